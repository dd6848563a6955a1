//! What is printed on the sheets of players: what this browser can change in the lobby, and the forms for that.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use rowlock_rules::{Printed, Seat};

use super::order::{lobby_path, parse_order};
use crate::domain::error::Error;
use crate::http::HttpError;
use crate::web::game::context::GameContext;
use crate::web::game::feedback::Feedback;
use crate::web::game::printed_choices::{PrintedChoices, letter_of_sheet, numbers_of_sheet};
use crate::web::game::query::GameQuery;
use crate::web::game::request::GameRequest;
use crate::web::game::sheet::dice::{ShownNumbers, numbers as shown_numbers};
use crate::web::kit::response::see_other;

/// What this browser can change: all seats as the host, otherwise its own.
pub(crate) struct LobbyPrinted {
    /// Whether it can change other seats than its own.
    pub(crate) is_host: bool,
    pub(crate) seats: Vec<PrintedSeat>,
    pub(crate) choices: PrintedChoices,
}

/// A seat with what is printed on its sheet.
pub(crate) struct PrintedSeat {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) numbers: Option<ShownNumbers>,
    pub(crate) letter: Option<char>,
}

impl LobbyPrinted {
    /// `None` if there is nothing that this browser can change.
    pub(crate) fn new(context: &GameContext, order: &[Seat]) -> Option<Self> {
        let choices = PrintedChoices::of(context.board())?;
        let is_host = context.access.host;
        let seats = order.iter().copied();
        let seats = seats.filter(|&seat| is_host || context.is_own(seat));
        let printed = Self {
            is_host,
            seats: seats
                .map(|seat| PrintedSeat {
                    seat,
                    name: context.name(seat).to_owned(),
                    numbers: shown_numbers(context, seat),
                    letter: letter(context, seat),
                })
                .collect(),
            choices,
        };
        (!printed.seats.is_empty()).then_some(printed)
    }
}

/// The letter of a seat's sheet, on a board with different sheets.
pub(crate) fn letter(context: &GameContext, seat: Seat) -> Option<char> {
    context.table().printed(seat).sheet.map(char::from)
}

/// Enters the numbers of printed sheets: a seat and its two numbers, for each seat.
pub(crate) async fn numbers(
    request: GameRequest,
    Query(view): Query<GameQuery>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let typed = typed_numbers(&fields);
    let typed = typed.ok_or_else(|| Error::invalid("numbers-unreadable"));
    set(&request, &view, typed).await
}

/// Enters the letters of printed sheets: a seat and its letter, for each seat.
pub(crate) async fn sheets(
    request: GameRequest,
    Query(view): Query<GameQuery>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let chosen = chosen_letters(&fields);
    let chosen = chosen.ok_or_else(|| Error::invalid("no-such-sheet"));
    set(&request, &view, chosen).await
}

/// Enters what is printed, and leads back to the lobby in its order, or shows it with the error.
async fn set(
    request: &GameRequest,
    view: &GameQuery,
    printed: Result<Vec<(usize, Printed)>, Error>,
) -> Result<HttpResponse, HttpError> {
    let set = async {
        let (games, caller) = (&request.games, request.principal());
        games.set_printed(caller, &request.id, printed?).await
    };
    let Err(error) = set.await else {
        return Ok(see_other(&lobby_path(&request.id, &parse_order(&view.order))).finish());
    };
    let context = request.load(None).await?;
    Ok(request.refused_game(&error, &context, view, Feedback::error(&error)))
}

fn typed_numbers(fields: &[(String, String)]) -> Option<Vec<(usize, Printed)>> {
    let numbers_of = |fields: &[(String, String)]| {
        let [(_, seat), (_, one), (_, other)] = fields else {
            return None;
        };
        let printed = Printed {
            numbers: Some(numbers_of_sheet(one, other)?),
            ..Printed::default()
        };
        Some((seat.parse().ok()?, printed))
    };
    fields.chunks(3).map(numbers_of).collect()
}

fn chosen_letters(fields: &[(String, String)]) -> Option<Vec<(usize, Printed)>> {
    let letter_of = |fields: &[(String, String)]| {
        let [(_, seat), (_, letter)] = fields else {
            return None;
        };
        let printed = Printed {
            sheet: Some(letter_of_sheet(letter)?),
            ..Printed::default()
        };
        Some((seat.parse().ok()?, printed))
    };
    fields.chunks(2).map(letter_of).collect()
}
