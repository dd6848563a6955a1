//! What a play says in files for and from the app Board Game Stats.

use rowlock_rules::EndReason;

/// The game at BoardGameGeek, as text.
pub const QWIXX: &str = "Qwixx";

/// Qwixx at BoardGameGeek; as text it would crash some versions of the app.
pub const BOARD_GAME_GEEK_ID: u32 = 131_260;

/// The name of this program in its own plays.
pub const SOURCE_NAME: &str = "Rowlock";

/// The version that a game in the app names behind `Qwixx`; empty for the base game, `None` for another game.
pub fn qwixx_version(name: &str, board_game_geek_id: Option<i64>) -> Option<&str> {
    let name = name.trim();
    let start = name.get(..QWIXX.len());
    if start.is_some_and(|start| start.eq_ignore_ascii_case(QWIXX)) {
        let version = &name[QWIXX.len()..];
        return Some(version.trim_matches(|it: char| !it.is_alphanumeric()));
    }
    (board_game_geek_id == Some(BOARD_GAME_GEEK_ID.into())).then_some("")
}

/// The text of a play: how it ended, and the note.
pub fn comments(reason: Option<EndReason>, note: &str) -> String {
    let note = Some(note).filter(|note| !note.is_empty());
    let lines: Vec<&str> = reason.map(ending).into_iter().chain(note).collect();
    lines.join("\n")
}

const fn ending(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Locks => "Two rows were locked.",
        EndReason::Penalties => "Somebody took the fourth penalty.",
        EndReason::Stopped => "The game was ended early.",
    }
}
