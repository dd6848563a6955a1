//! The games of a group.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::view::{ResultView, StandingView, optional_time, time};
use super::{Caller, Games};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::rules::{Mode, Reason, Seat, Status};
use crate::store::{Cursor, Group, HistoryFilter, HistoryGame, HistorySeat, Player};

/// A game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameLine {
    /// Its id.
    pub id: GameId,
    /// The group.
    pub group: GroupId,
    /// The board.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// The status.
    pub status: Status,
    /// The rematch.
    #[schema(required)]
    pub next: Option<GameId>,
    /// When it was created.
    #[serde(serialize_with = "time")]
    pub created_at: DateTime<Utc>,
    /// When it started.
    #[serde(serialize_with = "optional_time")]
    #[schema(required)]
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended.
    #[serde(serialize_with = "optional_time")]
    #[schema(required)]
    pub finished_at: Option<DateTime<Utc>>,
    /// The players.
    pub seats: Vec<LineSeat>,
    /// The result.
    #[schema(required)]
    pub result: Option<ResultView>,
}

/// A seat of a game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LineSeat {
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The points, if the game is finished.
    #[schema(required)]
    pub total: Option<i32>,
}

impl GameLine {
    fn new(group: &GroupId, game: HistoryGame) -> Self {
        Self {
            result: game.reason.map(|reason| result(reason, &game.seats)),
            id: game.id,
            group: group.clone(),
            variant: game.variant,
            mode: game.mode,
            status: game.status,
            next: game.next,
            created_at: game.created_at,
            started_at: game.started_at,
            finished_at: game.finished_at,
            seats: game.seats.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<HistorySeat> for LineSeat {
    fn from(seat: HistorySeat) -> Self {
        Self {
            seat: seat.seat,
            player: seat.player,
            name: seat.name,
            total: seat.figures.map(|figures| figures.total),
        }
    }
}

fn result(reason: Reason, seats: &[HistorySeat]) -> ResultView {
    let mut standings: Vec<StandingView> = seats
        .iter()
        .filter_map(|seat| {
            let figures = seat.figures?;
            Some(StandingView {
                seat: seat.seat,
                rank: figures.rank,
                total: figures.total,
            })
        })
        .collect();
    standings.sort_by_key(|line| (line.rank, line.seat));
    ResultView { reason, standings }
}

impl Games {
    /// Games of a group from a place on, newest first, and where the next ones begin.
    ///
    /// # Errors
    /// Unauthenticated or forbidden for whoever does not belong to the group.
    pub async fn history(
        &self,
        caller: &Caller,
        group: &GroupId,
        filter: &HistoryFilter,
        limit: u32,
        after: Option<&Cursor>,
    ) -> Result<(Vec<GameLine>, Option<Cursor>), Error> {
        self.group(caller, group).await?;
        let page = self.store().history(group, filter, limit, after).await?;
        let lines = page
            .games
            .into_iter()
            .map(|game| GameLine::new(group, game));
        Ok((lines.collect(), page.next))
    }

    /// A group with its players.
    ///
    /// # Errors
    /// As [`Games::history`]; not found where it was deleted.
    pub async fn group(
        &self,
        caller: &Caller,
        id: &GroupId,
    ) -> Result<(Group, Vec<Player>), Error> {
        if !caller.is_member(id) {
            return Err(match caller.holder() {
                Some(_) if self.store().group(id).await?.is_none() => Error::not_found(),
                Some(_) | None => caller.refusal(),
            });
        }
        let group = self.store().group(id).await?.ok_or_else(Error::not_found)?;
        Ok((group, self.store().players(id).await?))
    }
}
