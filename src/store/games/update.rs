//! Changes of games outside their logs.

use chrono::{DateTime, NaiveDate, Utc};
use rowlock_rules::{EndReason, SeatSummary, Status};

use crate::domain::ids::{GameId, JoinCode};
use crate::domain::remarks::{Note, Place, Remarks};
use crate::store::db::{Connection, QueryBuilder, bound, query};
use crate::store::error::StoreError;
use crate::store::games::stored_game::{GameRow, SeatRow};
use crate::store::games::{events, milestones, seat_results};
use crate::store::rows::time;

/// Changes of a game outside its log; a field that is `None` stays as it is.
#[derive(Clone, Debug)]
pub struct GameUpdate {
    pub id: GameId,
    pub seats: Option<Vec<SeatRow>>,
    pub status: Option<Status>,
    pub started_at: Option<DateTime<Utc>>,
    /// How it ended; `Some(None)` if the end was undone.
    pub ending: Option<Option<GameEnd>>,
    pub next: Option<GameId>,
    /// What its players wrote about it.
    pub remarks: Option<Remarks>,
    /// The day on which it was played on paper.
    pub day: Option<NaiveDate>,
    /// A new code to join it; `Some(None)` if the one it has is void.
    pub code: Option<Option<JoinCode>>,
}

impl GameUpdate {
    /// An update of this game that changes nothing yet.
    pub fn of(id: GameId) -> Self {
        Self {
            id,
            seats: None,
            status: None,
            started_at: None,
            ending: None,
            next: None,
            remarks: None,
            day: None,
            code: None,
        }
    }
}

#[derive(Clone, Debug)]
pub struct GameEnd {
    pub at: DateTime<Utc>,
    /// Why it ended, or is taken to have ended.
    pub reason: EndReason,
    pub is_reason_known: bool,
    pub summaries: Vec<SeatSummary>,
}

impl GameUpdate {
    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        let game = self.id.as_str();
        if let Some(seats) = &self.seats {
            query("DELETE FROM seats WHERE game_id = $1")
                .bind(game)
                .execute(&mut *to)
                .await?;
            insert_seats(to, &[(&self.id, seats)]).await?;
        }
        if let Some(status) = self.status {
            milestones::number(to, &self.id, status).await?;
        }
        if self.status.is_some() || self.started_at.is_some() || self.ending.is_some() {
            let ending = self.ending.as_ref().map(Option::as_ref);
            query(
                "UPDATE games SET status = coalesce($2, status), \
                 started_at = coalesce($3, started_at), \
                 reason = CASE WHEN $4 THEN $5 ELSE reason END, \
                 finished_at = CASE WHEN $4 THEN $6 ELSE finished_at END, \
                 reason_known = CASE WHEN $4 THEN $7 ELSE reason_known END, \
                 day = coalesce($8, day) WHERE id = $1",
            )
            .bind(game)
            .bind(self.status.map(Status::as_str))
            .bind(self.started_at.map(time))
            .bind(ending.is_some())
            .bind(ending.flatten().map(|ending| ending.reason.as_str()))
            .bind(ending.flatten().map(|ending| time(ending.at)))
            .bind(ending.flatten().is_none_or(|ending| ending.is_reason_known))
            .bind(self.day.map(|day| day.to_string()))
            .execute(&mut *to)
            .await?;
        }
        if let Some(ending) = &self.ending {
            seat_results::delete(to, &self.id).await?;
            if let Some(ending) = ending {
                seat_results::insert(to, &[(&self.id, &ending.summaries)]).await?;
            }
        }
        if let Some(next) = &self.next {
            query("UPDATE games SET next = $2 WHERE id = $1")
                .bind(game)
                .bind(next.as_str())
                .execute(&mut *to)
                .await?;
            // The game has ended, and its log goes on with the rematch.
            events::store_ends(to, &[&self.id]).await?;
        }
        if let Some(code) = &self.code {
            query("UPDATE games SET code = coalesce($2, code), code_closed = $3 WHERE id = $1")
                .bind(game)
                .bind(code.as_ref().map(JoinCode::as_str))
                .bind(code.is_none())
                .execute(&mut *to)
                .await?;
        }
        if let Some(remarks) = &self.remarks {
            query("UPDATE games SET place = $2, note = $3, remarks_key = $4 WHERE id = $1")
                .bind(game)
                .bind(remarks.place.as_ref().map(Place::as_ref))
                .bind(remarks.note.as_ref().map(Note::as_ref))
                .bind(remarks.search_key())
                .execute(&mut *to)
                .await?;
        }
        Ok(())
    }
}

