//! The boards as data.

use std::collections::BTreeMap;

use actix_web::HttpResponse;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::{Data, Path};
use rowlock_rules::{
    Board, ByColor, Color, CrossedBy, ExtraRow, ExtraSpace, PairEffect, PrintedSpace, RowName,
    ScoreKind, SheetLetter, Sign, SpaceId, row_score,
};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use super::operations::{Operation, operations};
use super::permissions::ANYONE;
use super::respond::HandlerResult;
use crate::domain::error::Error;
use crate::games::GameService;
use crate::schema;

pub(super) const OPERATIONS: &[Operation] = operations![list_variants, get_variant];

/// The boards that can be played.
#[derive(Serialize, ToSchema)]
struct Variants {
    /// The official boards, in the order in which they are offered.
    variants: Vec<BoardView>,
}

/// A board as data.
#[derive(Serialize, ToSchema)]
#[schema(as = Board, examples(example_board))]
struct BoardView {
    #[schema(value_type = schema::Variant)]
    id: String,
    /// Its name, which is not translated.
    name: String,
    /// The number of sides of each die.
    die_sides: u8,
    /// The number of crosses a row needs before its last number can be crossed.
    needed_crosses: u8,
    /// How many of the last spaces of a row lock it when crossed.
    lock_spaces: u8,
    /// Whether each seat has two lucky numbers.
    lucky_numbers: bool,
    /// The values that two dice must show for a field without a number; only where it has such fields.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    field_dice: Option<[u8; 2]>,
    /// The sum of three dice that crosses the next field of the track; only where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    track_sum: Option<u8>,
    /// The rows by the colors of their locks.
    #[schema(schema_with = schema::by_color::<VariantRow>)]
    rows: ByColor<VariantRow>,
    /// The rows in addition to the four colored ones.
    extra_rows: Vec<VariantExtraRow>,
    /// The spaces that are crossed together, on every sheet.
    links: Vec<[SpaceLocation; 2]>,
    /// What the different sheets of the board add; only where seats have different sheets.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    sheets: BTreeMap<SheetLetter, VariantSheet>,
    /// The most crosses of a row that score; more score no more.
    most_crosses: u32,
    /// The lines of a score, from top to bottom.
    lines: Vec<&'static str>,
    /// The points of a row by its number of crosses, from 0 to `most_crosses`.
    score_table: Vec<u32>,
}

