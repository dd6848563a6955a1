//! Another game with other players: who stays is chosen, and the new game waits in its lobby for the rest.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use askama::Template;

use super::context::Seen;
use crate::domain::error::Error;
use crate::domain::i18n::Said;
use crate::domain::ids::GameId;
use crate::games::Games;
use crate::rules::{Seat, Violation};
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::{ok, refused, see_other};
use crate::web::kit::session::Visitor;

/// Who plays again.
#[derive(Template)]
#[template(path = "game/rematch.html")]
struct ReplayPage {
    game: GameId,
    players: Vec<(Seat, String)>,
    error: Option<Said>,
}

impl ReplayPage {
    fn new(seen: &Seen, error: Option<&Error>) -> Self {
        let seats = seen.view.seats.iter().filter(|seat| !seat.left);
        Self {
            game: seen.view.id.clone(),
            players: seats.map(|seat| (seat.seat, seat.name.clone())).collect(),
            error: error.map(|error| error.detail.clone()),
        }
    }
}

/// Asks who plays again.
pub(super) async fn ask(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, None).await?;
    if !seen.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    if let Some(next) = &seen.view.next {
        return Ok(see_other(&format!("/games/{next}")).finish());
    }
    Ok(ok(visitor.look, &ReplayPage::new(&seen, None)))
}

/// Opens the lobby of the next game with those who play again.
pub(super) async fn open(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let chosen = fields.iter().filter(|(field, _)| field == "player");
    let seats = chosen.filter_map(|(_, seat)| Seat::new(seat.parse().ok()?));
    let opened = games
        .rematch_lobby(&visitor.caller, &id, seats.collect())
        .await;
    match opened {
        Ok(created) => Ok(see_other(&format!("/games/{}", created.game.id)).finish()),
        Err(error) => {
            let seen = Seen::load(&games, &visitor, &id, None).await?;
            if !seen.access.host {
                return Err(error.into());
            }
            if let Some(next) = &seen.view.next {
                return Ok(see_other(&format!("/games/{next}")).finish());
            }
            let page = ReplayPage::new(&seen, Some(&error));
            Ok(refused(error.code.status(), visitor.look, &page))
        }
    }
}
