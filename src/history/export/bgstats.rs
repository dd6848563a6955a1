//! Plays for the app Board Game Stats.
//!
//! Source: the app's own description of what it imports; every boolean is always present, because the app fails if
//! one is missing.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use rowlock_rules::Table;
use serde::Serialize;
use utoipa::ToSchema;

use super::exporter::{AnyExporter, Exporter, Footer, FormatEntry, Scope, export_failed};
use super::game::{GameResults, SeatResults};
use crate::domain::bgstats::{BOARD_GAME_GEEK_ID, QWIXX, SOURCE_NAME, comments};
use crate::domain::error::Error;
use crate::games::GameDetails;

pub(super) const FORMAT: FormatEntry = FormatEntry {
    file_extension: "bgstats.json",
    media_type: "application/json",
    exporter: |scope| {
        let is_first = true;
        Ok(AnyExporter::Results(Box::new(BgStats { scope, is_first })))
    },
};

/// The exporter: a list of plays, or a single play.
struct BgStats {
    scope: Scope,
    is_first: bool,
}

impl Exporter<GameResults> for BgStats {
    fn header(&mut self, _: DateTime<Utc>) -> Result<Vec<u8>, Error> {
        Ok(match self.scope {
            Scope::Game => Vec::new(),
            Scope::List => b"[\n".to_vec(),
        })
    }

    fn game(&mut self, game: &GameResults, text: &mut Vec<u8>) -> Result<(), Error> {
        let play = match (Play::of(game), self.scope) {
            (Some(play), Scope::Game | Scope::List) => play,
            (None, Scope::List) => return Ok(()),
            (None, Scope::Game) => return Err(Error::invalid("bgstats-finished-only")),
        };
        if !self.is_first {
            text.extend_from_slice(b",\n");
        }
        self.is_first = false;
        serde_json::to_writer(text, &play).map_err(export_failed)
    }

    fn footer(self: Box<Self>) -> Result<Footer, Error> {
        let end: &[u8] = match self.scope {
            Scope::Game => b"\n",
            Scope::List => b"\n]\n",
        };
        Ok(Footer::Text(end.to_vec()))
    }
}

/// The URL by which the app imports a play.
const APP: &str = "https://app.bgstatsapp.com/createPlay.html?data=";

/// The link that imports a finished game into the app; `None` before the end.
pub fn link(details: &GameDetails, table: &Table) -> Option<String> {
    let play = serde_json::to_vec(&Play::of(&GameResults::from_details(details, table))?).ok()?;
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
#[schema(examples(json!({
    "sourceName": "Rowlock", "sourcePlayId": "7k2m9qxw4t0c", "playDate": "2026-01-17 19:40:02", "durationMin": 37,
    "game": {
        "name": "Qwixx", "bggId": 131_260, "highestWins": true, "noPoints": false, "sourceGameId": "qwixx",
    },
    "board": "Classic", "location": "", "comments": "Two rows were locked.",
    "players": [
        {
            "name": "Ana", "sourcePlayerId": "c4w0r7ybm2gs", "score": 74, "rank": 1, "winner": true, "startPlayer": true,
            "role": "",
        },
        {
            "name": "Ben", "sourcePlayerId": "5n9tq1kx8z3d", "score": 61, "rank": 2, "winner": false, "startPlayer": false,
            "role": "",
        },
    ],
})))]
pub(crate) struct Play<'a> {
    /// The name of this program.
    source_name: &'static str,
    /// The id of the game, which identifies a repeated play.
    source_play_id: &'a str,
    /// When it ended, in UTC; noon of the day of a game on paper, as the format needs a time.
    #[schema(examples("2026-01-17 19:40:02"))]
    play_date: String,
    /// The duration in minutes, where it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    duration_min: Option<i64>,
    /// The game that was played.
    game: PlayGame,
    /// The name of the board.
    board: &'a str,
    /// The place; empty if it is unknown.
    location: &'a str,
    /// How it ended, as text, and the note.
    comments: String,
    /// The players, by rank.
    players: Vec<PlayPlayer<'a>>,
}

/// A game at BoardGameGeek.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PlayGame {
    /// Its name at BoardGameGeek.
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

/// A player of a play, with the result.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PlayPlayer<'a> {
    /// The player's name; empty if the player was deleted.
    name: &'a str,
    /// The player's id; the name for spectators.
    source_player_id: &'a str,
    /// The points, which can be negative.
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
    /// The play of a finished game; `None` before the end.
    fn of(game: &'a GameResults) -> Option<Self> {
        let noon = |day: NaiveDate| day.and_time(NaiveTime::MIN) + TimeDelta::hours(12);
        let end = game.played.finished_at.map(|at| at.naive_utc());
        let end = end.or(game.played.day.map(noon))?;
        let player = |seat: &'a SeatResults| {
            let rank = seat.rank?;
            Some(PlayPlayer {
                name: &seat.name,
                source_player_id: seat.player.as_ref().map_or(&seat.name, |id| id.as_str()),
                score: seat.total?,
                rank,
                winner: rank == 1 && game.has_winner(),
                start_player: Some(seat.seat) == game.first,
                role: "",
            })
        };
        Some(Self {
            source_name: SOURCE_NAME,
            source_play_id: game.id.as_str(),
            play_date: end.format("%Y-%m-%d %H:%M:%S").to_string(),
            duration_min: game.length().map(|length| length.num_minutes()),
            game: PlayGame {
                name: QWIXX,
                bgg_id: BOARD_GAME_GEEK_ID,
                highest_wins: true,
                no_points: false,
                source_game_id: "qwixx",
            },
            board: &game.board,
            location: game.place(),
            comments: comments(game.reason, game.note()),
            players: game.ranked().into_iter().filter_map(player).collect(),
        })
    }
}
