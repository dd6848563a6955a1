//! Why a move is refused.

/// A rule that a move would break; each has its code in the API. Players read a message in their language.
///
/// Source: the codes of the rules, one for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[error("{}", self.code())]
pub enum Violation {
    /// The row has no such number.
    NoSuchSpace,
    /// The space is crossed.
    AlreadyCrossed,
    /// A space further right is crossed.
    LeftOfLastCross,
    /// The row is locked, or closed to this seat in this roll.
    RowClosed,
    /// The lock needs more crosses in its row.
    TooFewCrosses,
    /// The game is still in the lobby.
    NotStarted,
    /// The game has ended.
    GameOver,
    /// The mode of this game has no such move.
    NotInThisMode,
    /// The seat has four penalties, the most there are.
    PenaltyLimit,
    /// The one cross of the last call is made, or was never due.
    LastCallUsed,
    /// Only the host may do this.
    HostOnly,
    /// There is no move of this player to undo.
    NothingToUndo,
    /// Later moves of others depend on the move that would be undone.
    UndoConflict,
    /// The seat has used its crosses of this roll.
    AlreadyCrossedThisRoll,
    /// The seat has no such move in this turn.
    NotYourTurn,
    /// The turn of the move has ended.
    TurnOver,
    /// A die is missing, extra, or out of range.
    WrongDice,
    /// The roll of this turn is not entered.
    RollFirst,
    /// A space was crossed with the roll of this turn.
    AlreadyRolled,
    /// The dice do not give this number.
    NotRolled,
    /// The white sum is not lucky for this seat.
    NotLucky,
    /// The seat has fewer crosses in another row.
    NotFewest,
    /// A lucky cross takes the next space of its row.
    NotNext,
    /// No space next to the bonus space is crossed.
    NeedsNeighbor,
    /// The second cross goes only into the right-most crossed space of its row.
    NotLastCross,
    /// One end of a link is crossed, the other is not.
    LinkBroken,
    /// The lock and the crosses of a row would not fit together.
    CorrectionConflict,
    /// A value that no state of the game could accept.
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
