//! The boards of a group by their names.

use std::collections::HashMap;
use std::sync::Arc;

use rowlock_rules::{Board, KnownBoards, OwnBoard};

use super::columns::translated;
use crate::domain::board_name::board_name;
use crate::domain::i18n::Language;

/// Boards by id and name, in any case: an official one has a name in each language.
pub(super) struct BoardNames(HashMap<String, Arc<Board>>);

impl BoardNames {
    /// The boards that a group can play on; names in `language` count first.
    pub(super) fn of(known: &KnownBoards, language: Option<Language>) -> Self {
        let mut names: HashMap<String, Arc<Board>> = HashMap::new();
        let mut add = |name: &str, board: &Arc<Board>| {
            let name = name.trim().to_lowercase();
            names.entry(name).or_insert_with(|| Arc::clone(board));
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
        Self(names)
    }

    pub(super) fn get(&self, name: &str) -> Option<&Arc<Board>> {
        self.0.get(&name.to_lowercase())
    }
}
