//! Deleting a game, after a question that says what is lost.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};

use super::context::Seen;
use crate::domain::i18n::{Arg, said};
use crate::games::Games;
use crate::rules::Status;
use crate::web::kit::confirm::Question;
use crate::web::kit::error_page::Fault;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::see_other;
use crate::web::kit::session::Visitor;

/// Asks whether a game is to go.
pub(super) async fn ask(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let game = path_id(&path)?;
    let seen = Seen::load(&games, &visitor, &game, None).await?;
    seen.access.check_manage()?;
    let names = seen.view.seats.iter().map(|seat| Arg::from(&seat.name));
    let names = said("names").with("names", Arg::List(names.collect()));
    let lost = match seen.view.status {
        Status::Lobby => said("ask-game-lobby"),
        Status::Playing | Status::LastCall => said("ask-game-running"),
        Status::Finished => said("ask-game-lost"),
    };
    let question = Question {
        title: said("ask-game").with("names", names),
        means: vec![lost, said("ask-for-good")],
        action: format!("/games/{game}/delete"),
        fields: Vec::new(),
        yes: said("ask-game-yes"),
        no: said("link-no"),
        back: format!("/games/{game}"),
    };
    Ok(question.ask(visitor.look))
}

/// Deletes a game.
pub(super) async fn delete(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    games.delete(&visitor.caller, &path_id(&path)?).await?;
    Ok(see_other("/history").finish())
}
