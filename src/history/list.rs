//! The games of a group, page by page.

use rowlock_rules::{EndReason, Mode, Seq, Standing, Status};
use serde::Serialize;
use utoipa::ToSchema;

use crate::auth::{GroupAccess, Principal};
use crate::domain::error::Error;
use crate::domain::filters::{Cursor, HistoryFilter};
use crate::domain::ids::{GameId, GroupId};
use crate::games::{Played, ResultView};
use crate::services::Services;
use crate::store::{Group, HistoryGame, HistoryPage, HistorySeat, Milestone, UnfinishedGame};

/// A game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameLine)]
#[schema(examples(json!({
    "group": "1d8hq3vz6n5e", "variant": "classic", "mode": "turns", "status": "finished",
    "created_at": "2026-01-17T19:01:54.213Z", "started_at": "2026-01-17T19:02:03.907Z", "finished_at": "2026-01-17T19:40:02.118Z",
    "seats": [
        {"seat": 0, "player": "c4w0r7ybm2gs", "name": "Ana", "total": 74},
        {"seat": 1, "player": "5n9tq1kx8z3d", "name": "Ben", "total": 61},
    ],
    "result": {
        "reason": "locks",
        "standings": [{"seat": 0, "rank": 1, "total": 74}, {"seat": 1, "rank": 2, "total": 61}],
    },
})))]
pub struct GameSummary {
    pub id: GameId,
    pub group: GroupId,
    /// The id of the board, for `GET /api/v1/variants/{variant}`.
    pub variant: String,
    pub mode: Mode,
    pub status: Status,
    /// The game that follows this one; null until there is a rematch.
    #[schema(required)]
    pub next: Option<GameId>,
    #[serde(flatten)]
    pub played: Played,
    /// The players, in the order of seats.
    pub seats: Vec<HistorySeat>,
    /// Why the game ended, and the ranks; null before the end.
    #[schema(required)]
    pub result: Option<ResultView>,
}

impl GameSummary {
    fn new(HistoryGame { row, seats }: HistoryGame) -> Self {
        Self {
            played: Played::of(&row),
            result: (row.status == Status::Finished).then(|| result(row.reason, &seats)),
            id: row.id,
            group: row.group,
            variant: row.variant,
            mode: row.mode,
            status: row.status,
            next: row.next,
            seats,
        }
    }
}

fn result(reason: Option<EndReason>, seats: &[HistorySeat]) -> ResultView {
    let mut standings: Vec<Standing> = seats
        .iter()
        .filter_map(|seat| {
            let summary = seat.summary.as_ref()?;
            Some(Standing {
                seat: seat.seat,
                rank: summary.rank,
                total: summary.total,
            })
        })
        .collect();
    standings.sort_by_key(|standing| (standing.rank, standing.seat));
    ResultView { reason, standings }
}

/// A page of games, newest first, and the cursor of the next one.
pub type SummaryPage = (Vec<GameSummary>, Option<Cursor>);

fn page(page: HistoryPage) -> SummaryPage {
    let games = page.games.into_iter().map(GameSummary::new);
    (games.collect(), page.next)
}

/// Finished and unfinished games of a group, newest first, after this cursor.
pub async fn list(
    services: &Services,
    access: &GroupAccess,
    filter: &HistoryFilter,
    limit: u32,
    after: Option<&Cursor>,
) -> Result<SummaryPage, Error> {
    let store = services.store();
    let found = store.history(&access.group.id, filter, limit, after);
    Ok(page(found.await?))
}

/// The begins and ends of games of a group after this number, each with its own, and the games as they are now; of a
/// game only the last one.
pub async fn milestones(
    services: &Services,
    group: &GroupId,
    after: Seq,
    limit: u32,
) -> Result<Vec<(Seq, GameSummary)>, Error> {
    let found = services
        .store()
        .milestones_after(group, after, limit)
        .await?;
    let summary = |milestone: Milestone| (milestone.seq, GameSummary::new(milestone.game));
    Ok(found.into_iter().map(summary).collect())
}

/// The groups of a principal, each with the first page of its games of this status, or of all its games.
pub async fn latest(
    services: &Services,
    principal: &Principal,
    status: Option<Status>,
    limit: u32,
) -> Result<Vec<(Group, SummaryPage)>, Error> {
    let groups = principal.groups();
    if groups.is_empty() {
        return Ok(Vec::new());
    }
    let mut found = services.store().latest_games(groups, status, limit).await?;
    let groups = groups.iter().map(|group| {
        let games = found.remove(&group.id).map(page).unwrap_or_default();
        (group.clone(), games)
    });
    Ok(groups.collect())
}

/// How many unfinished games of its own a principal is shown at most.
const MAX_OWN: u32 = 150;

/// The unfinished games of a principal, and at most `max_others` others of each of its groups, newest first.
pub async fn unfinished(
    services: &Services,
    principal: &Principal,
    max_others: u32,
) -> Result<Vec<UnfinishedGame>, Error> {
    let Some(holder) = principal.holder() else {
        return Ok(Vec::new());
    };
    let store = services.store();
    let found = store.unfinished_games(holder, principal.groups(), MAX_OWN, max_others);
    Ok(found.await?)
}
