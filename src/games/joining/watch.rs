//! Screens that watch a game.

use super::requests::Asked;
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, RequestId};
use crate::games::service::Games;
use crate::rules::Status;
use crate::store::{Decision, Request, RequestChange, RequestKind, WriteBatch};

impl Games {
    /// Lets a screen watch: at once while the game is in its lobby, where whoever has the code may even play, and
    /// later by asking the host.
    ///
    /// # Errors
    /// `not_found`, and as [`Games::ask_to_watch`].
    pub async fn watch_by_code(&self, code: &str, device: Holder) -> Result<GameId, Error> {
        let id = self.id_by_code(code).await?;
        let slot = self.slot(&id).await?;
        let is_lobby = slot.lock().await.row.status == Status::Lobby;
        if is_lobby {
            self.let_watch(&id, device).await?;
        } else {
            self.ask_to_watch(&id, device).await?;
        }
        Ok(id)
    }

    /// Asks the host to let a screen watch.
    ///
    /// # Errors
    /// `too_many_requests` where too many wait already; `not_found` for a game that is not played.
    pub async fn ask_to_watch(&self, id: &GameId, device: Holder) -> Result<Asked, Error> {
        let current = self.slot(id).await?.lock_owned().await;
        match current.row.status {
            Status::Playing | Status::LastCall => {}
            Status::Lobby | Status::Finished => return Err(Error::not_found()),
        }
        self.put_request(current, RequestKind::Watch, Some(device), None)
            .await
    }

    /// Lets a screen watch, as one that was asked for and accepted.
    pub(in crate::games) async fn let_watch(
        &self,
        id: &GameId,
        device: Holder,
    ) -> Result<(), Error> {
        let current = self.slot(id).await?.lock_owned().await;
        let right = Right::Share { game: id.clone() };
        let change = WriteBatch {
            requests: self.let_in(id, device)?.into(),
            grants: auth::to_grants(&current.row.group, vec![(device, right)]),
            ..WriteBatch::default()
        };
        Ok(self.store().write(change).await?)
    }

    /// The request of a screen to watch a game, accepted.
    pub(in crate::games) fn let_in(
        &self,
        id: &GameId,
        device: Holder,
    ) -> Result<[RequestChange; 2], Error> {
        let request = Request {
            id: RequestId::from_random(self.random()?),
            game: id.clone(),
            holder: device,
            wish: RequestKind::Watch,
            asked_at: self.now(),
            verdict: None,
        };
        let accepted = RequestChange::Answer(request.id.clone(), Decision::Accepted);
        Ok([RequestChange::Ask(request), accepted])
    }

    /// Whether the latest request of this device in a game was accepted.
    pub(in crate::games) async fn is_let_in(
        &self,
        device: Holder,
        id: &GameId,
    ) -> Result<bool, Error> {
        let requests = self.store().requests_of(device).await?;
        let latest = requests.into_iter().find(|request| request.game == *id);
        Ok(latest.is_some_and(|request| request.verdict == Some(Decision::Accepted)))
    }

    /// The code of a game, for whoever may know it: who belongs to it, and a screen that the host let watch.
    ///
    /// # Errors
    /// As [`Games::view`].
    pub async fn code_for(&self, caller: &Principal, id: &GameId) -> Result<Option<String>, Error> {
        let code = {
            let (access, open) = self.admit(caller, id).await?;
            let code = open.row.code.to_string();
            if access.belongs() {
                return Ok(Some(code));
            }
            code
        };
        let Some(device) = caller.holder() else {
            return Ok(None);
        };
        Ok(self.is_let_in(device, id).await?.then_some(code))
    }
}
