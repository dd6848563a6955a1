//! JSON: games with their whole logs, without any id of this server.

use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;

use crate::games::{Record, ResultView};
use crate::groups::{EXPORT_FORMAT, EXPORT_VERSION};
use crate::rules::{Event, EventKind, HouseRules, LuckyNumbers, Mode};

/// What stands behind the games.
pub(super) const END: &[u8] = b"\n]}\n";

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

/// What stands before the games.
pub(super) fn begin(now: DateTime<Utc>) -> serde_json::Result<Vec<u8>> {
    let format = serde_json::to_string(EXPORT_FORMAT)?;
    let at = serde_json::to_string(&time(now))?;
    let head = format!(
        "{{\"format\":{format},\"version\":{EXPORT_VERSION},\"exported_at\":{at},\"games\":[\n"
    );
    Ok(head.into_bytes())
}

/// A game, in one line.
pub(super) fn game(record: &Record, to: &mut Vec<u8>) -> serde_json::Result<()> {
    let view = &record.view;
    let log = record.times.iter().zip(record.game.log());
    let game = Game {
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
    };
    serde_json::to_writer(to, &game)
}
