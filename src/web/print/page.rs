//! The page with blank sheets of one board.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::{Board, Color, RowName, ScoreKind, SheetLetter, Sign};

use super::blank_sheet::BlankSheet;
use crate::domain::board_name::board_name;
use crate::domain::i18n::{Message, msg};
use crate::domain::row_display::RowDisplay;
use crate::http::{HttpError, RequestContext};
use crate::web::kit::board_picker::{BoardLink, BoardQuery};
use crate::web::kit::filters;

#[derive(Template)]
#[template(path = "print/page.html")]
struct BlankSheetPage {
    boards: Vec<BoardLink>,
    id: String,
    name: Message,
    sheets_per_page: usize,
    /// What the sheets differ in, on a board with different ones.
    letters: Option<Message>,
    sheets: Vec<BlankSheet>,
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
    let sheets = sheets(&board, rows.unwrap_or_default());
    let page = BlankSheetPage {
        boards: BoardLink::all(&request.games, &board),
        id: board.id.clone(),
        name: board_name(&board),
        sheets_per_page: sheets.first().map_or(1, BlankSheet::per_page),
        letters: about_letters(&board.sheets),
        sheets,
    };
    Ok(request.ok(&page))
}
