//! Games with their seats and logs.

use std::collections::HashMap;
use std::slice;

use chrono::{DateTime, NaiveDate, Utc};
use rowlock_rules::{EndReason, HouseRules, Mode, Seat, Status};

use crate::domain::ids::{GameId, GameUid, GroupId, JoinCode, PlayerId, TokenHash};
use crate::domain::remarks::{Place, Remarks};
use crate::store::db::{Connection, QueryBuilder, Row, query};
use crate::store::error::StoreError;
use crate::store::games::events::{Log, LoggedEvent};
use crate::store::games::log_hash::LogHash;
use crate::store::games::requests::{JoinRequest, LateEntry};
use crate::store::games::{events, requests};
use crate::store::rows::time;
use crate::store::{Store, rows};

/// How many games of a group are deleted in one transaction.
const MAX_DELETED: u32 = 25;

/// The same in events; a game can have thousands, and is deleted as a whole.
const MAX_DELETED_EVENTS: u32 = 1500;

/// A game without its seats and its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    pub id: GameId,
    pub group: GroupId,
    /// What names it in exports, unique in its group.
    pub uid: GameUid,
    pub code: JoinCode,
    /// Whether the code is void, so that no other player joins.
    pub code_closed: bool,
    pub variant: String,
    pub mode: Mode,
    pub house_rules: HouseRules,
    pub status: Status,
    /// Why it ended; `None` too where that is not known of a game on paper.
    pub reason: Option<EndReason>,
    pub next: Option<GameId>,
    pub created_at: DateTime<Utc>,
    pub started_at: Option<DateTime<Utc>>,
    pub finished_at: Option<DateTime<Utc>>,
    /// The day on which a paper game was played; its times then only order it in lists.
    pub day: Option<NaiveDate>,
    /// What its players wrote about it.
    pub remarks: Remarks,
    /// When it was last corrected after its end.
    pub corrected_at: Option<DateTime<Utc>>,
    /// The player of the device that corrected it, if that is known.
    pub corrected_by: Option<PlayerId>,
    /// How often anything of it has changed that is not in its log.
    pub revision: i64,
    /// Who created it, by the hash of the secret; `None` for games from a file.
    pub creator: Option<TokenHash>,
}

impl GameRow {
    /// The code to join it; `None` while it is void.
    pub fn open_code(&self) -> Option<&JoinCode> {
        (!self.code_closed).then_some(&self.code)
    }
}

/// How many games of a group are not finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The games that count towards the limit of the group.
    pub of_group: i64,
    pub of_creator: i64,
}

/// Who sits where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub seat: Seat,
    pub player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// Whether a person plays on the seat; `false` if only a name is on it.
    pub claimed: bool,
}

/// A game with its seats and its log.
#[derive(Clone, Debug)]
pub struct StoredGame {
    pub game: GameRow,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    pub entries: Vec<LateEntry>,
    /// The requests to its host that are not answered.
    pub requests: Vec<JoinRequest>,
    /// Its log, in order.
    pub log: Vec<LoggedEvent>,
    pub hash: LogHash,
}

impl Store {
    /// A game with all that belongs to it.
    pub async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        Ok(self.games(slice::from_ref(id)).await?.pop())
    }

    /// Games with all that belongs to them, in no particular order; an unknown id is ignored.
    pub async fn games(&self, ids: &[GameId]) -> Result<Vec<StoredGame>, StoreError> {
        if ids.is_empty() {
            return Ok(Vec::new());
        }
        // One transaction, so that the seats match the log.
        read_games(&mut *self.database.begin().await?, ids).await
    }

    pub async fn seats(&self, game: &GameId) -> Result<Vec<SeatRow>, StoreError> {
        let mut reader = self.database.acquire().await?;
        let mut seats = seats(&mut *reader, slice::from_ref(game)).await?;
        Ok(seats.remove(game).unwrap_or_default())
    }

    /// The oldest games of a group, as many as are deleted in one transaction, each with the id of its board.
    pub async fn next_to_delete(
        &self,
        group: &GroupId,
    ) -> Result<Vec<(GameId, String)>, StoreError> {
        let found = query(
            "SELECT id, variant, coalesce((SELECT max(seq) FROM events WHERE game_id = id), 0) AS events \
             FROM games WHERE group_id = $1 ORDER BY created_at, uid LIMIT $2",
        )
        .bind(group.as_str())
        .bind(MAX_DELETED)
        .fetch_all(&self.database)
        .await?;
        let (mut games, mut events) = (Vec::new(), 0);
        for row in &found {
            events += row.try_get::<u32>("events")?;
            if events > MAX_DELETED_EVENTS && !games.is_empty() {
                break;
            }
            games.push((row.parse("id")?, row.try_get("variant")?));
        }
        Ok(games)
    }

    /// The games that are being played and in which nothing has happened since a time.
    pub async fn idle_since(&self, since: DateTime<Utc>) -> Result<Vec<GameId>, StoreError> {
        query(
            "SELECT id FROM games WHERE status IN ('playing', 'last_call') AND NOT EXISTS \
             (SELECT 1 FROM events WHERE events.game_id = games.id AND events.at >= $1)",
        )
        .bind(time(since))
        .read_all(&self.database, |row| row.parse("id"))
        .await
    }

    /// How many games of a group are not finished. Games of other creators without an event since the start do not
    /// count towards the limit of the group.
    pub async fn unfinished(
        &self,
        group: &GroupId,
        creator: Option<TokenHash>,
    ) -> Result<Unfinished, StoreError> {
        let counted = query(
            "SELECT COUNT(CASE WHEN creator IS NULL OR creator = $2 OR EXISTS \
             (SELECT 1 FROM events WHERE game_id = games.id AND at > games.started_at) THEN 1 END) AS of_group, \
             COUNT(CASE WHEN creator = $2 THEN 1 END) AS of_creator \
             FROM games WHERE group_id = $1 AND status <> 'finished'",
        )
        .bind(group.as_str())
        .bind(creator.as_ref().map(|creator| &creator.0[..]))
        .fetch_one(&self.database)
        .await?;
        Ok(Unfinished {
            of_group: counted.try_get("of_group")?,
            of_creator: counted.try_get("of_creator")?,
        })
    }

    /// The games of a group that one has created and that are not finished.
    pub async fn unfinished_of(
        &self,
        group: &GroupId,
        creator: TokenHash,
    ) -> Result<Vec<GameId>, StoreError> {
        query("SELECT id FROM games WHERE group_id = $1 AND creator = $2 AND status <> 'finished'")
            .bind(group.as_str())
            .bind(&creator.0[..])
            .read_all(&self.database, |row| row.parse("id"))
            .await
    }

    /// The game that this one is the rematch of.
    pub async fn previous_game(&self, next: &GameId) -> Result<Option<GameId>, StoreError> {
        query("SELECT id FROM games WHERE next = $1")
            .bind(next.as_str())
            .read_optional(&self.database, |row| row.parse("id"))
            .await
    }

    /// The places where a group has played, the latest first, at most this many.
    pub async fn places(&self, group: &GroupId, limit: u32) -> Result<Vec<Place>, StoreError> {
        query(
            "SELECT place, max(created_at) AS latest FROM games \
             WHERE group_id = $1 AND place IS NOT NULL \
             GROUP BY place ORDER BY latest DESC, place LIMIT $2",
        )
        .bind(group.as_str())
        .bind(limit)
        .read_all(&self.database, |row| row.parse("place"))
        .await
    }

    /// The unfinished game with this code; of two, the one in its lobby, else the newer one.
    pub async fn game_by_code(&self, code: &JoinCode) -> Result<Option<GameId>, StoreError> {
        query(
            "SELECT id FROM games WHERE code = $1 AND status <> 'finished' \
             ORDER BY status = 'lobby' DESC, created_at DESC LIMIT 1",
        )
        .bind(code.as_str())
        .read_optional(&self.database, |row| row.parse("id"))
        .await
    }
}

