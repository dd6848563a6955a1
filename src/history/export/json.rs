//! JSON: games with their logs, without ids of this server.

use chrono::{DateTime, SecondsFormat, Utc};
use rowlock_rules::{
    Event, EventKind, HouseRules, Mode, ScoreLine, Seq, SheetLetter, SheetNumbers,
};
use serde::Serialize;
use serde_json::value::RawValue;

use super::exporter::{AnyExporter, Exporter, Footer, FormatEntry, LoggedGame, export_failed};
use crate::domain::error::Error;
use crate::games::{GameTranscript, Played, ResultView};
use crate::groups::{EXPORT_FORMAT, EXPORT_VERSION};

pub(super) const FORMAT: FormatEntry = FormatEntry {
    file_extension: "json",
    media_type: "application/json",
    exporter: |_| Ok(AnyExporter::Logs(Box::new(JsonExporter { is_first: true }))),
};

struct JsonExporter {
    is_first: bool,
}

#[derive(Serialize)]
struct ExportedGame<'a> {
    uid: &'a str,
    group: &'a str,
    variant: &'a str,
    /// The file of a group's own board; official boards are known by their ids.
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<&'a RawValue>,
    mode: Mode,
    house_rules: HouseRules,
    #[serde(flatten)]
    played: &'a Played,
    seats: Vec<ExportedSeat<'a>>,
    events: Vec<ExportedEvent<'a>>,
    result: Option<&'a ResultView>,
}

#[derive(Serialize)]
struct ExportedSeat<'a> {
    name: &'a str,
    lucky_numbers: Option<SheetNumbers>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sheet: Option<SheetLetter>,
    /// Only where they are not the rows and penalties alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Vec<ScoreLine>>,
}

#[derive(Serialize)]
struct ExportedEvent<'a> {
    at: String,
    /// The name of a player who joined after the start: a seat that was taken out again has no name elsewhere.
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<&'a str>,
    #[serde(flatten)]
    event: Event,
}

/// The log as it is exported, numbered from 1.
fn log(transcript: &GameTranscript) -> Vec<ExportedEvent<'_>> {
    let mut log = Vec::with_capacity(transcript.times.len());
    // How many events are exported up to each event.
    let mut counts: Vec<Seq> = vec![0];
    let numbered = |counts: &[Seq], seq: Seq| {
        let index = usize::try_from(seq).unwrap_or(usize::MAX);
        counts.get(index).copied().unwrap_or(seq)
    };
    for ((seq, &at), event) in (1..).zip(&transcript.times).zip(transcript.game.log()) {
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
        let entry = transcript.entries.iter().find(|entry| entry.seq == seq);
        log.push(ExportedEvent {
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

impl Exporter<LoggedGame> for JsonExporter {
    fn header(&mut self, now: DateTime<Utc>) -> Result<Vec<u8>, Error> {
        let format = serde_json::to_string(EXPORT_FORMAT).map_err(export_failed)?;
        let at = serde_json::to_string(&time(now)).map_err(export_failed)?;
        let header = format!(
            "{{\"format\":{format},\"version\":{EXPORT_VERSION},\"exported_at\":{at},\"games\":[\n"
        );
        Ok(header.into_bytes())
    }

    fn game(&mut self, game: &LoggedGame, text: &mut Vec<u8>) -> Result<(), Error> {
        if !self.is_first {
            text.extend_from_slice(b",\n");
        }
        self.is_first = false;
        serde_json::to_writer(text, &exported(game)).map_err(export_failed)
    }

    fn footer(self: Box<Self>) -> Result<Footer, Error> {
        Ok(Footer::Text(b"\n]}\n".to_vec()))
    }
}

fn exported(
    LoggedGame {
        transcript,
        board: file,
    }: &LoggedGame,
) -> ExportedGame<'_> {
    let details = &transcript.details;
    let table = transcript.game.table();
    let setup = table.setup();
    let has_extra_lines = setup.board.has_extra_lines();
    let summaries = table.seat_summaries().into_iter();
    let seats = summaries.zip(&details.players).map(|(summary, player)| {
        let printed = table.printed(summary.seat);
        let lines = summary.lines.filter(|_| player.shows_scores);
        ExportedSeat {
            name: &player.name,
            lucky_numbers: printed.numbers,
            sheet: printed.sheet,
            lines: lines.filter(|_| has_extra_lines),
        }
    });
    ExportedGame {
        uid: transcript.uid.as_str(),
        group: &transcript.group,
        variant: &setup.board.id,
        board: file
            .as_deref()
            .and_then(|file| serde_json::from_str(file).ok()),
        mode: setup.mode,
        house_rules: setup.house_rules,
        played: &details.played,
        seats: seats.collect(),
        events: log(transcript),
        result: details.result.as_ref(),
    }
}