/// Inserts the seats of these games.
///
/// # Errors
/// [`StoreError::Stale`] if a seat's player was merged with another meanwhile.
pub(in crate::store) async fn insert_seats(
    to: &mut dyn Connection,
    games: &[(&GameId, &[SeatRow])],
) -> Result<(), StoreError> {
    let mut values = Vec::new();
    for &(game, seats) in games {
        for seat in seats {
            values.push([
                bound(game.as_str()),
                bound(u8::from(seat.seat)),
                bound(seat.player.as_str()),
                bound(seat.claimed),
            ]);
        }
    }
    if values.is_empty() {
        return Ok(());
    }
    let mut insert = QueryBuilder::new(
        to.dialect(),
        "INSERT INTO seats (game_id, seat, player_id, claimed, created_at, uid) \
         SELECT id, column2, column3, column4, created_at, uid FROM (",
    );
    insert.push_values(values);
    insert.push(") AS seat JOIN games ON id = column1");
    let insert = insert.build().persistent(games.len() == 1);
    insert.run(to).await.map_err(|error| match error {
        StoreError::Gone => StoreError::Stale,
        error => error,
    })
}

/// Inserts games without their seats.
pub(in crate::store) async fn insert(
    to: &mut dyn Connection,
    games: &[&GameRow],
) -> Result<(), StoreError> {
    let values = |game: &&GameRow| {
        // A finished game without a known reason counts as played to its end.
        let usual = (game.status == Status::Finished).then_some(EndReason::Locks);
        let reason = game.reason.or(usual);
        [
            bound(game.id.as_str()),
            bound(game.group.as_str()),
            bound(game.uid.as_str()),
            bound(game.code.as_str()),
            bound(game.variant.as_str()),
            bound(game.mode.as_str()),
            bound(game.house_rules.color_required),
            bound(game.house_rules.hide_scores),
            bound(game.house_rules.tap_to_end),
            bound(game.house_rules.clock),
            bound(game.status.as_str()),
            bound(reason.map(EndReason::as_str)),
            bound(time(game.created_at)),
            bound(game.started_at.map(time)),
            bound(game.finished_at.map(time)),
            bound(game.remarks.place.as_ref().map(Place::as_ref)),
            bound(game.remarks.note.as_ref().map(Note::as_ref)),
            bound(game.remarks.search_key()),
            bound(game.creator.as_ref().map(|creator| &creator.0[..])),
            bound(game.day.map(|day| day.to_string())),
            bound(game.reason == reason),
            bound(game.corrected_at.map(time)),
        ]
    };
    let mut insert = QueryBuilder::new(
        to.dialect(),
        "INSERT INTO games (id, group_id, uid, code, variant, mode, color_required, hide_scores, tap_to_end, clock, \
         status, reason, created_at, started_at, finished_at, place, note, remarks_key, creator, day, reason_known, \
         corrected_at) ",
    );
    insert.push_values(games.iter().map(values));
    let insert = insert.build().persistent(games.len() == 1);
    insert.run(to).await
}

/// Gives a game its next revision.
///
/// # Errors
/// [`StoreError::Stale`] if it has another one than this, [`StoreError::Gone`] if it was deleted.
pub(in crate::store) async fn revise(
    to: &mut dyn Connection,
    game: &GameId,
    revision: i64,
) -> Result<(), StoreError> {
    let revised = query("UPDATE games SET rev = rev + 1 WHERE id = $1 AND rev = $2")
        .bind(game.as_str())
        .bind(revision)
        .execute(&mut *to)
        .await?;
    if revised > 0 {
        return Ok(());
    }
    let found = query("SELECT 1 FROM games WHERE id = $1").bind(game.as_str());
    let is_there = found.fetch_optional(to).await?.is_some();
    Err(if is_there {
        StoreError::Stale
    } else {
        StoreError::Gone
    })
}

/// Deletes a game, and the reference to it from the game that it is the rematch of.
pub(in crate::store) async fn delete(
    to: &mut dyn Connection,
    game: &GameId,
) -> Result<(), StoreError> {
    query("UPDATE games SET next = NULL, rev = rev + 1 WHERE next = $1")
        .bind(game.as_str())
        .execute(&mut *to)
        .await?;
    query("DELETE FROM games WHERE id = $1")
        .bind(game.as_str())
        .run(to)
        .await
}
