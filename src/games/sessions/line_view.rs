//! The lines of a score as the API shows them.

use serde::Serialize;
use utoipa::ToSchema;

use crate::rules::{Color, ScoreKind, ScoreLine};

/// A line of a seat's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ScoreLine)]
pub struct LineView {
    /// What it is about: the row, or one of `steps`, `double`, `bonus`, `track` and `penalties`.
    #[schema(value_type = String)]
    pub line: ScoreKind,
    /// The row that it counts a second time; not for other lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub row: Option<Color>,
    /// How many crosses it counts, a lock included; not for penalties.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub crosses: Option<u32>,
    /// Its points.
    pub score: i32,
}

impl From<ScoreLine> for LineView {
    fn from(line: ScoreLine) -> Self {
        let ScoreLine {
            kind,
            row,
            crosses,
            score,
        } = line;
        Self {
            line: kind,
            row,
            crosses,
            score,
        }
    }
}
