//! Steps: spaces that count once more, in a line of their own.

use super::{ExtraRule, RowsAndDice};
use crate::board::extra::Steps;
use crate::{
    Board, BoardViolation, Color, PrintedSign, ScoreKind, ScoreLine, Sheet, Sign, SpaceId,
    row_score,
};

impl Steps {
    fn of_sheet(&self, sheet: usize) -> &[SpaceId] {
        self.0.get(sheet).map_or(&[], Vec::as_slice)
    }
}

fn points(crosses: u32) -> i32 {
    i32::try_from(row_score(crosses)).unwrap_or(i32::MAX)
}

impl ExtraRule for Steps {
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let twice = self.0.iter().flat_map(|steps| board.repeated(steps));
        let is_empty = self.0.iter().all(Vec::is_empty);
        twice
            .chain(is_empty.then_some(BoardViolation::Empty))
            .collect()
    }

    fn signs(&self, sheet: usize) -> Vec<PrintedSign> {
        let sign = |&space: &SpaceId| PrintedSign {
            space,
            sign: Sign::Step,
        };
        self.of_sheet(sheet).iter().map(sign).collect()
    }

    fn line_kinds(&self) -> &'static [ScoreKind] {
        &[ScoreKind::Steps]
    }

    fn lines(&self, sheet: &Sheet) -> Vec<ScoreLine> {
        let steps = self.of_sheet(sheet.index()).iter();
        let crosses = steps.map(|&space| u32::from(sheet.has(space))).sum();
        vec![ScoreLine {
            kind: ScoreKind::Steps,
            row: None::<Color>,
            crosses: Some(crosses),
            score: points(crosses),
        }]
    }

    fn max_score(&self, _board: &Board) -> i32 {
        let most = self.0.iter().map(Vec::len).max().unwrap_or_default();
        points(u32::try_from(most).unwrap_or(u32::MAX))
    }
}
