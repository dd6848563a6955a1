//! What is printed on one seat's sheet and differs from seat to seat.

use serde::{Deserialize, Serialize};

use super::{LuckyNumbers, SheetLetter};

/// What the sheet of one seat has that others of its board have not; nothing on most boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Printed {
    /// The lucky numbers, on a board with lucky numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lucky_numbers: Option<LuckyNumbers>,
    /// Which of the board's sheets it is, on a board with different sheets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sheet: Option<SheetLetter>,
}
