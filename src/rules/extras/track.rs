//! The track below the sheet: fields in order, for three dice that make a certain sum.

use super::{ExtraRule, RollCheck, RollShare, RowsAndDice, does_not_fit};
use crate::board::extra::{CrossedBy, ExtraSpace, Track};
use crate::{
    Board, BoardViolation, Color, Cross, DiceUse, Extra, ExtraRow, Label, RowName, ScoreKind,
    ScoreLine, Sheet, SpaceId, SpaceName, Violation,
};

/// The most points of a field.
const MAX_POINTS: u8 = 99;

impl Board {
    /// The sum of the white dice and a colored die that its track needs; `None` where it has none.
    pub fn track_sum(&self) -> Option<u8> {
        self.extras.iter().find_map(|extra| match extra {
            Extra::Track(track) => Some(track.sum),
            _ => None,
        })
    }
}

impl ExtraRule for Track {
    /// Points that rise from field to field, for a sum of three dice.
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let mut violations = Vec::new();
        if !(3..=3 * board.die_sides).contains(&self.sum) {
            violations.push(does_not_fit(self.sum));
        }
        let mut last = 0;
        for &points in &self.points {
            if points <= last || points > MAX_POINTS {
                violations.push(does_not_fit(points));
            }
            last = last.max(points);
        }
        violations
    }

    fn row(&self) -> Option<ExtraRow> {
        let field = |&points: &u8| ExtraSpace {
            number: points,
            points: Some(points),
            ..ExtraSpace::default()
        };
        Some(ExtraRow {
            name: RowName::Track,
            after: None,
            by: CrossedBy::Cross,
            counts_for: Vec::new(),
            scores_last: true,
            spaces: self.points.iter().map(field).collect(),
        })
    }

    fn crosses(&self, _board: &Board) -> Vec<Cross> {
        let fields = self.points.iter().map(|&points| SpaceName {
            row: RowName::Track,
            label: Label::Number(points),
            second: false,
        });
        fields.map(Cross::of).collect()
    }

    fn check(&self, sheet: &Sheet, space: SpaceId) -> Option<Result<(), Violation>> {
        if space.row != RowName::Track {
            return None;
        }
        let crossed = sheet.extra_row(RowName::Track);
        Some(if crossed.contains(space.place) {
            Err(Violation::AlreadyCrossed)
        } else if crossed.len() != space.place {
            Err(Violation::NotNext)
        } else {
            Ok(())
        })
    }

    fn share(&self, _board: &Board, space: SpaceId) -> Option<RollShare> {
        (space.row == RowName::Track).then_some(RollShare::Whole)
    }

    fn check_use(&self, usage: DiceUse, check: &RollCheck<'_>) -> Option<Result<(), Violation>> {
        if usage != DiceUse::Track {
            return None;
        }
        let RollCheck { space, roll, .. } = *check;
        let left = |color: &Color| check.is_die_left(*color);
        let colored = Color::ALL.into_iter().filter(left);
        let mut dice = colored.filter_map(|color| roll.colored(color));
        let makes = |die: u8| roll.white_sum().saturating_add(die) == self.sum;
        Some(if space.row != RowName::Track || !dice.any(makes) {
            Err(Violation::NotRolled)
        } else if check.is_taken {
            Err(Violation::AlreadyCrossedThisRoll)
        } else {
            Ok(())
        })
    }

    fn violations(&self, sheet: &Sheet) -> Vec<(SpaceId, Violation)> {
        let crossed = sheet.extra_row(RowName::Track);
        let space = |place| SpaceId {
            row: RowName::Track,
            place,
            second: false,
        };
        let first_gap = (0..).find(|&place| !crossed.contains(place));
        let late = crossed.iter().filter(|&place| Some(place) > first_gap);
        late.map(|place| (space(place), Violation::NoSuchSpace))
            .collect()
    }

    fn line_kinds(&self) -> &'static [ScoreKind] {
        &[ScoreKind::Track]
    }

    fn lines(&self, sheet: &Sheet) -> Vec<ScoreLine> {
        let crossed = sheet.extra_row(RowName::Track);
        let points = crossed.last().and_then(|last| self.points.get(last));
        vec![ScoreLine {
            kind: ScoreKind::Track,
            row: None,
            crosses: u32::try_from(crossed.len()).ok(),
            score: points.copied().map_or(0, i32::from),
        }]
    }

    fn max_score(&self, _board: &Board) -> i32 {
        self.points.iter().copied().max().map_or(0, i32::from)
    }
}
