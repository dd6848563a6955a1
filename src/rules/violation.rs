//! Why a move is refused.

/// A rule that a move would break; each has its code in the API.
///
/// Source: the codes of the rules, one for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Violation {
    /// The row has no such number.
    #[error("that row has no such number")]
    NoSuchSpace,
    #[error("that space is crossed already")]
    AlreadyCrossed,
    /// A space further right is crossed.
    #[error("a space further right in that row is crossed")]
    LeftOfLastCross,
    /// The row is locked, or closed to this seat in this roll.
    #[error("that row is closed")]
    RowClosed,
    /// The lock needs more crosses in its row.
    #[error("the last number needs more crosses in its row first")]
    TooFewCrosses,
    /// The game is still in the lobby.
    #[error("the game has not started")]
    NotStarted,
    #[error("the game is over")]
    GameOver,
    /// The mode of this game has no such move.
    #[error("the mode of this game has no such move")]
    NotInThisMode,
    #[error("a player takes at most four penalties")]
    PenaltyLimit,
    /// The one cross of the last call is made, or was never due.
    #[error("the last call allows no more crosses to this player")]
    LastCallUsed,
    /// Only the host may do this.
    #[error("only the host may do this")]
    HostOnly,
    /// There is no move of this player to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Later moves of others depend on the move that would be undone.
    #[error("what others did since would not be allowed without that move")]
    UndoConflict,
    /// The seat has used its crosses of this roll.
    #[error("this player has used the crosses of this roll")]
    AlreadyCrossedThisRoll,
    #[error("it is another player's turn")]
    NotYourTurn,
    #[error("that turn is over")]
    TurnOver,
    /// A die is missing, extra, or out of range.
    #[error("the roll has a missing, extra or impossible die")]
    WrongDice,
    /// The roll of this turn is not entered.
    #[error("the dice of this turn come first")]
    RollFirst,
    /// A space was crossed with the roll of this turn.
    #[error("the roll cannot change once a space is crossed with it")]
    AlreadyRolled,
    /// The dice do not give this number.
    #[error("the dice do not give that number")]
    NotRolled,
    /// The white sum is not lucky for this seat.
    #[error("that sum is not lucky for this player")]
    NotLucky,
    /// The seat has fewer crosses in another row.
    #[error("a lucky cross goes into the row with the fewest crosses")]
    NotFewest,
    /// A lucky cross takes the next space of its row.
    #[error("a lucky cross takes the next space of its row")]
    NotNext,
    /// No space next to the bonus space is crossed.
    #[error("neither of the spaces next to that bonus space is crossed")]
    NeedsNeighbor,
    /// The second cross goes only into the right-most crossed space of its row.
    #[error("a second cross goes only into the last crossed space of its row")]
    NotLastCross,
    /// One end of a link is crossed, the other is not.
    #[error("that space is linked to one that is crossed")]
    LinkBroken,
    /// The lock and the crosses of a row would not fit together.
    #[error("the lock and the crosses of that row would not fit together")]
    CorrectionConflict,
    /// A value that no state of the game could accept.
    #[error("a value is out of range")]
    InvalidValue,
}

impl Violation {
    /// Every violation, for tables and tests.
    pub const ALL: [Self; 28] = [
        Self::NoSuchSpace,
        Self::AlreadyCrossed,
        Self::LeftOfLastCross,
        Self::RowClosed,
        Self::TooFewCrosses,
        Self::NotStarted,
        Self::GameOver,
        Self::NotInThisMode,
        Self::PenaltyLimit,
        Self::LastCallUsed,
        Self::HostOnly,
        Self::NothingToUndo,
        Self::UndoConflict,
        Self::AlreadyCrossedThisRoll,
        Self::NotYourTurn,
        Self::TurnOver,
        Self::WrongDice,
        Self::RollFirst,
        Self::AlreadyRolled,
        Self::NotRolled,
        Self::NotLucky,
        Self::NotFewest,
        Self::NotNext,
        Self::NeedsNeighbor,
        Self::NotLastCross,
        Self::LinkBroken,
        Self::CorrectionConflict,
        Self::InvalidValue,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::NoSuchSpace => "no_such_space",
            Self::AlreadyCrossed => "already_crossed",
            Self::LeftOfLastCross => "left_of_last_cross",
            Self::RowClosed => "row_closed",
            Self::TooFewCrosses => "too_few_crosses",
            Self::NotStarted => "not_started",
            Self::GameOver => "game_over",
            Self::NotInThisMode => "not_in_this_mode",
            Self::PenaltyLimit => "penalty_limit",
            Self::LastCallUsed => "last_call_used",
            Self::HostOnly => "host_only",
            Self::NothingToUndo => "nothing_to_undo",
            Self::UndoConflict => "undo_conflict",
            Self::AlreadyCrossedThisRoll => "already_crossed_this_roll",
            Self::NotYourTurn => "not_your_turn",
            Self::TurnOver => "turn_over",
            Self::WrongDice => "wrong_dice",
            Self::RollFirst => "roll_first",
            Self::AlreadyRolled => "already_rolled",
            Self::NotRolled => "not_rolled",
            Self::NotLucky => "not_lucky",
            Self::NotFewest => "not_fewest",
            Self::NotNext => "not_next",
            Self::NeedsNeighbor => "needs_neighbour",
            Self::NotLastCross => "not_last_cross",
            Self::LinkBroken => "link_broken",
            Self::CorrectionConflict => "correction_conflict",
            Self::InvalidValue => "invalid_value",
        }
    }
}
