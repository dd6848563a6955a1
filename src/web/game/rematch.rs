//! Rematches: with the same players, or with players whom the host chooses and others who join the lobby.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use rowlock_rules::{Seat, Violation};

use crate::domain::error::Error;
use crate::domain::i18n::Message;
use crate::domain::ids::GameId;
use crate::http::HttpError;
use crate::web::game::context::GameContext;
use crate::web::game::feedback::Feedback;
use crate::web::game::query::GameQuery;
use crate::web::game::request::GameRequest;
use crate::web::kit::filters;
use crate::web::kit::response::see_other;

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
        let seats = context.seats();
        let seats = seats.filter(|&seat| !context.table().has_left(seat));
        Self {
            game: context.details.id.clone(),
            players: seats
                .map(|seat| (seat, context.name(seat).to_owned()))
                .collect(),
            error: error.map(|error| error.detail.clone()),
        }
    }
}

pub(super) async fn ask(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    if !context.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    if let Some(next) = &context.details.next {
        return Ok(see_other(&format!("/games/{next}")).finish());
    }
    Ok(request.ok(&RematchPage::new(&context, None)))
}

/// Opens the lobby of the next game with the players who play again.
pub(super) async fn open(
    request: GameRequest,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let id = &request.id;
    let chosen = fields.iter().filter(|(field, _)| field == "player");
    let seats = chosen.filter_map(|(_, seat)| Seat::new(seat.parse().ok()?));
    let opened = request
        .games
        .rematch_lobby(request.principal(), id, seats.collect())
        .await;
    match opened {
        Ok(created) => Ok(see_other(&format!("/games/{}", created.game.id)).finish()),
        Err(error) => {
            let context = request.load(None).await?;
            if !context.access.host {
                return Err(error.into());
            }
            if let Some(next) = &context.details.next {
                return Ok(see_other(&format!("/games/{next}")).finish());
            }
            let page = RematchPage::new(&context, Some(&error));
            Ok(request.refused(&error, &page))
        }
    }
}

/// The host creates another game with the same seats.
pub(super) async fn again(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let query = view.seat.map(|seat| format!("?seat={seat}"));
    let query = query.unwrap_or_default();
    let created = request
        .games
        .rematch(request.principal(), &request.id, true, None);
    match created.await {
        Ok(created) => Ok(see_other(&format!("/games/{}{query}", created.game.id)).finish()),
        Err(error) => {
            let context = request.load(None).await?;
            if let Some(next) = &context.details.next {
                return Ok(see_other(&format!("/games/{next}{query}")).finish());
            }
            let view = GameQuery::default();
            Ok(request.refused_game(&error, &context, &view, Feedback::error(&error)))
        }
    }
}
