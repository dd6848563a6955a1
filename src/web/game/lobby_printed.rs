//! What is printed on the sheets of players in the lobby, as far as this browser can change it.

use rowlock_rules::Seat;

use super::context::GameContext;
use super::printed_choices::PrintedChoices;
use crate::web::game::sheet::dice::{ShownNumbers, numbers};

/// What this browser can change: all seats as the host, otherwise its own.
pub(super) struct LobbyPrinted {
    /// Whether it can change other seats than its own.
    pub(super) is_host: bool,
    pub(super) seats: Vec<PrintedSeat>,
    /// The highest number that can be typed; `None` if no numbers can.
    pub(super) highest: Option<u8>,
    /// The letters of the board's different sheets.
    pub(super) letters: Vec<char>,
}

/// A seat with what is printed on its sheet.
pub(super) struct PrintedSeat {
    pub(super) seat: Seat,
    pub(super) name: String,
    pub(super) numbers: Option<ShownNumbers>,
    pub(super) letter: Option<char>,
}

impl LobbyPrinted {
    /// `None` if there is nothing that this browser can change.
    pub(super) fn new(context: &GameContext, order: &[Seat]) -> Option<Self> {
        let PrintedChoices { highest, letters } = PrintedChoices::of(context.board())?;
        let is_host = context.access.host;
        let seats = order.iter().copied();
        let seats = seats.filter(|&seat| is_host || context.is_own(seat));
        let printed = Self {
            is_host,
            seats: seats
                .map(|seat| PrintedSeat {
                    seat,
                    name: context.name(seat).to_owned(),
                    numbers: numbers(context, seat),
                    letter: letter(context, seat),
                })
                .collect(),
            highest,
            letters,
        };
        (!printed.seats.is_empty()).then_some(printed)
    }
}

/// The letter of a seat's sheet, on a board with different sheets.
pub(super) fn letter(context: &GameContext, seat: Seat) -> Option<char> {
    context.table().printed(seat).sheet.map(char::from)
}
