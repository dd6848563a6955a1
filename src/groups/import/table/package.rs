//! The files of a workbook, unpacked and parsed bit by bit, so that whatever is in them needs little memory.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion};
use zip::ZipArchive;
use zip::read::ZipFile;

use crate::domain::error::{Error, ErrorCode};

/// The most bytes of a packed workbook; a table of 80,000 rows has about three million.
const MAX_PACKED: u64 = 8 * 1024 * 1024;

/// The most bytes that what is read of a workbook unpacks to.
const MAX_UNPACKED: usize = 64 * 1024 * 1024;

/// The most bytes of a text or tag.
const MAX_PIECE: usize = 1024 * 1024;

/// The most files in a workbook.
pub(super) const MAX_FILES: usize = 500;

/// The files of a workbook, and how much of them can still be unpacked.
pub(super) struct Package {
    archive: ZipArchive<BufReader<File>>,
    rest: usize,
}

/// A reader of a file of a workbook.
pub(super) type Xml<'a> = Reader<BufReader<Unpacked<'a>>>;

impl Package {
    /// Opens a workbook.
    pub(super) fn of(mut file: &File) -> Result<Self, Error> {
        file.rewind().map_err(unreadable)?;
        if file.metadata().map_err(unreadable)?.len() > MAX_PACKED {
            return Err(too_large());
        }
        let file = file.try_clone().map_err(unreadable)?;
        let archive = ZipArchive::new(BufReader::new(file)).map_err(unreadable)?;
        if archive.len() > MAX_FILES {
            return Err(too_large());
        }
        Ok(Self {
            archive,
            rest: MAX_UNPACKED,
        })
    }

    /// Opens a file, whose name can be in any case; `None` if there is none.
    pub(super) fn open(&mut self, path: &str) -> Result<Option<Xml<'_>>, Error> {
        let mut indexes = 0..self.archive.len();
        let index = indexes.find(|&index| {
            let name = self.archive.name_for_index(index).and_then(Result::ok);
            name.is_some_and(|name| name.trim_start_matches('/').eq_ignore_ascii_case(path))
        });
        let Some(index) = index else {
            return Ok(None);
        };
        let packed = self.archive.by_index(index).map_err(unreadable)?;
        let unpacked = Unpacked {
            packed,
            rest: &mut self.rest,
            piece: 0,
        };
        Ok(Some(Reader::from_reader(BufReader::new(unpacked))))
    }
}

/// What a file of a workbook unpacks to, up to what is left of the workbook and as long as no text or tag is too long to be
/// held in memory.
pub(super) struct Unpacked<'a> {
    packed: ZipFile<'a, BufReader<File>>,
    rest: &'a mut usize,
    /// The length of the text or tag so far.
    piece: usize,
}

impl Read for Unpacked<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.packed.read(buffer)?;
        let read = buffer.get(..count).unwrap_or_default();
        let ends = read.iter().rposition(|byte| matches!(byte, b'<' | b'>'));
        self.piece = match ends {
            Some(end) => count - end,
            None => self.piece + count,
        };
        let rest = self
            .rest
            .checked_sub(count)
            .filter(|_| self.piece <= MAX_PIECE);
        *self.rest = rest.ok_or(io::ErrorKind::FileTooLarge)?;
        Ok(count)
    }
}

/// The next event of a file.
pub(super) fn next<'b>(xml: &mut Xml<'_>, buffer: &'b mut Vec<u8>) -> Result<Event<'b>, Error> {
    buffer.clear();
    xml.read_event_into(buffer).map_err(|error| match error {
        quick_xml::Error::Io(error) if error.kind() == io::ErrorKind::FileTooLarge => too_large(),
        error => unreadable(error),
    })
}

/// An attribute by its name without a prefix.
pub(super) fn attribute(tag: &BytesStart<'_>, name: &str) -> Result<Option<String>, Error> {
    for attribute in tag.attributes().with_checks(false) {
        let attribute = attribute.map_err(unreadable)?;
        if attribute.key.local_name().as_ref() == name {
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(unreadable)?;
            return Ok(Some(value.into_owned()));
        }
    }
    Ok(None)
}

pub(super) fn is_set(tag: &BytesStart<'_>, name: &str) -> Result<bool, Error> {
    let value = attribute(tag, name)?;
    Ok(value.is_some_and(|value| value == "1" || value == "true"))
}

pub(super) fn too_large() -> Error {
    Error::new(ErrorCode::TooLarge, "import-workbook-too-large")
}

/// The workbook cannot be read; what its reader says is for the log.
pub(super) fn unreadable(error: impl std::fmt::Display) -> Error {
    tracing::debug!(%error, "a workbook could not be read");
    Error::new(ErrorCode::Malformed, "import-workbook-unreadable")
}
