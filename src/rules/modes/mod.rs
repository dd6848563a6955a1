//! The state of a table that depends on its mode: one module for each kind of mode.

mod dice;
pub(super) mod sheet;
pub(super) mod turns;

use sheet::SheetModeState;
use turns::TurnState;

/// The state that a table has in addition to its sheets; none in the lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ModeState {
    Lobby,
    Sheet(SheetModeState),
    /// Modes `turns` and `dice`.
    Turns(TurnState),
}
