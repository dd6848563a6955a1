//! Deleting a game, after a question that says what is lost.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};

use super::fault::Fault;
use super::game::game_id;
use super::page::see_other;
use super::question::Question;
use super::seen::Seen;
use super::visitor::Visitor;
use crate::domain::i18n::{Arg, said};
use crate::games::Games;
use crate::rules::Status;

/// Asks whether a game is to go.
pub(super) async fn ask(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let game = game_id(&path)?;
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
    games.delete(&visitor.caller, &game_id(&path)?).await?;
    Ok(see_other("/history").finish())
}
