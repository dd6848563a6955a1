//! The controls that end a turn or the game, and their confirmations.

use rowlock_rules::{Action, Color, MAX_PENALTIES, Mode, Seat, Status, Table, Turn, Violation};

use super::seats::is_undecided;
use crate::domain::i18n::{Arg, Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::color_first;

/// How many names a button lists at most.
const MAX_NAMES: usize = 2;

/// After how many milliseconds a turn ends by itself once the active player can cross nothing more, or has crossed
/// something and may still cross: once the others have crossed, and as long as another player may still do so.
const ENDS_AFTER: [u32; 2] = [4_000, 8_000];
const ENDS_AFTER_ONE: [u32; 2] = [8_000, 12_000];

/// A consequence of a move that its player confirms first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Consequence {
    /// A penalty for a turn without a cross.
    Penalty,
    /// A penalty for a turn without a cross of a colored die.
    NoColor,
    /// The fourth penalty, which ends the game.
    LastPenalty,
    /// The end of the game in last call.
    End,
    /// A row that is closed for all players.
    Close(Color),
}

impl Consequence {
    /// Whether a move of this kind ever needs confirmation.
    fn may_follow(action: Action) -> bool {
        matches!(
            action,
            Action::EndTurn { .. } | Action::Finish {} | Action::Close { .. }
        )
    }

    /// The consequence of this move now; `None` if it is refused or needs no confirmation.
    pub(crate) fn of(context: &GameContext, seat: Seat, action: Action) -> Option<Self> {
        if !Self::may_follow(action) || context.refusal(seat, action).is_some() {
            return None;
        }
        if let Action::Close { row } = action {
            return Some(Self::Close(row));
        }
        match context.status() {
            Status::LastCall => Some(Self::End),
            Status::Playing if matches!(action, Action::EndTurn { .. }) => {
                Self::of_turn(context.table())
            }
            Status::Lobby | Status::Playing | Status::Finished => None,
        }
    }

    fn of_turn(table: &Table) -> Option<Self> {
        let active = table.active().filter(|_| table.is_penalty_due())?;
        let penalties = table.sheet(active).map_or(0, |sheet| sheet.penalties());
        Some(if penalties + 1 >= MAX_PENALTIES {
            Self::LastPenalty
        } else if table.crosses_this_turn(active) > 0 {
            Self::NoColor
        } else {
            Self::Penalty
        })
    }

    /// Its name in forms, which a confirmation sends back.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Penalty => "penalty",
            Self::NoColor => "color",
            Self::LastPenalty => "last",
            Self::End => "end",
            Self::Close(_) => "close",
        }
    }

    /// The hint next to the label of the control.
    fn hint(self) -> Option<Message> {
        match self {
            Self::Penalty => Some(msg("warning-penalty")),
            Self::NoColor => Some(msg("warning-no-color")),
            Self::LastPenalty => Some(msg("warning-last-penalty")),
            Self::End | Self::Close(_) => None,
        }
    }

    /// The text of the confirmation, with the name of the player if it is another.
    fn question(self, other: Option<&str>) -> Message {
        let (own, theirs) = match self {
            Self::Penalty => ("confirm-penalty", "confirm-penalty-for"),
            Self::NoColor => ("confirm-no-color", "confirm-no-color-for"),
            Self::LastPenalty => ("confirm-last-penalty", "confirm-last-penalty-for"),
            Self::End => return msg("confirm-end-game"),
            Self::Close(row) => return msg("confirm-close-row").with("color", color_first(row)),
        };
        match other {
            Some(name) => msg(theirs).with("name", name),
            None => msg(own),
        }
    }
}

/// A control that ends something: a button below the sheet, or an item of the menu.
pub(crate) struct Control {
    pub(crate) id: &'static str,
    pub(crate) action: Action,
    pub(crate) label: Message,
    pub(crate) small: Option<Message>,
    /// What it ends; when this changes, the page disables the control briefly.
    pub(crate) ends: String,
    /// The confirmation before its move.
    pub(crate) ask: Option<Message>,
    /// Whether the next cross makes the confirmation unnecessary.
    pub(crate) is_due: bool,
    /// Whether its move costs points; it does not stand out then.
    pub(crate) costs: bool,
    pub(crate) is_main: bool,
    /// After how many milliseconds the page makes the move itself.
    pub(crate) ends_after: Option<u32>,
}

