//! Screens that watch a game.

use std::net::IpAddr;

use rowlock_rules::Status;

use super::request_limits::Requester;
use super::requests::PendingRequest;
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, RequestId};
use crate::games::service::GameService;
use crate::store::{Change, JoinDecision, JoinRequest, JoinRequestChange, JoinRequestKind};

impl GameService {
    /// Lets a screen watch a game: at once in the lobby, which anyone with the code can join, later if the host accepts.
    ///
    /// # Errors
    /// `not_found`, and as [`GameService::ask_to_watch`].
    pub async fn watch_by_code(
        &self,
        code: &str,
        device: Holder,
        network: Option<IpAddr>,
    ) -> Result<GameId, Error> {
        let id = self.id_by_code(code).await?;
        let handle = self.session(&id).await?;
        let is_lobby = handle.lock().await.row.status == Status::Lobby;
        if is_lobby {
            self.admit_screen(&id, device).await?;
        } else {
            let requester = Requester {
                device: Some(device),
                network,
            };
            self.ask_to_watch(&id, requester).await?;
        }
        Ok(id)
    }

    /// Requests the host's permission for a screen to watch.
    ///
    /// # Errors
    /// `too_many_requests` if too many requests are pending, or after a refusal; `gone` while the code is void; `not_found` for a game that is not running.
    pub async fn ask_to_watch(
        &self,
        id: &GameId,
        requester: Requester,
    ) -> Result<PendingRequest, Error> {
        let recent = self.recent_requests(id).await?;
        let current = self.session(id).await?.lock_owned().await;
        match current.row.status {
            Status::Playing | Status::LastCall => current.require_open_code()?,
            Status::Lobby | Status::Finished => return Err(Error::not_found()),
        }
        self.store_request(current, JoinRequestKind::Watch, (requester, &recent), None)
            .await
    }

    /// Lets a screen watch, with an accepted request of its own.
    pub(in crate::games) async fn admit_screen(
        &self,
        id: &GameId,
        device: Holder,
    ) -> Result<(), Error> {
        let current = self.session(id).await?.lock_owned().await;
        let right = Right::Share { game: id.clone() };
        let mut changes = self.accepted_request(id, device)?;
        changes.extend(auth::to_grants(&current.row.group, vec![(device, right)]));
        Ok(self.store().write(changes).await?)
    }

    /// A new request of a screen to watch a game, and its acceptance.
    pub(in crate::games) fn accepted_request(
        &self,
        id: &GameId,
        device: Holder,
    ) -> Result<Vec<Change>, Error> {
        let request = JoinRequest {
            id: RequestId::from_random(self.random()?),
            game: id.clone(),
            holder: device,
            network: None,
            kind: JoinRequestKind::Watch,
            asked_at: self.now(),
            decision: None,
        };
        let accepted = JoinRequestChange::Decide(request.id.clone(), JoinDecision::Accepted);
        let changes = [JoinRequestChange::Create(request), accepted];
        Ok(changes.map(Change::JoinRequest).into())
    }

    /// Whether the latest request of this device in a game was accepted.
    pub(in crate::games) async fn is_admitted(
        &self,
        device: Holder,
        id: &GameId,
    ) -> Result<bool, Error> {
        let requests = self.store().requests_of(device).await?;
        let latest = requests.into_iter().find(|request| request.game == *id);
        Ok(latest.is_some_and(|request| request.decision == Some(JoinDecision::Accepted)))
    }

    /// The join code of a game, for those who may let others in and for screens that were let in; `None` for others, and
    /// while it is void.
    pub async fn join_code(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<Option<String>, Error> {
        let code = {
            let (access, session) = self.admit(caller, id).await?;
            let Some(code) = session.row.open_code().map(ToString::to_string) else {
                return Ok(None);
            };
            if access.may_invite() {
                return Ok(Some(code));
            }
            code
        };
        let Some(device) = caller.holder() else {
            return Ok(None);
        };
        Ok(self.is_admitted(device, id).await?.then_some(code))
    }
}
