//! What was read of a file of games on paper, before its games are verified.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::Arc;

use chrono::NaiveDate;
use rowlock_rules::Board;

use super::paper::PaperGame;
use super::versions::{Versions, version_key};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::groups::import::answers::{DateOrder, RowNumbers};
use crate::groups::import::mistake::{
    ImportMistake, MAX_MISTAKES, RowPlace, SourceLocation, quoted,
};

/// How many rows, columns or sheets that are left out are named.
const MAX_NAMED: usize = 20;

/// How many are known apart.
const MAX_KNOWN: usize = 1000;

/// A game that was found in a file.
#[derive(Debug)]
pub(in crate::groups::import) struct FoundGame {
    pub(in crate::groups::import) game: PaperGame,
    pub(in crate::groups::import) location: SourceLocation,
    /// The row of each seat; empty in a document.
    pub(in crate::groups::import) rows: Vec<(RowPlace, SourceLocation)>,
}

/// What was read of a file.
#[derive(Debug, Default)]
pub(in crate::groups::import) struct Reading {
    pub(in crate::groups::import) games: Vec<FoundGame>,
    /// The games with a mistake.
    pub(in crate::groups::import) wrong_games: usize,
    pub(in crate::groups::import) mistakes: Vec<ImportMistake>,
    pub(in crate::groups::import) questions: Questions,
    pub(in crate::groups::import) left_out: LeftOut,
}

impl Reading {
    pub(in crate::groups::import) fn add_mistake(&mut self, mistake: ImportMistake) {
        if self.mistakes.len() < MAX_MISTAKES {
            self.mistakes.push(mistake);
        }
    }

    /// How many games there are, with those that have mistakes or wait for an answer.
    pub(in crate::groups::import) fn count(&self) -> usize {
        self.games.len() + self.wrong_games + self.questions.waiting
    }
}

/// A question about a whole file, with its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question<T> {
    pub answer: Option<T>,
}

/// What a file leaves open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Questions {
    /// Days such as 4/5/2026 were read in this order.
    pub date_order: Option<DateOrder>,
    /// The orders in which they can be read.
    pub date_orders: Vec<DateOrder>,
    /// What numbers of rows are that could be crosses or points.
    pub row_numbers: Option<Question<RowNumbers>>,
    /// The day of games without one.
    pub date: Option<Question<NaiveDate>>,
    /// The year of days without one.
    pub year: Option<Question<i32>>,
    /// The versions that are not known here as they are written, with the ids of boards.
    pub versions: Vec<(String, Question<String>)>,
    /// Whether letters may be wrong: the file does not say how they are stored.
    pub encoding: bool,
    /// How many games wait for an answer.
    pub waiting: usize,
}

impl Questions {
    /// The board of a version as a file names it; asks for one that is not known, of which the sender may have said it.
    pub(in crate::groups::import) fn board<'a>(
        &mut self,
        text: &str,
        versions: &'a Versions<'_>,
    ) -> Option<&'a Arc<Board>> {
        if let Some(board) = versions.named(text) {
            return Some(board);
        }
        let text = quoted(text);
        self.ask_version(&text, versions.chosen(&text));
        versions.find(&text)
    }

    fn ask_version(&mut self, text: &str, answer: Option<String>) {
        let key = version_key(text);
        let mut asked = self.versions.iter();
        let is_asked = asked.any(|(known, _)| version_key(known) == key);
        let open = self
            .versions
            .iter()
            .filter(|(_, asked)| asked.answer.is_none());
        if !is_asked && (answer.is_some() || open.count() < MAX_NAMED) {
            self.versions.push((text.to_owned(), Question { answer }));
        }
    }

    /// Why nothing can be stored yet.
    ///
    /// # Errors
    /// The first question without an answer, if games wait for one.
    pub(in crate::groups::import) fn require_answers(&self) -> Result<(), Error> {
        if self.waiting == 0 {
            return Ok(());
        }
        let unanswered = |(text, question): &&(String, Question<String>)| {
            question.answer.is_none() && !text.is_empty()
        };
        let version = self.versions.iter().find(unanswered);
        let detail = match (&self.row_numbers, version) {
            (Some(Question { answer: None }), _) => msg("import-crosses-or-points"),
            (_, Some((text, _))) => msg("import-version-unknown").with("version", text),
            _ if matches!(self.year, Some(Question { answer: None })) => msg("import-year-missing"),
            _ => msg("import-date-missing"),
        };
        Err(Error::new(ErrorCode::InvalidValue, detail))
    }
}

/// The first of several things, each once, and how many more there are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named<T: Eq + Hash> {
    pub first: Vec<T>,
    pub more: usize,
    /// Those so far, as long as they are not too many.
    known: HashSet<T>,
}

impl<T: Eq + Hash> Default for Named<T> {
    fn default() -> Self {
        Self {
            first: Vec::new(),
            more: 0,
            known: HashSet::new(),
        }
    }
}

impl<T: Clone + Eq + Hash> Named<T> {
    fn add(&mut self, item: T) {
        if self.known.contains(&item) {
            return;
        }
        match self.first.len() < MAX_NAMED {
            true => self.first.push(item.clone()),
            false => self.more += 1,
        }
        if self.known.len() < MAX_KNOWN {
            self.known.insert(item);
        }
    }
}

/// What of a file is not read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Plays of other games, ignored plays, and plays without points.
    pub plays: usize,
    /// Columns that say nothing of a game, by their titles.
    pub columns: Named<String>,
    /// Rows that are no game, such as sums.
    pub rows: Named<SourceLocation>,
    /// Sheets without games.
    pub sheets: Named<String>,
    /// How many rows were read that the workbook hides.
    pub hidden: usize,
}

impl LeftOut {
    pub(in crate::groups::import) fn column(&mut self, title: String) {
        self.columns.add(title);
    }

    pub(in crate::groups::import) fn row(&mut self, location: SourceLocation) {
        self.rows.add(location);
    }

    pub(in crate::groups::import) fn sheet(&mut self, name: &str) {
        self.sheets.add(name.to_owned());
    }
}
