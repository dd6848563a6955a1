//! Reports on finished games: made after the end, one at a time and at low priority, and stored; what needs no games
//! played on is said at once.

mod maker;
mod solo_table;

use rowlock_coach::{Effort, Report, Unjudged};
use rowlock_rules::{Game, Seq};
use tokio::task::spawn_blocking;

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::service::GameService;
use crate::games::sessions::GameSession;

/// After how many seconds a client asks again for a report that has yet to be made.
pub const REPORT_RETRY_AFTER_SECS: u64 = 2;

/// The same where too many games of the group wait for theirs.
const FULL_RETRY_AFTER_SECS: u64 = 30;

impl GameService {
    /// The report on a finished game, as JSON; `None` if it has yet to be made, which this asks for.
    ///
    /// # Errors
    /// Not found before the end, and if the group has switched reports off; [`ErrorCode::TooManyRequests`] if too many
    /// games of the group wait.
    pub async fn report(&self, caller: &Principal, id: &GameId) -> Result<Option<String>, Error> {
        let (_, session) = self.admit(caller, id).await?;
        let seq = session.last_of_finished();
        let seq = seq.ok_or_else(|| Error::new(ErrorCode::NotFound, "coach-not-over"))?;
        let (group, game) = (session.row.group.clone(), session.game.clone());
        drop(session);
        let stored = self.store().group(&group).await?;
        if !stored.ok_or_else(Error::not_found)?.coach {
            return Err(Error::new(ErrorCode::NotFound, "coach-off"));
        }
        if Unjudged::of(&game).is_some() {
            return facts(game).await.map(Some);
        }
        let report = self.store().report(id, seq).await?;
        if report.is_none() && !self.report_queue().add(id, &group) {
            return Err(Error {
                retry_after: Some(FULL_RETRY_AFTER_SECS),
                ..Error::new(ErrorCode::TooManyRequests, "coach-many")
            });
        }
        Ok(report)
    }

    /// The game before this one, if the caller may read what its choices were worth and there is something to read, or
    /// will be.
    pub async fn judged_before(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<Option<GameId>, Error> {
        let Some(before) = self.store().previous_game(id).await? else {
            return Ok(None);
        };
        let Ok(report) = self.report(caller, &before).await else {
            return Ok(None);
        };
        let report = report.map(|json| serde_json::from_str::<Report>(&json));
        let is_empty = report.is_some_and(|it| it.is_ok_and(|report| report.moments.is_empty()));
        Ok((!is_empty).then_some(before))
    }
}

/// The report on a game whose choices are not judged.
async fn facts(game: Game) -> Result<String, Error> {
    let made = spawn_blocking(move || Report::of(&game, 0, None, Effort::USUAL, &|| false));
    let report = made.await.ok().and_then(Result::ok);
    let json = report.and_then(|report| serde_json::to_string(&report).ok());
    json.ok_or_else(|| Error::new(ErrorCode::Internal, "response-failed"))
}

impl GameSession {
    /// The event of the last position, if the game is over.
    fn last_of_finished(&self) -> Option<Seq> {
        self.game.table().end_reason()?;
        self.game.last_position()
    }
}
