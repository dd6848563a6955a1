//! The forms for what is printed on sheets: numbers and letters.

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use rowlock_rules::{Printed, SheetLetter, SheetNumbers};

use crate::domain::error::Error;
use crate::http::HttpError;
use crate::web::game::fragment::{Feedback, GameQuery};
use crate::web::game::lobby::{lobby_path, parse_order};
use crate::web::game::request::GameRequest;
use crate::web::kit::response::see_other;

/// Enters the numbers of printed sheets: a seat and its two numbers, for each seat.
pub(crate) async fn numbers(
    request: GameRequest,
    Query(view): Query<GameQuery>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let set = match typed_numbers(&fields) {
        Some(typed) => {
            request
                .games
                .set_printed(request.principal(), &request.id, typed)
                .await
        }
        None => Err(Error::invalid("numbers-unreadable")),
    };
    lobby_or_refusal(&request, &view, set).await
}

/// Enters the letters of printed sheets: a seat and its letter, for each seat.
pub(crate) async fn sheets(
    request: GameRequest,
    Query(view): Query<GameQuery>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let set = match chosen_letters(&fields) {
        Some(chosen) => {
            request
                .games
                .set_printed(request.principal(), &request.id, chosen)
                .await
        }
        None => Err(Error::invalid("no-such-sheet")),
    };
    lobby_or_refusal(&request, &view, set).await
}

/// Leads back to the lobby in its order, or shows it with the error.
async fn lobby_or_refusal(
    request: &GameRequest,
    view: &GameQuery,
    set: Result<(), Error>,
) -> Result<HttpResponse, HttpError> {
    let Err(error) = set else {
        return Ok(see_other(&lobby_path(&request.id, &parse_order(&view.order))).finish());
    };
    let context = request.load(None).await?;
    Ok(request.refused_game(&error, &context, view, Feedback::error(&error)))
}

/// The numbers that are typed in two fields.
pub(crate) fn numbers_of_sheet(one: &str, other: &str) -> Option<SheetNumbers> {
    let numbers = [one.parse().ok()?, other.parse().ok()?];
    SheetNumbers::try_from(numbers).ok()
}

/// The letter that is chosen for a sheet.
pub(crate) fn letter_of_sheet(text: &str) -> Option<SheetLetter> {
    let letter: char = text.parse().ok()?;
    SheetLetter::try_from(letter).ok()
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
