//! Server-sent events.

use std::fmt::{self, Write as _};

use rowlock_rules::Seq;

/// One message to an `EventSource`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SseFrame<'a> {
    /// Its id, from which a client resumes.
    pub id: Option<Seq>,
    pub event: &'a str,
    /// Its data; each line becomes a `data` field.
    pub data: &'a str,
}

impl fmt::Display for SseFrame<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(id) = self.id {
            writeln!(f, "id: {id}")?;
        }
        writeln!(f, "event: {}", self.event)?;
        // A carriage return alone ends a line too, and must not begin a field of its own.
        for line in self.data.split(['\n', '\r']) {
            writeln!(f, "data: {line}")?;
        }
        f.write_char('\n')
    }
}
