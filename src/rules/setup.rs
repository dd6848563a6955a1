//! Setup of a game: board, mode and house rules; and its status.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Board;

/// How much the app knows: `sheet` checks the rules, `turns` also knows whose turn it is, `dice` also knows the roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// Sheets that know the rules, without turns.
    Sheet,
    /// The app also knows whose turn it is.
    #[default]
    Turns,
    /// As turns, and the app also knows the roll.
    Dice,
}

impl Mode {
    pub const ALL: [Self; 3] = [Self::Sheet, Self::Turns, Self::Dice];

    /// The word for it in the API and the store.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Sheet => "sheet",
            Self::Turns => "turns",
            Self::Dice => "dice",
        }
    }
}

/// The status of a game; in the `last_call` each seat has at most one more cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Players are still joining.
    Lobby,
    /// It is being played.
    Playing,
    /// The last call: each seat has at most one more cross.
    LastCall,
    /// It is over.
    Finished,
}

impl Status {
    /// Every status, in the order in which a game goes through them.
    pub const ALL: [Self; 4] = [Self::Lobby, Self::Playing, Self::LastCall, Self::Finished];

    /// The word for it in the API and the store.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Lobby => "lobby",
            Self::Playing => "playing",
            Self::LastCall => "last_call",
            Self::Finished => "finished",
        }
    }
}

/// What a game is played on and how; it never changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSetup {
    pub board: Arc<Board>,
    pub mode: Mode,
    pub house_rules: HouseRules,
}

/// Optional rules; all are off by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// A turn without a cross of action 2 costs a penalty; only in mode `dice`.
    pub color_required: bool,
    /// Points of the other seats are hidden until the end.
    pub hide_scores: bool,
    /// Turns end by a tap only. By default the active player's phone ends the turn itself, seconds after both crosses.
    /// A turn that costs a penalty never ends by itself.
    pub tap_to_end: bool,
    /// The pages show how long the current turn has lasted, and the review how long the turns of each player took.
    /// Nothing depends on it.
    pub clock: bool,
}
