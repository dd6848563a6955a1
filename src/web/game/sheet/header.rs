//! The header of a sheet: whose turn it is, the dice, the total.

use rowlock_rules::{Mode, Seat, Sheet, Status};

use super::dice::{DiceLine, ShownNumbers, numbers};
use super::seats::{SeatTab, is_turn};
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;

/// The most characters of a name that a phone shows in one line of the usual size.
const MAX_NAME: usize = 12;

pub(crate) struct SheetHeader {
    /// Whose turn it is, or whose sheet.
    pub(crate) text: Message,
    pub(crate) note: Option<Message>,
    /// Whether the name in it needs smaller text on a phone.
    pub(crate) is_long: bool,
    /// Whether it is the turn of a seat of this browser, which must be visible from afar.
    pub(crate) is_turn: bool,
    /// Whether it is the last roll, which must be, too.
    pub(crate) is_last_roll: bool,
    pub(crate) numbers: Option<ShownNumbers>,
    pub(crate) dice: Option<DiceLine>,
    /// The sheets of this browser's seats.
    pub(crate) tabs: Vec<SeatTab>,
    pub(crate) total: i32,
}

impl SheetHeader {
    pub(super) fn new(context: &GameContext, seat: Seat, sheet: &Sheet) -> Self {
        let (text, note) = texts(context, seat);
        Self {
            text,
            note,
            is_long: is_long(context, seat),
            is_turn: is_turn(context, context.table().active().unwrap_or(seat)),
            is_last_roll: context.status() == Status::LastCall && !context.table().has_left(seat),
            numbers: numbers(context, seat),
            dice: DiceLine::new(context, seat),
            tabs: SeatTab::own(context, seat),
            total: sheet.total(),
        }
    }
}

/// Whether a name in the header is long: that of the active player, or of the sheet.
fn is_long(context: &GameContext, seat: Seat) -> bool {
    let active = context.table().active();
    let active = active.filter(|_| !is_turn(context, seat));
    let own = Some(seat).filter(|_| is_named(context, seat));
    let mut shown = [active, own].into_iter().flatten();
    shown.any(|seat| context.name(seat).chars().count() > MAX_NAME)
}

/// Whether the header says whose sheet it is: a player who marks several must see it first.
fn is_named(context: &GameContext, seat: Seat) -> bool {
    !context.is_own(seat) || context.access.seats.len() > 1
}

/// Whose roll it is.
fn texts(context: &GameContext, seat: Seat) -> (Message, Option<Message>) {
    let name = msg("plain").with("text", context.name(seat));
    let whose = match context.table().active() {
        _ if context.status() == Status::LastCall => Some(msg("sheet-header-last-call")),
        Some(_) if is_turn(context, seat) => {
            // The keys for the dice ask for the roll.
            let is_asked = context.mode() == Mode::Dice || is_rolled(context);
            Some(msg(if is_asked {
                "sheet-header-yours"
            } else {
                "sheet-header-yours-roll"
            }))
        }
        Some(active) => Some(msg("sheet-header-theirs").with("name", context.name(active))),
        None => None,
    };
    if is_named(context, seat) {
        return (name, whose);
    }
    if context.table().has_left(seat) {
        return (msg("sheet-header-left"), whose);
    }
    match (context.status(), context.table().turn()) {
        (Status::LastCall, _) if context.table().has_open(seat) => (
            msg("sheet-header-last-call"),
            Some(msg("sheet-header-one-more")),
        ),
        (Status::LastCall, _) => (
            msg("sheet-header-last-call"),
            Some(msg("sheet-header-done")),
        ),
        (Status::Lobby | Status::Playing | Status::Finished, Some(turn)) => {
            let turn = msg("sheet-header-turn").with("turn", turn);
            (whose.unwrap_or(name), Some(turn))
        }
        (Status::Lobby | Status::Playing | Status::Finished, None) => (name, None),
    }
}

/// Whether the dice of this turn have been rolled, as far as the sheets show it.
fn is_rolled(context: &GameContext) -> bool {
    let mut seats = context.seats();
    context.table().dice().is_some()
        || seats.any(|seat| context.table().crosses_this_turn(seat) > 0)
}
