//! Screens that wait to be paired with a game.

use std::ops::Range;

use chrono::{DateTime, Utc};

use crate::domain::ids::{GameId, JoinCode, TokenHash};
use crate::store::db::{Connection, Row, query};
use crate::store::error::StoreError;
use crate::store::rows::time;
use crate::store::{Store, rows};

/// How many screens can wait at once; another one replaces the oldest of the network that has the most.
const MAX_SCREENS: i64 = 1000;

/// How many of them can be of one network, which gets no more until one of them ends.
const MAX_OF_ORIGIN: i64 = 10;

/// A screen that waits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Screen {
    pub code: JoinCode,
    /// The game that its code was used for.
    pub game: Option<GameId>,
    /// Whether its right to watch that game, or the request for it, is stored.
    pub is_paired: bool,
}

#[derive(Clone, Debug)]
pub enum ScreenChange {
    /// It begins to wait, unless it does already.
    Show {
        /// The hash of the secret of its device.
        device: TokenHash,
        code: JoinCode,
        /// The hash of its network; `None` where requests are not counted.
        origin: Option<String>,
        at: DateTime<Utc>,
        /// When screens that still wait began to.
        waiting: Range<DateTime<Utc>>,
    },
    /// Its code is used for a game, once: else a conflict.
    Use {
        /// The hash of the secret of its device.
        device: TokenHash,
        game: GameId,
        /// The time since which it waits for the host's answer.
        at: DateTime<Utc>,
    },
    /// Its right to watch the game, or the request for it, is stored.
    Pair(TokenHash),
    /// It waits no longer.
    End(TokenHash),
}

impl ScreenChange {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        match self {
            Self::Show {
                device,
                code,
                origin,
                at,
                waiting,
            } => {
                make_space(to, waiting).await?;
                query(
                    "INSERT INTO screens (holder, code, since, origin) SELECT $1, $2, $3, $4 \
                     WHERE (SELECT count(*) FROM screens WHERE origin = $4) < $5 \
                     ON CONFLICT (holder) DO NOTHING",
                )
                .bind(&device.0[..])
                .bind(code.as_str())
                .bind(time(*at))
                .bind(origin.as_deref())
                .bind(MAX_OF_ORIGIN)
                .run(to)
                .await
            }
            Self::Use { device, game, at } => query(
                "UPDATE screens SET game_id = $2, since = $3 WHERE holder = $1 AND game_id IS NULL",
            )
            .bind(&device.0[..])
            .bind(game.as_str())
            .bind(time(*at))
            .run_or_conflict(to)
            .await,
            Self::Pair(device) => {
                query("UPDATE screens SET paired = TRUE WHERE holder = $1 AND game_id IS NOT NULL")
                    .bind(&device.0[..])
                    .run(to)
                    .await
            }
            Self::End(device) => {
                query("DELETE FROM screens WHERE holder = $1")
                    .bind(&device.0[..])
                    .run(to)
                    .await
            }
        }
    }
}

/// Deletes the screens that wait no longer, and if there are too many, the oldest of the network that has the most.
async fn make_space(
    to: &mut dyn Connection,
    waiting: &Range<DateTime<Utc>>,
) -> Result<(), StoreError> {
    query("DELETE FROM screens WHERE since < $1 OR since >= $2")
        .bind(time(waiting.start))
        .bind(time(waiting.end))
        .execute(&mut *to)
        .await?;
    query(
        "DELETE FROM screens WHERE (SELECT count(*) FROM screens) >= $1 AND holder = \
         (SELECT holder FROM screens WHERE origin IS NOT DISTINCT FROM \
         (SELECT origin FROM screens GROUP BY origin ORDER BY count(*) DESC, min(since) LIMIT 1) \
         ORDER BY since, holder LIMIT 1)",
    )
    .bind(MAX_SCREENS)
    .run(to)
    .await
}

fn screen(row: &Row) -> Result<Screen, StoreError> {
    Ok(Screen {
        code: row.parse("code")?,
        game: row.parse_optional("game_id")?,
        is_paired: row.try_get("paired")?,
    })
}

impl Store {
    /// The screen of a device, if it began to wait at one of these times.
    pub async fn screen(
        &self,
        device: TokenHash,
        waiting: &Range<DateTime<Utc>>,
    ) -> Result<Option<Screen>, StoreError> {
        query(
            "SELECT code, game_id, paired FROM screens \
             WHERE holder = $1 AND since >= $2 AND since < $3",
        )
        .bind(&device.0[..])
        .bind(time(waiting.start))
        .bind(time(waiting.end))
        .read_optional(&self.database, screen)
        .await
    }

    /// The device that shows this code, if it began to wait at one of these times and the code was not used.
    pub async fn screen_with_code(
        &self,
        code: &JoinCode,
        waiting: &Range<DateTime<Utc>>,
    ) -> Result<Option<TokenHash>, StoreError> {
        query(
            "SELECT holder FROM screens \
             WHERE code = $1 AND game_id IS NULL AND since >= $2 AND since < $3",
        )
        .bind(code.as_str())
        .bind(time(waiting.start))
        .bind(time(waiting.end))
        .read_optional(&self.database, |row| rows::token_hash(row, "holder"))
        .await
    }
}
