//! Blank sheets to print.

use actix_web::HttpResponse;
use actix_web::web::{Data, Query};
use askama::Template;

use crate::games::GameService;
use crate::http::{Caller, HttpError};
use crate::rules::{
    Board, Color, ExtraSpace, MAX_PENALTIES, PENALTY_SCORE, RowName, Sign, Space, SpaceId,
};
use crate::web::kit::board_picker::{BoardLink, BoardQuery};
use crate::web::kit::filters;
use crate::web::kit::plot::units;
use crate::web::kit::response::ok;

/// How many sheets fit on a page of A4 or Letter.
const SHEETS_PER_PAGE: u8 = 3;

/// The size of a sheet, in millimetres.
const WIDTH: f64 = 190.0;
const HEIGHT: f64 = 83.0;

/// The y coordinate of the first row, the height of a row, and the distance between rows.
const FIRST_ROW: f64 = 9.5;
const ROW_HEIGHT: f64 = 12.2;
const ROW_STEP: f64 = 13.6;

/// The x coordinates of the start of a row's spaces, and of the end of its lock.
const SPACES: (f64, f64) = (10.5, 188.5);

/// The gap between spaces.
const GAP: f64 = 1.2;

/// Where the bonus bar begins, and how far its fields are apart.
const BAR: f64 = 108.0;
const BAR_STEP: f64 = 4.6;

/// The width of a second box.
const SECOND_BOX: f64 = 2.6;

/// The x coordinates of the table of points.
const POINTS: (f64, f64) = (16.0, 132.0);

/// The page.
#[derive(Template)]
#[template(path = "print/blank_sheet.html")]
struct BlankSheetPage {
    boards: Vec<BoardLink>,
    id: String,
    name: String,
    sheets: u8,
    sheet: BlankSheet,
}

/// A sheet as it is drawn; all lengths are millimetres.
struct BlankSheet {
    width: f64,
    height: f64,
    name: String,
    rows: Vec<BlankRow>,
    row_height: f64,
    /// The width of a space.
    space: String,
    /// The size of the numbers: `small` or `large`.
    letters: &'static str,
    needed: u8,
    has_lucky_numbers: bool,
    /// The fields of the bonus bar; none on a board without one.
    bar: Vec<BarField>,
    points: Vec<PointsColumn>,
    most_penalties: u8,
    penalty_score: i32,
}

struct BlankRow {
    color: Color,
    y: f64,
    spaces: Vec<BlankSpace>,
    /// The x coordinate of the lock's center.
    lock: String,
}

struct BlankSpace {
    /// Its number, or a sign for none.
    text: String,
    color: Color,
    /// Whether its color is not the row's.
    is_foreign: bool,
    is_lock: bool,
    /// Whether crossing it makes two crosses.
    is_double: bool,
    has_second: bool,
    /// Whether it is boxed.
    is_boxed: bool,
    /// Where its second box begins.
    second: String,
    x: String,
    middle: String,
}

/// A field of the bonus bar.
struct BarField {
    color: Color,
    x: String,
}

/// The points for a number of crosses.
struct PointsColumn {
    crosses: u32,
    points: u32,
    middle: String,
}

impl BlankSheet {
    fn new(board: &Board, order: [Color; 4]) -> Self {
        let longest = board.rows.iter().map(|(_, row)| row.spaces.len()).max();
        let columns = longest.unwrap_or_default() + 1;
        let step = (SPACES.1 - SPACES.0) / length(columns);
        let most = board.most_crosses;
        let points_step = (POINTS.1 - POINTS.0) / f64::from(most);
        let row = |(index, color): (usize, Color)| BlankRow {
            color,
            y: FIRST_ROW + length(index) * ROW_STEP,
            spaces: spaces(board, color, step),
            lock: units(SPACES.1 - step / 2.0),
        };
        Self {
            width: WIDTH,
            height: HEIGHT,
            name: board.name.clone(),
            rows: order.into_iter().enumerate().map(row).collect(),
            row_height: ROW_HEIGHT,
            space: units(step - GAP),
            letters: if columns > 12 { "small" } else { "large" },
            needed: board.needed_crosses,
            has_lucky_numbers: board.has_lucky_numbers(),
            bar: bar(board),
            points: (1..=most)
                .map(|crosses| PointsColumn {
                    crosses,
                    points: board.row_score(crosses),
                    middle: units(POINTS.0 + (f64::from(crosses) - 0.5) * points_step),
                })
                .collect(),
            most_penalties: MAX_PENALTIES,
            penalty_score: PENALTY_SCORE,
        }
    }
}

fn bar(board: &Board) -> Vec<BarField> {
    let row = board.extra_row(RowName::Bar);
    let fields = row
        .into_iter()
        .flat_map(|(_, row)| row.spaces.iter().enumerate());
    let field = |(index, space): (usize, &ExtraSpace)| {
        Some(BarField {
            color: space.colors.first().copied()?,
            x: units(BAR + length(index) * BAR_STEP),
        })
    };
    fields.filter_map(field).collect()
}

fn spaces(board: &Board, row: Color, step: f64) -> Vec<BlankSpace> {
    let signs = board.signs(0);
    let spaces = board.rows[row].spaces.iter().enumerate();
    let space = |(index, space): (usize, &Space)| {
        let x = SPACES.0 + length(index) * step;
        BlankSpace {
            text: space
                .number()
                .map_or_else(|| "✱".to_owned(), |number| number.to_string()),
            color: space.color,
            is_foreign: space.color != row,
            is_lock: space
                .number()
                .is_some_and(|number| board.is_lock_space(row, number)),
            is_double: space.is_double,
            has_second: space.has_second,
            is_boxed: signs
                .iter()
                .any(|sign| sign.sign == Sign::Box && sign.space == SpaceId::in_color(row, index)),
            second: units(x + (step - SECOND_BOX) / 2.0),
            x: units(x + GAP / 2.0),
            middle: units(x + step / 2.0),
        }
    };
    spaces.map(space).collect()
}

fn length(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Sheets of one board.
pub(super) async fn show(
    games: Data<GameService>,
    caller: Caller,
    Query(query): Query<BoardQuery>,
) -> Result<HttpResponse, HttpError> {
    let board = query.board(&games)?;
    let rows = caller.view_context.settings.rows.unwrap_or_default();
    let page = BlankSheetPage {
        boards: BoardLink::all(&games, board),
        id: board.id.clone(),
        name: board.name.clone(),
        sheets: SHEETS_PER_PAGE,
        sheet: BlankSheet::new(board, rows.order()),
    };
    Ok(ok(caller.view_context, &page))
}
