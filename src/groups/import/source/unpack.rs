//! Checks of a workbook before it is read: what it unpacks to, and that it says nothing that a reader would rely on.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};

use zip::ZipArchive;

use crate::domain::error::{Error, ErrorCode};

/// The most bytes of a packed workbook; a table of 80,000 rows has about three million.
const MAX_PACKED: u64 = 8 * 1024 * 1024;

/// The most bytes that the files in a workbook unpack to.
const MAX_UNPACKED: u64 = 64 * 1024 * 1024;

/// The most files in a workbook.
const MAX_FILES: usize = 500;

/// The most digits of the number of texts that a workbook says to have, for which its reader reserves memory.
const MAX_TEXT_DIGITS: usize = 6;

/// The attribute with the number of texts.
const TEXT_COUNT: &[u8] = b"uniqueCount";

/// Unpacks a workbook once, to nowhere: what its directory says of sizes may be wrong.
///
/// # Errors
/// [`ErrorCode::TooLarge`] for too many bytes, files or texts; [`ErrorCode::Malformed`] for what is not a workbook, or
/// is encrypted.
pub(super) fn check(mut file: &File) -> Result<(), Error> {
    file.rewind().map_err(|error| unreadable(&error))?;
    let length = file.metadata().map_err(|error| unreadable(&error))?.len();
    if length > MAX_PACKED {
        return Err(too_large());
    }
    let archive = ZipArchive::new(BufReader::new(file));
    let mut archive = archive.map_err(|error| unreadable(&error))?;
    if archive.len() > MAX_FILES {
        return Err(too_large());
    }
    let mut rest = MAX_UNPACKED;
    for index in 0..archive.len() {
        let packed = archive.by_index(index);
        let packed = packed.map_err(|error| unreadable(&error))?;
        let name = packed.name().map_err(|error| unreadable(&error))?;
        let is_xml = name.to_lowercase().ends_with(".xml");
        let mut unpacked = packed.take(rest + 1);
        let read = match is_xml {
            true => check_xml(&mut unpacked)?,
            false => io::copy(&mut unpacked, &mut io::sink()).map_err(|it| unreadable(&it))?,
        };
        rest = rest.checked_sub(read).ok_or_else(too_large)?;
    }
    Ok(())
}

/// Reads a file of a workbook to its end; returns its length.
fn check_xml(from: &mut impl Read) -> Result<u64, Error> {
    let (mut buffer, mut length) = (vec![0; 64 * 1024], 0);
    // What was read, and the end of what was read before, which an attribute may have begun in.
    let mut kept = 0;
    loop {
        let count = from.read(&mut buffer[kept..]);
        let count = count.map_err(|error| unreadable(&error))?;
        if count == 0 {
            return Ok(length);
        }
        length += count as u64;
        let text = &buffer[..kept + count];
        // In UTF-16 and other encodings, the attribute would not be found; spreadsheets write UTF-8.
        let is_odd = |byte: &u8| *byte < b' ' && !matches!(byte, b'\t' | b'\n' | b'\r');
        if text.iter().any(is_odd) {
            return Err(unreadable(&"a control character"));
        }
        if says_too_many_texts(text) {
            return Err(too_large());
        }
        let end = text.len().min(256);
        let from = text.len() - end;
        buffer.copy_within(from..from + end, 0);
        kept = end;
    }
}

/// Whether an attribute announces more texts than there can be, or in an odd way.
fn says_too_many_texts(text: &[u8]) -> bool {
    let mut starts = text.windows(TEXT_COUNT.len()).enumerate();
    starts.any(|(at, window)| {
        window == TEXT_COUNT && is_too_much(text.get(at + TEXT_COUNT.len()..).unwrap_or_default())
    })
}

/// Whether what follows the name of the attribute is anything but a small number; its end may not be read yet.
fn is_too_much(value: &[u8]) -> bool {
    match value {
        [] | [b'='] => false,
        [b'=', b'"' | b'\'', number @ ..] => {
            let digits = number.iter().take_while(|byte| byte.is_ascii_digit());
            digits.count() > MAX_TEXT_DIGITS
        }
        _ => true,
    }
}

fn too_large() -> Error {
    Error::new(ErrorCode::TooLarge, "import-too-large")
}

/// The workbook cannot be read; what its reader says is for the log.
pub(super) fn unreadable(error: &dyn std::fmt::Display) -> Error {
    tracing::debug!(%error, "a workbook could not be read");
    Error::new(ErrorCode::Malformed, "import-workbook-unreadable")
}
