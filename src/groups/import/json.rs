//! Exported JSON documents, deserialized game by game, so that a file of any size needs little memory.

use std::collections::HashMap;
use std::fmt;
use std::fs::File;
use std::io::BufReader;

use rowlock_rules::{BoardPlace, Event, EventKind};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};

use super::context::ImportContext;
use super::items::{GameItem, GameResult, PaperGameItem, PaperSeatItem, SeatItem};
use super::paper_game::PaperGame;
use super::scorecard::mistakes_of;
use super::{EXPORT_FORMAT, EXPORT_VERSION, ImportError, SourceLocation};
use crate::domain::error::Error;
use crate::domain::own_board;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::games::ImportedGame;

/// Reads a document to its end and records the mistakes of its games.
pub(super) fn read(context: &mut ImportContext, file: &File) -> Result<(), ImportError> {
    let mut json = serde_json::Deserializer::from_reader(BufReader::new(file));
    let read = Document(&mut *context).deserialize(&mut json);
    let read = read.and_then(|()| json.end());
    read.map_err(|error| context.document_error(&error).into())
}

/// The document as a whole.
struct Document<'a, 'b>(&'a mut ImportContext<'b>);

impl<'de> DeserializeSeed<'de> for Document<'_, '_> {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for Document<'_, '_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a document of games")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<(), M::Error> {
        let (mut format, mut version) = (None, None);
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "format" => format = Some(map.next_value::<String>()?),
                "version" => version = Some(map.next_value::<u32>()?),
                "exported_at" => drop(map.next_value::<IgnoredAny>()?),
                "games" => map.next_value_seed(List(&mut *self.0, "games", import_game))?,
                "paper" => map.next_value_seed(List(&mut *self.0, "paper", import_paper_game))?,
                other => return Err(M::Error::custom(format_args!("unknown field `{other}`"))),
            }
            check_version(format.as_deref(), version).map_err(M::Error::custom)?;
        }
        match (format, version) {
            (Some(_), Some(_)) => Ok(()),
            _ => Err(M::Error::custom("format and version are missing")),
        }
    }
}

/// Checks the format and version read so far.
fn check_version(format: Option<&str>, version: Option<u32>) -> Result<(), &'static str> {
    if format.is_some_and(|format| format != EXPORT_FORMAT) {
        return Err("the format is not that of this program");
    }
    if version.is_some_and(|version| version != EXPORT_VERSION) {
        return Err("the version of the format is not known here");
    }
    Ok(())
}

/// A list whose elements are imported one by one.
struct List<'a, 'b, T>(
    &'a mut ImportContext<'b>,
    &'static str,
    fn(&mut ImportContext<'b>, usize, T),
);

impl<'de, T: Deserialize<'de>> DeserializeSeed<'de> for List<'_, '_, T> {
    type Value = ();

    fn deserialize<D: serde::Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_seq(self)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for List<'_, '_, T> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of games")
    }

    fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<(), S::Error> {
        let Self(context, name, import) = self;
        for index in 0.. {
            match list.next_element() {
                Ok(Some(_)) if context.is_aborted() => return Err(S::Error::custom("refused")),
                Ok(Some(game)) => import(context, index, game),
                Ok(None) => break,
                Err(error) => {
                    context.failed_path = Some(format!("{name}[{index}]: "));
                    return Err(error);
                }
            }
        }
        Ok(())
    }
}

