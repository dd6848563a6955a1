//! Reports on finished games: made after the end, one at a time and at low priority, and stored.

mod maker;
mod solo_table;

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::games::service::GameService;
use crate::games::sessions::GameSession;
use crate::rules::Seq;

/// After how many seconds a client asks again for a report that has yet to be made.
pub const REPORT_RETRY_AFTER_SECS: u64 = 2;

impl GameService {
    /// The report on a finished game, as JSON; `None` if it has yet to be made, which this asks for.
    ///
    /// # Errors
    /// Not found before the end, and if the group has switched reports off.
    pub async fn report(&self, caller: &Principal, id: &GameId) -> Result<Option<String>, Error> {
        let (_, session) = self.admit(caller, id).await?;
        let seq = session.last_of_finished();
        let seq = seq.ok_or_else(|| Error::new(ErrorCode::NotFound, "coach-not-over"))?;
        let group = session.row.group.clone();
        drop(session);
        let stored = self.store().group(&group).await?;
        if !stored.ok_or_else(Error::not_found)?.coach {
            return Err(Error::new(ErrorCode::NotFound, "coach-off"));
        }
        let report = self.store().report(id, seq).await?;
        if report.is_none() {
            self.report_queue().add(id, &group);
        }
        Ok(report)
    }
}

impl GameSession {
    /// The event of the last position, if the game is over.
    fn last_of_finished(&self) -> Option<Seq> {
        self.game.table().end_reason()?;
        self.game.last_position()
    }
}
