//! Why a move is refused.

/// Gives each violation its code.
macro_rules! with_codes {
    ($(#[$meta:meta])* pub enum $Violation:ident { $($(#[$doc:meta])* $name:ident = $code:literal,)* }) => {
        $(#[$meta])*
        pub enum $Violation {
            $($(#[$doc])* $name,)*
        }

        impl $Violation {
            /// Every violation, for tables and tests.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$name),*];

            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)*
                }
            }
        }
    };
}

with_codes! {
    /// A rule that a move would break; each has its code in the API. Players read a message in their language.
    ///
    /// Source: the codes of the rules, one for one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
    #[error("{}", self.code())]
    pub enum Violation {
        /// The row has no such number.
        NoSuchSpace = "no_such_space",
        /// The space is crossed.
        AlreadyCrossed = "already_crossed",
        /// A space further right is crossed.
        LeftOfLastCross = "left_of_last_cross",
        /// The row is locked, or closed to this seat in this roll.
        RowClosed = "row_closed",
        /// The lock needs more crosses in its row.
        TooFewCrosses = "too_few_crosses",
        /// The game is still in the lobby.
        NotStarted = "not_started",
        /// The game has ended.
        GameOver = "game_over",
        /// The mode of this game has no such move.
        NotInThisMode = "not_in_this_mode",
        /// The seat has four penalties, the most there are.
        PenaltyLimit = "penalty_limit",
        /// The one cross of the last call is made, or was never due.
        LastCallUsed = "last_call_used",
        /// Only the host may do this.
        HostOnly = "host_only",
        /// There is no move of this player to undo.
        NothingToUndo = "nothing_to_undo",
        /// Later moves of others depend on the move that would be undone.
        UndoConflict = "undo_conflict",
        /// The seat has used its crosses of this roll.
        AlreadyCrossedThisRoll = "already_crossed_this_roll",
        /// The seat has no such move in this turn.
        NotYourTurn = "not_your_turn",
        /// The turn of the move has ended.
        TurnOver = "turn_over",
        /// A die is missing, extra, or out of range.
        WrongDice = "wrong_dice",
        /// The roll of this turn is not entered.
        RollFirst = "roll_first",
        /// A space was crossed with the roll of this turn.
        AlreadyRolled = "already_rolled",
        /// The dice do not give this number.
        NotRolled = "not_rolled",
        /// The white sum is not lucky for this seat.
        NotLucky = "not_lucky",
        /// The seat has fewer crosses in another row.
        NotFewest = "not_fewest",
        /// A lucky cross takes the next space of its row.
        NotNext = "not_next",
        /// No space next to the bonus space is crossed.
        NeedsNeighbor = "needs_neighbour",
        /// The second cross goes only into the right-most crossed space of its row.
        NotLastCross = "not_last_cross",
        /// One end of a link is crossed, the other is not.
        LinkBroken = "link_broken",
        /// The lock and the crosses of a row would not fit together.
        CorrectionConflict = "correction_conflict",
        /// A value that no state of the game could accept.
        InvalidValue = "invalid_value",
    }
}
