//! Reading a file of games: first to find its mistakes, then again to store its games.

use std::fs::File;
use std::io::{self, Read, Seek};

use tokio::sync::mpsc;

use super::context::{Batch, FileSummary, ImportContext, ImportTarget};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::name::Name;
use crate::games::ImportedGame;
use crate::groups::import::ImportFormat;
use crate::groups::import::document::{
    AppReader, DocumentKind, OwnDocument, OwnGame, has_result, paper_game,
};
use crate::groups::import::game::reading::{FoundGame, Reading};
use crate::groups::import::game::versions::Versions;
use crate::groups::import::mistake::{ImportError, ImportMistake, SourceLocation};
use crate::groups::import::table::{ReadOptions, read_csv, read_workbook};

impl ImportTarget {
    /// Reads a file to find all its mistakes.
    pub(super) fn check(
        &self,
        format: ImportFormat,
        file: &File,
    ) -> Result<FileSummary, ImportError> {
        self.read(format, file, None)
    }

    /// Reads a file without mistakes again, and sends its games in batches.
    pub(super) fn send(
        &self,
        format: ImportFormat,
        file: &File,
        receiver: mpsc::Sender<Batch>,
    ) -> Result<FileSummary, ImportError> {
        self.read(format, file, Some(receiver))
    }

    fn read(
        &self,
        format: ImportFormat,
        file: &File,
        receiver: Option<mpsc::Sender<Batch>>,
    ) -> Result<FileSummary, ImportError> {
        let mut context = ImportContext::new(self, receiver);
        let read = match format {
            ImportFormat::Json => self.read_document(&mut context, file),
            ImportFormat::Csv => bytes(file)
                .and_then(read_csv)
                .and_then(|tables| self.options(&context).read(tables))
                .map_err(ImportError::from)
                .and_then(|reading| import(&mut context, reading)),
            ImportFormat::Xlsx => read_workbook(file)
                .and_then(|tables| self.options(&context).read(tables))
                .map_err(ImportError::from)
                .and_then(|reading| import(&mut context, reading)),
        };
        context.finish(read)
    }

    fn options(&self, context: &ImportContext<'_>) -> ReadOptions<'_> {
        ReadOptions {
            boards: &self.boards,
            today: context.today(),
            language: self.language,
            answers: &self.answers,
            budget: context.budget,
        }
    }

    fn read_document(&self, context: &mut ImportContext, file: &File) -> Result<(), ImportError> {
        let text = String::from_utf8(bytes(file)?).map_err(|_| unreadable())?;
        let text = text.trim_start_matches('\u{feff}');
        match DocumentKind::of(text) {
            DocumentKind::Own => self.read_own(context, text),
            DocumentKind::AppExport => {
                let versions = Versions::of(&self.boards, Some(self.language), &self.answers);
                let reading = AppReader { versions }.read(text)?;
                import(context, reading)
            }
            DocumentKind::Plays => Err(Error::invalid("import-own-export").into()),
        }
    }

    fn read_own(&self, context: &mut ImportContext, text: &str) -> Result<(), ImportError> {
        let document = OwnDocument::parse(text)?;
        context.check_count(document.games.len() + document.paper.len())?;
        for (index, raw) in document.games.iter().enumerate() {
            if context.is_aborted() {
                return Ok(());
            }
            let parsed = OwnGame::parse(index, raw, self.zone);
            if let Some(game) = context.right(parsed)? {
                context.import_own(index, game);
            }
        }
        for (index, raw) in document.paper.iter().enumerate() {
            if context.is_aborted() {
                return Ok(());
            }
            let parsed = paper_game(index, raw, &self.boards);
            if let Some(game) = context.right(parsed)? {
                context.import(FoundGame {
                    game,
                    location: SourceLocation::Path(format!("paper[{index}]")),
                    rows: Vec::new(),
                });
            }
        }
        Ok(())
    }
}

/// Verifies the games that were read.
fn import(context: &mut ImportContext, mut reading: Reading) -> Result<(), ImportError> {
    context.take(&mut reading)?;
    for mut found in reading.games {
        if context.is_aborted() {
            break;
        }
        context.leave_out(&mut found);
        if !found.game.seats.is_empty() {
            context.import(found);
        }
    }
    Ok(())
}

impl ImportContext<'_> {
    /// A game without mistakes; counts one with mistakes, and records them.
    fn right<T>(&mut self, parsed: Result<T, ImportError>) -> Result<Option<T>, ImportError> {
        match parsed {
            Ok(game) => Ok(Some(game)),
            Err(ImportError::Mistakes(mistakes)) => {
                self.count_game();
                for mistake in mistakes {
                    self.add_mistake(mistake);
                }
                Ok(None)
            }
            Err(ImportError::Refused(error)) => Err(error.into()),
        }
    }

    /// Adds a game of a document of this program, or its mistake.
    fn import_own(&mut self, index: usize, game: OwnGame) {
        self.count_game();
        let path = |below: String| format!("games[{index}]{below}");
        let (game, stated) = game.into_parts();
        let names = game.names.into_iter();
        let game = ImportedGame {
            names: names
                .map(|name: Option<Name>| name.map(|name| self.name(name)))
                .collect(),
            entrants: game
                .entrants
                .into_iter()
                .map(|(seq, name)| (seq, self.used_name(name)))
                .collect(),
            ..game
        };
        let verified = match self.verify_log(game) {
            Ok(verified) => verified,
            Err(violation) => {
                let event = violation.event;
                let below = event.map_or_else(String::new, |event| format!(".events[{event}]"));
                self.add_mistake(ImportMistake::at(path(below), violation.error));
                return;
            }
        };
        if has_result(&verified, stated.as_ref()) {
            self.accept(verified, SourceLocation::Path(path(String::new())));
        } else {
            let error = Error::invalid("log-result-mismatch");
            self.add_mistake(ImportMistake::at(path(".result".to_owned()), error));
        }
    }
}

/// All bytes of a file.
fn bytes(mut file: &File) -> Result<Vec<u8>, Error> {
    let length = file.metadata().map_err(failed)?.len();
    file.rewind().map_err(failed)?;
    let mut bytes = Vec::new();
    bytes.reserve_exact(usize::try_from(length).unwrap_or_default() + 1);
    file.read_to_end(&mut bytes).map_err(failed)?;
    Ok(bytes)
}

fn failed(_: io::Error) -> Error {
    unreadable()
}

fn unreadable() -> Error {
    Error::new(ErrorCode::Malformed, "import-unreadable")
}
