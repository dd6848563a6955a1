//! The spaces of a sheet as buttons.

use super::dice::takes_sheet_number;
use super::offer::{Offer, choosing, cross_space, space_value};
use super::reasons::{Link, Reasons};
use crate::domain::i18n::{Message, msg};
use crate::rules::{
    Action, Board, Color, Cross, ExtraSpace, Label, Mode, RowName, Sign, SpaceId, SpaceName, Turn,
    Violation,
};
use crate::web::game::context::GameContext;
use crate::web::kit::space_text::{
    label_in_row, printed_color, printed_extra, printed_text, space_first, space_label, space_name,
};
use crate::web::kit::static_sheet::{SpaceState, sheet_violation};

/// A space as a button.
pub(crate) struct SpaceButton {
    pub(crate) space: SpaceName,
    /// The end of its id.
    pub(crate) id: String,
    /// What is printed on it.
    pub(crate) text: String,
    /// What it is called, if that is not its row and its number.
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
    /// The other end of its link.
    pub(crate) link: Option<Link>,
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
    /// It can be crossed now.
    Open,
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

impl SpaceButton {
    /// The button of one space; `None` where the board does not have it.
    pub(crate) fn new(reasons: &Reasons, name: SpaceName) -> Option<Self> {
        let board = reasons.context.board();
        let space = board.find(name).ok()?;
        let row = space.row.color();
        let printed = row.and_then(|row| board.rows[row].spaces.get(space.place));
        let extra = board.extra_row(space.row);
        let extra = extra.and_then(|(_, row)| row.spaces.get(space.place));
        let is_double = printed.is_some_and(|space| space.is_double);
        let color = match extra {
            Some(ExtraSpace { colors, .. }) => {
                colors.first().copied().filter(|_| colors.len() == 1)
            }
            None => printed_color(board, name).filter(|&color| Some(color) != row),
        };
        let sign = reasons.signs.around(space);
        let link = reasons.link(space);
        let shown = Shown::of(reasons, name, space);
        let second = SecondButton::of(reasons, name);
        let is_second = shown.state == SpaceState::Crossed && second.is_some();
        let crossed = second.as_ref().filter(|_| is_second);
        let value = SpaceName {
            second: is_second,
            ..name
        };
        let late = (shown.state == SpaceState::Closed)
            .then(|| previous_roll_offer(reasons, name, shown.violation))
            .flatten();
        let question = late.as_ref().and_then(|late| late.question.clone());
        Some(Self {
            id: space_id(name),
            text: extra.map_or_else(|| printed_text(name.label), printed_extra),
            name: special_name(board, name, is_double, sign.map(|sign| (sign, link))),
            value: format!("cross {}", space_value(value)),
            color,
            is_lock: board.locks(space).is_some(),
            is_double,
            sign,
            link,
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
        })
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
fn special_name(
    board: &Board,
    space: SpaceName,
    is_double: bool,
    sign: Option<(Sign, Option<Link>)>,
) -> Option<Message> {
    if space.row.color().is_none() || space.label.number().is_none() {
        return Some(space_label(board, space));
    }
    let in_row = label_in_row(board, space);
    if in_row.is_none() && !is_double && sign.is_none() {
        return None;
    }
    let name = in_row.unwrap_or_else(|| space_label(board, space));
    let name = match is_double {
        true => msg("space-double").with("space", name),
        false => name,
    };
    Some(match sign {
        Some((sign, link)) => sign_name(name, board, sign, link),
        None => name,
    })
}

/// What a number with a sign is called.
fn sign_name(name: Message, board: &Board, sign: Sign, link: Option<Link>) -> Message {
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
        Some(link) => name.with("other", space_name(board, link.space())),
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
    /// The second box of this space; `None` if it has none.
    fn of(reasons: &Reasons, name: SpaceName) -> Option<Self> {
        let Reasons { context, seat, .. } = *reasons;
        let second = SpaceName {
            second: true,
            ..name
        };
        let id = context.board().find(second).ok()?;
        let has_box = context.board().has_second_box(id.row.color()?, id.place);
        let violation = has_box.then(|| context.refusal(seat, cross_space(second)))?;
        let sheet = context.table().sheet(seat);
        let has_crossed = sheet.is_some_and(|sheet| sheet.has(id));
        Some(Self {
            state: match violation {
                None => SecondBox::Open,
                Some(_) if has_crossed => SecondBox::Crossed,
                Some(_) => SecondBox::Free,
            },
            reason: violation.map(|violation| match violation {
                Violation::NotLastCross => reasons.cross(name, Violation::AlreadyCrossed),
                violation => reasons.cross(name, violation),
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
            value: format!("cross {} {before}", space_value(name)),
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
