//! The rows of a sheet as buttons.

use super::dice::is_lucky;
use super::offer::{Offer, cross, cross_space, space_value};
use super::reasons::Reasons;
use crate::domain::i18n::{Message, msg};
use crate::rules::{Color, Sign, SpaceName, Violation};
use crate::web::kit::labels::color_name;
use crate::web::kit::row_order::OfRow;
use crate::web::kit::static_sheet::{SpaceState, sheet_violation};

/// A space as a button.
pub(crate) struct SpaceButton {
    pub(crate) number: u8,
    /// What it is called, if its color is not the row's.
    pub(crate) name: Option<Message>,
    /// The value of its button, in the syntax of forms.
    pub(crate) value: String,
    /// Its color, if that is not the row's.
    pub(crate) color: Option<Color>,
    pub(crate) state: SpaceState,
    /// The state in words, for screen readers.
    pub(crate) label: Message,
    pub(crate) is_lock: bool,
    /// Whether crossing it makes two crosses.
    pub(crate) is_double: bool,
    /// The sign around it.
    pub(crate) sign: Option<Sign>,
    /// The state of its second box, if it has one.
    pub(crate) second: Option<SecondBox>,
    /// Whether a lucky roll offers it.
    pub(crate) is_lucky: bool,
    /// How many crosses the row lacks before its lock.
    pub(crate) lacking: usize,
    /// Why it is not open.
    pub(crate) reason: Option<Message>,
    /// The same cross for the previous roll, if that is still accepted.
    pub(crate) late: Option<Offer>,
}

/// The state of a second box, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecondBox {
    /// It cannot be crossed now.
    Free,
    /// It can be crossed now.
    Open,
    /// It is crossed.
    Crossed,
}

impl SecondBox {
    /// Its name in style sheets.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Open => "open",
            Self::Crossed => "crossed",
        }
    }
}

/// A row as buttons.
pub(crate) struct RowButtons {
    pub(crate) color: Color,
    pub(crate) spaces: Vec<SpaceButton>,
    /// Whether it is locked, for all or for the rest of this roll.
    pub(crate) is_closed: bool,
    /// Whether this seat has the lock.
    pub(crate) is_locked: bool,
    pub(crate) score: u32,
    /// What the next cross adds to the score, the lock included; `None` where none can follow.
    pub(crate) worth: Option<u32>,
    /// The crosses that the lock lacks, or the players who have it.
    pub(crate) lock_hint: Message,
}

impl RowButtons {
    /// The four rows of a seat's sheet.
    pub(crate) fn all(reasons: &Reasons) -> Vec<Self> {
        let rows = Color::ALL.into_iter();
        rows.map(|color| Self::new(reasons, color)).collect()
    }

    fn new(reasons: &Reasons, color: Color) -> Self {
        let sheet = reasons.context.table().sheet(reasons.seat);
        let marks = sheet.map(|sheet| sheet.row(color));
        let board = reasons.context.board();
        let numbers = board.rows[color].numbers();
        let spaces: Vec<SpaceButton> = numbers
            .map(|number| SpaceButton::new(reasons, color, number))
            .collect();
        let crosses = sheet.map_or(0, |sheet| sheet.crosses(color));
        let score = board.row_score(crosses);
        let is_crossed = |space: &SpaceButton| space.state == SpaceState::Crossed;
        let last = spaces.iter().rposition(is_crossed);
        let left = &spaces[last.map_or(0, |last| last + 1)..];
        let next = match left {
            [] => None,
            // The last number brings its lock.
            [SpaceButton { is_lock: true, .. }, ..] => (reasons.lacking(color) == 0).then_some(2),
            [space, ..] => Some(1 + u32::from(space.is_double)),
        };
        Self {
            color,
            spaces,
            is_closed: reasons.is_closed(color),
            is_locked: marks.is_some_and(|marks| marks.locked()),
            score,
            worth: next.map(|next| board.row_score(crosses + next) - score),
            lock_hint: reasons.lock_hint(color),
        }
    }
}

impl OfRow for RowButtons {
    fn row(&self) -> Option<Color> {
        Some(self.color)
    }
}

