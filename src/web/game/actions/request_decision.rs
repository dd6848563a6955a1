//! The host's decisions on who joins.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path};
use rowlock_rules::Printed;
use serde::Deserialize;

use crate::domain::error::Error;
use crate::domain::ids::{GameId, RequestId};
use crate::domain::precondition::Precondition;
use crate::games::Answer;
use crate::http::HttpError;
use crate::web::game::actions::printed_forms::{letter_of_sheet, numbers_of_sheet};
use crate::web::game::players;
use crate::web::game::request::GameRequest;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
enum HostDecision {
    Accept,
    Refuse,
}

#[derive(Debug, Deserialize)]
pub(crate) struct DecisionForm {
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
pub(crate) async fn decide(
    request: GameRequest,
    path: Path<(GameId, RequestId)>,
    Form(form): Form<DecisionForm>,
) -> Result<HttpResponse, HttpError> {
    let (game, asked) = path.into_inner();
    let caller = request.principal();
    let decided = match form.answer() {
        Ok(answer) => {
            let decided = request.games.answer_request(
                caller,
                &game,
                &asked,
                answer,
                &Precondition::Any,
                None,
            );
            decided.await
        }
        Err(error) => Err(error),
    };
    match (decided, form.seat) {
        (Ok(_), Some(seat)) => Ok(request.redirect(&format!("?seat={seat}"))),
        (decided, _) => players::redirect_or_refuse(&request, decided.err()).await,
    }
}

#[derive(Debug, Deserialize)]
pub(crate) struct CodeForm {
    open: bool,
}

/// Makes the join code void, or gives the game a new one.
pub(crate) async fn change_code(
    request: GameRequest,
    Form(form): Form<CodeForm>,
) -> Result<HttpResponse, HttpError> {
    let (games, caller) = (&request.games, request.principal());
    let changed = if form.open {
        games.renew_code(caller, &request.id, None).await
    } else {
        games.close_code(caller, &request.id).await
    };
    players::redirect_or_refuse(&request, changed.err()).await
}
