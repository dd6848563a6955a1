//! The state of a space, on every picture of a sheet.

use rowlock_rules::{Sheet, SpaceId, Violation};

use crate::domain::i18n::{Message, msg};

/// The state of a space, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SpaceState {
    Open,
    Crossed,
    Skipped,
    /// It cannot be crossed now.
    Closed,
    /// It is a lock space, and the row lacks crosses.
    Short,
}

impl SpaceState {
    /// The state of a space that is refused for this reason; without one it is open.
    pub(crate) fn of(violation: Option<Violation>) -> Self {
        match violation {
            None => Self::Open,
            Some(Violation::AlreadyCrossed) => Self::Crossed,
            Some(Violation::LeftOfLastCross) => Self::Skipped,
            Some(Violation::TooFewCrosses) => Self::Short,
            Some(_) => Self::Closed,
        }
    }

    /// The state of a space that the sheet alone refuses for this reason, in a row that is closed for all or is not.
    pub(crate) fn on_sheet(violation: Option<Violation>, is_closed: bool) -> Self {
        match Self::of(violation) {
            Self::Open | Self::Short if is_closed => Self::Closed,
            state => state,
        }
    }

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Crossed => "crossed",
            Self::Skipped => "skipped",
            Self::Closed => "closed",
            Self::Short => "short",
        }
    }

    /// It in words, where the row lacks so many crosses before its lock.
    pub(crate) fn label(self, lacking: usize) -> Message {
        match self {
            Self::Open => msg("state-open"),
            Self::Crossed => msg("state-crossed"),
            Self::Skipped => msg("state-skipped"),
            Self::Closed => msg("state-closed"),
            Self::Short => msg("state-short").with("lacking", lacking),
        }
    }
}

/// Why the sheet alone refuses a cross; spaces before the last cross are skipped, also in a row that the sheet has
/// locked.
pub(crate) fn sheet_violation(sheet: &Sheet, space: SpaceId) -> Option<Violation> {
    let violation = sheet.check(space).err()?;
    let row = space.row.color();
    let is_skipped = row.is_some_and(|row| Some(space.place) < sheet.row(row).crossed().last());
    match violation {
        Violation::RowClosed if is_skipped => Some(Violation::LeftOfLastCross),
        violation => Some(violation),
    }
}
