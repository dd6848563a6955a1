//! Badges in words.

use crate::domain::badge::Badge;
use crate::domain::i18n::{Message, msg};

/// What a badge is for.
pub(crate) fn badge(badge: Badge) -> Message {
    match badge {
        Badge::ElevenInARow => msg("badge-eleven-in-a-row"),
        Badge::WonByAPoint => msg("badge-won-by-a-point"),
        Badge::FirstWin => msg("badge-first-win"),
        Badge::FirstLock => msg("badge-first-lock"),
        Badge::Games1000
        | Badge::Games500
        | Badge::Games250
        | Badge::Games100
        | Badge::Games50
        | Badge::Games10 => msg("badge-games").with("games", badge.games().unwrap_or_default()),
    }
}
