//! One table of what can go wrong: code, status, message.

use crate::rules::Violation;
use crate::words::{Said, said};

/// The closed list of error codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// The body is not JSON.
    Malformed,
    /// The body has a field that does not belong there.
    UnknownField,
    /// A value has the wrong type or is out of its range.
    InvalidValue,
    /// No token, or none that is known.
    Unauthenticated,
    /// The token does not give this right.
    Forbidden,
    /// Only the host has this right.
    HostOnly,
    /// There is nothing of that name.
    NotFound,
    /// The path has no such method.
    MethodNotAllowed,
    /// The body is too large.
    TooLarge,
    /// The body is not `application/json`.
    UnsupportedMediaType,
    /// Too many requests in too short a time.
    TooManyRequests,
    /// The idempotency key came with another request before.
    IdempotencyMismatch,
    /// The seat belongs to somebody else already.
    SeatTaken,
    /// The name is in use.
    NameTaken,
    /// All seats are taken.
    GameFull,
    /// The game, or its rematch, has begun.
    AlreadyStarted,
    /// Nobody sits at the table.
    TooFewPlayers,
    /// A link that was used, ran out or was withdrawn.
    Gone,
    /// The game has so many events that only what ends it is taken.
    TooManyEvents,
    /// A rule of the game forbids it.
    Rule(Violation),
    /// Something broke that should not have.
    Internal,
    /// The storage does not answer.
    Unavailable,
    /// The storage is full.
    StorageFull,
}

impl Code {
    /// Every code beside those of the rules of the game.
    const OWN: [Self; 22] = [
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
        Self::GameFull,
        Self::AlreadyStarted,
        Self::TooFewPlayers,
        Self::Gone,
        Self::TooManyEvents,
        Self::Internal,
        Self::Unavailable,
        Self::StorageFull,
    ];

    /// The codes of the rules of the game.
    pub fn of_rules() -> impl Iterator<Item = Self> {
        let codes = Violation::ALL.into_iter().map(Self::from);
        codes.filter(|code| matches!(code, Self::Rule(_)))
    }

    /// The whole closed list.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::OWN.into_iter().chain(Self::of_rules())
    }

    /// The word for it in the API.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.row().0
    }

    /// The HTTP status.
    #[must_use]
    pub const fn status(self) -> u16 {
        self.row().1
    }

    /// What it means, without the case at hand.
    #[must_use]
    pub fn title(self) -> Said {
        match self {
            Self::Rule(_) => said("title-rule"),
            code => said(format!("title-{}", code.as_str())),
        }
    }

    const fn row(self) -> (&'static str, u16) {
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

impl From<Violation> for Code {
    fn from(violation: Violation) -> Self {
        match violation {
            Violation::InvalidValue => Self::InvalidValue,
            Violation::HostOnly => Self::HostOnly,
            Violation::NoSuchSpace
            | Violation::AlreadyCrossed
            | Violation::LeftOfLastCross
            | Violation::RowClosed
            | Violation::TooFewCrosses
            | Violation::NotStarted
            | Violation::GameOver
            | Violation::NotInThisMode
            | Violation::PenaltyLimit
            | Violation::LastCallUsed
            | Violation::NothingToUndo
            | Violation::UndoConflict
            | Violation::AlreadyCrossedThisRoll
            | Violation::NotYourTurn
            | Violation::TurnOver
            | Violation::WrongDice
            | Violation::RollFirst
            | Violation::AlreadyRolled
            | Violation::NotRolled
            | Violation::NotLucky
            | Violation::NotFewest
            | Violation::NotNext
            | Violation::CorrectionConflict => Self::Rule(violation),
        }
    }
}

/// An error with the case at hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {detail}", code.as_str())]
pub struct Error {
    /// Which of the table.
    pub code: Code,
    /// What happened, for people.
    pub detail: Said,
    /// After how many seconds to try again, where that helps.
    pub retry_after: Option<u64>,
}

impl Error {
    /// An error with a message for people.
    pub fn new(code: Code, detail: impl Into<Said>) -> Self {
        let retry_after = matches!(code, Code::Unavailable | Code::StorageFull).then_some(5);
        Self {
            code,
            detail: detail.into(),
            retry_after,
        }
    }

    /// A value that cannot be taken, with the reason.
    pub fn invalid(detail: impl Into<Said>) -> Self {
        Self::new(Code::InvalidValue, detail)
    }

    /// There is no such thing.
    #[must_use]
    pub fn not_found() -> Self {
        Self::new(Code::NotFound, "nothing-here")
    }
}

impl From<Violation> for Error {
    fn from(violation: Violation) -> Self {
        let detail = said(format!("rule-{}", violation.code()));
        Self::new(violation.into(), detail)
    }
}
