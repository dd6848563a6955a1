//! The states of one row, and what each cross makes of it.

use crate::position::SmallSheet;

/// How many states a row has: open with its last cross and its crosses, or shut.
pub(super) const STATES: usize = 57;

/// The state of a row that is shut.
pub(super) const SHUT: u8 = 56;

/// The places of a row, from 1.
pub(super) const PLACES: usize = 11;

/// The crosses that the lock needs.
const NEEDED: u8 = 5;

/// What a cross makes of a row, and the points it brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct RowCross {
    pub(super) to: u8,
    /// The points; 0 where the cross is not allowed.
    pub(super) gain: u8,
}

/// The moves of each state, by place.
pub(super) type Moves = [[RowCross; PLACES + 1]; STATES];

/// The state of an open row.
pub(super) fn open_state(last: u8, crosses: u8) -> u8 {
    match last {
        0 => 0,
        last => 1 + last * (last - 1) / 2 + crosses.clamp(1, last) - 1,
    }
}

/// The state of a row of a sheet.
pub(super) fn state_of(sheet: &SmallSheet, closed: u8, row: usize) -> u8 {
    let is_shut = (sheet.locks | closed) & (1 << row) != 0;
    match is_shut || sheet.last[row] >= PLACES as u8 {
        true => SHUT,
        false => open_state(sheet.last[row], sheet.crosses[row]),
    }
}

/// How far a row is: each move makes it more.
pub(super) fn levels() -> [u8; STATES] {
    let mut levels = [0; STATES];
    for last in 1..PLACES as u8 {
        for crosses in 1..=last {
            levels[usize::from(open_state(last, crosses))] = crosses;
        }
    }
    levels[usize::from(SHUT)] = PLACES as u8;
    levels
}

pub(super) fn moves() -> Moves {
    let mut moves = [[RowCross::default(); PLACES + 1]; STATES];
    let open = (0..PLACES as u8).flat_map(|last| {
        let least = last.min(1);
        (least..=last).map(move |crosses| (last, crosses))
    });
    for (last, crosses) in open {
        let state = usize::from(open_state(last, crosses));
        for place in last + 1..=PLACES as u8 {
            moves[state][usize::from(place)] = if usize::from(place) < PLACES {
                RowCross {
                    to: open_state(place, crosses + 1),
                    gain: crosses + 1,
                }
            } else if crosses >= NEEDED {
                RowCross {
                    to: SHUT,
                    gain: 2 * crosses + 3,
                }
            } else {
                RowCross::default()
            };
        }
    }
    moves
}