impl SpaceButton {
    /// The button of one space.
    pub(crate) fn new(reasons: &Reasons, row: Color, number: u8) -> Self {
        let Reasons { context, seat, .. } = *reasons;
        let decided = context.decide(seat, cross(row, number, None));
        let is_lucky = decided.as_ref().is_ok_and(is_lucky);
        let violation = decided.err();
        let sheet = context.table().sheet(seat);
        let on_sheet = sheet.and_then(|sheet| sheet_violation(sheet, row, number));
        let (state, label) = match (violation, on_sheet) {
            (None, _) => (SpaceState::Open, msg("state-open")),
            (Some(_), Some(Violation::AlreadyCrossed)) => {
                (SpaceState::Crossed, msg("state-crossed"))
            }
            (Some(_), Some(Violation::LeftOfLastCross)) => {
                (SpaceState::Skipped, msg("state-skipped"))
            }
            (Some(_), Some(Violation::TooFewCrosses)) if !reasons.is_closed(row) => {
                let lacking = msg("state-short").with("lacking", reasons.lacking(row));
                (SpaceState::Short, lacking)
            }
            (Some(_), _) => (SpaceState::Closed, msg("state-closed")),
        };
        let second = SecondButton::of(reasons, row, number);
        let is_second = state == SpaceState::Crossed && second.is_some();
        // A reason on the sheet explains more than whose turn it is.
        let why = on_sheet
            .filter(|_| state != SpaceState::Closed)
            .or(violation);
        let printed = &context.board().rows[row];
        let is_double = printed.space(number).is_some_and(|space| space.is_double);
        let color = context.space_color(row, number);
        let color = (color != row).then_some(color);
        let name = color.map(|color| {
            let name = msg("space-of-color").with("color", color_name(color));
            let name = name.with("number", number);
            name.with("row", msg("row-of").with("color", color_name(row)))
        });
        let double = || {
            let name = msg("space-double").with("color", color_name(row));
            name.with("number", number)
        };
        let shown = second.as_ref().filter(|_| is_second);
        Self {
            number,
            name: name
                .or_else(|| is_double.then(double))
                .or_else(|| sign_name(reasons.sign(row, number)?, row, number)),
            value: format!(
                "cross {}",
                space_value(SpaceName {
                    second: is_second,
                    ..SpaceName::number(row, number)
                })
            ),
            color,
            state,
            label: shown.map_or(label, SecondButton::label),
            sign: reasons.sign(row, number),
            second: second.as_ref().map(|second| second.state),
            is_lock: context.board().is_lock_space(row, number),
            is_double,
            is_lucky,
            lacking: reasons.lacking(row),
            reason: match shown {
                Some(second) => second.reason.clone(),
                None => violation
                    .and(why)
                    .map(|violation| reasons.cross(row, number, violation)),
            },
            late: (state == SpaceState::Closed)
                .then(|| previous_roll_offer(reasons, row, number))
                .flatten(),
        }
    }
}

/// What a number with a sign is called.
fn sign_name(sign: Sign, row: Color, number: u8) -> Option<Message> {
    let key = match sign {
        Sign::Box => "space-boxed",
        Sign::Step
        | Sign::Ring
        | Sign::Circle
        | Sign::Diamond
        | Sign::Square
        | Sign::Octagon
        | Sign::Star => return None,
    };
    let name = msg(key).with("color", color_name(row));
    Some(name.with("number", number))
}

/// The second box of a space whose first one is crossed.
struct SecondButton {
    state: SecondBox,
    /// Why it is not open.
    reason: Option<Message>,
}

impl SecondButton {
    /// The second box of this space; `None` if it has none.
    fn of(reasons: &Reasons, row: Color, number: u8) -> Option<Self> {
        let Reasons { context, seat, .. } = *reasons;
        let space = SpaceName {
            second: true,
            ..SpaceName::number(row, number)
        };
        let printed = context.board().rows[row].space(number);
        let id = context.board().find(space).ok()?;
        printed.filter(|space| space.has_second)?;
        let violation = context.refusal(seat, cross_space(space, None));
        let has_crossed = context
            .table()
            .sheet(seat)
            .is_some_and(|sheet| sheet.has(id));
        Some(Self {
            state: match violation {
                None => SecondBox::Open,
                Some(_) if has_crossed => SecondBox::Crossed,
                Some(_) => SecondBox::Free,
            },
            reason: violation.map(|violation| match violation {
                Violation::NotLastCross => reasons.cross(row, number, Violation::AlreadyCrossed),
                violation => reasons.cross(row, number, violation),
            }),
        })
    }

    /// The state in words, where the first box is crossed.
    fn label(&self) -> Message {
        msg(match self.state {
            SecondBox::Free => "state-crossed",
            SecondBox::Open => "state-second-open",
            SecondBox::Crossed => "state-crossed-twice",
        })
    }
}

/// The same cross for the previous roll, if it is still accepted.
fn previous_roll_offer(reasons: &Reasons, row: Color, number: u8) -> Option<Offer> {
    let Reasons { context, seat, .. } = *reasons;
    let before = context.table().turn()?.checked_sub(1)?;
    let action = cross(row, number, Some(before));
    (before > 0 && context.refusal(seat, action).is_none()).then(|| Offer {
        value: format!("cross {row} {number} {before}"),
        label: msg("offer-late"),
    })
}
