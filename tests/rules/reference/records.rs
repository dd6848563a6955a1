//! What a state is made of.

/// A cross on a sheet.
#[derive(Clone)]
pub struct Cross {
    pub seat: usize,
    pub row: String,
    pub number: u8,
    /// Whether it is in the second box.
    pub second: bool,
    /// The turn it counts for; 0 where there are none, and for corrections.
    pub turn: u64,
    /// The current turn when it was made.
    pub made_in: u64,
    /// `white`, `lucky`, `color`, or nothing where the roll is not known.
    pub uses: Option<String>,
    /// Made by a correction of the host, so that it counts for no turn.
    pub corrected: bool,
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
    pub colors: Vec<(String, u8)>,
}

/// When a row was closed in mode `sheet`.
pub struct Closing {
    pub row: String,
    pub at: usize,
    /// Whether it was the same roll for the others, who then may lock it too.
    pub same_roll: bool,
}

/// When the last call began, and why.
pub struct LastCall {
    pub at: usize,
    pub why: &'static str,
}
