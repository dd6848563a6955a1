//! JSON: games with their whole logs, without any id of this server.

use chrono::{DateTime, SecondsFormat, Utc};
use serde::Serialize;

use crate::games::{GameTranscript, ResultView};
use crate::groups::{EXPORT_FORMAT, EXPORT_VERSION};
use crate::rules::{Event, EventKind, HouseRules, LuckyNumbers, Mode, Seq};

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
    /// Who came in with it after the start: a seat that was taken out again has no name elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(flatten)]
    event: Event,
}

/// The log as it stands in the file, numbered from 1.
fn log(record: &GameTranscript) -> Vec<Logged<'_>> {
    let mut log = Vec::with_capacity(record.times.len());
    // How many events of the file there are up to each event.
    let mut counts: Vec<Seq> = vec![0];
    let numbered = |counts: &[Seq], seq: Seq| {
        let index = usize::try_from(seq).unwrap_or(usize::MAX);
        counts.get(index).copied().unwrap_or(seq)
    };
    for ((seq, &at), event) in (1..).zip(&record.times).zip(record.game.log()) {
        let before = counts.last().copied().unwrap_or_default();
        // The next game is a game of its own, and its id means nothing elsewhere.
        if matches!(event.kind, EventKind::Rematch { .. }) {
            counts.push(before);
            continue;
        }
        let mut event = event.clone();
        match &mut event.kind {
            EventKind::Undo { undid: target } | EventKind::Rewind { to: target } => {
                *target = numbered(&counts, *target);
            }
            _ => {}
        }
        let entry = record.entries.iter().find(|entry| entry.seq == seq);
        log.push(Logged {
            at: time(at),
            name: entry.map(|entry| entry.name.as_str()),
            event,
        });
        counts.push(before + 1);
    }
    log
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
pub(super) fn game(record: &GameTranscript, to: &mut Vec<u8>) -> serde_json::Result<()> {
    let view = &record.view;
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
        events: log(record),
        result: view.result.as_ref(),
    };
    serde_json::to_writer(to, &game)
}
