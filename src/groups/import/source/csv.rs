//! CSV tables, as spreadsheets of several countries save them.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::ops::ControlFlow;

use csv::{ReaderBuilder, StringRecord, Trim};
use encoding_rs::{Encoding, MACINTOSH, WINDOWS_1252};

use super::decode::{Decoded, encoding_of};
use super::newlines::Newlines;
use super::{MAX_COLUMNS, TableRow, TableSource};
use crate::domain::error::{Error, ErrorCode};
use crate::groups::import::SourceLocation;

/// The most bytes of the first lines that are read to detect the delimiter.
const MAX_HEADER_BYTES: u64 = 4096;

/// What can separate the cells of a line.
const DELIMITERS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// A CSV file.
pub(in crate::groups::import) struct CsvTable<'a> {
    file: &'a File,
    encoding: &'static Encoding,
    delimiter: u8,
    /// Whether the first line only names the delimiter, as `sep=;`.
    has_delimiter_line: bool,
}

impl<'a> CsvTable<'a> {
    /// Detects the encoding and the delimiter of a file.
    pub(in crate::groups::import) fn open(file: &'a File) -> Result<Self, Error> {
        let encoding = encoding_of(file).map_err(failed)?;
        let mut start = BufReader::new(decoded(file, encoding)?).take(MAX_HEADER_BYTES);
        let mut first = String::new();
        // The limit may cut a letter in two.
        let mut line = || -> Result<String, Error> {
            let mut bytes = Vec::new();
            start.read_until(b'\n', &mut bytes).map_err(failed)?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        while first.trim().is_empty() {
            first = line()?;
            if first.is_empty() {
                break;
            }
        }
        let named = named_delimiter(&first);
        // Of two delimiters with the same number, the first counts.
        let count = |&delimiter: &u8| first.bytes().filter(|&byte| byte == delimiter).count();
        let most = DELIMITERS.into_iter().rev().max_by_key(count);
        Ok(Self {
            file,
            encoding,
            delimiter: named.or(most).unwrap_or(b','),
            has_delimiter_line: named.is_some(),
        })
    }
}

impl TableSource for CsvTable<'_> {
    fn read(&mut self, take: &mut dyn FnMut(TableRow) -> ControlFlow<()>) -> Result<(), Error> {
        // With a line break behind the last line, too, each line has one.
        let lines = decoded(self.file, self.encoding)?.chain(&b"\n"[..]);
        let mut table = ReaderBuilder::new()
            .delimiter(self.delimiter)
            .has_headers(false)
            .flexible(true)
            .trim(Trim::All)
            .from_reader(lines);
        let mut is_delimiter_line = self.has_delimiter_line;
        let mut record = StringRecord::new();
        while table.read_record(&mut record).map_err(failed)? {
            let is_blank = record.iter().all(str::is_empty);
            if is_blank || std::mem::take(&mut is_delimiter_line) {
                continue;
            }
            // Blank lines before it were read with it, and line breaks in its cells are lines of the file.
            let breaks = record.as_slice().matches('\n').count() as u64 + 1;
            let number = table.position().line().saturating_sub(breaks);
            if record.iter().skip(MAX_COLUMNS).any(|cell| !cell.is_empty()) {
                return Err(Error::new(ErrorCode::Malformed, "import-not-a-table"));
            }
            let cells = record.iter().take(MAX_COLUMNS).map(str::to_owned).collect();
            if take(TableRow { number, cells }).is_break() {
                break;
            }
        }
        Ok(())
    }

    fn location(&self, row: u64) -> SourceLocation {
        SourceLocation::Line(row)
    }

    fn is_encoding_assumed(&self) -> bool {
        [WINDOWS_1252, MACINTOSH].contains(&self.encoding)
    }

    fn is_escaped(&self) -> bool {
        true
    }
}

/// The text of a file from its beginning, with LF as line breaks.
fn decoded<'a>(
    mut file: &'a File,
    encoding: &'static Encoding,
) -> Result<Newlines<Decoded<BufReader<&'a File>>>, Error> {
    io::Seek::rewind(&mut file).map_err(failed)?;
    Ok(Newlines::of(Decoded::of(BufReader::new(file), encoding)))
}

/// The delimiter of a line such as `sep=;`.
fn named_delimiter(line: &str) -> Option<u8> {
    let line = line.trim_matches(['"', ' ', '\r', '\n']).to_lowercase();
    let [delimiter] = *line.strip_prefix("sep=")?.as_bytes() else {
        return None;
    };
    DELIMITERS.contains(&delimiter).then_some(delimiter)
}

/// The table cannot be read. What the parser says is English, and of no use to people.
fn failed(_: impl std::error::Error) -> Error {
    Error::new(ErrorCode::Malformed, "import-not-a-table")
}
