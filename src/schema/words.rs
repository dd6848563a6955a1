//! What has a closed list of words.

use super::{described, words};
use crate::error::Code;
use crate::rules::{Boards, By, Color, Mode, Reason, Status, Use};

/// The id of a board that comes with the program.
pub struct Variant;

fn boards() -> Vec<String> {
    let boards = Boards::load().into_iter();
    boards
        .flat_map(|boards| {
            boards
                .iter()
                .map(|board| board.id.clone())
                .collect::<Vec<_>>()
        })
        .collect()
}

/// How a game ended, as a query asks for it.
pub struct Outcome;

described! {
    Outcome as "Outcome": words(
        "Why a game ended, or whether the player who is asked for won or lost it.",
        Reason::ALL.map(Reason::as_str).iter().chain(&["won", "lost"]).collect::<Vec<_>>()
    );
    Color as "Color": words(
        "A colour of rows, spaces and dice; a row is named by the colour of its lock.",
        Color::ALL
    );
    Mode as "Mode": words(
        "How much the app knows of the game on the table: `sheet` is paper that knows the rules, \
         `turns` also knows whose turn it is, `dice` also knows the roll.",
        Mode::ALL
    );
    Status as "Status": words("Where a game stands.", Status::ALL);
    Reason as "Reason": words(
        "Why a game ended: two rows were locked, a player took the fourth penalty, or it was ended \
         early.",
        Reason::ALL
    );
    By as "By": words(
        "Whether it was done with the seat's own right or with the host's.",
        [By::Seat, By::Host]
    );
    Use as "Use": words(
        "What a cross uses of the roll: the sum of the white dice, that sum where it is lucky, or a \
         white die and a coloured one.",
        Use::ALL
    );
    Variant as "Variant": words(
        "The id of a board.", boards()
    );
    Code as "ErrorCode": words(
        "What is wrong, for programs; the list is closed.", Code::all().map(Code::as_str).collect::<Vec<_>>()
    );
}
