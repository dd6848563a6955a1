//! The encodings of tables: what a byte order mark says, otherwise UTF-16, UTF-8, Mac Roman or Windows-1252.

use encoding_rs::{Encoding, MACINTOSH, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// How many pairs of bytes show whether a text is in UTF-16.
const FIRST_PAIRS: usize = 1000;

/// The text of a file with LF as line breaks, and whether its encoding is only a guess.
pub(super) fn decoded(bytes: Vec<u8>) -> (String, bool) {
    if let Some((marked, length)) = Encoding::for_bom(&bytes) {
        let (text, _) = marked.decode_without_bom_handling(&bytes[length..]);
        return (with_newlines(text.into_owned()), false);
    }
    if let Some(encoding) = utf_16(&bytes) {
        let (text, _) = encoding.decode_without_bom_handling(&bytes);
        return (with_newlines(text.into_owned()), true);
    }
    match String::from_utf8(bytes) {
        Ok(text) => (with_newlines(text), false),
        Err(error) => {
            let bytes = error.into_bytes();
            let encoding = match is_mac_roman(&bytes) {
                true => MACINTOSH,
                false => WINDOWS_1252,
            };
            let (text, _) = encoding.decode_without_bom_handling(&bytes);
            (with_newlines(text.into_owned()), true)
        }
    }
}

fn with_newlines(text: String) -> String {
    match text.contains('\r') {
        true => text.replace("\r\n", "\n").replace('\r', "\n"),
        false => text,
    }
}

/// UTF-16 without a mark: every second byte of most letters is zero.
fn utf_16(bytes: &[u8]) -> Option<&'static Encoding> {
    let (pairs, _) = bytes.as_chunks::<2>();
    let pairs = || pairs.iter().take(FIRST_PAIRS);
    let zeros = |side: usize| pairs().filter(|pair| pair[side] == 0).count();
    let most = pairs().count() / 2;
    match (zeros(0), zeros(1)) {
        (0, zeros) if zeros > most => Some(UTF_16LE),
        (zeros, 0) if zeros > most => Some(UTF_16BE),
        _ => None,
    }
}

/// Whether a text is in Mac Roman: as Windows-1252 it would have bytes without a meaning, or signs and capitals in the
/// middle of words, and no usual letter.
fn is_mac_roman(bytes: &[u8]) -> bool {
    let (mut before, mut byte, mut is_evident) = (b' ', b' ', false);
    for &after in bytes.iter().chain(b" ") {
        match evident_encoding(before, byte, after) {
            Some(encoding) if encoding == MACINTOSH => is_evident = true,
            Some(_) => return false,
            None => {}
        }
        (before, byte) = (byte, after);
    }
    is_evident
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