fn import_game(context: &mut ImportContext, index: usize, game: GameItem) {
    context.count_game();
    let path = |below: String| SourceLocation::Path(format!("games[{index}]{below}"));
    let (mut names, mut is_right) = (Vec::new(), true);
    let remarks = remarks(
        game.place.as_deref(),
        game.note.as_deref(),
        |field, error| {
            is_right = false;
            context.add_mistake(path(format!(".{field}")), error);
        },
    );
    for (seat, SeatItem { name, .. }) in game.seats.into_iter().enumerate() {
        // A deleted player has no name.
        match (name.is_empty(), name.parse()) {
            (true, _) => names.push(None),
            (false, Ok(name)) => names.push(Some(context.name(name))),
            (false, Err(error)) => {
                is_right = false;
                context.add_mistake(path(format!(".seats[{seat}].name")), error);
            }
        }
    }
    let board = match game
        .board
        .as_deref()
        .map(|file| own_board::check(file.get()))
    {
        Some(Ok(board)) if board.id() == game.variant => Some(board),
        Some(Ok(_)) => {
            is_right = false;
            let error = Error::invalid("own-board-id-mismatch");
            context.add_mistake(path(".board".to_owned()), error);
            None
        }
        Some(Err(mistakes)) => {
            is_right = false;
            for mistake in mistakes {
                let place = match mistake.place {
                    BoardPlace::File => ".board".to_owned(),
                    place => format!(".board.{place}"),
                };
                context.add_mistake(path(place), Error::invalid(mistake.detail));
            }
            None
        }
        None => None,
    };
    let (mut log, mut entrants) = (Vec::new(), HashMap::new());
    for (seq, logged) in (1..).zip(game.events) {
        if let Some(name) = logged.name.filter(|name| !name.is_empty()) {
            match name.parse() {
                Ok(name) => drop(entrants.insert(seq, context.answers().name(name))),
                Err(error) => {
                    is_right = false;
                    context.add_mistake(path(format!(".events[{}].name", seq - 1)), error);
                }
            }
        }
        log.push((logged.at, logged.event));
    }
    if !is_right {
        return;
    }
    let is_paper = |(_, event): &(_, Event)| matches!(event.kind, EventKind::TalliedResult { .. });
    let day_of_time = game.created_at.with_timezone(&context.zone()).date_naive();
    let paper_day = log.iter().any(is_paper).then_some(day_of_time);
    let imported = ImportedGame {
        day: game.day.or(paper_day),
        uid: game.uid,
        variant: game.variant,
        board,
        mode: game.mode,
        house_rules: game.house_rules,
        created_at: game.created_at,
        remarks,
        corrected_at: game.corrected_at,
        names,
        log,
        entrants,
    };
    let verified = context.verify(imported, |event| {
        path(event.map_or_else(String::new, |event| format!(".events[{event}]")))
    });
    // The result in the file must be the one that its log leads to.
    if let Some(read) = verified {
        let verified = read.result.as_ref();
        let stated = game.result.as_ref();
        // Earlier versions took a reason for granted where none is known.
        let reason = verified.and_then(|result| result.reason);
        let parts = |result: &GameResult| (reason.and(result.reason), result.standings.clone());
        let wanted = verified.map(|result| (reason, result.standings.clone()));
        if wanted == stated.map(parts) {
            context.accept(read, path(String::new()));
        } else {
            let error = Error::invalid("log-result-mismatch");
            context.add_mistake(path(".result".to_owned()), error);
        }
    }
}

/// The remarks with these texts; reports each mistake with its field.
fn remarks(
    place: Option<&str>,
    note: Option<&str>,
    mut report: impl FnMut(&str, Error),
) -> Remarks {
    let place = parse_optional(place.unwrap_or_default());
    let note = parse_optional(note.unwrap_or_default());
    Remarks {
        place: place.unwrap_or_else(|error| {
            report("place", error);
            None
        }),
        note: note.unwrap_or_else(|error| {
            report("note", error);
            None
        }),
    }
}

fn import_paper_game(context: &mut ImportContext, index: usize, game: PaperGameItem) {
    let path = |below: &str| SourceLocation::Path(format!("paper[{index}]{below}"));
    let remarks = remarks(
        game.place.as_deref(),
        game.note.as_deref(),
        |field, error| {
            context.add_mistake(path(&format!(".{field}")), error);
        },
    );
    let board = context.boards().get(&game.variant).cloned();
    let (mut seats, mut is_right) = (Vec::new(), true);
    for (seat, PaperSeatItem { name, sheet }) in game.seats.into_iter().enumerate() {
        for (field, error) in board.iter().flat_map(|board| mistakes_of(&sheet, board)) {
            is_right = false;
            context.add_mistake(path(&format!(".seats[{seat}].{field}")), error);
        }
        match name.unwrap_or_default().parse() {
            Ok(name) => seats.push((Some(name), sheet)),
            Err(error) => context.add_mistake(path(&format!(".seats[{seat}].name")), error),
        }
    }
    if !is_right {
        context.count_game();
        return;
    }
    let paper = PaperGame {
        uid: game.uid,
        date: game.date,
        variant: game.variant,
        reason: game.reason,
        remarks,
        seats,
    };
    paper.import(context, |_| path(""));
}
