//! Extra points: spaces that bring points of their own once they are crossed.

use super::{ExtraRule, RowsAndDice, does_not_fit};
use crate::board::extra::ExtraPoints;
use crate::{Board, BoardViolation, Extra, ScoreKind, ScoreLine, Sheet, SpaceId};

/// The most points of a space.
const MAX_POINTS: u8 = 20;

impl ExtraPoints {
    fn times(&self, spaces: usize) -> i32 {
        let spaces = i32::try_from(spaces).unwrap_or(i32::MAX);
        spaces.saturating_mul(self.points.into())
    }
}

impl Board {
    /// The points that crossing this space adds to the points of its row; `None` for none.
    pub fn extra_points(&self, space: SpaceId) -> Option<u8> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::ExtraPoints(extra) => extra.spaces.contains(&space).then_some(extra.points),
            _ => None,
        })
    }
}

impl ExtraRule for ExtraPoints {
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let mut violations: Vec<_> = board.repeated(&self.spaces).collect();
        if self.spaces.is_empty() {
            violations.push(BoardViolation::Empty);
        }
        if !(1..=MAX_POINTS).contains(&self.points) {
            violations.push(does_not_fit(self.points));
        }
        violations
    }

    fn line_kinds(&self) -> &'static [ScoreKind] {
        &[ScoreKind::Bonus]
    }

    fn lines(&self, sheet: &Sheet) -> Vec<ScoreLine> {
        let crossed = self.spaces.iter().filter(|&&space| sheet.has(space));
        let crossed = crossed.count();
        vec![ScoreLine {
            kind: ScoreKind::Bonus,
            row: None,
            crosses: u32::try_from(crossed).ok(),
            score: self.times(crossed),
        }]
    }

    fn max_score(&self, _board: &Board) -> i32 {
        self.times(self.spaces.len())
    }
}
