//! Tables of results that this program has exported: one player of a game in each row, with the id of the game.

mod columns;
mod game;
mod row;

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::ImportError;
use super::context::{ImportContext, MAX_MISTAKES};
use super::preview::Doubts;
use super::source::TableSource;
use crate::domain::error::Error;
use crate::domain::ids::GameId;
use game::ResultGame;
use row::{Layout, parse_row};

/// The games of a table so far, each with its first row.
#[derive(Default)]
struct Games {
    list: Vec<(u64, ResultGame)>,
    indexes: HashMap<GameId, usize>,
}

/// Reads a table to its end and records the mistakes of its rows.
pub(super) fn read(
    context: &mut ImportContext,
    source: &mut impl TableSource,
) -> Result<(), ImportError> {
    let layout = Layout::of(context, source)?;
    context.doubt(Doubts {
        encoding: source.is_encoding_assumed(),
        ..Doubts::default()
    });
    let mut games = Games::default();
    let mut mistakes: Vec<(u64, Error)> = Vec::new();
    let mut is_header = true;
    source.read(&mut |row| {
        if std::mem::take(&mut is_header) {
            return ControlFlow::Continue(());
        }
        let added = parse_row(&layout, &row).and_then(|game| {
            if !games.indexes.contains_key(&game.id) {
                context.count_game();
            }
            games.add(row.number, game).map_err(|error| vec![error])
        });
        let errors = added.err().into_iter().flatten();
        mistakes.extend(errors.map(|error| (row.number, error)));
        match mistakes.len() < MAX_MISTAKES && !context.is_aborted() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    })?;
    let is_whole = mistakes.is_empty();
    // Exports have the newest game first; those of a day are listed in the order in which they are added.
    for (row, game) in games.list.into_iter().rev() {
        if context.is_aborted() {
            return Ok(());
        }
        // A row with a mistake is missing in its game.
        let verified = game.verify(context, is_whole);
        match verified {
            Ok(game) => context.accept(game, source.location(row)),
            Err(error) => mistakes.push((row, error)),
        }
    }
    mistakes.sort_by_key(|(row, _)| *row);
    for (row, error) in mistakes {
        context.add_mistake(source.location(row), error);
    }
    Ok(())
}

impl Games {
    /// Adds what a row has of a game.
    fn add(&mut self, row: u64, part: ResultGame) -> Result<(), Error> {
        let known = self.indexes.get(&part.id);
        let Some((_, game)) = known.and_then(|&index| self.list.get_mut(index)) else {
            self.indexes.insert(part.id.clone(), self.list.len());
            self.list.push((row, part));
            return Ok(());
        };
        game.join(part)
    }
}
