//! Who was last connected to any server: hosts, and players in a lobby.

use std::time::Duration;

use crate::domain::ids::{GameId, PlayerId};
use crate::store::db::{QueryBuilder, Row, bound};
use crate::store::error::StoreError;
use crate::store::{Store, rows};

/// How many rows are named in one statement.
const ROWS: usize = 1000;

/// Who is connected to a game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Connected {
    Host,
    Player(PlayerId),
}

impl Connected {
    fn to_text(&self) -> &str {
        match self {
            Self::Host => "",
            Self::Player(player) => player.as_str(),
        }
    }
}

impl Store {
    /// Stores who is connected to games now; no move waits for it.
    pub async fn write_presence(
        &self,
        connected: &[(GameId, Connected)],
    ) -> Result<(), StoreError> {
        // In the same order on every server, so that two of them never wait for each other.
        let mut connected = connected.to_vec();
        connected.sort_unstable();
        for connected in connected.chunks(ROWS) {
            let mut query = QueryBuilder::new(
                self.database.dialect(),
                "INSERT INTO presence (game_id, who, seen_at) SELECT id, who, clock_timestamp() FROM (",
            );
            let row =
                |(game, who): &(GameId, Connected)| [bound(game.as_str()), bound(who.to_text())];
            query.push_values(connected.iter().map(row));
            // Without a game that was deleted meanwhile.
            query.push(
                ") AS seen (game, who) JOIN games ON id = game ORDER BY id, who \
                 ON CONFLICT (game_id, who) DO UPDATE SET seen_at = excluded.seen_at",
            );
            let query = query.build().persistent(false);
            query.execute(&self.database).await?;
        }
        Ok(())
    }

    /// Who was connected to these games within the last minutes, and how long ago.
    pub async fn presence(
        &self,
        games: &[GameId],
    ) -> Result<Vec<(GameId, Connected, Duration)>, StoreError> {
        let mut found = Vec::new();
        for games in games.chunks(ROWS) {
            let mut query = QueryBuilder::new(
                self.database.dialect(),
                "SELECT game_id, who, floor(extract(epoch FROM clock_timestamp() - seen_at))::bigint AS age \
                 FROM presence WHERE seen_at > clock_timestamp() - interval '5 minutes' AND game_id IN ",
            );
            query.push_list(games.iter().map(GameId::as_str));
            let query = query.build().persistent(false);
            let rows = query.fetch_all(&self.database).await?;
            found.extend(rows.iter().map(seen).collect::<Result<Vec<_>, _>>()?);
        }
        Ok(found)
    }
}

fn seen(row: &Row) -> Result<(GameId, Connected, Duration), StoreError> {
    let seconds: i64 = row.try_get("age")?;
    let who: String = row.try_get("who")?;
    let who = match who.as_str() {
        "" => Connected::Host,
        player => Connected::Player(player.parse().map_err(rows::damaged)?),
    };
    let age = Duration::from_secs(seconds.try_into().unwrap_or_default());
    Ok((row.parse("game_id")?, who, age))
}
