//! A file that is coming.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;

use super::Source;
use crate::domain::error::{Error, ErrorCode};

/// The largest file.
const LARGEST: usize = 64 * 1024 * 1024;

/// What has come of a file so far; it is gone when it is closed.
pub struct Upload {
    file: File,
    length: usize,
}

impl Upload {
    /// A file in this folder of which nothing has come yet.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] where no file can be made.
    pub fn new(folder: &Path) -> Result<Self, Error> {
        // It has no name in the folder, so that nothing is left of it when the process ends.
        let file = tempfile::tempfile_in(folder).map_err(broken)?;
        Ok(Self { file, length: 0 })
    }

    /// The error for a file that cannot be used.
    pub(super) fn broken() -> Error {
        Error::new(ErrorCode::Unavailable, "import-not-stored")
    }

    /// Takes the next piece.
    ///
    /// # Errors
    /// [`ErrorCode::TooLarge`], and [`ErrorCode::Unavailable`] where it cannot be written.
    pub fn take(&mut self, piece: &[u8]) -> Result<(), Error> {
        self.length += piece.len();
        if self.length > LARGEST {
            return Err(Error::new(ErrorCode::TooLarge, "import-too-large"));
        }
        self.file.write_all(piece).map_err(broken)
    }

    /// Whether nothing has come.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// What it is, by its first letters: browsers call tables what they like, and a document begins with
    /// a brace.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] where it cannot be read.
    pub fn source(&mut self) -> Result<Source, Error> {
        let mut head = [0; 64];
        self.file.rewind().map_err(broken)?;
        let length = self.file.read(&mut head).map_err(broken)?;
        let head = String::from_utf8_lossy(&head[..length]);
        let text = head.trim_start_matches('\u{feff}').trim_start();
        Ok(if text.starts_with('{') {
            Source::Document
        } else {
            Source::Table
        })
    }

    /// All that came, to be read from its beginning.
    ///
    /// # Errors
    /// [`ErrorCode::Unavailable`] where it cannot be read.
    pub fn finish(mut self) -> Result<File, Error> {
        self.file.rewind().map_err(broken)?;
        Ok(self.file)
    }
}

fn broken(error: io::Error) -> Error {
    tracing::error!(%error, "an upload could not be written to a temporary file");
    match error.kind() {
        io::ErrorKind::StorageFull => Error::new(ErrorCode::StorageFull, "storage-full"),
        _ => Upload::broken(),
    }
}
