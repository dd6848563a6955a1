//! JSON documents as this program exports them, with games that were played here or on paper.

use std::collections::HashMap;

use chrono_tz::Tz;
use rowlock_rules::{BoardPlace, Event, EventKind, KnownBoards, OwnBoard};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use super::items::{GameItem, GameResult, PaperGameItem, PaperSeatItem, SeatItem};
use super::lists::bounded;
use super::references::too_many;
use crate::domain::error::Error;
use crate::domain::own_board;
use crate::domain::remarks::{Remarks, parse_optional};
use crate::games::{ImportedGame, VerifiedGame};
use crate::groups::import::game::paper::PaperGame;
use crate::groups::import::game::scorecard::mistakes_of;
use crate::groups::import::mistake::{ImportError, ImportMistake, document_error};
use crate::groups::import::{EXPORT_FORMAT, EXPORT_VERSION};

/// The most games of a document.
const MAX_GAMES: usize = 1_000_000;

/// A document, whose games are parsed one by one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::groups::import) struct OwnDocument<'a> {
    format: Option<String>,
    version: Option<u32>,
    #[serde(rename = "exported_at")]
    _exported_at: Option<IgnoredAny>,
    #[serde(borrow, default, deserialize_with = "bounded::<_, _, MAX_GAMES>")]
    pub(in crate::groups::import) games: Vec<&'a RawValue>,
    /// Games that were played on paper.
    #[serde(borrow, default, deserialize_with = "bounded::<_, _, MAX_GAMES>")]
    pub(in crate::groups::import) paper: Vec<&'a RawValue>,
}

/// A game with its log, and the result that the document states.
pub(in crate::groups::import) struct OwnGame {
    pub(in crate::groups::import) game: ImportedGame,
    result: Option<GameResult>,
}

impl<'a> OwnDocument<'a> {
    /// Parses a document without its games.
    ///
    /// # Errors
    /// If it is not one of this format and version.
    pub(in crate::groups::import) fn parse(text: &'a str) -> Result<Self, Error> {
        let document: Self =
            serde_json::from_str(text).map_err(|error| document_error("", &error))?;
        let reason = match (document.format.as_deref(), document.version) {
            (Some(EXPORT_FORMAT), Some(EXPORT_VERSION)) => "",
            (Some(EXPORT_FORMAT) | None, Some(EXPORT_VERSION) | None) => {
                "format and version are missing"
            }
            (Some(EXPORT_FORMAT) | None, Some(_)) => "the version of the format is not known here",
            (Some(_), _) => "the format is not that of this program",
        };
        if reason.is_empty() {
            return match document.games.len().max(document.paper.len()) < MAX_GAMES {
                true => Ok(document),
                false => Err(too_many(MAX_GAMES)),
            };
        }
        let error = serde::de::Error::custom(reason);
        Err(document_error("", &error))
    }
}

impl OwnGame {
    /// Parses the game with this index; days of games on paper are in the time zone `zone`.
    ///
    /// # Errors
    /// All its mistakes; refuses what is no game.
    pub(in crate::groups::import) fn parse(
        index: usize,
        raw: &RawValue,
        zone: Tz,
    ) -> Result<Self, ImportError> {
        let path = format!("games[{index}]");
        let item: GameItem =
            serde_json::from_str(raw.get()).map_err(|error| document_error(&path, &error))?;
        let mut mistakes = Mistakes {
            path,
            list: Vec::new(),
        };
        let remarks = mistakes.remarks(item.place.as_deref(), item.note.as_deref());
        let mut names = Vec::new();
        for (seat, SeatItem { name, .. }) in item.seats.into_iter().enumerate() {
            // A deleted player has no name.
            let name = (!name.is_empty()).then(|| name.parse()).transpose();
            names.push(
                mistakes
                    .value(&format!(".seats[{seat}].name"), name)
                    .flatten(),
            );
        }
        let board = mistakes.board(item.board.as_deref(), &item.variant);
        let (mut log, mut entrants) = (Vec::new(), HashMap::new());
        for (seq, logged) in (1..).zip(item.events) {
            if let Some(name) = logged.name.filter(|name| !name.is_empty()) {
                let field = format!(".events[{}].name", seq - 1);
                entrants.extend(mistakes.value(&field, name.parse()).map(|name| (seq, name)));
            }
            log.push((logged.at, logged.event));
        }
        mistakes.none()?;
        let is_paper =
            |(_, event): &(_, Event)| matches!(event.kind, EventKind::TalliedResult { .. });
        let day_of_time = item.created_at.with_timezone(&zone).date_naive();
        let paper_day = log.iter().any(is_paper).then_some(day_of_time);
        Ok(Self {
            game: ImportedGame {
                day: item.day.or(paper_day),
                uid: item.uid,
                variant: item.variant,
                board,
                mode: item.mode,
                house_rules: item.house_rules,
                created_at: item.created_at,
                remarks,
                corrected_at: item.corrected_at,
                names,
                log,
                entrants,
            },
            result: item.result,
        })
    }

