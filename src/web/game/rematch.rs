//! A rematch with other players: the host chooses who stays, and the lobby takes the rest.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use askama::Template;

use super::context::GameContext;
use crate::domain::error::Error;
use crate::domain::i18n::Message;
use crate::domain::ids::GameId;
use crate::games::GameService;
use crate::http::{Caller, HttpError};
use crate::rules::{Seat, Violation};
use crate::web::kit::filters;
use crate::web::kit::response::{ok, refused, see_other};

/// The form to choose who plays again.
#[derive(Template)]
#[template(path = "game/rematch.html")]
struct RematchPage {
    game: GameId,
    players: Vec<(Seat, String)>,
    error: Option<Message>,
}

impl RematchPage {
    fn new(context: &GameContext, error: Option<&Error>) -> Self {
        let seats = context.view.seats.iter().filter(|seat| !seat.left);
        Self {
            game: context.view.id.clone(),
            players: seats.map(|seat| (seat.seat, seat.name.clone())).collect(),
            error: error.map(|error| error.detail.clone()),
        }
    }
}

/// Asks who plays again.
pub(super) async fn ask(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &caller, &path, None).await?;
    if !context.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    if let Some(next) = &context.view.next {
        return Ok(see_other(&format!("/games/{next}")).finish());
    }
    Ok(ok(caller.view_context, &RematchPage::new(&context, None)))
}

/// Opens the lobby of the next game with those who play again.
pub(super) async fn open(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let chosen = fields.iter().filter(|(field, _)| field == "player");
    let seats = chosen.filter_map(|(_, seat)| Seat::new(seat.parse().ok()?));
    let opened = games
        .rematch_lobby(&caller.principal, &id, seats.collect())
        .await;
    match opened {
        Ok(created) => Ok(see_other(&format!("/games/{}", created.game.id)).finish()),
        Err(error) => {
            let context = GameContext::load(&games, &caller, &id, None).await?;
            if !context.access.host {
                return Err(error.into());
            }
            if let Some(next) = &context.view.next {
                return Ok(see_other(&format!("/games/{next}")).finish());
            }
            let page = RematchPage::new(&context, Some(&error));
            Ok(refused(error.code.status(), caller.view_context, &page))
        }
    }
}