fn example_board() -> Value {
    let row = |color: &str, numbers: Vec<u8>| {
        let space = |number| json!({"color": color, "number": number, "count": 1, "second": false});
        let spaces: Vec<Value> = numbers.iter().map(space).collect();
        json!({"spaces": spaces, "locks": [numbers.last()]})
    };
    let (up, down) = (|| (2..=12).collect(), || (2..=12).rev().collect());
    json!({
        "id": "classic", "name": "Classic", "die_sides": 6, "needed_crosses": 5, "lock_spaces": 1,
        "lucky_numbers": false,
        "rows": {
            "red": row("red", up()), "yellow": row("yellow", up()),
            "green": row("green", down()), "blue": row("blue", down()),
        },
        "extra_rows": [], "links": [],
        "most_crosses": 12, "lines": ["red", "yellow", "green", "blue", "penalties"],
        "score_table": [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
    })
}

/// A row of a board.
#[derive(Serialize, ToSchema)]
#[schema(as = BoardRow)]
pub(super) struct VariantRow {
    /// The spaces from left to right.
    spaces: Vec<VariantSpace>,
    /// The numbers that lock the row.
    locks: Vec<u8>,
}

/// A space of a row.
#[derive(Serialize, ToSchema)]
#[schema(as = BoardSpace)]
pub(super) struct VariantSpace {
    /// Its color, which can differ from that of its row.
    color: Color,
    /// Its number; null for a field without one.
    #[schema(required)]
    number: Option<u8>,
    /// Its place among the fields without a number, from 1; only of such a field.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    field: Option<u8>,
    /// The sign around it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    sign: Option<Sign>,
    /// How many crosses it makes: 2 where it is printed double, else 1.
    count: u8,
    /// Whether it has a second box.
    second: bool,
    /// The points that crossing it brings in addition to those of its row.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    points: Option<u8>,
}

/// A row in addition to the four colored ones.
#[derive(Serialize, ToSchema)]
#[schema(as = BoardExtraRow)]
struct VariantExtraRow {
    row: RowName,
    /// The row it is printed after; null below the sheet.
    #[schema(required)]
    after: Option<Color>,
    /// What crosses it: a move that names the space, a move with a swap field, or the rules alone.
    by: CrossedBy,
    /// The rows that each of its crosses counts for.
    counts_for: Vec<Color>,
    /// What it scores itself: `none`, or the points of the `last` crossed space.
    scores: &'static str,
    /// Its spaces from left to right.
    spaces: Vec<VariantExtraSpace>,
}

/// A space of an extra row.
#[derive(Serialize, ToSchema)]
#[schema(as = BoardExtraSpace)]
struct VariantExtraSpace {
    /// What a move names it by: its number, its points, or its place from 1.
    number: u8,
    /// Its colors: one in the bonus bar, two in a bonus row, else none.
    colors: Vec<Color>,
    /// The two numbers of a swap field.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    numbers: Option<[u8; 2]>,
    /// The points printed on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    points: Option<u8>,
    /// What the pair brings about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    effect: Option<PairEffect>,
}

/// Where a space is.
#[derive(Serialize, ToSchema)]
struct SpaceLocation {
    row: RowName,
    /// Its number; null for a field without one.
    #[schema(required)]
    number: Option<u8>,
    /// Its place among the fields without a number, from 1; only of such a field.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    field: Option<u8>,
}

/// What one of the different sheets of a board adds.
#[derive(Serialize, ToSchema)]
#[schema(as = BoardSheet)]
struct VariantSheet {
    /// The spaces that are crossed together.
    links: Vec<[SpaceLocation; 2]>,
    /// The signs around spaces.
    signs: Vec<SpaceSign>,
}

/// A sign around a space.
#[derive(Serialize, ToSchema)]
struct SpaceSign {
    /// The space.
    #[serde(flatten)]
    space: SpaceLocation,
    sign: Sign,
}

impl From<&Board> for BoardView {
    fn from(board: &Board) -> Self {
        let is_same = board.sheets.is_empty();
        let sheets = board.sheets.iter().enumerate();
        Self {
            id: board.id.clone(),
            name: board.name.clone(),
            die_sides: board.die_sides,
            needed_crosses: board.needed_crosses,
            lock_spaces: board.lock_spaces,
            lucky_numbers: board.highest_sheet_number().is_some(),
            field_dice: board.field_dice(),
            track_sum: board.track_sum(),
            rows: ByColor::from_fn(|row| VariantRow::new(board, row)),
            extra_rows: board.extra_rows.iter().map(VariantExtraRow::from).collect(),
            links: if is_same { links(board, 0) } else { Vec::new() },
            sheets: sheets
                .map(|(index, &letter)| (letter, VariantSheet::new(board, index)))
                .collect(),
            most_crosses: board.most_crosses,
            lines: board
                .line_kinds()
                .into_iter()
                .map(ScoreKind::as_str)
                .collect(),
            score_table: (0..=board.most_crosses).map(row_score).collect(),
        }
    }
}

impl VariantRow {
    fn new(board: &Board, row: Color) -> Self {
        let printed = board.printed(0).row(row.into());
        // Where sheets differ, their signs are listed with them.
        let is_same = board.sheets.is_empty();
        let space = |space: &PrintedSpace| VariantSpace {
            color: space.own_color().unwrap_or(row),
            number: space.name.label.number(),
            field: space.name.label.field(),
            sign: space.sign().filter(|_| is_same),
            count: 1 + u8::from(space.is_double),
            second: space.has_second,
            points: space.points,
        };
        Self {
            spaces: printed
                .map_or(&[][..], |row| &row.spaces)
                .iter()
                .map(space)
                .collect(),
            locks: board.lock_numbers(row).collect(),
        }
    }
}

impl From<&ExtraRow> for VariantExtraRow {
    fn from(row: &ExtraRow) -> Self {
        let space = |space: &ExtraSpace| VariantExtraSpace {
            number: space.number,
            colors: space.colors.clone(),
            numbers: space.numbers,
            points: space.points,
            effect: space.effect,
        };
        Self {
            row: row.name,
            after: row.after,
            by: row.by,
            counts_for: row.counts_for.clone(),
            scores: match row.scores_last {
                true => "last",
                false => "none",
            },
            spaces: row.spaces.iter().map(space).collect(),
        }
    }
}

impl SpaceLocation {
    fn of(board: &Board, space: SpaceId) -> Option<Self> {
        let name = board.name_of(space)?;
        Some(Self {
            row: name.row,
            number: name.label.number(),
            field: name.label.field(),
        })
    }
}

impl VariantSheet {
    fn new(board: &Board, index: usize) -> Self {
        let signs = board.signs(index).into_iter().filter_map(|sign| {
            Some(SpaceSign {
                space: SpaceLocation::of(board, sign.space)?,
                sign: sign.sign,
            })
        });
        Self {
            links: links(board, index),
            signs: signs.collect(),
        }
    }
}

fn links(board: &Board, index: usize) -> Vec<[SpaceLocation; 2]> {
    let link = |ends: &[SpaceId; 2]| {
        let [one, other] = *ends;
        Some([
            SpaceLocation::of(board, one)?,
            SpaceLocation::of(board, other)?,
        ])
    };
    board.links(index).filter_map(link).collect()
}

fn public(body: impl Serialize) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CACHE_CONTROL, "public, max-age=3600"))
        .json(body)
}

/// Lists the boards as data.
#[utoipa::path(
    get,
    path = "/variants",
    tag = "boards",
    responses(
        (status = 200, description = "The official boards, in the order in which they are offered.", body = Variants),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn list_variants(games: Data<GameService>) -> HttpResponse {
    let variants = games.boards().iter().map(|board| (&**board).into());
    public(Variants {
        variants: variants.collect(),
    })
}

/// Returns a board as data.
#[utoipa::path(
    get,
    path = "/variants/{variant}",
    tag = "boards",
    params(("variant" = schema::Variant, Path)),
    responses(
        (status = 200, description = "The board, space by space.", body = BoardView),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn get_variant(games: Data<GameService>, path: Path<String>) -> HandlerResult {
    let board = games
        .find_board(&path)
        .await?
        .ok_or_else(Error::not_found)?;
    Ok(public(BoardView::from(&*board)))
}
