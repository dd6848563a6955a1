//! The score of a paper sheet, or all its errors.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Query};
use askama::Template;

use super::form::{FormErrors, ScorecardForm};
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::games::GameService;
use crate::http::{Caller, HttpError};
use crate::rules::{Board, Color, MAX_PENALTIES, PENALTY_SCORE, Sheet};
use crate::web::kit::board_picker::{BoardLink, BoardQuery};
use crate::web::kit::filters;
use crate::web::kit::response::{ok, refused};
use crate::web::kit::row_order::OfRow;
use crate::web::rules::examples::sum;

/// The status of a sheet that breaks a rule.
const INVALID_SCORECARD: u16 = 422;

#[derive(Template)]
#[template(path = "score/page.html")]
struct ScorePage {
    boards: Vec<BoardLink>,
    id: String,
    name: String,
    /// The number of spaces in the longest row, plus one for the lock.
    columns: usize,
    is_typed: bool,
    rows: Vec<ScorecardRow>,
    penalties: u8,
    most_penalties: u8,
    penalty_score: i32,
    penalty_errors: Vec<Message>,
    errors: usize,
    outcome: Option<ScoreResult>,
}

/// A row to cross.
struct ScorecardRow {
    color: Color,
    name: Message,
    spaces: Vec<ScorecardSpace>,
    is_locked: bool,
    is_lock_wrong: bool,
    /// The numbers as text.
    typed: String,
    errors: Vec<Message>,
    score: Option<u32>,
}

impl OfRow for ScorecardRow {
    fn row(&self) -> Option<Color> {
        Some(self.color)
    }
}

/// A space to cross.
struct ScorecardSpace {
    number: u8,
    /// Its color, if that is not the row's.
    color: Option<Color>,
    is_crossed: bool,
    /// Whether its second box is crossed, if it has one.
    second: Option<bool>,
    is_wrong: bool,
}

/// The score of the sheet.
struct ScoreResult {
    total: i32,
    sum: String,
}

/// An empty sheet of a board.
pub(super) async fn show(
    games: Data<GameService>,
    caller: Caller,
    Query(query): Query<BoardQuery>,
) -> Result<HttpResponse, HttpError> {
    let board = query.board(&games)?;
    let entry = ScorecardForm::default();
    Ok(ok(caller.view_context, &page(&games, board, &entry, None)))
}

/// The same sheet with its errors, or with its points.
pub(super) async fn check(
    games: Data<GameService>,
    caller: Caller,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let entry = ScorecardForm::read(&fields);
    let board = games.boards().get(&entry.variant);
    let board = board.ok_or_else(Error::not_found)?;
    if entry.only_shows {
        return Ok(ok(caller.view_context, &page(&games, board, &entry, None)));
    }
    let result = entry.score(board);
    let page = page(&games, board, &entry, Some(&result));
    Ok(match result {
        Ok(_) => ok(caller.view_context, &page),
        Err(_) => refused(INVALID_SCORECARD, caller.view_context, &page),
    })
}

fn page(
    games: &GameService,
    board: &Board,
    entry: &ScorecardForm,
    result: Option<&Result<Sheet, Box<FormErrors>>>,
) -> ScorePage {
    let sheet = result.and_then(|result| result.as_ref().ok());
    let errors = result.and_then(|result| result.as_ref().err());
    let errors = errors.map(Box::as_ref);
    let rows = Color::ALL.map(|color| row(board, entry, color, sheet, errors));
    let longest = rows.iter().map(|row| row.spaces.len()).max();
    ScorePage {
        boards: BoardLink::all(games, board),
        id: board.id.clone(),
        name: board.name.clone(),
        columns: longest.unwrap_or_default() + 1,
        is_typed: entry.is_typed,
        rows: rows.into(),
        penalties: entry.written.penalties,
        most_penalties: MAX_PENALTIES,
        penalty_score: PENALTY_SCORE,
        penalty_errors: errors.map_or_else(Vec::new, |errors| errors.penalties.clone()),
        errors: errors.map_or(0, FormErrors::count),
        outcome: sheet.map(|sheet| ScoreResult {
            total: sheet.total(),
            sum: sum(sheet),
        }),
    }
}

fn row(
    board: &Board,
    entry: &ScorecardForm,
    color: Color,
    sheet: Option<&Sheet>,
    errors: Option<&FormErrors>,
) -> ScorecardRow {
    let errors = errors.map(|errors| &errors.rows[color]);
    let is_wrong = |number| errors.is_some_and(|errors| errors.numbers.contains(&number));
    let spaces = board.rows[color].spaces.iter();
    let numbers = spaces.filter_map(|space| Some((space, space.number()?)));
    let written = &entry.written.rows[color];
    let times = |number: u8| written.iter().filter(|&&other| other == number).count();
    ScorecardRow {
        color,
        name: msg(color.as_str()),
        spaces: numbers
            .map(|(space, number)| ScorecardSpace {
                number,
                color: (space.color != color).then_some(space.color),
                is_crossed: times(number) > 0,
                second: space.has_second.then(|| times(number) > 1),
                is_wrong: is_wrong(number),
            })
            .collect(),
        is_locked: entry.written.locks.contains(&color),
        is_lock_wrong: errors.is_some_and(|errors| errors.lock),
        typed: entry.typed(color),
        errors: errors.map_or_else(Vec::new, |errors| errors.texts.clone()),
        score: sheet.map(|sheet| sheet.row_score(color)),
    }
}
