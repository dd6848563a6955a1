//! Plays from the app Board Game Stats, and those that this program exports for it.
//!
//! Only plays of Qwixx are of interest; the others are skipped one by one, so that a file of any size needs little memory.
//! A value of a wrong type is a mistake of its place, and fields that are not known here are ignored.

mod app_export;
mod lenient;
mod own_plays;
mod play;
mod points;
mod references;

pub(super) use app_export::read as read_export;
pub(super) use own_plays::{read_list, read_play};

use super::ImportError;
use super::context::ImportContext;
use crate::domain::error::Error;

/// Refuses a file without a play that was read, unless mistakes say more.
fn require_plays(context: &ImportContext) -> Result<(), ImportError> {
    match context.has_found_games() {
        true => Ok(()),
        false => Err(Error::invalid("import-no-qwixx").into()),
    }
}
