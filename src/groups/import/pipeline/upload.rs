//! An upload in a temporary file.

use std::fs::File;
use std::io::{self, Read, Seek, Write};
use std::path::Path;

use crate::domain::error::{Error, ErrorCode};
use crate::groups::import::ImportFormat;

/// What a workbook begins with: it is a ZIP archive, or encrypted or of an old version in a compound file.
const WORKBOOKS: [&[u8]; 2] = [b"PK\x03\x04", b"\xd0\xcf\x11\xe0"];

/// The largest upload.
const MAX_UPLOAD_BYTES: usize = 64 * 1024 * 1024;

/// The bytes of an upload so far, in a temporary file that is deleted when it is closed.
pub struct Upload {
    file: File,
    length: usize,
    max_length: usize,
}

impl Upload {
    /// An empty upload in this folder.
    pub fn new(folder: &Path) -> Result<Self, Error> {
        // The file has no name, so that it is deleted even if the process is killed.
        let file = tempfile::tempfile_in(folder).map_err(failed)?;
        Ok(Self {
            file,
            length: 0,
            max_length: MAX_UPLOAD_BYTES,
        })
    }

    /// The same without a largest length, for a file of the operator.
    pub fn without_limit(self) -> Self {
        Self {
            max_length: usize::MAX,
            ..self
        }
    }

    /// The error for a temporary file that cannot be used.
    pub fn broken() -> Error {
        Error::new(ErrorCode::Unavailable, "import-not-stored")
    }

    /// Appends the next bytes.
    ///
    /// # Errors
    /// [`ErrorCode::TooLarge`]; [`ErrorCode::Unavailable`] or [`ErrorCode::StorageFull`] if they cannot be written.
    pub fn write(&mut self, bytes: &[u8]) -> Result<(), Error> {
        self.length += bytes.len();
        if self.length > self.max_length {
            return Err(Error::new(ErrorCode::TooLarge, "import-too-large"));
        }
        self.file.write_all(bytes).map_err(failed)
    }

    pub fn is_empty(&self) -> bool {
        self.length == 0
    }

    /// The format, detected by the first characters, as browsers send different media types for CSV: a document begins
    /// with a brace, or as a list with a bracket.
    pub fn detect_format(&mut self) -> Result<ImportFormat, Error> {
        let mut start = [0; 64];
        self.file.rewind().map_err(failed)?;
        let length = self.file.read(&mut start).map_err(failed)?;
        if WORKBOOKS.iter().any(|magic| start.starts_with(magic)) {
            return Ok(ImportFormat::Xlsx);
        }
        let start = String::from_utf8_lossy(&start[..length]);
        let text = start.trim_start_matches('\u{feff}').trim_start();
        Ok(if text.starts_with(['{', '[']) {
            ImportFormat::Json
        } else {
            ImportFormat::Csv
        })
    }

    /// The file, rewound to its beginning.
    pub fn finish(mut self) -> Result<File, Error> {
        self.file.rewind().map_err(failed)?;
        Ok(self.file)
    }
}

fn failed(error: io::Error) -> Error {
    tracing::error!(%error, "an upload could not be written to a temporary file");
    match error.kind() {
        io::ErrorKind::StorageFull => Error::new(ErrorCode::StorageFull, "storage-full"),
        _ => Upload::broken(),
    }
}
