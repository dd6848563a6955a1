//! What a table holds beside the sheets, by mode: one module for each kind of mode.

mod dice;
pub(super) mod sheet;
pub(super) mod turns;

use sheet::SheetModeState;
use turns::TurnState;

/// The state of a table that only its mode has; none in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ModeState {
    Lobby,
    Sheet(SheetModeState),
    /// Modes `turns` and `dice`.
    Turns(TurnState),
}