/// Games with all that belongs to them, in a transaction of the caller.
pub(in crate::store) async fn read_games(
    reader: &mut dyn Connection,
    ids: &[GameId],
) -> Result<Vec<StoredGame>, StoreError> {
    let mut query = QueryBuilder::new(reader.dialect(), "SELECT * FROM games WHERE id IN ");
    query.push_list(ids.iter().map(GameId::as_str));
    let found = query.build().fetch_all(&mut *reader).await?;
    if found.is_empty() {
        return Ok(Vec::new());
    }
    let mut seats = seats(reader, ids).await?;
    let mut entries = requests::entries(reader, ids).await?;
    let mut requests = requests::unanswered(reader, ids).await?;
    let mut logs = events::logs(reader, ids).await?;
    let stored = |row: &Row| {
        let game = game_row(row)?;
        let log = logs.remove(&game.id);
        let log = log.unwrap_or_else(|| Log::empty(&game.id));
        log.check_end(&game.id, row)?;
        Ok(StoredGame {
            seats: seats.remove(&game.id).unwrap_or_default(),
            entries: entries.remove(&game.id).unwrap_or_default(),
            requests: requests.remove(&game.id).unwrap_or_default(),
            log: log.events,
            hash: log.hash,
            game,
        })
    };
    found.iter().map(stored).collect()
}

async fn seats(
    reader: &mut dyn Connection,
    games: &[GameId],
) -> Result<HashMap<GameId, Vec<SeatRow>>, StoreError> {
    let select = "SELECT game_id, seat, player_id, name, claimed FROM seats \
                  JOIN players ON players.id = player_id";
    rows::by_game(reader, games, select, "ORDER BY game_id, seat", seat).await
}

/// Reads a game from a row with its columns.
pub(in crate::store) fn game_row(row: &Row) -> Result<GameRow, StoreError> {
    Ok(GameRow {
        id: row.parse("id")?,
        group: row.parse("group_id")?,
        uid: row.parse("uid")?,
        code: row.parse("code")?,
        code_closed: row.try_get("code_closed")?,
        variant: row.try_get("variant")?,
        mode: rows::mode(row)?,
        house_rules: HouseRules {
            color_required: row.try_get("color_required")?,
            hide_scores: row.try_get("hide_scores")?,
            tap_to_end: row.try_get("tap_to_end")?,
            clock: row.try_get("clock")?,
        },
        status: rows::status(row)?,
        reason: rows::reason(row)?,
        next: row.parse_optional("next")?,
        created_at: row.parse("created_at")?,
        started_at: row.parse_optional("started_at")?,
        finished_at: row.parse_optional("finished_at")?,
        day: row.parse_optional("day")?,
        remarks: Remarks {
            place: row.parse_optional("place")?,
            note: row.parse_optional("note")?,
        },
        corrected_at: row.parse_optional("corrected_at")?,
        corrected_by: row.parse_optional("corrected_by")?,
        revision: row.try_get("rev")?,
        creator: rows::optional_hash(row, "creator")?,
    })
}

fn seat(row: &Row) -> Result<SeatRow, StoreError> {
    Ok(SeatRow {
        seat: rows::seat(row)?,
        player: row.parse("player_id")?,
        name: rows::name(row)?,
        claimed: row.try_get("claimed")?,
    })
}
