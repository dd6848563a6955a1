//! What some boards have in addition to four rows of numbers.
//!
//! Each extra is a module that answers the questions of `ExtraRule`; the other modules of the rules ask a
//! board's extras without knowing which they are.

mod bonus_bar;
mod bonus_row;
mod extra_points;
mod fields;
mod links;
mod lucky_cross;
mod of_board;
mod pairs;
mod rows_and_dice;
mod rule;
mod second_boxes;
mod steps;
mod swap_row;
mod track;

pub use rule::RollPart;
pub(super) use rule::{ExtraRule, RollCheck, Step};

pub(super) use rows_and_dice::RowsAndDice;
use rows_and_dice::{does_not_fit, repeated};

use crate::Extra;

impl Extra {
    pub(super) fn rule(&self) -> &dyn ExtraRule {
        match self {
            Self::LuckyNumbers(extra) => extra,
            Self::SecondBoxes(extra) => extra,
            Self::BonusRow(extra) => extra,
            Self::LinkedSpaces(extra) => extra,
            Self::Steps(extra) => extra,
            Self::BonusBar(extra) => extra,
            Self::Pairs(extra) => extra,
            Self::SwapRow(extra) => extra,
            Self::Fields(extra) => extra,
            Self::Track(extra) => extra,
            Self::ExtraPoints(extra) => extra,
        }
    }
}
