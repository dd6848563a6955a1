//! Plays for the app Board Game Stats.
//!
//! Source: the app's own description of what it imports; every boolean is always there, because the
//! app fails where one is missing.

use serde::Serialize;
use utoipa::ToSchema;

use super::ranked;
use crate::games::{GameView, SeatView};
use crate::rules::{EndReason, Table};

/// Qwixx at BoardGameGeek; as text it would crash some versions of the app.
const BOARD_GAME_GEEK_ID: u32 = 131_260;

/// Where the app takes a play.
const APP: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The link that makes a play of a finished game in the app; `None` while the game goes on.
#[must_use]
pub fn link(view: &GameView, table: &Table) -> Option<String> {
    let play = serde_json::to_vec(&Play::of(view, table)?).ok()?;
    let mut link = APP.to_owned();
    for byte in play {
        if byte.is_ascii_alphanumeric() {
            link.push(char::from(byte));
        } else {
            link.push_str(&format!("%{byte:02X}"));
        }
    }
    Some(link)
}

/// A finished game for the app Board Game Stats.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Play<'a> {
    /// The name of this program.
    source_name: &'static str,
    /// The id of the game, by which a repeated play is recognized.
    source_play_id: &'a str,
    /// When it ended, in UTC.
    #[schema(examples("2026-01-17 19:40:02"))]
    play_date: String,
    /// The duration in minutes.
    duration_min: i64,
    /// The game that was played.
    game: Game,
    /// The name of the board.
    board: &'a str,
    /// Always empty: the location is unknown.
    location: &'static str,
    /// How it ended, as text.
    comments: &'static str,
    /// The players, by rank.
    players: Vec<Player<'a>>,
}

/// A game at BoardGameGeek.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PlayGame)]
struct Game {
    /// Its name.
    name: &'static str,
    /// Its id at BoardGameGeek.
    bgg_id: u32,
    /// Whether the most points win.
    highest_wins: bool,
    /// Whether the game has no points.
    no_points: bool,
    /// The id of the game in this program.
    source_game_id: &'static str,
}

/// A player.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PlayPlayer)]
struct Player<'a> {
    /// The player's name.
    name: &'a str,
    /// The player's id; the name for spectators.
    source_player_id: &'a str,
    /// The points.
    score: i32,
    /// The rank, from 1.
    rank: u32,
    /// Whether the player won, alone or shared; a game that was ended early has no winner.
    winner: bool,
    /// Whether the player had the first turn.
    start_player: bool,
    /// Always empty: all players have the same role.
    role: &'static str,
}

impl<'a> Play<'a> {
    /// The play that a game was; `None` while it goes on.
    pub(super) fn of(view: &'a GameView, table: &'a Table) -> Option<Self> {
        let end = view.finished_at?;
        let first = table.starting_seat().unwrap_or_default();
        let result = view.result.as_ref()?;
        let begin = view.started_at.unwrap_or(end);
        let player = |(rank, seat): (Option<u32>, &'a SeatView)| {
            let rank = rank?;
            Some(Player {
                name: &seat.name,
                // Whoever only looks on is told no id.
                source_player_id: seat.player.as_ref().map_or(&seat.name, |id| id.as_str()),
                score: seat.total?,
                rank,
                winner: rank == 1 && result.has_winner(),
                start_player: seat.seat == first,
                role: "",
            })
        };
        Some(Self {
            source_name: "Rowlock",
            source_play_id: view.id.as_str(),
            play_date: end.format("%Y-%m-%d %H:%M:%S").to_string(),
            duration_min: (end - begin).num_minutes(),
            game: Game {
                name: "Qwixx",
                bgg_id: BOARD_GAME_GEEK_ID,
                highest_wins: true,
                no_points: false,
                source_game_id: "qwixx",
            },
            board: &table.setup().board.name,
            location: "",
            comments: match result.reason {
                EndReason::Locks => "Two rows were locked.",
                EndReason::Penalties => "Somebody took the fourth penalty.",
                EndReason::Stopped => "The game was ended early.",
            },
            players: ranked(view).into_iter().filter_map(player).collect(),
        })
    }
}
