//! The score of a paper sheet, or all its errors.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::web::{Form, Query};
use askama::Template;
use rowlock_rules::{Board, MAX_PENALTIES, PENALTY_SCORE, Scorecard, Sheet};

use super::form::{ScorecardForm, WrittenSheet};
use super::mistakes::FormErrors;
use super::result::{ScoreResult, at_least};
use super::rows::ScorecardRow;
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::i18n::Message;
use crate::games::GameService;
use crate::http::{HttpError, RequestContext};
use crate::web::kit::board_picker::{BoardQuery, boards_and};
use crate::web::kit::choice::Choice;
use crate::web::kit::filters;
use crate::web::kit::response::refused;

/// The status of a sheet that breaks a rule.
const INVALID_SCORECARD: u16 = 422;

#[derive(Template)]
#[template(path = "score/page.html")]
struct ScorePage<'a> {
    boards: Vec<Choice>,
    board: &'a Board,
    form: &'a ScorecardForm,
    scorecard: &'a Scorecard,
    errors: Option<&'a FormErrors>,
    rows: Vec<ScorecardRow>,
    outcome: Option<ScoreResult>,
    /// The points of the rows without mistakes, if others have some.
    at_least: Option<Message>,
}

impl ScorePage<'_> {
    fn name(&self) -> Message {
        board_name(self.board)
    }

    /// Whether some spaces have no number.
    fn has_stars(&self) -> bool {
        let mut spaces = self.board.rows.iter().flat_map(|(_, row)| &row.spaces);
        spaces.any(|space| space.number().is_none())
    }

    fn letter_error(&self) -> Option<&Message> {
        self.errors?.letter.as_ref()
    }

    fn penalty_errors(&self) -> &[Message] {
        self.errors.map_or(&[], |errors| &errors.penalties[..])
    }
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

fn page<'a>(
    games: &GameService,
    board: &'a Arc<Board>,
    form: &'a ScorecardForm,
    written: &'a WrittenSheet,
    result: Option<&'a Result<Sheet, Box<FormErrors>>>,
) -> ScorePage<'a> {
    let (sheet, errors) = match result {
        Some(Ok(sheet)) => (Some(sheet), None),
        Some(Err(errors)) => (None, Some(&**errors)),
        None => (None, None),
    };
    let right_rows = errors.and_then(|errors| written.right_rows(board, errors));
    let counted = sheet.or(right_rows.as_ref());
    let lines = counted.map_or_else(Vec::new, Sheet::lines);
    ScorePage {
        boards: boards_and(games, board),
        board,
        form,
        scorecard: &written.scorecard,
        errors,
        rows: ScorecardRow::all(board, written, errors, &lines),
        outcome: sheet.map(|sheet| ScoreResult::of(sheet, &lines)),
        at_least: right_rows.as_ref().map(|sheet| at_least(sheet.total())),
    }
}
