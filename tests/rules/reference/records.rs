//! What a state is made of.

/// What is printed on a seat's sheet alone.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    pub lucky_numbers: Option<[u8; 2]>,
    /// The letter of the sheet.
    pub sheet: Option<char>,
}

/// A cross on a sheet, or a field of the bonus bar.
#[derive(Clone, Copy)]
pub struct Cross {
    pub seat: usize,
    pub row: &'static str,
    pub number: u8,
    /// Whether it is in the second box.
    pub second: bool,
    /// The turn it counts for; 0 where there are none, and for corrections.
    pub turn: u64,
    /// The current turn when it was made.
    pub made_in: u64,
    /// `white`, `lucky`, `color`, or nothing where the roll is not known.
    pub uses: Option<&'static str>,
    pub made_by: MadeBy,
}

/// What made a cross.
#[derive(Clone, Copy, PartialEq)]
pub enum MadeBy {
    /// A move that named it, so that it counts as the seat's cross of its turn.
    Hand,
    /// A move that named another space.
    Rule,
    /// A correction of the host, so that it counts for no turn.
    Correction,
}

/// A cross or a penalty that a seat made in mode `sheet`, and where in the list.
pub struct SeatMove {
    pub seat: usize,
    pub at: usize,
    pub space: Option<(&'static str, u8, bool)>,
}

/// A turn that was begun.
#[derive(Clone)]
pub struct Turn {
    pub active: usize,
    pub roll: Option<Roll>,
}

/// The dice on the table as they were entered.
#[derive(Clone)]
pub struct Roll {
    pub white: Vec<u8>,
    pub colors: Vec<(&'static str, u8)>,
}

/// When a row was closed in mode `sheet`.
pub struct Closing {
    pub row: &'static str,
    pub at: usize,
    /// Whether it was the same roll for the others, who then may lock it too.
    pub same_roll: bool,
}

/// When the last call began, and why.
pub struct LastCall {
    pub at: usize,
    pub why: &'static str,
}
