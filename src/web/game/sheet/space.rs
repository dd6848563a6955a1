//! The spaces of a sheet as buttons.

use super::dice::takes_sheet_number;
use super::offer::{Offer, choosing, cross_space};
use super::reasons::Reasons;
use crate::domain::i18n::{Message, msg};
use crate::rules::{
    Action, Board, Cross, Label, Mode, PrintedSpace, RowName, Sign, SpaceId, SpaceName, Turn,
    Violation,
};
use crate::web::game::context::GameContext;
use crate::web::kit::space_text::{label_in_row, space_first, space_label, space_name};
use crate::web::kit::static_sheet::{SpaceState, sheet_violation};

pub(crate) struct SpaceButton {
    pub(crate) space: SpaceName,
    pub(crate) id: String,
    /// What it is called, if that is not its row and its number.
    pub(crate) name: Option<Message>,
    pub(crate) action: Action,
    pub(crate) state: SpaceState,
    /// The state in words, for screen readers.
    pub(crate) label: Message,
    /// The state of its second box, if it has one.
    pub(crate) second: Option<SecondBox>,
    /// Whether a number that is printed on the sheet alone offers it.
    pub(crate) by_sheet_number: bool,
    /// Whether a roll alone does not open it, which is counted without a connection.
    pub(crate) needs_other: bool,
    /// How many crosses the row lacks before its lock.
    pub(crate) lacking: usize,
    /// Why it is not open.
    pub(crate) reason: Option<Message>,
    /// The same cross for the previous roll, if that is still accepted.
    pub(crate) late: Option<LateOffer>,
    /// The rows to choose from, where the cross gives a choice.
    pub(crate) choices: Vec<Offer>,
}

/// A cross for the previous roll.
pub(crate) struct LateOffer {
    /// Whether what was crossed with this roll was for the previous one, if that is why this cross is refused.
    question: Option<Message>,
    pub(crate) offer: Offer,
    /// The rows to choose from, where it gives a choice.
    pub(crate) choices: Vec<Offer>,
}

/// The state of a second box, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecondBox {
    /// It cannot be crossed now.
    Free,
    Open,
    Crossed,
}

impl SecondBox {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Open => "open",
            Self::Crossed => "crossed",
        }
    }
}

impl SpaceButton {
    /// The button of the space with this name, or of its second box; `None` where the sheet does not have it.
    pub(crate) fn find(reasons: &Reasons, name: SpaceName) -> Option<Self> {
        let row = reasons.printed.row(name.row)?;
        let mut spaces = row.spaces.iter();
        let printed = spaces.find(|space| space.name.label == name.label)?;
        Some(Self::new(reasons, printed, name))
    }

    pub(super) fn new(reasons: &Reasons, printed: &PrintedSpace, name: SpaceName) -> Self {
        let row = name.row.color();
        let id = SpaceId {
            second: name.second,
            ..printed.id
        };
        let shown = Shown::of(reasons, name, id);
        let second = printed.has_second.then(|| SecondButton::of(reasons, name));
        let is_second = shown.state == SpaceState::Crossed && second.is_some();
        let crossed = second.as_ref().filter(|_| is_second);
        let late = (shown.state == SpaceState::Closed)
            .then(|| previous_roll_offer(reasons, name, shown.violation))
            .flatten();
        let question = late.as_ref().and_then(|late| late.question.clone());
        Self {
            id: space_id(name),
            name: special_name(reasons.context.board(), printed),
            action: cross_space(SpaceName {
                second: is_second,
                ..name
            }),
            by_sheet_number: shown.by_sheet_number,
            needs_other: shown.needs_other,
            lacking: row.map_or(0, |row| reasons.lacking(row)),
            reason: match crossed {
                Some(second) => second.reason.clone(),
                None => question.or(shown.reason),
            },
            late,
            choices: choices(reasons, name),
            label: crossed.map_or(shown.label, SecondButton::label),
            state: shown.state,
            second: second.as_ref().map(|second| second.state),
            space: name,
        }
    }
}

/// The end of the id of a space: its number, or the place of its field.
fn space_id(space: SpaceName) -> String {
    match space.label {
        Label::Number(number) => number.to_string(),
        Label::Field(field) => format!("f{field}"),
    }
}

/// What is shown of a space whose second box is free.
struct Shown {
    state: SpaceState,
    label: Message,
    by_sheet_number: bool,
    needs_other: bool,
    violation: Option<Violation>,
    reason: Option<Message>,
}

impl Shown {
    fn of(reasons: &Reasons, name: SpaceName, space: SpaceId) -> Self {
        let Reasons { context, seat, .. } = *reasons;
        let decided = context.decide(seat, cross_space(name));
        let by_sheet_number = decided.as_ref().is_ok_and(takes_sheet_number);
        let violation = decided.err();
        let sheet = context.table().sheet(seat);
        let on_sheet = sheet.and_then(|sheet| sheet_violation(sheet, space));
        let is_closed = space.row.color().is_some_and(|row| reasons.is_closed(row));
        let (state, label) = match (violation, on_sheet) {
            (None, _) => (SpaceState::Open, msg("state-open")),
            (Some(_), Some(Violation::AlreadyCrossed)) => {
                (SpaceState::Crossed, msg("state-crossed"))
            }
            (Some(_), Some(Violation::LeftOfLastCross)) => {
                (SpaceState::Skipped, msg("state-skipped"))
            }
            (Some(_), Some(Violation::TooFewCrosses)) if !is_closed => {
                let lacking = space.row.color().map_or(0, |row| reasons.lacking(row));
                let label = msg("state-short").with("lacking", lacking);
                (SpaceState::Short, label)
            }
            (Some(_), _) => (SpaceState::Closed, msg("state-closed")),
        };
        // A reason on the sheet explains more than whose turn it is.
        let why = on_sheet
            .filter(|_| state != SpaceState::Closed)
            .or(violation);
        Self {
            state,
            label,
            by_sheet_number,
            // A late cross cannot be one of the track.
            needs_other: name.row == RowName::Track
                || matches!(
                    on_sheet,
                    Some(Violation::NeedsNeighbor | Violation::NotNext)
                ),
            violation,
            reason: violation
                .and(why)
                .map(|violation| reasons.cross(name, violation)),
        }
    }
}

