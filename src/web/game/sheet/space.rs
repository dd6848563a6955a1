//! The spaces of a sheet as buttons.

use chrono::TimeDelta;
use rowlock_rules::{
    Action, Board, Correction, Cross, Label, Mode, PrintedSpace, RowName, Seat, Sign, SpaceId,
    SpaceName, Turn, Violation,
};

use super::dice::{takes_colored_die, takes_sheet_number};
use super::offer::{Offer, choosing, cross_space};
use super::reasons::Reasons;
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::space_state::{SpaceState, sheet_violation};
use crate::web::kit::space_text::{label_in_row, space_first, space_label, space_name};

/// A cross that follows the begin of a turn sooner was for the roll before: nobody has rolled the dice yet.
const SOONEST_ROLL: TimeDelta = TimeDelta::seconds(3);

/// A space of a sheet as a button, which crosses or corrects it.
pub(crate) struct SpaceButton {
    pub(crate) id: String,
    /// What it is called, if that is not its row and its number.
    pub(crate) name: Option<Message>,
    pub(crate) action: Action,
    pub(crate) state: SpaceState,
    /// The state in words, for screen readers.
    pub(crate) label: Message,
    /// The state of its second box, if it has one.
    pub(crate) second: Option<SecondBoxState>,
    /// How many crosses the row lacks before its lock.
    pub(crate) lacking: usize,
    /// Why it is not open.
    pub(crate) reason: Option<Message>,
    pub(crate) in_play: InPlay,
}

/// The parts of a space that can be crossed by the dice; a correction has none of them.
#[derive(Default)]
pub(crate) struct InPlay {
    /// Whether a number that is printed on the sheet alone offers it.
    pub(crate) by_sheet_number: bool,
    /// Whether a white die with a colored one gives it.
    pub(crate) by_color: bool,
    /// Whether a roll alone does not open it, which is counted without a connection.
    pub(crate) needs_other: bool,
    /// The same cross for the previous roll, if that is still accepted.
    pub(crate) late: Option<LateOffer>,
    /// The rows to choose from, where the cross gives a choice.
    pub(crate) choices: Vec<Offer>,
}

/// A cross for the previous roll.
pub(crate) struct LateOffer {
    /// Asks whether the last cross was made with the previous roll, if this cross is refused because of it.
    question: Option<Message>,
    /// The message in place of the question, where the time tells that it was.
    pub(crate) notice: Option<Message>,
    pub(crate) offer: Offer,
    /// The rows to choose from, where it gives a choice.
    pub(crate) choices: Vec<Offer>,
}

/// The state of a second box, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SecondBoxState {
    /// It cannot be crossed now.
    Free,
    Open,
    Crossed,
}

impl SecondBoxState {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Open => "open",
            Self::Crossed => "crossed",
        }
    }
}

impl SecondBoxState {
    /// The state in words of a space with its first box crossed.
    fn label(self) -> Message {
        msg(match self {
            Self::Free => "state-crossed",
            Self::Open => "state-second-open",
            Self::Crossed => "state-crossed-twice",
        })
    }
}

impl SpaceButton {
    /// The button that crosses the space with this name, or its second box; `None` where the sheet does not have it.
    pub(crate) fn find(reasons: &Reasons, name: SpaceName) -> Option<Self> {
        let row = reasons.printed.row(name.row)?;
        let mut spaces = row.spaces.iter();
        let printed = spaces.find(|space| space.name.label == name.label)?;
        Some(Self::to_cross(reasons, printed, name))
    }

    /// The button that crosses this space with the current roll.
    pub(super) fn to_cross(reasons: &Reasons, printed: &PrintedSpace, name: SpaceName) -> Self {
        let Reasons { context, seat, .. } = *reasons;
        let boxed = |second| SpaceName { second, ..name };
        let space = SpaceId {
            second: name.second,
            ..printed.id
        };
        let decided = context.decide(seat, cross_space(name));
        let by_sheet_number = decided.as_ref().is_ok_and(takes_sheet_number);
        let by_color = decided.as_ref().is_ok_and(takes_colored_die);
        let violation = decided.err();
        let sheet = context.table().sheet(seat);
        let on_sheet = sheet.and_then(|sheet| sheet_violation(sheet, space));
        let is_closed = name.row.color().is_some_and(|row| reasons.is_closed(row));
        let state = match violation {
            None => SpaceState::Open,
            // What the sheet does not refuse, the turn does.
            Some(_) => match on_sheet {
                Some(_) => SpaceState::on_sheet(on_sheet, is_closed),
                None => SpaceState::Closed,
            },
        };
        let late = (state == SpaceState::Closed)
            .then(|| previous_roll_offer(reasons, name, violation))
            .flatten();
        let second = printed
            .has_second
            .then(|| context.refusal(seat, cross_space(boxed(true))));
        let crossed = second.filter(|_| state == SpaceState::Crossed);
        let reason = match crossed {
            Some(refusal) => refusal.map(|violation| match violation {
                Violation::NotLastCross => Violation::AlreadyCrossed,
                violation => violation,
            }),
            // A reason on the sheet explains more than whose turn it is.
            None => violation.map(|violation| {
                on_sheet
                    .filter(|_| state != SpaceState::Closed)
                    .unwrap_or(violation)
            }),
        };
        let question = late.as_ref().and_then(|late| late.question.clone());
        let second = second.map(|refusal| second_box(reasons, printed, refusal.is_none()));
        Self {
            action: cross_space(boxed(crossed.is_some())),
            reason: question.or_else(|| Some(reasons.cross(name, reason?))),
            in_play: InPlay {
                by_sheet_number,
                by_color,
                // A late cross cannot be one of the track.
                needs_other: name.row == RowName::Track
                    || matches!(
                        on_sheet,
                        Some(Violation::NeedsNeighbor | Violation::NotNext)
                    ),
                late,
                choices: choices(reasons, name),
            },
            ..Self::plain(reasons, printed, state, second)
        }
    }

