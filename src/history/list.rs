//! The games of a group, page by page.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::filters::{Cursor, HistoryFilter};
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::games::{ResultView, StandingView};
use crate::rules::{EndReason, Mode, Seat, Status};
use crate::services::Services;
use crate::store::{HistoryGame, HistorySeat};
use crate::time;

/// A game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameLine)]
pub struct GameSummary {
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
    #[serde(serialize_with = "time::serialize")]
    pub created_at: DateTime<Utc>,
    /// When it started.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub started_at: Option<DateTime<Utc>>,
    /// When it ended.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub finished_at: Option<DateTime<Utc>>,
    /// The players.
    pub seats: Vec<SummarySeat>,
    /// The result.
    #[schema(required)]
    pub result: Option<ResultView>,
}

/// A seat of a game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = LineSeat)]
pub struct SummarySeat {
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

impl GameSummary {
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

impl From<HistorySeat> for SummarySeat {
    fn from(seat: HistorySeat) -> Self {
        Self {
            seat: seat.seat,
            player: seat.player,
            name: seat.name,
            total: seat.figures.map(|figures| figures.total),
        }
    }
}

fn result(reason: EndReason, seats: &[HistorySeat]) -> ResultView {
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

/// Finished and running games of a group, newest first, from a cursor on; and the cursor of the next page.
///
/// # Errors
/// As [`auth::authorize_member`].
pub async fn list(
    services: &Services,
    principal: &Principal,
    group: &GroupId,
    filter: &HistoryFilter,
    limit: u32,
    after: Option<&Cursor>,
) -> Result<(Vec<GameSummary>, Option<Cursor>), Error> {
    auth::authorize_member(services, principal, group).await?;
    let page = services
        .store()
        .history(group, filter, limit, after)
        .await?;
    let games = page.games.into_iter();
    let summaries = games.map(|game| GameSummary::new(group, game));
    Ok((summaries.collect(), page.next))
}
