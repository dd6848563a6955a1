//! Points and ranks.

use serde::{Deserialize, Serialize, Serializer};
use utoipa::ToSchema;

use crate::{ByColor, Color, Seat};

/// What one penalty costs, as points to add.
pub const PENALTY_SCORE: i32 = -5;

/// The most penalties a seat can have; the last of them ends the game.
pub const MAX_PENALTIES: u8 = 4;

/// The points of a row with this many crosses, its lock included: 1, 3, 6, 10 and so on.
///
/// Source: the table printed under every sheet.
pub const fn row_score(crosses: u32) -> u32 {
    crosses * (crosses + 1) / 2
}

/// What this number of penalties costs where no rule of the board says otherwise, as points to add.
pub(super) fn usual_cost(penalties: u8) -> i32 {
    i32::from(penalties) * PENALTY_SCORE
}

/// The points of a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = RowScore)]
pub struct RowSummary {
    /// The number of crosses, lock included.
    pub crosses: u32,
    /// The points of the row.
    pub score: u32,
}

/// What a line of a sheet's score is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum ScoreKind {
    Row(Color),
    /// The spaces that count once more.
    Steps,
    /// The row with the fewest crosses, a second time.
    Double,
    Bonus,
    Track,
    Penalties,
}

impl ScoreKind {
    /// The lines that only some boards have, in the order of a sheet.
    pub const EXTRA: [Self; 4] = [Self::Steps, Self::Double, Self::Bonus, Self::Track];

    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Row(color) => color.as_str(),
            Self::Steps => "steps",
            Self::Double => "double",
            Self::Bonus => "bonus",
            Self::Track => "track",
            Self::Penalties => "penalties",
        }
    }
}

impl TryFrom<String> for ScoreKind {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        let rows = Color::ALL.into_iter().map(Self::Row);
        let mut kinds = rows.chain(Self::EXTRA).chain([Self::Penalties]);
        kinds
            .find(|kind| kind.as_str() == name)
            .ok_or_else(|| format!("a score has no line {name}"))
    }
}

impl Serialize for ScoreKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

/// A line of a seat's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ScoreLine {
    /// What it is about: the row, or one of `steps`, `double`, `bonus`, `track` and `penalties`.
    #[serde(rename = "line")]
    #[schema(value_type = String)]
    pub kind: ScoreKind,
    /// The row that it counts a second time; not for other lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub row: Option<Color>,
    /// How many crosses it counts, a lock included; not for penalties.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub crosses: Option<u32>,
    /// The points that it adds to the total.
    pub score: i32,
}

impl ScoreLine {
    /// The lines of a score that is made of rows and penalties alone.
    pub(super) fn plain(rows: ByColor<RowSummary>, penalties: u8) -> Vec<Self> {
        let rows = Color::ALL
            .into_iter()
            .map(|row| Self::of_row(row, rows[row]));
        let penalties = Self::of_penalties(usual_cost(penalties));
        rows.chain([penalties]).collect()
    }

    pub(super) fn of_row(row: Color, summary: RowSummary) -> Self {
        Self {
            kind: ScoreKind::Row(row),
            row: None,
            crosses: Some(summary.crosses),
            score: i32::try_from(summary.score).unwrap_or(i32::MAX),
        }
    }

    /// The line of the penalties, which cost this.
    pub(super) fn of_penalties(score: i32) -> Self {
        Self {
            kind: ScoreKind::Penalties,
            row: None,
            crosses: None,
            score,
        }
    }
}

/// A line of the final standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    pub seat: Seat,
    /// The rank, from 1; equal totals share one.
    pub rank: u32,
    /// The points of the sheet, which can be negative.
    pub total: i32,
}

/// Ranks seats by their totals, the highest first.
///
/// Equal totals share the rank and the next one is left out (1, 2, 2, 4), because the rules know
/// no tie-break; within a rank the order of seats stays.
pub fn standings(totals: &[i32]) -> Vec<Standing> {
    let mut table: Vec<Standing> = Seat::first(totals.len())
        .zip(totals)
        .map(|(seat, &total)| {
            let better: u32 = totals.iter().map(|&other| u32::from(other > total)).sum();
            Standing {
                seat,
                rank: better + 1,
                total,
            }
        })
        .collect();
    table.sort_by_key(|standing| standing.rank);
    table
}
