//! Summaries: each seat's result in numbers.

use serde::{Deserialize, Serialize};

use crate::score::{RowSummary, ScoreKind, ScoreLine};
use crate::{ByColor, Color, Seat, SheetScore, Table, standings};

/// One seat's result in numbers; `None` stands for a number that a game entered from paper does not have.
///
/// Its JSON is stored: it is a format for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatSummary {
    pub seat: Seat,
    /// Its rank, from 1; equal totals part it.
    pub rank: u32,
    pub total: i32,
    pub rows: Option<ByColor<RowSummary>>,
    pub lines: Option<Vec<ScoreLine>>,
    /// How many penalties it has.
    pub penalties: Option<u8>,
    /// How many locks it has crossed.
    pub rows_locked: Option<u32>,
    /// How many numbers left of the last cross of their row it has not crossed.
    pub skipped: Option<u32>,
    /// Whether it had turn 1; `None` without turns, and for a player alone.
    pub started: Option<bool>,
    /// Whether the game was entered from paper.
    pub is_paper: bool,
}

impl SeatSummary {
    /// How many crosses its longest row holds.
    pub fn longest_row(&self) -> Option<u32> {
        let rows = self.rows.as_ref()?;
        rows.iter().map(|(_, row)| row.crosses).max()
    }

    /// What the penalties cost, as points to add.
    pub fn penalty_score(&self) -> Option<i32> {
        let mut lines = self.lines.as_ref()?.iter();
        let line = lines.find(|line| line.kind == ScoreKind::Penalties)?;
        Some(line.score)
    }

    /// Whether nothing was crossed and no penalty taken; never true for a game entered from paper.
    fn is_empty(&self) -> bool {
        let mut lines = self.lines.iter().flatten();
        let has_cross = lines.any(|line| line.crosses.is_some_and(|crosses| crosses > 0));
        !self.is_paper && !has_cross && self.penalties == Some(0)
    }
}

/// The most crosses of one row on any sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LongestRow {
    /// How many they are, the lock included.
    pub crosses: u32,
    pub rows: Vec<(Seat, Color)>,
}

/// Whether a game has nothing to record: no seat has a cross or a penalty.
pub fn is_unplayed(summaries: &[SeatSummary]) -> bool {
    summaries.iter().all(SeatSummary::is_empty)
}

/// The lead of the only winner over the second; `None` for a tie, and for a player alone.
pub fn margin(summaries: &[SeatSummary]) -> Option<u32> {
    let mut totals: Vec<i32> = summaries.iter().map(|summary| summary.total).collect();
    totals.sort_unstable();
    let [.., second, first] = totals[..] else {
        return None;
    };
    u32::try_from(first - second).ok().filter(|&lead| lead > 0)
}

impl Table {
    /// Whether no sheet has a cross or a penalty; such a game is not recorded.
    pub fn is_unplayed(&self) -> bool {
        is_unplayed(&self.seat_summaries())
    }

    /// The summary of every seat, in the order of seats.
    pub fn seat_summaries(&self) -> Vec<SeatSummary> {
        let first = self.starting_seat().filter(|_| self.seats() > 1);
        let scores = self.seat_states.iter().map(|seat_state| {
            let tallied = seat_state.tallied.clone();
            tallied.unwrap_or_else(|| SheetScore::of(&seat_state.sheet))
        });
        let scores: Vec<SheetScore> = scores.collect();
        let totals: Vec<i32> = scores.iter().map(|score| score.total).collect();
        let mut ranks = standings(&totals);
        ranks.sort_by_key(|standing| standing.seat);
        let seats = self.seat_states.iter().zip(scores).zip(ranks);
        let summaries = seats.map(|((seat_state, score), standing)| SeatSummary {
            seat: standing.seat,
            rank: standing.rank,
            total: standing.total,
            rows: score.rows,
            lines: score.lines,
            penalties: score.penalties,
            rows_locked: score.rows_locked,
            skipped: score.skipped,
            started: first.map(|first| first == standing.seat),
            is_paper: seat_state.tallied.is_some(),
        });
        summaries.collect()
    }

    /// The seats that have the lock of this row.
    pub fn lock_holders(&self, row: Color) -> Vec<Seat> {
        let has_lock = |&seat: &Seat| self.sheet(seat).is_some_and(|it| it.row(row).locked());
        Seat::first(self.seats()).filter(has_lock).collect()
    }

    /// The most crosses of one row; `None` while nothing is crossed.
    pub fn longest_row(&self) -> Option<LongestRow> {
        let rows = || {
            let sheets =
                Seat::first(self.seats()).filter_map(|seat| Some((seat, self.sheet(seat)?)));
            sheets.flat_map(|(seat, sheet)| Color::ALL.map(|row| (sheet.crosses(row), (seat, row))))
        };
        let crosses = rows().map(|(crosses, _)| crosses).max();
        let crosses = crosses.filter(|&crosses| crosses > 0)?;
        let longest = rows().filter(|(other, _)| *other == crosses);
        Some(LongestRow {
            crosses,
            rows: longest.map(|(_, row)| row).collect(),
        })
    }
}
