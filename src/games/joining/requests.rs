//! Requests to the host of a running game: they are stored, withdrawn, and looked up.

use serde::Serialize;
use tokio::sync::OwnedMutexGuard;
use utoipa::ToSchema;

use super::request_limits::{DAY, Requester, check_pending, check_recent, too_many_pending};
use crate::auth::{self, Principal, RevokeScope};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, RequestId};
use crate::games::service::GameService;
use crate::games::sessions::{GameSession, request_expired};
use crate::idempotency::{self, IdempotencyKey};
use crate::live::Update;
use crate::store::{
    Change, JoinDecision, JoinRequest, JoinRequestChange, JoinRequestKind, RecentJoinRequest,
};

/// The most pending requests of a game.
const MAX_REQUESTS: usize = 3;

/// A request that was sent to the host.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Asked)]
#[schema(examples(json!({"token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"})))]
pub struct PendingRequest {
    pub game: GameId,
    pub request: RequestId,
    /// The token to read the request, and the seat's once the host accepts; omitted for a device, which has a cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

/// Whether the host has accepted or refused a request; `waiting` until then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RequestStatus {
    /// The host has not answered.
    Waiting,
    /// The host has accepted the request.
    Accepted,
    /// The host has refused the request.
    Refused,
}

/// A request as the requester sees it.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct RequestState {
    pub status: RequestStatus,
}

impl RequestState {
    pub(super) fn of(decision: Option<JoinDecision>) -> Self {
        let status = match decision {
            None => RequestStatus::Waiting,
            Some(JoinDecision::Accepted) => RequestStatus::Accepted,
            Some(JoinDecision::Refused) => RequestStatus::Refused,
        };
        Self { status }
    }
}

impl GameService {
    pub(in crate::games) async fn store_request(
        &self,
        current: OwnedMutexGuard<GameSession>,
        kind: JoinRequestKind,
        (requester, recent): (Requester, &[RecentJoinRequest]),
        key: Option<&IdempotencyKey>,
    ) -> Result<PendingRequest, Error> {
        let now = self.now();
        let device = requester.device;
        let mut next = current.clone();
        let mut changes = Vec::new();
        next.requests
            .retain(|request| current.is_pending(request, now));
        let mut own = next.requests.iter();
        let own = own.find(|request| Some(request.holder) == device);
        if let Some(own) = own.cloned() {
            if own.kind == kind {
                return Ok(PendingRequest {
                    game: own.game,
                    request: own.id,
                    token: None,
                });
            }
            // A new request replaces the requester's earlier one.
            next.requests.retain(|request| request.id != own.id);
            let withdrawn = JoinRequestChange::Decide(own.id, JoinDecision::Refused);
            changes.push(Change::JoinRequest(withdrawn));
        }
        let network = requester.network.map(|network| self.network_hash(network));
        let network = network.transpose()?;
        check_recent(recent, device, network.as_ref(), now)?;
        check_pending(&next.requests, network.as_ref())?;
        if next.requests.len() >= MAX_REQUESTS {
            return Err(too_many_pending());
        }
        let (holder, token) = auth::device_or_new_token(self.services(), device)?;
        let request = JoinRequest {
            id: RequestId::from_random(self.random()?),
            game: current.row.id.clone(),
            holder,
            network,
            kind,
            asked_at: now,
            decision: None,
        };
        let pending = PendingRequest {
            game: request.game.clone(),
            request: request.id.clone(),
            token,
        };
        next.requests.push(request.clone());
        changes.push(Change::JoinRequest(JoinRequestChange::Create(request)));
        idempotency::respond(&mut changes, self.services(), key, &pending)?;
        self.commit(current, next, changes).await?;
        Ok(pending)
    }

    /// The requests to the host of a game that a new one is compared with.
    pub(in crate::games) async fn recent_requests(
        &self,
        id: &GameId,
    ) -> Result<Vec<RecentJoinRequest>, Error> {
        let since = self.now() - DAY;
        Ok(self.store().recent_requests(id, since).await?)
    }

    /// The caller's latest request in this game.
    pub async fn latest_request(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<Option<JoinRequest>, Error> {
        let Some(holder) = caller.holder() else {
            return Ok(None);
        };
        let requests = self.store().requests_of(holder).await?;
        Ok(requests.into_iter().find(|request| request.game == *id))
    }

    /// The name of the host of a game.
    pub async fn host_name(&self, id: &GameId) -> Result<String, Error> {
        let handle = self.session(id).await?;
        let session = handle.lock().await;
        Ok(session.host_name())
    }

    /// Revokes the caller's own rights and withdraws its requests; the games it played stay.
    pub async fn revoke_own(&self, caller: &Principal, scope: &RevokeScope) -> Result<(), Error> {
        for request in &auth::revoke_own(self.services(), caller, scope).await? {
            self.remove_request(request).await;
        }
        Ok(())
    }

    /// Removes a request, whose withdrawal is stored, from the game's session if it is in memory.
    async fn remove_request(&self, withdrawn: &JoinRequest) {
        if let Some(handle) = self.registry().get(&withdrawn.game, self.now()) {
            let mut session = handle.lock().await;
            session
                .requests
                .retain(|request| request.id != withdrawn.id);
            self.live().publish(&withdrawn.game, Update::Requests);
        }
    }

    /// The status of a request, for the requester and for the host.
    ///
    /// # Errors
    /// `gone` if it has expired or the game is over; `not_found`; `forbidden` for
    /// other callers.
    pub async fn request_state(
        &self,
        caller: &Principal,
        id: &GameId,
        request: &RequestId,
    ) -> Result<RequestState, Error> {
        let Some(holder) = caller.holder() else {
            return Err(caller.denied());
        };
        let found = self.store().request(request).await?;
        let found = found.filter(|found| found.game == *id);
        if found.as_ref().is_none_or(|found| found.holder != holder) {
            let access = self.access(caller, id).await?;
            if !access.host {
                return Err(caller.denied());
            }
        }
        let found = found.ok_or_else(Error::not_found)?;
        if found.decision.is_none() {
            let handle = self.session(id).await?;
            let session = handle.lock().await;
            if !session.is_pending(&found, self.now()) {
                return Err(request_expired());
            }
        }
        Ok(RequestState::of(found.decision))
    }
}