    /// Takes out the result that the document states, to be compared with [`has_result`].
    pub(in crate::groups::import) fn into_parts(self) -> (ImportedGame, Option<GameResult>) {
        (self.game, self.result)
    }
}

/// Whether a game has the result that its document states.
pub(in crate::groups::import) fn has_result(
    game: &VerifiedGame,
    stated: Option<&GameResult>,
) -> bool {
    let verified = game.result.as_ref();
    let verified = verified.map(|result| (result.reason, &result.standings));
    verified == stated.map(|result| (result.reason, &result.standings))
}

/// Parses the game on paper with this index.
///
/// # Errors
/// All its mistakes; refuses what is no game.
pub(in crate::groups::import) fn paper_game(
    index: usize,
    raw: &RawValue,
    boards: &KnownBoards,
) -> Result<PaperGame, ImportError> {
    let path = format!("paper[{index}]");
    let item: PaperGameItem =
        serde_json::from_str(raw.get()).map_err(|error| document_error(&path, &error))?;
    let mut mistakes = Mistakes {
        path,
        list: Vec::new(),
    };
    let remarks = mistakes.remarks(item.place.as_deref(), item.note.as_deref());
    let board = boards.get(&item.variant);
    let mut seats = Vec::new();
    for (seat, PaperSeatItem { name, sheet }) in item.seats.into_iter().enumerate() {
        for (field, error) in board
            .into_iter()
            .flat_map(|board| mistakes_of(&sheet, board))
        {
            mistakes.add(&format!(".seats[{seat}].{field}"), error);
        }
        let name = name.unwrap_or_default().parse();
        let name = mistakes.value(&format!(".seats[{seat}].name"), name);
        seats.push((name, sheet));
    }
    mistakes.none()?;
    Ok(PaperGame {
        uid: item.uid,
        date: item.date,
        variant: item.variant,
        reason: item.reason,
        remarks,
        seats,
    })
}

/// The mistakes of a game.
struct Mistakes {
    /// The path of the game.
    path: String,
    list: Vec<ImportMistake>,
}

impl Mistakes {
    fn add(&mut self, field: &str, error: Error) {
        let path = format!("{}{field}", self.path);
        self.list.push(ImportMistake::at(path, error));
    }

    /// The value of a field, or `None` after its mistake.
    fn value<T>(&mut self, field: &str, value: Result<T, Error>) -> Option<T> {
        value.map_err(|error| self.add(field, error)).ok()
    }

    fn remarks(&mut self, place: Option<&str>, note: Option<&str>) -> Remarks {
        let place = parse_optional(place.unwrap_or_default());
        let note = parse_optional(note.unwrap_or_default());
        Remarks {
            place: self.value(".place", place).flatten(),
            note: self.value(".note", note).flatten(),
        }
    }

    /// The board of a game, if a group has made it.
    fn board(&mut self, file: Option<&RawValue>, variant: &str) -> Option<OwnBoard> {
        match own_board::check(file?.get()) {
            Ok(board) if board.id() == variant => Some(board),
            Ok(_) => {
                self.add(".board", Error::invalid("own-board-id-mismatch"));
                None
            }
            Err(mistakes) => {
                for mistake in mistakes {
                    let field = match mistake.place {
                        BoardPlace::File => ".board".to_owned(),
                        place => format!(".board.{place}"),
                    };
                    self.add(&field, Error::invalid(mistake.detail));
                }
                None
            }
        }
    }

    fn none(self) -> Result<(), ImportError> {
        match self.list.is_empty() {
            true => Ok(()),
            false => Err(ImportError::Mistakes(self.list)),
        }
    }
}