    /// The button that corrects this space.
    pub(super) fn to_correct(reasons: &Reasons, printed: &PrintedSpace) -> Self {
        let Reasons { context, seat, .. } = *reasons;
        let sheet = context.table().sheet(seat);
        let is_crossed = sheet.is_some_and(|sheet| sheet.has(printed.id));
        let refusal = |space, crossed| {
            let correction = Correction::Space { space, crossed };
            context.refusal(seat, Action::Correct(correction))
        };
        let first = printed.name;
        let second = SpaceName {
            second: true,
            ..first
        };
        // A crossed space gets its second cross first, and then loses both.
        let adds_second = is_crossed && printed.has_second && refusal(second, true).is_none();
        let (space, crossed) = match adds_second {
            true => (second, true),
            false => (first, !is_crossed),
        };
        let violation = refusal(space, crossed);
        let state = match is_crossed {
            true => SpaceState::Crossed,
            false => SpaceState::of(violation),
        };
        let second = printed
            .has_second
            .then(|| second_box(reasons, printed, adds_second));
        let plain = Self::plain(reasons, printed, state, second);
        Self {
            action: Action::Correct(Correction::Space { space, crossed }),
            label: match state {
                SpaceState::Open => msg("state-uncrossed"),
                SpaceState::Crossed
                | SpaceState::Skipped
                | SpaceState::Closed
                | SpaceState::Short => plain.label,
            },
            reason: violation.map(|violation| reasons.correct(first, violation)),
            ..plain
        }
    }

    /// A space in this state, which is crossed and is not refused.
    fn plain(
        reasons: &Reasons,
        printed: &PrintedSpace,
        state: SpaceState,
        second: Option<SecondBoxState>,
    ) -> Self {
        let lacking = printed.name.row.color();
        let lacking = lacking.map_or(0, |row| reasons.lacking(row));
        let crossed = second.filter(|_| state == SpaceState::Crossed);
        Self {
            id: space_id(printed.name),
            name: special_name(reasons.context.board(), printed),
            action: cross_space(printed.name),
            label: crossed.map_or_else(|| state.label(lacking), SecondBoxState::label),
            state,
            second,
            lacking,
            reason: None,
            in_play: InPlay::default(),
        }
    }
}

/// The state of the second box of a space.
fn second_box(reasons: &Reasons, printed: &PrintedSpace, is_open: bool) -> SecondBoxState {
    let second = SpaceId {
        second: true,
        ..printed.id
    };
    let sheet = reasons.context.table().sheet(reasons.seat);
    match is_open {
        true => SecondBoxState::Open,
        false if sheet.is_some_and(|sheet| sheet.has(second)) => SecondBoxState::Crossed,
        false => SecondBoxState::Free,
    }
}

/// The end of the id of a space: its number, or the place of its field.
fn space_id(space: SpaceName) -> String {
    match space.label {
        Label::Number(number) => number.to_string(),
        Label::Field(field) => format!("f{field}"),
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
    if !is_accepted {
        return None;
    }
    let is_used = violation == Some(Violation::AlreadyCrossedThisRoll);
    let first = is_used.then(|| first_cross(reasons)).flatten();
    let about_first = |first, key| {
        let message = msg(key).with("space", space_first(context.board(), first));
        message.with("name", roller(context, before))
    };
    let is_early = first.is_some() && was_for_roll_before(context, seat);
    let label = match first {
        Some(_) => this_roll(reasons, name),
        None => msg("offer-late").with("name", roller(context, before)),
    };
    Some(LateOffer {
        question: first.map(|first| about_first(first, "offer-earlier")),
        notice: first
            .filter(|_| is_early)
            .map(|first| about_first(first, "offer-earlier-notice")),
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

/// The first cross with this roll, which may have been for the roll before; `None` where the dice tell.
fn first_cross(reasons: &Reasons) -> Option<SpaceName> {
    let Reasons { context, seat, .. } = *reasons;
    let table = context.table();
    let crosses = table.crosses_in(table.turn()?, seat);
    crosses
        .first()
        .copied()
        .filter(|_| context.mode() == Mode::Turns)
}

/// Whether this seat made its first cross of this turn too soon to have seen the roll.
fn was_for_roll_before(context: &GameContext, seat: Seat) -> bool {
    let after = context.first_cross_after(seat);
    after.is_some_and(|after| after < SOONEST_ROLL)
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
