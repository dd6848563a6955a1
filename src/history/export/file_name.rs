//! The name of a downloaded file.

use chrono_tz::Tz;

use crate::games::GameDetails;

/// The most bytes of a name without its extension: file systems take 255 for both.
const MAX_LENGTH: usize = 200;

/// The name of a game's file without its extension: its day in this time zone, and its players, as in
/// `qwixx-2026-11-22-Ana-Ben`.
pub fn file_name(details: &GameDetails, zone: Tz) -> String {
    let played = &details.played;
    let at = played.finished_at.or(played.started_at);
    let at = at.unwrap_or(played.created_at);
    let day = played
        .day
        .unwrap_or_else(|| at.with_timezone(&zone).date_naive());
    let mut name = format!("qwixx-{day}");
    for player in &details.players {
        let words = player.name.split(|c: char| !c.is_alphanumeric());
        for word in words.filter(|word| !word.is_empty()) {
            if name.len() + word.len() >= MAX_LENGTH {
                return name;
            }
            name.push('-');
            name.push_str(word);
        }
    }
    name
}
