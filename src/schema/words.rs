//! What has a closed list of words.

use super::{described, words};
use crate::domain::error::ErrorCode;
use crate::rules::{Boards, By, Color, DiceUse, EndReason, Mode, Status};

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
        "Why a game ended, or whether the filtered player won or lost it.",
        EndReason::ALL.map(EndReason::as_str).iter().chain(&["won", "lost"]).collect::<Vec<_>>()
    );
    Color as "Color": words(
        "A color of rows, spaces and dice; a row is named by the color of its lock.",
        Color::ALL
    );
    Mode as "Mode": words(
        "How much the app knows: `sheet` checks the rules, `turns` also knows whose turn it is, `dice` also knows the roll.",
        Mode::ALL
    );
    Status as "Status": words("The status of a game.", Status::ALL);
    EndReason as "Reason": words(
        "Why a game ended: two rows were locked, a player took the fourth penalty, or it was ended \
         early.",
        EndReason::ALL
    );
    By as "By": words(
        "Whether the seat or the host made the move.",
        [By::Seat, By::Host]
    );
    DiceUse as "Use": words(
        "Which dice a cross uses: the sum of the white dice, that sum as a lucky number, or a white and a colored die.",
        DiceUse::ALL
    );
    Variant as "Variant": words(
        "The id of a board.", boards()
    );
    ErrorCode as "ErrorCode": words(
        "The error code, from a closed list.", ErrorCode::all().map(ErrorCode::as_str).collect::<Vec<_>>()
    );
}
