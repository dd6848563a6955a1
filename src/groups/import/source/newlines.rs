//! Line breaks as one character, as the lines of a table are counted by.

use std::io::{self, Read};

/// The longest line in bytes, so that one line needs little memory.
const MAX_LINE: usize = 256 * 1024;

/// A text whose line breaks, CR LF or CR, are read as LF.
pub(super) struct Newlines<R> {
    text: R,
    /// The length of the line so far.
    line: usize,
    /// Whether the last byte was a CR, which an LF may belong to.
    is_after_cr: bool,
}

impl<R: Read> Newlines<R> {
    pub(super) fn of(text: R) -> Self {
        Self {
            text,
            line: 0,
            is_after_cr: false,
        }
    }
}

impl<R: Read> Read for Newlines<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.text.read(buffer)?;
            let mut length = 0;
            for index in 0..count {
                let byte = buffer[index];
                let is_second_half = byte == b'\n' && self.is_after_cr;
                self.is_after_cr = byte == b'\r';
                if !is_second_half {
                    let byte = if byte == b'\r' { b'\n' } else { byte };
                    self.line = if byte == b'\n' { 0 } else { self.line + 1 };
                    buffer[length] = byte;
                    length += 1;
                }
            }
            if self.line > MAX_LINE {
                return Err(io::ErrorKind::FileTooLarge.into());
            }
            // Nothing read would be the end of the text.
            if length > 0 || count == 0 {
                return Ok(length);
            }
        }
    }
}