/// The controls other than undo, and in the menu.
pub(crate) struct Controls {
    pub(crate) buttons: Vec<Control>,
    /// Ends the turn of another player; placed away from the own button.
    pub(crate) for_other: Option<Control>,
    pub(crate) waiting: Option<Message>,
    /// The active player, if another seat of this browser.
    pub(crate) to_roller: Option<Roller>,
}

/// The active player, whose sheet is on this phone, too.
pub(crate) struct Roller {
    pub(crate) seat: Seat,
    pub(crate) name: String,
}

impl Roller {
    /// The active player, if another seat of this browser than the shown one.
    fn on_another_sheet(context: &GameContext, shown: Seat) -> Option<Self> {
        let active = context.table().active()?;
        let is_elsewhere = active != shown && context.is_own(active);
        (is_elsewhere && context.is_own(shown) && !context.table().has_left(active)).then(|| Self {
            seat: active,
            name: context.name(active).to_owned(),
        })
    }
}

impl Controls {
    /// The controls on the sheet of this seat.
    pub(crate) fn new(context: &GameContext, seat: Seat) -> Self {
        match context.table().turn() {
            Some(turn) => in_turn(context, seat, turn),
            None => Self {
                buttons: on_paper(context, seat),
                for_other: None,
                waiting: None,
                to_roller: None,
            },
        }
    }
}

/// The text and the button of the confirmation page, for browsers without scripts.
pub(crate) fn question(
    context: &GameContext,
    seat: Seat,
    action: Action,
    consequence: Consequence,
) -> (Message, Message) {
    match action {
        Action::EndTurn { turn } => {
            let control = end_turn(context, seat, turn, Some(consequence));
            let question = consequence.question(named(context, seat).as_deref());
            (question, control.label)
        }
        Action::Close { .. } => (consequence.question(None), msg("confirm-close-row-yes")),
        _ => (consequence.question(None), msg("finish")),
    }
}

fn on_paper(context: &GameContext, seat: Seat) -> Vec<Control> {
    let sheet = context.table().sheet(seat);
    let penalties = sheet.map_or(0, |sheet| sheet.penalties());
    let penalty = Control {
        id: "penalty",
        action: Action::Penalty {},
        label: msg("penalty"),
        small: Some(msg("plain").with("text", "−5")),
        // After a penalty the button is for another one.
        ends: format!("penalty {penalties}"),
        ask: None,
        is_due: false,
        costs: false,
        is_main: false,
        ends_after: None,
    };
    let finish = Control {
        id: "finish",
        action: Action::Finish {},
        label: msg("finish"),
        small: still_to_cross(context, Some(seat)),
        ends: "game".to_owned(),
        ask: Some(Consequence::End.question(None)),
        is_due: false,
        costs: false,
        is_main: true,
        ends_after: None,
    };
    let is_last_call = context.status() == Status::LastCall;
    let may = |action| context.refusal(seat, action).is_none();
    let penalty = may(Action::Penalty {}).then_some(penalty);
    let finish = (is_last_call && may(Action::Finish {})).then_some(finish);
    penalty.into_iter().chain(finish).collect()
}

