//! Fields without a number: crossed when two dice show certain values.

use super::{ExtraRule, RollCheck, RollPart, RowsAndDice, does_not_fit};
use crate::board::extra::Fields;
use crate::{Board, BoardViolation, Color, Cross, DiceUse, Label, SpaceId, SpaceName, Violation};

impl Fields {
    /// Whether two dice show the values, at least one of them white or of this color.
    fn allows(&self, check: &RollCheck<'_>, row: Color) -> bool {
        let roll = check.roll;
        let colored = Color::ALL
            .into_iter()
            .filter(|&color| check.is_die_left(color));
        let colored = colored.filter_map(|color| Some((Some(color), roll.colored(color)?)));
        let white = roll.white.map(|value| (None, value));
        let dice: Vec<(Option<Color>, u8)> = white.into_iter().chain(colored).collect();
        let [low, high] = self.dice;
        let fits = |one: Option<Color>, other: Option<Color>| match (one, other) {
            (None, None) => true,
            (one, other) => one == Some(row) || other == Some(row),
        };
        let mut pairs = dice.iter().enumerate().flat_map(|(place, one)| {
            let others = dice.iter().skip(place + 1);
            others.map(move |other| (one, other))
        });
        pairs.any(|(one, other)| {
            let values = (one.1.min(other.1), one.1.max(other.1));
            values == (low.min(high), low.max(high)) && fits(one.0, other.0)
        })
    }
}

impl ExtraRule for Fields {
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let wrong = |value: &u8| !(1..=board.die_sides).contains(value);
        let wrong = self.dice.into_iter().filter(wrong).map(does_not_fit);
        let mut spaces = board.rows.iter().flat_map(|(_, row)| &row.spaces);
        let has_fields = spaces.any(|space| space.number().is_none());
        let empty = (!has_fields).then_some(BoardViolation::Empty);
        wrong.chain(empty).collect()
    }

    fn crosses(&self, board: &Board) -> Vec<Cross> {
        let rows = board.rows.iter().flat_map(|(row, printed)| {
            let labels = printed.spaces.iter().map(|space| space.label);
            let fields = labels.filter(|label| matches!(label, Label::Field(_)));
            fields.map(move |label| SpaceName {
                row: row.into(),
                label,
                second: false,
            })
        });
        rows.map(Cross::of).collect()
    }

    fn roll_part(&self, board: &Board, space: SpaceId) -> Option<RollPart> {
        let printed = &board.rows[space.row.color()?];
        let label = printed.spaces.get(space.place)?.label;
        label.field().map(|_| RollPart::Beside)
    }

    fn check_use(&self, usage: DiceUse, check: &RollCheck<'_>) -> Option<Result<(), Violation>> {
        if usage != DiceUse::Connect {
            return None;
        }
        let part = self.roll_part(check.sheet.board(), check.space);
        let Some(row) = check.space.row.color().filter(|_| part.is_some()) else {
            return Some(Err(Violation::NotRolled));
        };
        Some(if check.locked[row] {
            Err(Violation::RowClosed)
        } else if !self.allows(check, row) {
            Err(Violation::NotRolled)
        } else if check.is_taken {
            Err(Violation::AlreadyCrossedThisRoll)
        } else {
            Ok(())
        })
    }
}
