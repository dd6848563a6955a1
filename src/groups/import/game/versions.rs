//! The boards of a group by what files call them.

use std::collections::HashMap;
use std::sync::Arc;

use rowlock_rules::{Board, KnownBoards, OwnBoard};

use crate::domain::bgstats::qwixx_version;
use crate::domain::board_name::board_name;
use crate::domain::i18n::{Language, Message, Translator};
use crate::groups::import::answers::Answers;

/// The board of a game that names none.
pub(in crate::groups::import) const BASE_GAME: &str = "classic";

/// The text of a message in a language.
pub(in crate::groups::import) fn translated(language: Language, message: Message) -> String {
    let rows = Translator::default().rows;
    let text = Translator { language, rows }.translate(message);
    text.into_owned()
}

/// What is compared of a version's name: its letters and digits, in any case.
pub fn version_key(name: &str) -> String {
    let letters = name.chars().filter(|it| it.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Boards by id and name: an official one has a name in each language.
pub(in crate::groups::import) struct Versions<'a> {
    boards: HashMap<String, Arc<Board>>,
    base: Option<Arc<Board>>,
    answers: &'a HashMap<String, String>,
}

impl<'a> Versions<'a> {
    /// The boards that a group can play on; names in `language` count first.
    pub(in crate::groups::import) fn of(
        known: &KnownBoards,
        language: Option<Language>,
        answers: &'a Answers,
    ) -> Self {
        let mut boards: HashMap<String, Arc<Board>> = HashMap::new();
        let mut add = |name: &str, board: &Arc<Board>| {
            let board = || Arc::clone(board);
            boards.entry(version_key(name)).or_insert_with(board);
        };
        for board in known.official().iter() {
            add(&board.id, board);
        }
        for language in language.into_iter().chain(Language::ALL) {
            for board in known.official().iter() {
                add(&translated(language, board_name(board)), board);
            }
        }
        let mut own: Vec<&Arc<Board>> = known.all_own().map(OwnBoard::board).collect();
        own.sort_unstable_by_key(|board| &board.id);
        for board in own {
            add(&board.id, board);
            add(&board.name, board);
        }
        Self {
            base: known.get(BASE_GAME).cloned(),
            boards,
            answers: &answers.versions,
        }
    }

    /// The board with this name: the base game for an empty one and for Qwixx alone, otherwise what the name says with
    /// or without Qwixx before it. `None` if it is not known here.
    pub(in crate::groups::import) fn named(&self, name: &str) -> Option<&Arc<Board>> {
        let version = qwixx_version(name, None);
        let says_nothing = |text: &str| !text.chars().any(char::is_alphabetic);
        // A year is that of an edition.
        if says_nothing(name) || version.is_some_and(says_nothing) {
            return self.base.as_ref();
        }
        let whole = self.boards.get(&version_key(name));
        whole.or_else(|| self.boards.get(&version_key(version?)))
    }

    /// The same, otherwise the board that the sender has chosen for this name.
    pub(in crate::groups::import) fn find(&self, name: &str) -> Option<&Arc<Board>> {
        self.named(name).or_else(|| {
            let chosen = self.answers.get(&version_key(name))?;
            self.boards.get(&version_key(chosen))
        })
    }

    /// The id that the sender has chosen for a name that is not known here.
    pub(in crate::groups::import) fn chosen(&self, name: &str) -> Option<String> {
        let chosen = self.answers.get(&version_key(name))?;
        let board = self.boards.get(&version_key(chosen))?;
        Some(board.id.clone())
    }
}
