//! Deleting a game, after a confirmation.

use actix_web::HttpResponse;
use rowlock_rules::{Seat, Status};

use crate::domain::i18n::{Arg, msg};
use crate::domain::precondition::Precondition;
use crate::http::HttpError;
use crate::web::game::request::GameRequest;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::response::see_other;

/// Confirms that a game is deleted.
pub(super) async fn ask(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let game = &request.id;
    let context = request.load(None).await?;
    context.access.require_manager()?;
    let seats: Vec<Seat> = context.seats().collect();
    let names = msg("names").with("names", Arg::List(context.names(&seats)));
    let lost = match context.status() {
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
    Ok(request.ok(&question))
}

pub(super) async fn delete(request: GameRequest) -> Result<HttpResponse, HttpError> {
    request
        .games
        .delete(request.principal(), &request.id, &Precondition::Any)
        .await?;
    Ok(see_other("/history").finish())
}
