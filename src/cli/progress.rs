//! A line on a terminal that says how far a command is.

use std::fmt::Display;
use std::io::{self, IsTerminal, Write};

use crate::store::CopyStep;

/// How many cells the bar has.
const CELLS: u64 = 40;

/// One line on standard error, which is written over, and removed when it is dropped.
///
/// It is shown only on a terminal, and never with JSON.
pub(super) struct ProgressLine {
    is_wanted: bool,
    shown: String,
}

impl ProgressLine {
    pub(super) fn new(json: bool) -> Self {
        Self {
            is_wanted: !json && io::stderr().is_terminal(),
            shown: String::new(),
        }
    }

    pub(super) fn show(&mut self, text: &str) {
        if self.is_wanted && self.shown != text {
            print(format_args!("\r\x1b[K{text}"));
            text.clone_into(&mut self.shown);
        }
    }

    /// Shows what is done now, and how much of it is done.
    pub(super) fn show_bar(&mut self, text: &str, done: u64, all: u64) {
        if self.is_wanted {
            let full = (done * CELLS / all.max(1)).min(CELLS);
            let cells = (0..CELLS).map(|cell| if cell < full { '#' } else { '.' });
            let cells: String = cells.collect();
            self.show(&format!("{text} [{cells}]"));
        }
    }

    /// Shows how far a copy is.
    pub(super) fn show_copy(&mut self, step: CopyStep) {
        match step {
            CopyStep::Copying { written, all } => self.show_bar("Copying", written, all),
            CopyStep::Checking => self.show("Checking the copy"),
        }
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        if !self.shown.is_empty() {
            print("\r\x1b[K");
        }
    }
}

fn print(text: impl Display) {
    let mut terminal = io::stderr();
    // A terminal that is closed shows nothing.
    write!(terminal, "{text}").ok();
}
