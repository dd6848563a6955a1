//! The white sums that a log gives away where the dice were not entered.

use crate::layout::Layout;
use crate::turns::TurnRecord;

/// What the crosses of a turn say of its roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhiteSum {
    /// The seats that are not active crossed this number, which only the white dice can give them.
    Known(u8),
    /// None of them crossed anything.
    Unknown,
    /// They crossed different numbers, so that one of them is wrong.
    Contradictory,
}

impl WhiteSum {
    /// The white sum of a turn: of the dice where they were entered, else of what seats that are not active crossed.
    pub fn of(layout: &Layout, record: &TurnRecord) -> Self {
        if let Some(roll) = record.roll {
            return Self::Known(roll.white_sum());
        }
        let others = record
            .made
            .iter()
            .filter(|made| made.seat != record.active());
        let mut numbers =
            others.map(|made| layout.number(usize::from(made.spot.row), made.spot.place));
        let Some(first) = numbers.next() else {
            return Self::Unknown;
        };
        let is_sum = (2..=2 * layout.sides).contains(&first);
        match is_sum && numbers.all(|number| number == first) {
            true => Self::Known(first),
            false => Self::Contradictory,
        }
    }

    /// The number, if it is known.
    pub fn number(self) -> Option<u8> {
        match self {
            Self::Known(number) => Some(number),
            Self::Unknown | Self::Contradictory => None,
        }
    }
}
