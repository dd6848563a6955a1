//! The encodings of tables: what a byte order mark says, otherwise UTF-8 or Windows-1252.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek};

use encoding_rs::{CoderResult, Decoder, DecoderResult, Encoding, UTF_8, WINDOWS_1252};

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
    Ok(if is_utf_8 { UTF_8 } else { WINDOWS_1252 })
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
