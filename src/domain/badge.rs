//! Badges: what a player has reached for the first time.

use serde::Serialize;

/// What a badge is for, the rarest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "&'static str")]
pub enum Badge {
    Games1000,
    Games500,
    /// A row with eleven crosses or more.
    ElevenInARow,
    /// A game won by a single point.
    WonByAPoint,
    Games250,
    Games100,
    Games50,
    /// The first game won against others.
    FirstWin,
    /// The first locked row.
    FirstLock,
    Games10,
}

impl Badge {
    pub const ALL: [Self; 10] = [
        Self::Games1000,
        Self::Games500,
        Self::ElevenInARow,
        Self::WonByAPoint,
        Self::Games250,
        Self::Games100,
        Self::Games50,
        Self::FirstWin,
        Self::FirstLock,
        Self::Games10,
    ];

    /// The word for it in the API.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Games1000 => "games_1000",
            Self::Games500 => "games_500",
            Self::ElevenInARow => "eleven_in_a_row",
            Self::WonByAPoint => "won_by_a_point",
            Self::Games250 => "games_250",
            Self::Games100 => "games_100",
            Self::Games50 => "games_50",
            Self::FirstWin => "first_win",
            Self::FirstLock => "first_lock",
            Self::Games10 => "games_10",
        }
    }

    /// The number of games that earns it; `None` for a badge that is earned by the result of one game.
    pub const fn games(self) -> Option<u32> {
        match self {
            Self::Games1000 => Some(1000),
            Self::Games500 => Some(500),
            Self::Games250 => Some(250),
            Self::Games100 => Some(100),
            Self::Games50 => Some(50),
            Self::Games10 => Some(10),
            Self::ElevenInARow | Self::WonByAPoint | Self::FirstWin | Self::FirstLock => None,
        }
    }
}

impl From<Badge> for &'static str {
    fn from(badge: Badge) -> Self {
        badge.as_str()
    }
}
