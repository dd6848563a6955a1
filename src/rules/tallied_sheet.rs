//! Sheets entered from paper that are known by their numbers only.

use serde::{Deserialize, Serialize};

use super::score::{RowSummary, usual_cost};
use super::{Board, ByColor, MAX_PENALTIES, PENALTY_SCORE, ScoreLine, Violation};

/// A sheet that was filled in on paper and is known by its numbers only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
pub enum TalliedSheet {
    /// The crosses of each row, its lock included, and the penalties.
    Counted {
        /// The crosses.
        crosses: ByColor<u8>,
        /// The penalties.
        penalties: u8,
    },
    /// Nothing but the points.
    Total {
        /// The points.
        total: i32,
    },
}

impl TalliedSheet {
    /// Its points.
    #[must_use]
    pub fn total(&self, board: &Board) -> i32 {
        match *self {
            Self::Counted { crosses, penalties } => {
                let rows = crosses
                    .iter()
                    .map(|(_, &count)| board.row_score(count.into()));
                i32::try_from(rows.sum::<u32>()).unwrap_or(i32::MAX) + usual_cost(penalties)
            }
            Self::Total { total } => total,
        }
    }

    /// Checks that a game on this board could have left it so.
    ///
    /// # Errors
    /// [`Violation::InvalidValue`] for more crosses or points than there are, and for counts from which the score on this
    /// board does not follow; [`Violation::PenaltyLimit`].
    pub fn check(&self, board: &Board) -> Result<(), Violation> {
        match *self {
            Self::Counted { crosses, penalties } => {
                let exceeds = |(row, &count)| u32::from(count) > board.max_crosses(row);
                if !board.scores_by_counts() || crosses.iter().any(exceeds) {
                    Err(Violation::InvalidValue)
                } else if penalties > MAX_PENALTIES {
                    Err(Violation::PenaltyLimit)
                } else {
                    Ok(())
                }
            }
            Self::Total { total } => {
                let least = i32::from(MAX_PENALTIES) * PENALTY_SCORE;
                let most = board.max_total();
                let is_possible = (least..=most).contains(&total);
                is_possible.then_some(()).ok_or(Violation::InvalidValue)
            }
        }
    }

    pub(super) fn rows(&self, board: &Board) -> Option<ByColor<RowSummary>> {
        match *self {
            Self::Counted { crosses, .. } => Some(ByColor::from_fn(|row| RowSummary {
                crosses: crosses[row].into(),
                score: board.row_score(crosses[row].into()),
            })),
            Self::Total { .. } => None,
        }
    }

    /// The lines of its score; `None` where only the total is known.
    pub(super) fn lines(&self, board: &Board) -> Option<Vec<ScoreLine>> {
        let (rows, penalties) = self.rows(board).zip(self.penalties())?;
        Some(ScoreLine::all(rows, penalties, Vec::new()))
    }

    pub(super) fn penalties(&self) -> Option<u8> {
        match *self {
            Self::Counted { penalties, .. } => Some(penalties),
            Self::Total { .. } => None,
        }
    }
}
