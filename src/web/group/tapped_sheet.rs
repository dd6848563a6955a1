//! The sheet of a player of a paper game, tapped on the page that scores sheets.

use actix_web::HttpResponse;
use rowlock_rules::{Color, KnownBoards, MAX_SEATS, Sheet};

use super::paper_fields::{Fields, TAPPED, field};
use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::http::RequestContext;
use crate::web::score::PlayerSheet;

/// The button of the game's form that opens the sheet of the player with this number.
const OPEN: &str = "tap";

/// The buttons of the sheet's page that lead back to the form: one takes the sheet over.
const TAKE: &str = "take";
const LEAVE: &str = "leave";

/// The fields of the game's form other than those of a player.
const OF_GAME: [&str; 4] = ["date", "seen", "place", "note"];

/// What a form leads to that does not save a game.
pub(super) enum Tapped {
    /// The page of a sheet.
    Sheet(HttpResponse),
    /// The form of the game with these values.
    Form(Fields),
}

/// What a form leads to that opens the sheet of a player or comes from there; `None` for one that saves the game.
///
/// # Errors
/// [`Error::not_found`] for an unknown player or version.
pub(super) fn tapped(
    request: &RequestContext,
    action: &str,
    boards: &KnownBoards,
    sent: &[(String, String)],
) -> Result<Option<Tapped>, Error> {
    let all: Fields = sent.iter().cloned().collect();
    let has = |name: &str| all.contains_key(name);
    if !has(OPEN) && !has(TAPPED) {
        return Ok(None);
    }
    let number = field(&all, if has(OPEN) { OPEN } else { TAPPED });
    let number: usize = number.parse().map_err(|_| Error::not_found())?;
    let board = boards.get(&field(&all, "variant"));
    let board = board.filter(|_| (1..=MAX_SEATS).contains(&number));
    let board = board.ok_or_else(Error::not_found)?;
    let mut form = all.clone();
    form.retain(|name, _| is_of_form(name));
    let name = field(&form, &format!("name-{number}"));
    let mut carried: Vec<_> = form
        .iter()
        .map(|(name, value)| (name.clone(), value.clone()))
        .collect();
    carried.sort();
    carried.push((TAPPED.to_owned(), number.to_string()));
    let player = PlayerSheet {
        title: if name.is_empty() {
            msg("paper-game-player").with("number", number)
        } else {
            msg("sheet-of").with("name", name)
        },
        action: action.to_owned(),
        carried,
    };
    form.insert("variant".to_owned(), board.id.clone());
    form.insert(TAPPED.to_owned(), number.to_string());
    if has(OPEN) {
        return Ok(Some(Tapped::Sheet(player.empty(request, board))));
    }
    if has(LEAVE) {
        return Ok(Some(Tapped::Form(form)));
    }
    let sheet = PlayerSheet::read(board, sent).filter(|_| has(TAKE));
    Ok(Some(match sheet {
        Some(sheet) => {
            fill_in(&mut form, number, &sheet);
            Tapped::Form(form)
        }
        None => Tapped::Sheet(player.answer(request, board, sent)),
    }))
}

/// Whether this field belongs to the form of the game, as `note` and `red-2` do.
fn is_of_form(name: &str) -> bool {
    let player = name.rsplit_once('-');
    OF_GAME.contains(&name) || player.is_some_and(|(_, number)| number.parse::<usize>().is_ok())
}

/// Fills in what the sheet of a player comes to: its crosses, or its total where there is more to count.
fn fill_in(form: &mut Fields, number: usize, sheet: &Sheet) {
    let is_counted = sheet.board().scores_by_counts();
    let mut set = |name: &str, value: Option<String>| {
        form.insert(format!("{name}-{number}"), value.unwrap_or_default());
    };
    for row in Color::ALL {
        set(
            row.as_str(),
            is_counted.then(|| sheet.crosses(row).to_string()),
        );
    }
    set(
        "penalties",
        is_counted.then(|| sheet.penalties().to_string()),
    );
    set("total", (!is_counted).then(|| sheet.total().to_string()));
}
