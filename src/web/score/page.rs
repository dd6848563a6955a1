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
    /// Whose sheet it is, if it belongs to a game.
    player: Option<&'a PlayerSheet>,
}

/// The sheet of a player in a game from paper, on a page that sends the fields of the game's form along.
pub(in crate::web) struct PlayerSheet {
    /// Whose sheet it is.
    pub(in crate::web) title: Message,
    /// Where the page is sent.
    pub(in crate::web) action: String,
    /// The fields of the game's form.
    pub(in crate::web) carried: Vec<(String, String)>,
}

impl PlayerSheet {
    /// The page without a cross.
    pub(in crate::web) fn empty(
        &self,
        request: &RequestContext,
        board: &Arc<Board>,
    ) -> HttpResponse {
        empty(request, board, Some(self))
    }

    /// The page as it was sent, with its points or its mistakes.
    pub(in crate::web) fn answer(
        &self,
        request: &RequestContext,
        board: &Arc<Board>,
        fields: &[(String, String)],
    ) -> HttpResponse {
        answer(request, board, &ScorecardForm::read(fields), Some(self))
    }

    /// The sheet that was sent; `None` if it has mistakes.
    pub(in crate::web) fn read(board: &Arc<Board>, fields: &[(String, String)]) -> Option<Sheet> {
        let written = ScorecardForm::read(fields).written_on(board);
        written.score(board).ok()
    }
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
    Ok(empty(&request, &board, None))
}

/// The same sheet with its errors, or with its points.
pub(super) async fn check(
    request: RequestContext,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<HttpResponse, HttpError> {
    let form = ScorecardForm::read(&fields);
    let board = request.games.find_board(&form.variant).await?;
    let board = board.ok_or_else(Error::not_found)?;
    Ok(answer(&request, &board, &form, None))
}

/// The page without a cross.
fn empty(
    request: &RequestContext,
    board: &Arc<Board>,
    player: Option<&PlayerSheet>,
) -> HttpResponse {
    let form = ScorecardForm::default();
    let written = form.written_on(board);
    let page = page(&request.games, board, &form, &written, None);
    request.ok(&ScorePage { player, ..page })
}

/// The same sheet with its errors, or with its points; with neither if only the way of entering is to change.
fn answer(
    request: &RequestContext,
    board: &Arc<Board>,
    form: &ScorecardForm,
    player: Option<&PlayerSheet>,
) -> HttpResponse {
    let written = form.written_on(board);
    let result = (!form.only_shows).then(|| written.score(board));
    let page = page(&request.games, board, form, &written, result.as_ref());
    let page = ScorePage { player, ..page };
    match result {
        None | Some(Ok(_)) => request.ok(&page),
        Some(Err(_)) => refused(INVALID_SCORECARD, request.caller.view_context, &page),
    }
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
        player: None,
    }
}