fn in_turn(context: &GameContext, seat: Seat, turn: Turn) -> Controls {
    let table = context.table();
    let active = table.active().unwrap_or_default();
    let name = context.name(active);
    let waits = |waiting: Message| Controls {
        buttons: Vec::new(),
        for_other: None,
        waiting: Some(waiting),
        to_roller: Roller::on_another_sheet(context, seat),
    };
    if table.has_left(seat) {
        return waits(msg("waiting-left"));
    }
    let action = Action::EndTurn { turn };
    match context.refusal(seat, action) {
        None => {}
        Some(Violation::RollFirst) if active == seat => return waits(msg("waiting-dice")),
        Some(_) if context.mode() == Mode::Dice && context.table().dice().is_none() => {
            return waits(msg("waiting-dice-of").with("name", name));
        }
        Some(_) => return waits(waiting_for(context, name)),
    }
    let control = end_turn(context, seat, turn, Consequence::of(context, seat, action));
    // The active player is this one or has left: the button cannot be mistaken for another player's.
    if active == seat || table.has_left(active) {
        Controls {
            buttons: vec![control],
            for_other: None,
            waiting: None,
            to_roller: None,
        }
    } else {
        Controls {
            for_other: Some(control),
            ..waits(waiting_for(context, name))
        }
    }
}

/// What the active player of this name does next: end the turn, or the game with it.
fn waiting_for(context: &GameContext, name: &str) -> Message {
    let is_last_call = context.status() == Status::LastCall;
    let key = if is_last_call {
        "waiting-end-of"
    } else {
        "waiting-turn-of"
    };
    msg(key).with("name", name)
}

fn end_turn(context: &GameContext, seat: Seat, turn: Turn, brings: Option<Consequence>) -> Control {
    let table = context.table();
    let is_shown = table.active() == Some(seat);
    let other = named(context, seat);
    let ends_after = ends_after(context, seat).filter(|_| brings.is_none() && other.is_none());
    let (label, small) = match (brings, &other) {
        (None, None) => (msg("end-turn"), ends_after.map(|_| msg("end-turn-itself"))),
        (Some(Consequence::End), _) => (msg("end-game"), still_to_cross(context, table.active())),
        (brings, Some(name)) => (
            msg("end-turn-for").with("name", name.as_str()),
            brings.and_then(Consequence::hint),
        ),
        (brings, None) => (msg("end-turn"), brings.and_then(Consequence::hint)),
    };
    Control {
        id: if is_shown { "end-turn" } else { "end-turn-for" },
        action: Action::EndTurn { turn },
        label,
        small,
        ends: format!("turn {turn}"),
        ask: brings.map(|brings| brings.question(other.as_deref())),
        is_due: table.is_penalty_due() && !context.house_rules().color_required,
        costs: table.is_penalty_due(),
        is_main: true,
        ends_after,
    }
}

/// After how many milliseconds the turn ends by itself; `None` unless the seat has crossed something, and as long as a
/// row that this roll locks is offered to another player.
fn ends_after(context: &GameContext, seat: Seat) -> Option<u32> {
    let table = context.table();
    let others: Vec<Seat> = context.seats().filter(|&other| other != seat).collect();
    let may_lock = |&other: &Seat| !table.lock_offers(other).is_empty();
    let is_offered = others.iter().any(may_lock);
    if context.house_rules().tap_to_end || table.crosses_this_turn(seat) == 0 || is_offered {
        return None;
    }
    let [soon, later] = if table.has_open(seat) {
        ENDS_AFTER_ONE
    } else {
        ENDS_AFTER
    };
    let is_awaited = others.iter().any(|&other| is_undecided(table, other));
    Some(if is_awaited { later } else { soon })
}

/// The active player's name, if it is not this seat's.
fn named(context: &GameContext, seat: Seat) -> Option<String> {
    let active = context.table().active()?;
    let is_other = active != seat || !context.is_own(seat);
    is_other.then(|| context.name(active).to_owned())
}

/// Who else can still cross before the game ends.
fn still_to_cross(context: &GameContext, but: Option<Seat>) -> Option<Message> {
    let seats = context.seats().filter(|&seat| Some(seat) != but);
    let crossing: Vec<Seat> = seats
        .filter(|&seat| context.table().has_open(seat))
        .collect();
    let names = context.names(&crossing);
    match names.len() {
        0 => None,
        count if count > MAX_NAMES => Some(msg("still-to-cross-many").with("count", count)),
        count => {
            let still = msg("still-to-cross").with("names", Arg::List(names));
            Some(still.with("count", count))
        }
    }
}
