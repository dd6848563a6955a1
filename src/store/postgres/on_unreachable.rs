//! What is done where a database does not respond.

/// What is done where a database does not respond at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnUnreachable {
    /// A server waits as long as it takes.
    Wait,
    Fail,
}
