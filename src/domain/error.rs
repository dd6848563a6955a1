//! One table of what can go wrong: code, status, message.

use rowlock_rules::Violation;

use crate::domain::i18n::{Message, msg};

/// Gives each code that is not a rule its text and its HTTP status.
macro_rules! error_codes {
    ($($(#[$doc:meta])* $name:ident = ($code:literal, $status:literal),)*) => {
        /// The closed list of error codes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum ErrorCode {
            $($(#[$doc])* $name,)*
            /// A rule of the game forbids the move.
            Rule(Violation),
        }

        impl ErrorCode {
            /// All codes except the codes of rules.
            const OWN: [Self; [$($code),*].len()] = [$(Self::$name),*];

            const fn parts(self) -> (&'static str, u16) {
                match self {
                    $(Self::$name => ($code, $status),)*
                    Self::Rule(violation) => (violation.code(), 422),
                }
            }
        }
    };
}

error_codes! {
    /// The body is not JSON.
    Malformed = ("malformed", 400),
    UnknownField = ("unknown_field", 400),
    /// A value has the wrong type or is out of range.
    InvalidValue = ("invalid_value", 400),
    Unauthenticated = ("unauthenticated", 401),
    /// The token does not give this right.
    Forbidden = ("forbidden", 403),
    /// Only the host has this right.
    HostOnly = ("host_only", 403),
    /// There is no such resource.
    NotFound = ("not_found", 404),
    /// The path does not support the method.
    MethodNotAllowed = ("method_not_allowed", 405),
    TooLarge = ("too_large", 413),
    /// The body is not `application/json`.
    UnsupportedMediaType = ("unsupported_media_type", 415),
    TooManyRequests = ("too_many_requests", 429),
    /// The idempotency key was used with another request.
    IdempotencyMismatch = ("idempotency_mismatch", 409),
    SeatTaken = ("seat_taken", 409),
    NameTaken = ("name_taken", 409),
    /// Another client has changed the note or place meanwhile.
    NoteChanged = ("note_changed", 409),
    /// The resource is not as `If-Match` says.
    PreconditionFailed = ("precondition_failed", 412),
    GameFull = ("game_full", 409),
    /// The game, or its rematch, has started.
    AlreadyStarted = ("already_started", 409),
    /// The game has no players.
    TooFewPlayers = ("too_few_players", 409),
    /// The link or request was used, has expired or was withdrawn.
    Gone = ("gone", 410),
    /// The game has too many events; it can only be finished.
    TooManyEvents = ("too_many_events", 422),
    Internal = ("internal", 500),
    /// The database does not respond.
    Unavailable = ("unavailable", 503),
    StorageFull = ("storage_full", 503),
}

impl ErrorCode {
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
