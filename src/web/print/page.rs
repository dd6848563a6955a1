//! The page with blank sheets of one board.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::{Board, Color, RowName, ScoreKind, SheetLetter, Sign};

use super::blank_sheet::BlankSheet;
use crate::domain::board_name::board_name;
use crate::domain::i18n::{Message, msg};
use crate::domain::row_display::RowDisplay;
use crate::http::{HttpError, RequestContext};
use crate::web::kit::board_picker::{BoardQuery, boards_and};
use crate::web::kit::choice::Choice;
use crate::web::kit::filters;

#[derive(Template)]
#[template(path = "print/page.html")]
struct BlankSheetPage {
    boards: Vec<Choice>,
    board: Arc<Board>,
    sheets: Vec<BlankSheet>,
}

impl BlankSheetPage {
    fn name(&self) -> Message {
        board_name(&self.board)
    }

    fn sheets_per_page(&self) -> usize {
        self.sheets.first().map_or(1, BlankSheet::per_page)
    }
}

/// One page of sheets that are alike, or one of each.
fn sheets(board: &Board, order: RowDisplay) -> Vec<BlankSheet> {
    match board.sheets.as_slice() {
        [] => {
            let sheet = || BlankSheet::new(board, 0, order);
            (0..sheet().per_page()).map(|_| sheet()).collect()
        }
        letters => (0..letters.len())
            .map(|index| BlankSheet::new(board, index, order))
            .collect(),
    }
}

/// What the sheets differ in, on a board with different ones.
fn about_letters(letters: &[SheetLetter]) -> Option<Message> {
    let text = |letter: &SheetLetter| char::from(*letter).to_string();
    let about = msg("blank-letters").with("count", letters.len());
    let about = about.with("first", text(letters.first()?));
    Some(about.with("last", text(letters.last()?)))
}

pub(super) async fn show(
    request: RequestContext,
    Query(query): Query<BoardQuery>,
) -> Result<HttpResponse, HttpError> {
    let board = query.board(&request.games).await?;
    let rows = request.caller.view_context.settings.rows;
    let page = BlankSheetPage {
        boards: boards_and(&request.games, &board),
        sheets: sheets(&board, rows.unwrap_or_default()),
        board,
    };
    Ok(request.ok(&page))
}
