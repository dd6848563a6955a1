//! The games of a table with a player in each row.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use chrono::NaiveDate;
use rowlock_rules::{Board, MAX_SEATS, TalliedSheet};

use super::TableRow;
use super::heads::HeadedTable;
use crate::domain::name::Name;
use crate::domain::remarks::Remarks;
use crate::groups::import::game::paper::PaperGame;
use crate::groups::import::game::reading::FoundGame;

/// A value that may wait for an answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Value<T> {
    Known(T),
    Asked,
}

/// A row: one player of a game.
pub(super) struct Entry<'a> {
    pub(super) row: &'a TableRow,
    pub(super) label: String,
    /// Its day as the table writes it.
    pub(super) day: String,
    pub(super) date: Value<NaiveDate>,
    pub(super) board: Value<Arc<Board>>,
    pub(super) name: Name,
    /// `None` if it is not known what its numbers are.
    pub(super) sheet: Option<TalliedSheet>,
    pub(super) remarks: Remarks,
}

/// A game of a table, and the rows of its players.
pub(super) struct GameLines<'a> {
    label: String,
    /// Whether another game has the label on another day.
    is_of_day: bool,
    entries: Vec<Entry<'a>>,
}

/// The games of rows, each where its first row is. A row that says of its game what the first one does not is given to
/// `report`, and its label to `wrong`.
pub(super) fn games_of<'a>(
    entries: Vec<Entry<'a>>,
    wrong: &mut HashSet<(String, String)>,
    mut report: impl FnMut(&Entry<'a>),
) -> Vec<GameLines<'a>> {
    let begins_anew = begins_anew(&entries);
    let mut games: Vec<GameLines<'a>> = Vec::new();
    let mut indexes: HashMap<(String, Option<NaiveDate>), usize> = HashMap::new();
    for entry in entries {
        let day = match entry.date {
            Value::Known(day) if begins_anew => Some(day),
            _ => None,
        };
        let index = *indexes
            .entry((entry.label.clone(), day))
            .or_insert(games.len());
        let Some(game) = games.get_mut(index) else {
            let label = entry.label.clone();
            let entries = vec![entry];
            games.push(GameLines {
                label,
                is_of_day: begins_anew,
                entries,
            });
            continue;
        };
        let is_same = game
            .entries
            .first()
            .is_none_or(|first| (&first.date, &first.board) == (&entry.date, &entry.board));
        if !is_same {
            wrong.insert((entry.label.clone(), entry.day.clone()));
            report(&entry);
        }
        // One seat too many is enough to refuse the game.
        if game.entries.len() <= MAX_SEATS {
            game.entries.push(entry);
        }
    }
    games
}

/// Makes games of the rows of a table that is sorted by player or by points: those of a day, of which a player's second row
/// is that of a second game.
pub(super) fn join_by_day(entries: &mut [Entry<'_>]) {
    let labels: HashSet<&str> = entries.iter().map(|entry| entry.label.as_str()).collect();
    let names: HashSet<String> = entries.iter().map(|entry| entry.name.key()).collect();
    if labels.len() < entries.len() || names.len() < 2 {
        return;
    }
    let mut games: HashMap<(String, String), usize> = HashMap::new();
    for entry in entries {
        let day = match &entry.date {
            Value::Known(day) => day.to_string(),
            Value::Asked => String::new(),
        };
        let game = games.entry((day.clone(), entry.name.key())).or_default();
        *game += 1;
        entry.label = format!("{day} {game}");
    }
}

/// Whether the games of each day are numbered anew: a player has a label on two days, or several players have it on each.
fn begins_anew(entries: &[Entry<'_>]) -> bool {
    let mut players: HashMap<(&str, &str), usize> = HashMap::new();
    for entry in entries {
        *players.entry((&entry.label, &entry.day)).or_default() += 1;
    }
    let labels: HashSet<&str> = players.keys().map(|(label, _)| *label).collect();
    if labels.len() < players.len() && players.values().all(|&players| players > 1) {
        return true;
    }
    let mut days: HashMap<(&str, String), &Value<NaiveDate>> = HashMap::new();
    entries.iter().any(|entry| {
        let day = *days
            .entry((&entry.label, entry.name.key()))
            .or_insert(&entry.date);
        *day != entry.date
    })
}

impl GameLines<'_> {
    /// Whether a row of the game has a mistake.
    pub(super) fn is_wrong(&self, wrong: &HashSet<(String, String)>) -> bool {
        let day = self.entries.first().map(|entry| &entry.day);
        wrong
            .iter()
            .any(|(label, of)| *label == self.label && (!self.is_of_day || Some(of) == day))
    }

    /// The game on paper; `None` if it waits for an answer.
    pub(super) fn found(self, headed: &HeadedTable<'_>) -> Option<FoundGame> {
        let first = self.entries.first()?;
        let (Value::Known(date), Value::Known(board)) = (&first.date, &first.board) else {
            return None;
        };
        let mut game = PaperGame {
            uid: None,
            date: *date,
            variant: board.id.clone(),
            reason: None,
            remarks: Remarks::default(),
            seats: Vec::new(),
        };
        let location = headed.table.location(first.row, headed.is_alone);
        let mut rows = Vec::new();
        for Entry {
            row,
            name,
            sheet,
            remarks: Remarks { place, note },
            ..
        } in self.entries
        {
            // A row may repeat what the first one says, or leave it out.
            game.remarks.place = game.remarks.place.take().or(place);
            game.remarks.note = game.remarks.note.take().or(note);
            game.seats.push((Some(name), sheet?));
            rows.extend(headed.place(row));
        }
        Some(FoundGame {
            game,
            location,
            rows,
        })
    }
}
