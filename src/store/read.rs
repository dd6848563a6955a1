//! Reading games, groups, players and kept answers.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use sqlx::{Row, SqliteConnection};

use super::group_edits::ANONYMIZED;
use super::rows::{self, GameRow, LoggedEvent, SeatRow, time};
use super::{Entry, Request, Store, StoreError, StoredResponse, requests};
use crate::domain::ids::{GameId, GroupId, JoinCode, PlayerId};

/// A game with its seats and its log.
#[derive(Clone, Debug)]
pub struct StoredGame {
    /// The game.
    pub game: GameRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// Who came in after the start.
    pub entries: Vec<Entry>,
    /// The requests to its host that are not answered.
    pub requests: Vec<Request>,
    /// Its log, in order.
    pub log: Vec<LoggedEvent>,
}

/// A circle of people who play together.
#[derive(Clone, Debug)]
pub struct Group {
    /// Its id.
    pub id: GroupId,
    /// Its name.
    pub name: String,
    /// The time zone of its days; the server's where there is none.
    pub time_zone: Option<Tz>,
}

/// A player of a group.
#[derive(Clone, Debug)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
    /// The name without case.
    pub folded: String,
}

impl Store {
    /// A game with all that belongs to it.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        // One transaction, so that the seats fit the log.
        let mut reader = self.readers.begin().await?;
        let found = sqlx::query("SELECT * FROM games WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&mut *reader)
            .await?;
        let Some(found) = found else {
            return Ok(None);
        };
        let seats = seats(&mut reader, id).await?;
        let entries = requests::entries(id, &mut reader).await?;
        let requests = requests::unanswered(id, &mut reader).await?;
        let log = sqlx::query(
            "SELECT seq, at, version, event FROM events WHERE game_id = $1 ORDER BY seq",
        )
        .bind(id.as_str())
        .fetch_all(&mut *reader)
        .await?;
        let log: Vec<LoggedEvent> = log.iter().map(rows::logged).collect::<Result<_, _>>()?;
        if !log.iter().zip(1..).all(|(logged, seq)| logged.seq == seq) {
            // What is left would be the sheet of another game.
            return Err(StoreError::Damaged("events are missing".to_owned()));
        }
        Ok(Some(StoredGame {
            game: rows::game(&found)?,
            seats,
            entries,
            requests,
            log,
        }))
    }

    /// Who sits where in a game.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn seats(&self, game: &GameId) -> Result<Vec<SeatRow>, StoreError> {
        let mut reader = self.readers.acquire().await?;
        seats(&mut reader, game).await
    }

    /// The games that are being played and in which nothing has happened since a time.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn idle_since(&self, since: DateTime<Utc>) -> Result<Vec<GameId>, StoreError> {
        let rows = sqlx::query(
            "SELECT id FROM games WHERE status IN ('playing', 'last_call') AND NOT EXISTS \
             (SELECT 1 FROM events WHERE events.game_id = games.id AND events.at >= $1)",
        )
        .bind(time(since))
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| rows::parse(row, "id")).collect()
    }

    /// How many games of a group are not finished.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be counted.
    pub async fn unfinished(&self, group: &GroupId) -> Result<i64, StoreError> {
        let counted = sqlx::query_scalar(
            "SELECT COUNT(*) FROM games WHERE group_id = $1 AND status <> 'finished'",
        );
        let counted = counted.bind(group.as_str());
        Ok(counted.fetch_one(&self.readers).await?)
    }

    /// The game that this one is the rematch of.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn previous_game(&self, next: &GameId) -> Result<Option<GameId>, StoreError> {
        let found = sqlx::query("SELECT id FROM games WHERE next = $1")
            .bind(next.as_str())
            .fetch_optional(&self.readers)
            .await?;
        found.map(|found| rows::parse(&found, "id")).transpose()
    }

    /// The game of this code that is not over; where two have it, the one in its lobby, else the newer one.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn game_by_code(&self, code: &JoinCode) -> Result<Option<GameId>, StoreError> {
        let found = sqlx::query(
            "SELECT id FROM games WHERE code = $1 AND status <> 'finished' \
             ORDER BY status = 'lobby' DESC, created_at DESC LIMIT 1",
        )
        .bind(code.as_str())
        .fetch_optional(&self.readers)
        .await?;
        found.map(|found| rows::parse(&found, "id")).transpose()
    }

    /// A group.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn group(&self, id: &GroupId) -> Result<Option<Group>, StoreError> {
        let found = sqlx::query("SELECT id, name, time_zone FROM groups WHERE id = $1")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        found
            .map(|found| {
                Ok(Group {
                    id: rows::parse(&found, "id")?,
                    name: found.try_get("name")?,
                    time_zone: rows::parse_optional(&found, "time_zone")?,
                })
            })
            .transpose()
    }

    /// The players of a group who have a name, by it.
    ///
    /// # Errors
    /// [`StoreError`] where they cannot be read.
    pub async fn players(&self, group: &GroupId) -> Result<Vec<Player>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, name, folded FROM players WHERE group_id = $1 AND name <> $2 \
                 ORDER BY folded",
        )
        .bind(group.as_str())
        .bind(ANONYMIZED)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Player {
                    id: rows::parse(row, "id")?,
                    name: row.try_get("name")?,
                    folded: row.try_get("folded")?,
                })
            })
            .collect()
    }

    /// The answer kept under this key.
    ///
    /// # Errors
    /// [`StoreError`] where it cannot be read.
    pub async fn stored_response(
        &self,
        key: &[u8; 32],
    ) -> Result<Option<StoredResponse>, StoreError> {
        let found = sqlx::query("SELECT request, sealed, at FROM answers WHERE key = $1")
            .bind(&key[..])
            .fetch_optional(&self.readers)
            .await?;
        found
            .map(|found| {
                let request: Vec<u8> = found.try_get("request")?;
                Ok(StoredResponse {
                    key: *key,
                    request: request
                        .try_into()
                        .map_err(|_| StoreError::Damaged("a hash of another length".to_owned()))?,
                    sealed: found.try_get("sealed")?,
                    at: rows::parse(&found, "at")?,
                })
            })
            .transpose()
    }
}

async fn seats(reader: &mut SqliteConnection, game: &GameId) -> Result<Vec<SeatRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT seat, player_id, name, claimed FROM seats \
         JOIN players ON players.id = player_id WHERE game_id = $1 ORDER BY seat",
    )
    .bind(game.as_str())
    .fetch_all(reader)
    .await?;
    rows.iter().map(rows::seat_row).collect()
}
