//! The host's decisions on who joins.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path};
use serde::Deserialize;

use super::players;
use super::printed_forms::{letter_of_sheet, numbers_of_sheet};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, RequestId};
use crate::games::{Answer, GameService};
use crate::http::{Caller, HttpError};
use crate::rules::Printed;
use crate::web::kit::response::see_other;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HostDecision {
    Accept,
    Refuse,
}

#[derive(Debug, Deserialize)]
pub(super) struct DecisionForm {
    answer: HostDecision,
    /// The seat of the sheet with the pressed button.
    seat: Option<usize>,
    /// The letter of the new sheet; empty if it is dealt.
    #[serde(default)]
    sheet: String,
    /// One number of the new sheet; empty if both are drawn.
    #[serde(default)]
    one: String,
    #[serde(default)]
    other: String,
}

impl DecisionForm {
    fn answer(&self) -> Result<Answer, Error> {
        match self.answer {
            HostDecision::Accept => Ok(Answer::Accept(self.printed()?)),
            HostDecision::Refuse => Ok(Answer::Refuse),
        }
    }

    /// What is typed or chosen for the new sheet; the rest is dealt.
    fn printed(&self) -> Result<Printed, Error> {
        let numbers = match (self.one.as_str(), self.other.as_str()) {
            ("", "") => None,
            (one, other) => {
                let numbers = numbers_of_sheet(one, other);
                Some(numbers.ok_or_else(|| Error::invalid("numbers-unreadable"))?)
            }
        };
        let sheet = match self.sheet.as_str() {
            "" => None,
            letter => {
                let letter = letter_of_sheet(letter);
                Some(letter.ok_or_else(|| Error::invalid("no-such-sheet"))?)
            }
        };
        Ok(Printed { numbers, sheet })
    }
}

/// Accepts or refuses a join request.
pub(super) async fn decide(
    games: Data<GameService>,
    caller: Caller,
    path: Path<(GameId, RequestId)>,
    Form(form): Form<DecisionForm>,
) -> Result<HttpResponse, HttpError> {
    let (game, request) = path.into_inner();
    let decided = match form.answer() {
        Ok(answer) => {
            let decided = games.answer_request(&caller.principal, &game, &request, answer, None);
            decided.await
        }
        Err(error) => Err(error),
    };
    match (decided, form.seat) {
        (Ok(_), Some(seat)) => Ok(see_other(&format!("/games/{game}?seat={seat}")).finish()),
        (decided, _) => players::redirect_or_refuse(&games, &caller, &game, decided.err()).await,
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct CodeForm {
    /// Whether others can join.
    open: bool,
}

/// Makes the join code void, or gives the game a new one.
pub(super) async fn change_code(
    games: Data<GameService>,
    caller: Caller,
    path: Path<GameId>,
    Form(form): Form<CodeForm>,
) -> Result<HttpResponse, HttpError> {
    let changed = if form.open {
        games.renew_code(&caller.principal, &path, None).await
    } else {
        games.close_code(&caller.principal, &path).await
    };
    players::redirect_or_refuse(&games, &caller, &path, changed.err()).await
}
