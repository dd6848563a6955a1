//! The score of a paper sheet, or all its errors.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use rowlock_rules::{Board, MAX_PENALTIES, PENALTY_SCORE, Sheet};

use super::form::{ScorecardForm, WrittenSheet};
use super::mistakes::FormErrors;
use super::result::ScoreResult;
use super::rows::ScorecardRow;
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::i18n::Message;
use crate::games::GameService;
use crate::http::{HttpError, RequestContext};
use crate::web::kit::board_picker::{BoardLink, BoardQuery};
use crate::web::kit::filters;
use crate::web::kit::response::refused;

/// The status of a sheet that breaks a rule.
const INVALID_SCORECARD: u16 = 422;

#[derive(Template)]
#[template(path = "score/page.html")]
struct ScorePage {
    boards: Vec<BoardLink>,
    id: String,
    name: Message,
    /// The letters of the board's different sheets, and which of them it is.
    letters: Vec<(char, bool)>,
    letter_error: Option<Message>,
    /// The number of spaces in the longest row, plus one for the lock.
    columns: usize,
    is_typed: bool,
    /// Whether some spaces have no number.
    has_stars: bool,
    rows: Vec<ScorecardRow>,
    penalties: u8,
    most_penalties: u8,
    penalty_score: i32,
    penalty_errors: Vec<Message>,
    errors: usize,
    outcome: Option<ScoreResult>,
}

pub(super) async fn show(
    request: RequestContext,
    Query(query): Query<BoardQuery>,
) -> Result<HttpResponse, HttpError> {
    let board = query.board(&request.games).await?;
    let form = ScorecardForm::default();
    let written = form.written_on(&board);
    let page = page(&request.games, &board, &form, &written, None);
    Ok(request.ok(&page))
}

/// The same sheet with its errors, or with its points.
pub(super) async fn check(
    request: RequestContext,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let form = ScorecardForm::read(&fields);
    let board = request.games.find_board(&form.variant).await?;
    let board = board.ok_or_else(Error::not_found)?;
    let written = form.written_on(&board);
    if form.only_shows {
        let page = page(&request.games, &board, &form, &written, None);
        return Ok(request.ok(&page));
    }
    let result = written.score(&board);
    let page = page(&request.games, &board, &form, &written, Some(&result));
    Ok(match result {
        Ok(_) => request.ok(&page),
        Err(_) => refused(INVALID_SCORECARD, request.caller.view_context, &page),
    })
}

fn page(
    games: &GameService,
    board: &Arc<Board>,
    form: &ScorecardForm,
    written: &WrittenSheet,
    result: Option<&Result<Sheet, Box<FormErrors>>>,
) -> ScorePage {
    let sheet = result.and_then(|result| result.as_ref().ok());
    let errors = result.and_then(|result| result.as_ref().err());
    let errors = errors.map(Box::as_ref);
    let lines = sheet.map_or_else(Vec::new, Sheet::lines);
    let scorecard = &written.scorecard;
    let sheets = board.sheets.iter();
    let mut spaces = board.rows.iter().flat_map(|(_, row)| &row.spaces);
    ScorePage {
        boards: BoardLink::all(games, board),
        id: board.id.clone(),
        name: board_name(board),
        letters: sheets
            .map(|&letter| (letter.into(), scorecard.sheet == Some(letter)))
            .collect(),
        letter_error: errors.and_then(|errors| errors.letter.clone()),
        columns: board.printed(0).columns() + 1,
        is_typed: form.is_typed,
        has_stars: spaces.any(|space| space.number().is_none()),
        rows: ScorecardRow::all(board, written, errors, &lines),
        penalties: scorecard.penalties,
        most_penalties: MAX_PENALTIES,
        penalty_score: PENALTY_SCORE,
        penalty_errors: errors.map_or_else(Vec::new, |errors| errors.penalties.clone()),
        errors: errors.map_or(0, FormErrors::count),
        outcome: sheet.map(|sheet| ScoreResult::of(sheet, &lines)),
    }
}
