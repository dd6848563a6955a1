//! The seats of one browser, and the links between their sheets.

use rowlock_rules::{Seat, Table};

use crate::web::game::context::GameContext;

/// A sheet that this browser may mark, in the menu or in the strip that leads to each of them.
pub(crate) struct SeatTab {
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) is_shown: bool,
    /// Whether it follows the shown one.
    pub(super) is_next: bool,
    /// Whether it is this seat's turn.
    pub(super) is_active: bool,
    /// Whether it has crossed nothing with this roll and still can.
    pub(super) is_undecided: bool,
}

impl SeatTab {
    /// All sheets that this browser may mark; empty if it is only the shown one.
    pub(crate) fn markable(context: &GameContext, shown: Seat) -> Vec<Self> {
        Self::of(context, &context.markable(), shown)
    }

    /// The sheets of this browser's seats; empty if it has only one.
    pub(super) fn own(context: &GameContext, shown: Seat) -> Vec<Self> {
        Self::of(context, &context.access.seats, shown)
    }

    fn of(context: &GameContext, seats: &[Seat], shown: Seat) -> Vec<Self> {
        let next = seats.iter().find(|&&seat| seat > shown).or(seats.first());
        let tabs = seats.iter().filter(|_| seats.len() > 1);
        tabs.map(|&seat| Self {
            seat,
            name: context.name(seat).to_owned(),
            is_shown: seat == shown,
            is_next: next == Some(&seat),
            is_active: is_turn(context, seat),
            is_undecided: is_undecided(context.table(), seat),
        })
        .collect()
    }
}

/// The sheet after the shown one, on a phone with several seats.
pub(crate) struct NextSeat {
    pub(crate) name: String,
    pub(crate) href: String,
}

impl NextSeat {
    /// The sheet after the shown one; `None` if the browser has only one.
    pub(crate) fn of(context: &GameContext, shown: Seat) -> Option<Self> {
        let own = &context.access.seats;
        let index = own.iter().position(|&seat| seat == shown)?;
        let next = own.get((index + 1) % own.len()).copied();
        let next = next.filter(|&seat| seat != shown)?;
        Some(Self {
            name: context.name(next).to_owned(),
            href: format!("/games/{}?seat={next}", context.details.id),
        })
    }
}

/// Whether it is the turn of this seat, which belongs to this browser.
pub(super) fn is_turn(context: &GameContext, seat: Seat) -> bool {
    context.table().active() == Some(seat)
        && context.is_own(seat)
        && !context.table().has_left(seat)
}

/// Whether the seat has crossed nothing with this roll and still can.
pub(crate) fn is_undecided(table: &Table, seat: Seat) -> bool {
    table.turn().is_some() && table.crosses_this_turn(seat) == 0 && table.has_open(seat)
}
