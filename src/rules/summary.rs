//! What a game says of each seat in numbers, and sheets of which only numbers are known.

use serde::{Deserialize, Serialize};

use super::{
    Board, ByColor, Color, MAX_PENALTIES, PENALTY_SCORE, Seat, Sheet, Table, Violation, row_score,
};

/// What a game says of one seat in numbers; what is `None` is not known of a game played on paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatSummary {
    /// The seat.
    pub seat: Seat,
    /// Its rank, from 1; equal totals share it.
    pub rank: u32,
    /// Its points.
    pub total: i32,
    /// Its rows.
    pub rows: Option<ByColor<RowSummary>>,
    /// How many penalties it has.
    pub penalties: Option<u8>,
    /// How many locks it has crossed.
    pub rows_locked: Option<u32>,
    /// How many numbers left of the last cross of their row it has not crossed.
    pub skipped: Option<u32>,
}

impl SeatSummary {
    /// How many crosses its longest row holds.
    #[must_use]
    pub fn longest_row(&self) -> Option<u32> {
        let rows = self.rows.as_ref()?;
        rows.iter().map(|(_, row)| row.crosses).max()
    }

    /// Whether nothing was crossed and no penalty taken; never so of what was played on paper.
    fn is_empty(&self) -> bool {
        self.rows_locked.is_some() && self.longest_row() == Some(0) && self.penalties == Some(0)
    }
}

/// Whether a game has nothing to record: no seat has a cross or a penalty.
#[must_use]
pub fn is_unplayed(figures: &[SeatSummary]) -> bool {
    figures.iter().all(SeatSummary::is_empty)
}

/// A row of a sheet in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RowSummary {
    /// How many crosses it holds, its lock included.
    pub crosses: u32,
    /// Its points.
    pub score: u32,
}

impl RowSummary {
    fn of(crosses: u32) -> Self {
        Self {
            crosses,
            score: row_score(crosses),
        }
    }
}

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
    pub fn total(&self) -> i32 {
        match *self {
            Self::Counted { crosses, penalties } => {
                let rows = crosses.iter().map(|(_, &count)| row_score(count.into()));
                i32::try_from(rows.sum::<u32>()).unwrap_or(i32::MAX)
                    + i32::from(penalties) * PENALTY_SCORE
            }
            Self::Total { total } => total,
        }
    }

    /// Checks that a game on this board could have left it so.
    ///
    /// # Errors
    /// [`Violation::InvalidValue`] for more crosses or points than there are;
    /// [`Violation::PenaltyLimit`].
    pub fn check(&self, board: &Board) -> Result<(), Violation> {
        match *self {
            Self::Counted { crosses, penalties } => {
                let most = board.max_crosses();
                if crosses.iter().any(|(_, &count)| u32::from(count) > most) {
                    Err(Violation::InvalidValue)
                } else if penalties > MAX_PENALTIES {
                    Err(Violation::PenaltyLimit)
                } else {
                    Ok(())
                }
            }
            Self::Total { total } => {
                let row = i32::try_from(row_score(board.max_crosses())).unwrap_or(i32::MAX);
                let least = i32::from(MAX_PENALTIES) * PENALTY_SCORE;
                let most = Color::ALL
                    .iter()
                    .fold(0, |sum: i32, _| sum.saturating_add(row));
                let is_possible = (least..=most).contains(&total);
                is_possible.then_some(()).ok_or(Violation::InvalidValue)
            }
        }
    }

    fn rows(&self) -> Option<ByColor<RowSummary>> {
        match *self {
            Self::Counted { crosses, .. } => {
                Some(ByColor::from_fn(|row| RowSummary::of(crosses[row].into())))
            }
            Self::Total { .. } => None,
        }
    }

    fn penalties(&self) -> Option<u8> {
        match *self {
            Self::Counted { penalties, .. } => Some(penalties),
            Self::Total { .. } => None,
        }
    }
}

impl Table {
    /// Whether no sheet has a cross or a penalty; such a game is not recorded.
    #[must_use]
    pub fn is_unplayed(&self) -> bool {
        is_unplayed(&self.seat_summaries())
    }

    /// The numbers of every seat, in the order of seats, as the sheets stand now.
    #[must_use]
    pub fn seat_summaries(&self) -> Vec<SeatSummary> {
        let mut figures: Vec<SeatSummary> = self
            .standings()
            .into_iter()
            .filter_map(|standing| {
                let place = self.seat_state(standing.seat)?;
                let paper = place.paper.as_ref();
                let sheet = &place.sheet;
                Some(SeatSummary {
                    seat: standing.seat,
                    rank: standing.rank,
                    total: standing.total,
                    rows: match paper {
                        Some(paper) => paper.rows(),
                        None => Some(ByColor::from_fn(|row| {
                            RowSummary::of(sheet.row(row).crosses())
                        })),
                    },
                    penalties: match paper {
                        Some(paper) => paper.penalties(),
                        None => Some(sheet.penalties()),
                    },
                    rows_locked: paper.is_none().then(|| sheet.rows_locked()),
                    skipped: paper.is_none().then(|| sheet.skipped(&self.setup().board)),
                })
            })
            .collect();
        figures.sort_by_key(|figures| figures.seat);
        figures
    }
}

impl Sheet {
    /// How many locks are crossed.
    #[must_use]
    pub fn rows_locked(&self) -> u32 {
        let rows = Color::ALL.into_iter();
        rows.map(|row| u32::from(self.row(row).locked())).sum()
    }

    /// How many numbers left of the last cross of their row are not crossed.
    #[must_use]
    pub fn skipped(&self, board: &Board) -> u32 {
        let skipped = |row| {
            let crossed = self.row(row).crossed();
            let last = crossed
                .last()
                .and_then(|&last| board.rows[row].position(last));
            let passed = last.map_or(0, |last| last + 1);
            u32::try_from(passed - crossed.len().min(passed)).unwrap_or(u32::MAX)
        };
        Color::ALL.into_iter().map(skipped).sum()
    }
}
