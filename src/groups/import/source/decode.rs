//! The encodings of tables: what a byte order mark says, otherwise UTF-8, Mac Roman or Windows-1252.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read, Seek};

use encoding_rs::{CoderResult, Decoder, DecoderResult, Encoding, MACINTOSH, UTF_8, WINDOWS_1252};

/// How many bytes are decoded at once.
const PIECE: usize = 16 * 1024;

/// The encoding of a file, which is rewound.
pub(super) fn encoding_of(mut file: &File) -> io::Result<&'static Encoding> {
    file.rewind()?;
    let mut start = Vec::new();
    Read::take(&mut file, 3).read_to_end(&mut start)?;
    file.rewind()?;
    if let Some((marked, _)) = Encoding::for_bom(&start) {
        return Ok(marked);
    }
    let is_utf_8 = is_utf_8(BufReader::new(file))?;
    file.rewind()?;
    if is_utf_8 {
        return Ok(UTF_8);
    }
    let is_mac_roman = is_mac_roman(BufReader::new(file))?;
    file.rewind()?;
    Ok(if is_mac_roman {
        MACINTOSH
    } else {
        WINDOWS_1252
    })
}

/// Whether a text is in Mac Roman: as Windows-1252 it would have bytes without a meaning, or signs and capitals in the
/// middle of words, and no usual letter.
fn is_mac_roman(text: impl BufRead) -> io::Result<bool> {
    let (mut before, mut byte, mut is_evident) = (b' ', b' ', false);
    for after in text.bytes().chain([Ok(b' ')]) {
        let after = after?;
        match evident_encoding(before, byte, after) {
            Some(encoding) if encoding == MACINTOSH => is_evident = true,
            Some(_) => return Ok(false),
            None => {}
        }
        (before, byte) = (byte, after);
    }
    Ok(is_evident)
}

/// The encoding in which a byte can only be between these two.
fn evident_encoding(before: u8, byte: u8, after: u8) -> Option<&'static Encoding> {
    let is_letter = |byte: u8| byte.is_ascii_alphabetic();
    let is_inside = is_letter(before) && is_letter(after);
    let follows_lowercase = before.is_ascii_lowercase();
    let precedes_lowercase = is_letter(before) && after.is_ascii_lowercase();
    match byte {
        // Without a meaning in Windows-1252; in Mac Roman these are Å, ç, è, ê and ù.
        0x81 | 0x8d | 0x8f | 0x90 | 0x9d => Some(MACINTOSH),
        // Signs such as † and •; or É, Ü, á, à, â, ã, ï, ò, ô and õ.
        0x83 | 0x86..=0x89 | 0x8b | 0x95 | 0x98 | 0x99 | 0x9b if is_inside => Some(MACINTOSH),
        // The capitals Š, Œ, Ž and Ÿ; or ä, å, é and ü.
        0x8a | 0x8c | 0x8e | 0x9f if follows_lowercase || precedes_lowercase => Some(MACINTOSH),
        // Quotes and dashes of Mac Roman.
        0xd0..=0xd5 => None,
        // Letters of Windows-1252; mostly signs and a few capitals in Mac Roman.
        0xc0..=0xff if is_letter(before) || is_letter(after) => Some(WINDOWS_1252),
        _ => None,
    }
}

fn is_utf_8(mut bytes: impl Read) -> io::Result<bool> {
    let mut decoder = UTF_8.new_decoder_without_bom_handling();
    let (mut piece, mut text) = ([0; PIECE], [0; 4 * PIECE]);
    loop {
        let count = bytes.read(&mut piece)?;
        let (result, _, _) =
            decoder.decode_to_utf8_without_replacement(&piece[..count], &mut text, count == 0);
        match result {
            DecoderResult::Malformed(..) => return Ok(false),
            DecoderResult::InputEmpty | DecoderResult::OutputFull => {}
        }
        if count == 0 {
            return Ok(true);
        }
    }
}

/// A text as UTF-8, without a byte order mark.
pub(super) struct Decoded<R> {
    bytes: R,
    decoder: Decoder,
    /// What was read, and how much of it was decoded.
    piece: Vec<u8>,
    decoded: usize,
    is_at_end: bool,
    /// What was decoded, and how much of it was given out.
    text: Vec<u8>,
    given: usize,
}

impl<R: Read> Decoded<R> {
    pub(super) fn of(bytes: R, encoding: &'static Encoding) -> Self {
        Self {
            bytes,
            decoder: encoding.new_decoder_with_bom_removal(),
            piece: Vec::new(),
            decoded: 0,
            is_at_end: false,
            text: Vec::new(),
            given: 0,
        }
    }

    /// Decodes the next piece, unless this is the end of the text.
    fn fill(&mut self) -> io::Result<()> {
        self.given = 0;
        self.text.clear();
        while self.text.is_empty() {
            if self.decoded == self.piece.len() {
                if self.is_at_end {
                    return Ok(());
                }
                self.piece.resize(PIECE, 0);
                let count = self.bytes.read(&mut self.piece)?;
                self.piece.truncate(count);
                self.decoded = 0;
                self.is_at_end = count == 0;
            }
            self.text.resize(4 * PIECE, 0);
            let piece = &self.piece[self.decoded..];
            let (result, read, written, _) =
                self.decoder
                    .decode_to_utf8(piece, &mut self.text, self.is_at_end);
            self.decoded += read;
            self.text.truncate(written);
            match result {
                CoderResult::InputEmpty if self.is_at_end => return Ok(()),
                CoderResult::InputEmpty | CoderResult::OutputFull => {}
            }
        }
        Ok(())
    }
}

impl<R: Read> Read for Decoded<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.given == self.text.len() {
            self.fill()?;
        }
        let mut rest = &self.text[self.given..];
        let count = rest.read(buffer)?;
        self.given += count;
        Ok(count)
    }
}
