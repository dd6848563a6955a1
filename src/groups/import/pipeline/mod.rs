//! From an upload to games in a group: read, verified, shown, stored.

mod checked_import;
mod context;
mod correction;
mod preview;
mod read;
mod turns;
mod upload;
mod verify;
mod writer;

pub use checked_import::CheckedImport;
pub(super) use context::ImportTarget;
pub use preview::{Preview, PreviewedGame, PreviewedPlayer};
pub(crate) use turns::ImportTurns;
pub use upload::Upload;
pub(super) use writer::ImportWriter;
