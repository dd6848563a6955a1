//! The boards as data.

use actix_web::HttpResponse;
use actix_web::http::header::CACHE_CONTROL;
use actix_web::web::{Data, Path};
use serde::Serialize;
use utoipa::ToSchema;

use super::operations::{Operation, operations};
use super::permissions::ANYONE;
use super::respond::HandlerResult;
use crate::domain::error::Error;
use crate::games::GameService;
use crate::rules::{Board, ByColor, Color, ScoreKind, row_score};
use crate::schema;

pub(super) const OPERATIONS: &[Operation] = operations![list, one];

/// The boards that can be played.
#[derive(Serialize, ToSchema)]
struct Variants {
    /// All boards.
    variants: Vec<Variant>,
}

/// A board as data.
#[derive(Serialize, ToSchema)]
#[schema(as = Board)]
struct Variant {
    /// Its id.
    #[schema(value_type = schema::Variant)]
    id: String,
    /// Its name.
    name: String,
    /// The number of sides of each die.
    die_sides: u8,
    /// The number of crosses a row needs before its last number can be crossed.
    needed_crosses: u8,
    /// How many of the last spaces of a row lock it when crossed.
    lock_spaces: u8,
    /// Whether each seat has two lucky numbers.
    lucky_numbers: bool,
    /// The rows by the colors of their locks.
    #[schema(schema_with = schema::by_color::<VariantRow>)]
    rows: ByColor<VariantRow>,
    /// The most crosses of a row that score; more score no more.
    most_crosses: u32,
    /// The lines of a score, from top to bottom.
    lines: Vec<&'static str>,
    /// The points of a row by its number of crosses, from 0 to `most_crosses`.
    score_table: Vec<u32>,
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
    /// Its color.
    color: Color,
    /// Its number.
    number: u8,
    /// How many crosses it makes: 2 where it is printed double, else 1.
    count: u8,
}

impl From<&Board> for Variant {
    fn from(board: &Board) -> Self {
        Self {
            id: board.id.clone(),
            name: board.name.clone(),
            die_sides: board.die_sides,
            needed_crosses: board.needed_crosses,
            lock_spaces: board.lock_spaces,
            lucky_numbers: board.lucky_numbers,
            rows: ByColor::from_fn(|row| VariantRow {
                spaces: board.rows[row]
                    .spaces
                    .iter()
                    .map(|space| VariantSpace {
                        color: space.color,
                        number: space.number,
                        count: space.crosses(),
                    })
                    .collect(),
                locks: board.lock_numbers(row).collect(),
            }),
            most_crosses: board.most_crosses,
            lines: ScoreKind::ALL.map(ScoreKind::as_str).to_vec(),
            score_table: (0..=board.most_crosses).map(row_score).collect(),
        }
    }
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
    operation_id = "list_variants",
    tag = "boards",
    responses(
        (status = 200, description = "All boards.", body = Variants),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn list(games: Data<GameService>) -> HttpResponse {
    let variants = games.boards().iter().map(|board| (&**board).into());
    public(Variants {
        variants: variants.collect(),
    })
}

/// Returns a board as data.
#[utoipa::path(
    get,
    path = "/variants/{variant}",
    operation_id = "get_variant",
    tag = "boards",
    params(("variant" = schema::Variant, Path)),
    responses(
        (status = 200, description = "The board.", body = Variant),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn one(games: Data<GameService>, path: Path<String>) -> HandlerResult {
    let board = games.boards().get(&path).ok_or_else(Error::not_found)?;
    Ok(public(Variant::from(&**board)))
}
