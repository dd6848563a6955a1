//! The forms for what is printed on sheets: numbers and letters.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};

use super::context::GameContext;
use super::fragment::{Feedback, GameQuery, game_fragment};
use super::lobby::{lobby_path, parse_order};
use super::page::GamePage;
use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::GameService;
use crate::http::{Caller, HttpError, PublicUrl};
use crate::rules::{Printed, SheetLetter, SheetNumbers};
use crate::web::kit::response::{refused, see_other};

/// Enters the numbers of printed sheets: a seat and its two numbers, for each seat.
pub(super) async fn numbers(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let set = match typed_numbers(&fields) {
        Some(typed) => games.set_printed(&caller.principal, &path, typed).await,
        None => Err(Error::invalid("numbers-unreadable")),
    };
    lobby_or_refusal(&games, &public_url, &caller, (&path, &view), set).await
}

/// Enters the letters of printed sheets: a seat and its letter, for each seat.
pub(super) async fn sheets(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let set = match chosen_letters(&fields) {
        Some(chosen) => games.set_printed(&caller.principal, &path, chosen).await,
        None => Err(Error::invalid("no-such-sheet")),
    };
    lobby_or_refusal(&games, &public_url, &caller, (&path, &view), set).await
}

/// Leads back to the lobby in its order, or shows it with the error.
async fn lobby_or_refusal(
    games: &GameService,
    public_url: &PublicUrl,
    caller: &Caller,
    (id, view): (&GameId, &GameQuery),
    set: Result<(), Error>,
) -> Result<HttpResponse, HttpError> {
    let Err(error) = set else {
        return Ok(see_other(&lobby_path(id, &parse_order(&view.order))).finish());
    };
    let context = GameContext::load(games, caller, id, None).await?;
    let fragment = game_fragment(&context, public_url, view, Feedback::error(&error));
    let page = GamePage::new(fragment);
    Ok(refused(error.code.status(), caller.view_context, &page))
}

/// The numbers that are typed in two fields.
pub(super) fn numbers_of_sheet(one: &str, other: &str) -> Option<SheetNumbers> {
    let numbers = [one.parse().ok()?, other.parse().ok()?];
    SheetNumbers::try_from(numbers).ok()
}

/// The letter that is chosen for a sheet.
pub(super) fn letter_of_sheet(text: &str) -> Option<SheetLetter> {
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
