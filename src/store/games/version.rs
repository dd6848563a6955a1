//! How far a stored game is.

use std::slice;

use rowlock_rules::Seq;

use crate::domain::ids::GameId;
use crate::store::db::{Connection, Dialect, Query, QueryBuilder, Row};
use crate::store::error::StoreError;

/// How far a stored game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameVersion {
    /// The number of its last event.
    pub seq: Seq,
    /// How often anything of it has changed that is not in its log.
    pub revision: i64,
}

/// How far a game is for the transaction of this connection; `None` for a deleted one.
pub(in crate::store) async fn read_one(
    from: &mut dyn Connection,
    game: &GameId,
) -> Result<Option<GameVersion>, StoreError> {
    let query = query_of(from.dialect(), slice::from_ref(game));
    query.read_optional(from, read).await
}

/// The statement that reads how far games are.
pub(in crate::store) fn query_of(dialect: Dialect, games: &[GameId]) -> Query {
    let mut query = QueryBuilder::new(
        dialect,
        "SELECT id, rev, coalesce((SELECT max(seq) FROM events WHERE game_id = id), 0) AS seq \
         FROM games WHERE id IN ",
    );
    query.push_list(games.iter().map(GameId::as_str));
    // The statement for one game is the most frequent one; the others differ in their length.
    query.build().persistent(games.len() == 1)
}

pub(in crate::store) fn read(row: &Row) -> Result<GameVersion, StoreError> {
    Ok(GameVersion {
        seq: row.try_get("seq")?,
        revision: row.try_get("rev")?,
    })
}
