//! The digest of the rows of a table.

use sha2::{Digest as _, Sha256};

use crate::store::db::Value;

/// The digest of rows in the order in which they are added.
#[derive(Default)]
pub(super) struct Digest {
    rows: u64,
    hash: Sha256,
}

/// How many rows were added, and their hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Content {
    pub(super) rows: u64,
    hash: [u8; 32],
}

impl Digest {
    pub(super) fn add(&mut self, row: &[Value]) {
        self.rows += 1;
        for value in row {
            match value {
                Value::Text(text) => self.add_bytes(b't', text.as_ref().map(String::as_bytes)),
                Value::Bytes(bytes) => self.add_bytes(b'b', bytes.as_deref()),
                Value::Integer(integer) => self.add_integer(*integer),
                Value::Boolean(boolean) => self.add_integer(boolean.map(i64::from)),
            }
        }
    }

    fn add_integer(&mut self, integer: Option<i64>) {
        let bytes = integer.map(i64::to_be_bytes);
        self.add_bytes(b'i', bytes.as_ref().map(<[u8; 8]>::as_slice));
    }

    /// Adds bytes with their type and length, so that no other row has the same hash.
    fn add_bytes(&mut self, of_type: u8, bytes: Option<&[u8]>) {
        match bytes {
            None => self.hash.update(b"0"),
            Some(bytes) => {
                self.hash.update([of_type]);
                self.hash.update((bytes.len() as u64).to_be_bytes());
                self.hash.update(bytes);
            }
        }
    }

    pub(super) fn finish(self) -> Content {
        Content {
            rows: self.rows,
            hash: self.hash.finalize().into(),
        }
    }
}