/// What a space is called, if that is not its row and its number alone: all that is special about it.
fn special_name(board: &Board, printed: &PrintedSpace) -> Option<Message> {
    let space = printed.name;
    if space.as_number().is_none() {
        return Some(space_label(board, space));
    }
    let in_row = label_in_row(board, space);
    let is_plain = !printed.is_double && printed.sign().is_none() && printed.points.is_none();
    if in_row.is_none() && is_plain {
        return None;
    }
    let name = in_row.unwrap_or_else(|| space_label(board, space));
    let name = match printed.is_double {
        true => msg("space-double").with("space", name),
        false => name,
    };
    let name = match printed.points {
        Some(points) => msg("space-extra-points")
            .with("space", name)
            .with("points", points),
        None => name,
    };
    Some(match printed.sign() {
        Some(sign) => sign_name(name, board, sign, printed.link),
        None => name,
    })
}

/// What a number with a sign is called.
fn sign_name(name: Message, board: &Board, sign: Sign, link: Option<SpaceName>) -> Message {
    let key = match sign {
        Sign::Box => "space-boxed",
        Sign::Step => "space-step",
        Sign::Ring => "space-linked",
        Sign::Circle => "space-circle",
        Sign::Diamond => "space-diamond",
        Sign::Square => "space-square",
        Sign::Octagon => "space-octagon",
        Sign::Star => "space-star",
    };
    let name = msg(key).with("space", name);
    match link {
        Some(link) => name.with("other", space_name(board, link)),
        None => name,
    }
}

/// The rows to choose from, where crossing this space gives a choice.
fn choices(reasons: &Reasons, name: SpaceName) -> Vec<Offer> {
    let crossed = name.row.color().zip(name.label.number());
    let mut choices = reasons.choices.iter();
    let choice = choices.find(|choice| crossed == Some((choice.row, choice.number)));
    let rows = choice.map_or(&[][..], |choice| &choice.rows);
    choosing(Cross::of(name), rows)
}

/// The second box of a space whose first one is crossed.
struct SecondButton {
    state: SecondBox,
    /// Why it is not open.
    reason: Option<Message>,
}

impl SecondButton {
    fn of(reasons: &Reasons, name: SpaceName) -> Self {
        let Reasons { context, seat, .. } = *reasons;
        let second = SpaceName {
            second: true,
            ..name
        };
        let violation = context.refusal(seat, cross_space(second));
        let sheet = context.table().sheet(seat);
        let id = context.board().find(second).ok();
        let has_crossed = sheet.zip(id).is_some_and(|(sheet, id)| sheet.has(id));
        Self {
            state: match violation {
                None => SecondBox::Open,
                Some(_) if has_crossed => SecondBox::Crossed,
                Some(_) => SecondBox::Free,
            },
            reason: violation.map(|violation| match violation {
                Violation::NotLastCross => reasons.cross(name, Violation::AlreadyCrossed),
                violation => reasons.cross(name, violation),
            }),
        }
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
fn previous_roll_offer(
    reasons: &Reasons,
    name: SpaceName,
    violation: Option<Violation>,
) -> Option<LateOffer> {
    let Reasons { context, seat, .. } = *reasons;
    let before = context.table().turn()?.checked_sub(1)?;
    let cross = Cross {
        turn: Some(before),
        ..Cross::of(name)
    };
    let is_accepted = before > 0 && context.refusal(seat, Action::Cross(cross)).is_none();
    let is_used = violation == Some(Violation::AlreadyCrossedThisRoll);
    let question = is_used.then(|| earlier_cross(reasons, before)).flatten();
    let label = match question {
        Some(_) => this_roll(reasons, name),
        None => msg("offer-late").with("name", roller(context, before)),
    };
    is_accepted.then(|| LateOffer {
        question,
        offer: Offer {
            action: Action::Cross(cross),
            label,
        },
        choices: choosing(cross, &context.choosable_rows(seat, cross)),
    })
}

/// The name of the active player of a turn.
fn roller(context: &GameContext, turn: Turn) -> &str {
    context.name(context.table().active_in(turn).unwrap_or_default())
}

/// Asks whether the first cross of this roll was for the roll before; `None` where the dice tell.
fn earlier_cross(reasons: &Reasons, before: Turn) -> Option<Message> {
    let Reasons { context, seat, .. } = *reasons;
    let table = context.table();
    let crosses = table.crosses_in(table.turn()?, seat);
    let first = crosses
        .first()
        .filter(|_| context.view.mode == Mode::Turns)?;
    let question = msg("offer-earlier").with("space", space_first(context.board(), *first));
    Some(question.with("name", roller(context, before)))
}

/// The answer that what was crossed before was for the previous roll, and this space is for the current one.
fn this_roll(reasons: &Reasons, name: SpaceName) -> Message {
    let Reasons { context, seat, .. } = *reasons;
    let space = space_name(context.board(), name);
    match context.table().active() {
        Some(active) if active != seat || !context.is_own(seat) => {
            let answer = msg("offer-earlier-yes").with("space", space);
            answer.with("name", context.name(active))
        }
        _ => msg("offer-earlier-yes-own").with("space", space),
    }
}
