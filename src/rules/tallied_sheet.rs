//! Sheets entered from paper: by their crosses, or by their numbers only.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{AdditionalProperties, Type};
use utoipa::openapi::{Object, ObjectBuilder};

use crate::score::RowSummary;
use crate::{
    Board, ByColor, Color, MAX_PENALTIES, PENALTY_SCORE, Printed, ScoreLine, Scorecard,
    ScorecardError, Sheet, SheetLetter, Violation,
};

/// A paper sheet: all crosses, as for `POST /score`; or the number of crosses and penalties; or the total alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(
    untagged,
    deny_unknown_fields,
    expecting = "a sheet has `rows` and what `POST /score` takes in addition, or `crosses` and `penalties`, or a `total`"
)]
#[schema(as = PaperSheet)]
pub enum TalliedSheet {
    /// The crosses of each row, its lock included, and the penalties.
    #[schema(title = "crosses")]
    Counted {
        /// The number of crosses in each row.
        #[schema(schema_with = row_counts)]
        crosses: ByColor<u8>,
        /// The number of penalties.
        #[schema(maximum = 4)]
        penalties: u8,
    },
    /// Nothing but the points.
    #[schema(title = "total")]
    Total {
        /// The points of the sheet, which can be negative.
        total: i32,
    },
    /// Everything that is crossed.
    #[schema(title = "marked")]
    Scorecard(#[schema(inline)] Box<Scorecard>),
}

fn row_counts() -> Object {
    let count = |row: Color| {
        ObjectBuilder::new()
            .schema_type(Type::Integer)
            .description(Some(format!(
                "The number of crosses in the {row} row, lock included."
            )))
            .minimum(Some(0))
            .maximum(Some(u8::MAX))
    };
    let rows = Color::ALL
        .into_iter()
        .fold(ObjectBuilder::new(), |rows, row| {
            rows.property(row.as_str(), count(row))
                .required(row.as_str())
        });
    rows.description(Some("The number of crosses in each row."))
        .additional_properties(Some(AdditionalProperties::FreeForm(false)))
        .build()
}

/// A sheet in numbers; `None` stands for a number that is not known of a sheet from paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetScore {
    pub total: i32,
    pub rows: Option<ByColor<RowSummary>>,
    pub lines: Option<Vec<ScoreLine>>,
    /// How many penalties it has.
    pub penalties: Option<u8>,
    /// How many locks are crossed.
    pub rows_locked: Option<u32>,
    /// How many numbers left of the last cross of their row are not crossed.
    pub skipped: Option<u32>,
}

impl SheetScore {
    pub(super) fn of(sheet: &Sheet) -> Self {
        let lines = sheet.lines();
        Self {
            total: lines.iter().map(|line| line.score).sum(),
            rows: Some(ByColor::from_fn(|row| sheet.summary(row))),
            lines: Some(lines),
            penalties: Some(sheet.penalties()),
            rows_locked: Some(sheet.rows_locked()),
            skipped: Some(sheet.skipped()),
        }
    }
}

impl TalliedSheet {
    pub fn score(&self, board: &Arc<Board>) -> SheetScore {
        let printed = Printed {
            numbers: None,
            sheet: self.letter(),
        };
        self.fill(&mut Sheet::new(Arc::clone(board), printed))
    }

    /// Crosses what is known on an empty sheet, and scores it.
    pub(super) fn fill(&self, sheet: &mut Sheet) -> SheetScore {
        match self {
            &Self::Counted { crosses, penalties } => {
                let rows = ByColor::from_fn(|row| RowSummary {
                    crosses: crosses[row].into(),
                    score: sheet.board().row_score(crosses[row].into()),
                });
                let lines = ScoreLine::plain(rows, penalties);
                SheetScore {
                    total: lines.iter().map(|line| line.score).sum(),
                    rows: Some(rows),
                    lines: Some(lines),
                    penalties: Some(penalties),
                    rows_locked: None,
                    skipped: None,
                }
            }
            &Self::Total { total } => SheetScore {
                total,
                rows: None,
                lines: None,
                penalties: None,
                rows_locked: None,
                skipped: None,
            },
            Self::Scorecard(scorecard) => {
                // A sheet with mistakes was refused before it was stored.
                scorecard.fill(sheet);
                SheetScore::of(sheet)
            }
        }
    }

    /// Which of the board's different sheets it is, if that is known.
    pub fn letter(&self) -> Option<SheetLetter> {
        match self {
            Self::Scorecard(scorecard) => scorecard.sheet,
            Self::Counted { .. } | Self::Total { .. } => None,
        }
    }

    pub fn is_marked(&self) -> bool {
        match self {
            Self::Scorecard(_) => true,
            Self::Counted { .. } | Self::Total { .. } => false,
        }
    }

    /// How many penalties it has, if that is known.
    pub fn penalties(&self) -> Option<u8> {
        match self {
            Self::Counted { penalties, .. } => Some(*penalties),
            Self::Scorecard(scorecard) => Some(scorecard.penalties),
            Self::Total { .. } => None,
        }
    }

    /// Checks that a game on this board could have left it so.
    ///
    /// # Errors
    /// [`Violation::InvalidValue`] for more crosses or points than there are, for counts from which the score on this
    /// board does not follow, and for a letter that the board does not have; [`Violation::PenaltyLimit`]; and the first
    /// mistake of [`Scorecard::read`].
    pub fn check(&self, board: &Arc<Board>) -> Result<(), Violation> {
        match self {
            Self::Counted { crosses, penalties } => {
                let exceeds = |(row, &count)| u32::from(count) > board.max_crosses(row);
                if !board.scores_by_counts() || crosses.iter().any(exceeds) {
                    Err(Violation::InvalidValue)
                } else if *penalties > MAX_PENALTIES {
                    Err(Violation::PenaltyLimit)
                } else {
                    Ok(())
                }
            }
            Self::Total { total } => {
                let least = i32::from(MAX_PENALTIES) * PENALTY_SCORE;
                let most = board.max_total();
                let is_possible = (least..=most).contains(total);
                is_possible.then_some(()).ok_or(Violation::InvalidValue)
            }
            Self::Scorecard(scorecard) if !board.has_sheet(scorecard.sheet) => {
                Err(Violation::InvalidValue)
            }
            Self::Scorecard(scorecard) => {
                let first = |mistakes: Vec<ScorecardError>| {
                    let first = mistakes.first().map(|mistake| mistake.violation);
                    first.unwrap_or(Violation::InvalidValue)
                };
                scorecard.read(board).map(drop).map_err(first)
            }
        }
    }
}
