//! Join requests that the host accepts or refuses.

use actix_web::HttpResponse;
use actix_web::web::{Form, Path};
use rowlock_rules::Printed;
use serde::Deserialize;

use super::context::GameContext;
use super::printed_choices::{PrintedChoices, letter_of_sheet, numbers_of_sheet};
use super::request::GameRequest;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, RequestId};
use crate::domain::precondition::Precondition;
use crate::games::{Answer, RequestView};
use crate::http::HttpError;

/// A pending join request.
pub(crate) struct JoinRequest {
    pub(crate) id: RequestId,
    pub(crate) question: Message,
    /// The new sheet that it asks for, if something printed can be typed or chosen for it.
    pub(crate) new_sheet: Option<NewSheet>,
}

/// The sheet of a player who comes late.
pub(crate) struct NewSheet {
    pub(crate) name: String,
    pub(crate) choices: PrintedChoices,
}

/// The pending join requests; none unless this caller is the host.
pub(crate) fn join_requests(context: &GameContext) -> Vec<JoinRequest> {
    let requests = context.details.requests.iter().flatten();
    let join_request = |request: &RequestView| JoinRequest {
        id: request.request.clone(),
        question: match (&request.name, request.seat) {
            (Some(name), Some(_)) => msg("request-seat").with("name", name),
            (Some(name), None) => msg("request-name").with("name", name),
            (None, _) => msg("request-spectate"),
        },
        new_sheet: match (&request.name, request.seat) {
            (Some(name), None) => NewSheet::new(context, name),
            (Some(_) | None, _) => None,
        },
    };
    requests.map(join_request).collect()
}

impl NewSheet {
    /// `None` if all sheets of the board are alike.
    fn new(context: &GameContext, name: &str) -> Option<Self> {
        let choices = PrintedChoices::of(context.board())?;
        let name = name.to_owned();
        Some(Self { name, choices })
    }
}

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
    request: GameRequest,
    path: Path<(GameId, RequestId)>,
    Form(form): Form<DecisionForm>,
) -> Result<HttpResponse, HttpError> {
    let (game, asked) = path.into_inner();
    let caller = request.principal();
    let decided = async {
        let (answer, any) = (form.answer()?, &Precondition::Any);
        let games = &request.games;
        games
            .answer_request(caller, &game, &asked, answer, any, None)
            .await
    };
    match (decided.await, form.seat) {
        (Ok(_), Some(seat)) => Ok(request.redirect(&format!("?seat={seat}"))),
        (decided, _) => request.players_or_refusal(decided.err()).await,
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct CodeForm {
    open: bool,
}

/// Makes the join code void, or gives the game a new one.
pub(super) async fn change_code(
    request: GameRequest,
    Form(form): Form<CodeForm>,
) -> Result<HttpResponse, HttpError> {
    let (games, caller) = (&request.games, request.principal());
    let changed = if form.open {
        games.renew_code(caller, &request.id, None).await
    } else {
        games.close_code(caller, &request.id).await
    };
    request.players_or_refusal(changed.err()).await
}
