//! One table of what can go wrong: code, status, message.

use rowlock_rules::Violation;

use crate::domain::i18n::{Message, msg};

/// The closed list of error codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ErrorCode {
    /// The body is not JSON.
    Malformed,
    UnknownField,
    /// A value has the wrong type or is out of range.
    InvalidValue,
    Unauthenticated,
    /// The token does not give this right.
    Forbidden,
    /// Only the host has this right.
    HostOnly,
    /// There is no such resource.
    NotFound,
    /// The path does not support the method.
    MethodNotAllowed,
    TooLarge,
    /// The body is not `application/json`.
    UnsupportedMediaType,
    TooManyRequests,
    /// The idempotency key was used with another request.
    IdempotencyMismatch,
    SeatTaken,
    NameTaken,
    /// Another client has changed the note or place meanwhile.
    NoteChanged,
    /// The resource is not as `If-Match` says.
    PreconditionFailed,
    GameFull,
    /// The game, or its rematch, has started.
    AlreadyStarted,
    /// The game has no players.
    TooFewPlayers,
    /// The link or request was used, has expired or was withdrawn.
    Gone,
    /// The game has too many events; it can only be finished.
    TooManyEvents,
    /// A rule of the game forbids the move.
    Rule(Violation),
    Internal,
    /// The database does not respond.
    Unavailable,
    StorageFull,
}

impl ErrorCode {
    /// All codes except the codes of rules.
    const OWN: [Self; 24] = [
        Self::Malformed,
        Self::UnknownField,
        Self::InvalidValue,
        Self::Unauthenticated,
        Self::Forbidden,
        Self::HostOnly,
        Self::NotFound,
        Self::MethodNotAllowed,
        Self::TooLarge,
        Self::UnsupportedMediaType,
        Self::TooManyRequests,
        Self::IdempotencyMismatch,
        Self::SeatTaken,
        Self::NameTaken,
        Self::NoteChanged,
        Self::PreconditionFailed,
        Self::GameFull,
        Self::AlreadyStarted,
        Self::TooFewPlayers,
        Self::Gone,
        Self::TooManyEvents,
        Self::Internal,
        Self::Unavailable,
        Self::StorageFull,
    ];

    pub fn of_rules() -> impl Iterator<Item = Self> {
        let codes = Violation::ALL.into_iter().map(Self::from);
        codes.filter(|code| matches!(code, Self::Rule(_)))
    }

    pub fn all() -> impl Iterator<Item = Self> {
        Self::OWN.into_iter().chain(Self::of_rules())
    }

    pub const fn as_str(self) -> &'static str {
        self.parts().0
    }

    pub const fn status(self) -> u16 {
        self.parts().1
    }

    pub fn title(self) -> Message {
        match self {
            Self::Rule(_) => msg("title-rule"),
            code => msg(format!("title-{}", code.as_str())),
        }
    }

    const fn parts(self) -> (&'static str, u16) {
        match self {
            Self::Malformed => ("malformed", 400),
            Self::UnknownField => ("unknown_field", 400),
            Self::InvalidValue => ("invalid_value", 400),
            Self::Unauthenticated => ("unauthenticated", 401),
            Self::Forbidden => ("forbidden", 403),
            Self::HostOnly => ("host_only", 403),
            Self::NotFound => ("not_found", 404),
            Self::MethodNotAllowed => ("method_not_allowed", 405),
            Self::TooLarge => ("too_large", 413),
            Self::UnsupportedMediaType => ("unsupported_media_type", 415),
            Self::TooManyRequests => ("too_many_requests", 429),
            Self::IdempotencyMismatch => ("idempotency_mismatch", 409),
            Self::SeatTaken => ("seat_taken", 409),
            Self::NameTaken => ("name_taken", 409),
            Self::NoteChanged => ("note_changed", 409),
            Self::PreconditionFailed => ("precondition_failed", 412),
            Self::GameFull => ("game_full", 409),
            Self::AlreadyStarted => ("already_started", 409),
            Self::TooFewPlayers => ("too_few_players", 409),
            Self::Gone => ("gone", 410),
            Self::TooManyEvents => ("too_many_events", 422),
            Self::Rule(violation) => (violation.code(), 422),
            Self::Internal => ("internal", 500),
            Self::Unavailable => ("unavailable", 503),
            Self::StorageFull => ("storage_full", 503),
        }
    }
}

impl From<Violation> for ErrorCode {
    fn from(violation: Violation) -> Self {
        match violation {
            Violation::InvalidValue => Self::InvalidValue,
            Violation::HostOnly => Self::HostOnly,
            violation => Self::Rule(violation),
        }
    }
}

/// An error with its details.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {}", code.as_str(), detail.key())]
pub struct Error {
    pub code: ErrorCode,
    /// What happened, in the language of the response.
    pub detail: Message,
    /// Seconds to wait before the next attempt, if that helps.
    pub retry_after: Option<u64>,
}

impl Error {
    pub fn new(code: ErrorCode, detail: impl Into<Message>) -> Self {
        let retry_after =
            matches!(code, ErrorCode::Unavailable | ErrorCode::StorageFull).then_some(5);
        Self {
            code,
            detail: detail.into(),
            retry_after,
        }
    }

    /// An invalid value, with the reason.
    pub fn invalid(detail: impl Into<Message>) -> Self {
        Self::new(ErrorCode::InvalidValue, detail)
    }

    /// The resource does not exist.
    pub fn not_found() -> Self {
        Self::new(ErrorCode::NotFound, "name-not-found")
    }
}

impl From<Violation> for Error {
    fn from(violation: Violation) -> Self {
        let detail = msg(format!("rule-{}", violation.code()));
        Self::new(violation.into(), detail)
    }
}
