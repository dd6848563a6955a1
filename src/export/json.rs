//! JSON: games with their whole logs, without any id of this server.

use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;

use crate::games::{Record, ResultView};
use crate::rules::{Event, EventKind, HouseRules, LuckyNumbers, Mode};

/// The name of the format.
const FORMAT: &str = "rowlock";
/// Its version; a file of a later one is not read.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Document<'a> {
    format: &'static str,
    version: u32,
    exported_at: String,
    games: Vec<Game<'a>>,
}

#[derive(Serialize)]
struct Game<'a> {
    uid: &'a str,
    group: &'a str,
    variant: &'a str,
    mode: Mode,
    house_rules: HouseRules,
    created_at: String,
    started_at: Option<String>,
    finished_at: Option<String>,
    seats: Vec<Seat<'a>>,
    events: Vec<Logged<'a>>,
    result: Option<&'a ResultView>,
}

#[derive(Serialize)]
struct Seat<'a> {
    name: &'a str,
    lucky_numbers: Option<LuckyNumbers>,
}

#[derive(Serialize)]
struct Logged<'a> {
    at: String,
    #[serde(flatten)]
    event: &'a Event,
}

fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Millis, true)
}

pub(super) fn render(games: &[Record], now: DateTime<Utc>) -> serde_json::Result<Vec<u8>> {
    serde_json::to_vec_pretty(&Document {
        format: FORMAT,
        version: VERSION,
        exported_at: time(now),
        games: games.iter().map(game).collect(),
    })
}

fn game(record: &Record) -> Game<'_> {
    let view = &record.view;
    let log = record.times.iter().zip(record.game.log());
    Game {
        uid: record.uid.as_str(),
        group: &record.group,
        variant: &view.variant,
        mode: view.mode,
        house_rules: view.house_rules,
        created_at: time(view.created_at),
        started_at: view.started_at.map(time),
        finished_at: view.finished_at.map(time),
        seats: view
            .seats
            .iter()
            .map(|seat| Seat {
                name: &seat.name,
                lucky_numbers: seat.lucky_numbers,
            })
            .collect(),
        // The next game is a game of its own, and its id means nothing elsewhere.
        events: log
            .filter(|(_, event)| !matches!(event.kind, EventKind::Rematch { .. }))
            .map(|(&at, event)| Logged {
                at: time(at),
                event,
            })
            .collect(),
        result: view.result.as_ref(),
    }
}
