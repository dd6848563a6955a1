//! Checking and scoring a paper sheet.

use std::collections::BTreeMap;

use rowlock_rules::{
    ByColor, Color, FieldNumber, RowName, RowSummary, ScoreLine, Scorecard, SheetLetter, SomeRows,
    WrittenFields,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Problem;
use super::extract::PublicPost;
use super::idempotent::idempotent_read;
use super::operations::{Operation, codes, operations};
use super::permissions::ANYONE;
use super::respond::HandlerResult;
use crate::domain::error::{Error, ErrorCode};
use crate::games::GameService;
use crate::schema::{self, Variant};

pub(super) const OPERATIONS: &[Operation] = operations![score_sheet];

/// A sheet filled in on paper.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({
    "variant": "classic", "rows": {"red": [2, 3, 5, 7, 11, 12], "blue": [12, 10]}, "locks": ["red"],
    "penalties": 1,
})))]
pub(super) struct ScoreBody {
    #[schema(value_type = Variant)]
    variant: String,
    /// Which of the board's different sheets it is, on a board that has them.
    #[serde(default)]
    sheet: Option<SheetLetter>,
    #[serde(default, with = "SomeRows")]
    #[schema(value_type = SomeRows)]
    rows: ByColor<Vec<u8>>,
    /// The numbers whose second box is crossed, on a board with second boxes.
    #[serde(default, with = "SomeRows")]
    #[schema(value_type = SomeRows)]
    second: ByColor<Vec<u8>>,
    /// The crossed fields without a number, from 1, on a board that has them.
    #[serde(default, with = "SomeRows")]
    #[schema(value_type = WrittenFields)]
    fields: ByColor<Vec<u8>>,
    /// The crosses of the extra rows, on a board that has them.
    #[serde(default)]
    #[schema(value_type = BTreeMap<RowName, Vec<FieldNumber>>)]
    extra_rows: BTreeMap<RowName, Vec<u8>>,
    /// The rows with a crossed lock.
    #[serde(default)]
    locks: Vec<Color>,
    /// The number of penalties.
    #[serde(default)]
    #[schema(maximum = 4)]
    penalties: u8,
}

/// The points of a sheet.
#[derive(Serialize, ToSchema)]
#[schema(examples(json!({
    "rows": {
        "red": {"crosses": 7, "score": 28}, "yellow": {"crosses": 0, "score": 0},
        "green": {"crosses": 0, "score": 0}, "blue": {"crosses": 2, "score": 3},
    },
    "lines": [
        {"line": "red", "crosses": 7, "score": 28}, {"line": "yellow", "crosses": 0, "score": 0},
        {"line": "green", "crosses": 0, "score": 0}, {"line": "blue", "crosses": 2, "score": 3},
        {"line": "penalties", "score": -5},
    ],
    "penalty_score": -5,
    "total": 26,
})))]
struct Score {
    /// The points of each row.
    #[schema(schema_with = schema::by_color::<RowSummary>)]
    rows: ByColor<RowSummary>,
    /// The lines, whose sum is the total.
    lines: Vec<ScoreLine>,
    /// The points of the penalties.
    penalty_score: i32,
    /// The sum of the lines, which can be negative.
    total: i32,
}

/// Checks a paper sheet, reporting all mistakes at once, and scores it.
#[utoipa::path(
    post,
    path = "/score",
    tag = "boards",
    request_body = ScoreBody,
    responses(
        (status = 200, description = "The points of the sheet, line by line.", body = Score),
    ),
    extensions(("x-who" = json!(ANYONE)), ("x-codes" = json!(codes(ErrorCode::of_rules())))),
)]
async fn score_sheet(post: PublicPost<ScoreBody>) -> HandlerResult {
    let PublicPost { context, body, key } = post;
    idempotent_read(
        &context.services,
        key.as_ref(),
        scored(&context.games, body),
    )
    .await
}

async fn scored(games: &GameService, body: ScoreBody) -> Result<Score, Problem> {
    let ScoreBody {
        variant,
        sheet,
        rows,
        second,
        fields,
        extra_rows,
        locks,
        penalties,
    } = body;
    let board = games.find_board(&variant).await?;
    let board = board.ok_or_else(|| Error::invalid("no-such-board"))?;
    if !board.has_sheet(sheet) {
        return Err(Error::invalid("no-such-sheet").into());
    }
    let written = Scorecard {
        sheet,
        rows,
        second,
        fields,
        extra_rows,
        locks,
        penalties,
    };
    let sheet = written.read(&board);
    let of_mistakes = |mistakes| Problem::of_mistakes(&written, &board, mistakes);
    let sheet = sheet.map_err(of_mistakes)?;
    Ok(Score {
        rows: ByColor::from_fn(|color| sheet.summary(color)),
        lines: sheet.lines(),
        penalty_score: sheet.penalty_score(),
        total: sheet.total(),
    })
}
