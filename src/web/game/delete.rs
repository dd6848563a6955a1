//! Deleting a game, after a confirmation.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};

use super::context::GameContext;
use crate::domain::i18n::{Arg, msg};
use crate::domain::ids::GameId;
use crate::games::GameService;
use crate::http::{Caller, HttpError};
use crate::rules::Status;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::response::see_other;

/// Confirms that a game is deleted.
pub(super) async fn ask(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
) -> Result<HttpResponse, HttpError> {
    let game = path.into_inner();
    let context = GameContext::load(&games, &caller, &game, None).await?;
    context.access.require_manager()?;
    let names = context.view.seats.iter().map(|seat| Arg::from(&seat.name));
    let names = msg("names").with("names", Arg::List(names.collect()));
    let lost = match context.view.status {
        Status::Lobby => msg("confirm-delete-game-lobby"),
        Status::Playing | Status::LastCall => msg("confirm-delete-game-running"),
        Status::Finished => msg("confirm-delete-game-lost"),
    };
    let question = ConfirmPage {
        title: msg("confirm-delete-game").with("names", names),
        consequences: vec![lost, msg("confirm-permanent")],
        action: format!("/games/{game}/delete"),
        fields: Vec::new(),
        choice: None,
        yes: msg("confirm-delete-game-yes"),
        no: msg("link-decline"),
        back: format!("/games/{game}"),
    };
    Ok(question.respond(caller.view_context))
}

/// Deletes a game.
pub(super) async fn delete(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
) -> Result<HttpResponse, HttpError> {
    games.delete(&caller.principal, &path).await?;
    Ok(see_other("/history").finish())
}
