//! The table as a file: a name with a version, the number of values, the values, and a checksum.

use super::SoloTable;
use super::quads::QUADS;
use crate::stream::fingerprint;

/// What a file begins with; the last character is the version.
const NAME: &[u8; 16] = b"rowlock-solo-001";

/// Why the content of a file is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It is another kind of file, or of another version.
    Name,
    /// It is shorter or longer than a table.
    Length,
    /// Its checksum is another one.
    Checksum,
}

/// The length of a file.
const LENGTH: usize = NAME.len() + 8 + QUADS * 16 + 8;

impl SoloTable {
    /// The table as the content of a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(LENGTH);
        bytes.extend_from_slice(NAME);
        bytes.extend_from_slice(&(QUADS as u64).to_le_bytes());
        for values in self.values() {
            for value in values {
                bytes.extend_from_slice(&value.to_le_bytes());
            }
        }
        let checksum = fingerprint(&bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        bytes
    }

    /// The table that a file holds.
    ///
    /// # Errors
    /// What is wrong with the content.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        if !bytes.starts_with(NAME) {
            return Err(FileError::Name);
        }
        let rest = &bytes[NAME.len()..];
        let (count, rest) = rest.split_first_chunk::<8>().ok_or(FileError::Length)?;
        let is_whole = u64::from_le_bytes(*count) == QUADS as u64 && bytes.len() == LENGTH;
        let (values, checksum) = rest.split_last_chunk::<8>().ok_or(FileError::Length)?;
        if !is_whole {
            return Err(FileError::Length);
        }
        if u64::from_le_bytes(*checksum) != fingerprint(&bytes[..LENGTH - 8]) {
            return Err(FileError::Checksum);
        }
        let (values, _) = values.as_chunks::<4>();
        let (values, _) = values.as_chunks::<4>();
        let values = values.iter().map(|values| values.map(f32::from_le_bytes));
        Ok(Self::of_values(values.collect()))
    }
}
