//! Requests to the host of a game that is being played: what waits, for how long, and what became of it.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use tokio::sync::OwnedMutexGuard;
use utoipa::ToSchema;

use super::Games;
use super::session::GameSession;
use crate::auth::{self, Principal, RevokeScope};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GameId, RequestId};
use crate::idempotency::{self, IdempotencyKey};
use crate::live::Update;
use crate::rules::{Seat, Status};
use crate::store::{Decision, Request, RequestChange, RequestKind, WriteBatch};

/// How long a request waits for an answer.
const REQUEST_TTL: TimeDelta = TimeDelta::minutes(10);

/// How many requests of one game may wait at once.
const MAX_REQUESTS: usize = 3;

/// After how many seconds one of them may be answered.
const RETRY_AFTER_SECS: u64 = 60;

/// A request that waits for the host's answer.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Asked {
    /// The game.
    pub game: GameId,
    /// The request.
    pub request: RequestId,
    /// The token that can read the request, and becomes the seat's token when the host accepts; omitted for a
    /// device, which has its cookie.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub token: Option<String>,
}

/// A request as the host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RequestView {
    /// The request.
    pub request: RequestId,
    /// The name of the requester; null for a screen.
    #[schema(required)]
    pub name: Option<String>,
    /// The requested seat; null for a new one.
    #[schema(required)]
    pub seat: Option<Seat>,
    /// Whether it asks to watch only.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub watch: bool,
}

/// The status of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RequestStatus {
    /// The host has not answered.
    Waiting,
    /// The host has let whoever asked in.
    Accepted,
    /// The host has not.
    Refused,
}

/// A request as the requester sees it.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct RequestState {
    /// Its status.
    pub status: RequestStatus,
}

/// A request that was not answered in time, or whose game is over.
pub(super) fn gone() -> Error {
    Error::new(ErrorCode::Gone, "request-gone")
}

impl GameSession {
    /// Whether this request still waits for an answer.
    pub(super) fn is_waiting(&self, request: &Request, now: DateTime<Utc>) -> bool {
        let is_played = matches!(self.row.status, Status::Playing | Status::LastCall);
        // A clock that was set back does not let a request live longer.
        let age = (now - request.asked_at).abs();
        is_played && request.verdict.is_none() && age < REQUEST_TTL
    }

    /// Forgets the requests that were not answered in time.
    pub(super) fn forget_requests(&mut self, now: DateTime<Utc>) {
        let mut requests = std::mem::take(&mut self.requests);
        requests.retain(|request| self.is_waiting(request, now));
        self.requests = requests;
    }

    /// The name of who has the host's role; empty where nobody sits there.
    pub(super) fn host_name(&self) -> String {
        let host = self.seats.get(self.game.table().host().index());
        host.map(|row| row.name.clone()).unwrap_or_default()
    }

    /// The requests that wait, as the host sees them.
    pub(super) fn request_views(&self) -> Vec<RequestView> {
        let is_over = self.game.table().status() == Status::Finished;
        let waiting = self.requests.iter().filter(|_| !is_over);
        waiting.map(|request| self.request_view(request)).collect()
    }

    fn request_view(&self, request: &Request) -> RequestView {
        let (name, seat) = match &request.wish {
            RequestKind::Name(name) => (Some(name.clone()), None),
            RequestKind::Seat(player) => {
                let row = self.seats.iter().find(|row| row.player == *player);
                (row.map(|row| row.name.clone()), row.map(|row| row.seat))
            }
            RequestKind::Watch => (None, None),
        };
        RequestView {
            request: request.id.clone(),
            name,
            seat,
            watch: request.wish == RequestKind::Watch,
        }
    }
}

impl Games {
    /// Asks the host to let a screen watch.
    ///
    /// # Errors
    /// [`ErrorCode::TooManyRequests`] where too many wait already; [`ErrorCode::NotFound`] for a game that is not played.
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
    pub(super) async fn let_watch(&self, id: &GameId, device: Holder) -> Result<(), Error> {
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
    pub(super) fn let_in(&self, id: &GameId, device: Holder) -> Result<[RequestChange; 2], Error> {
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
    pub(super) async fn is_let_in(&self, device: Holder, id: &GameId) -> Result<bool, Error> {
        let requests = self.store().requests_of(device).await?;
        let latest = requests.into_iter().find(|request| request.game == *id);
        Ok(latest.is_some_and(|request| request.verdict == Some(Decision::Accepted)))
    }

    /// The latest request of the caller in this game.
    ///
    /// # Errors
    /// [`Error`] where it cannot be read.
    pub async fn own_request(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<Option<Request>, Error> {
        let Some(holder) = caller.holder() else {
            return Ok(None);
        };
        let requests = self.store().requests_of(holder).await?;
        Ok(requests.into_iter().find(|request| request.game == *id))
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

    /// The name of the host of a game, for whoever asks the host.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`].
    pub async fn host_name(&self, id: &GameId) -> Result<String, Error> {
        let slot = self.slot(id).await?;
        let open = slot.lock().await;
        Ok(open.host_name())
    }

    pub(super) async fn put_request(
        &self,
        current: OwnedMutexGuard<GameSession>,
        wish: RequestKind,
        device: Option<Holder>,
        key: Option<&IdempotencyKey>,
    ) -> Result<Asked, Error> {
        let now = self.now();
        let mut next = current.clone();
        let mut change = WriteBatch::default();
        next.requests
            .retain(|request| current.is_waiting(request, now));
        let mut own = next.requests.iter();
        let own = own.find(|request| Some(request.holder) == device);
        if let Some(own) = own.cloned() {
            if own.wish == wish {
                return Ok(Asked {
                    game: own.game,
                    request: own.id,
                    token: None,
                });
            }
            // Whoever asks for something else no longer asks for the first.
            next.requests.retain(|request| request.id != own.id);
            let withdrawn = RequestChange::Answer(own.id, Decision::Refused);
            change.requests.push(withdrawn);
        }
        if next.requests.len() >= MAX_REQUESTS {
            return Err(Error {
                retry_after: Some(RETRY_AFTER_SECS),
                ..Error::new(ErrorCode::TooManyRequests, "too-many-requests")
            });
        }
        let (holder, token) = self.holder(device)?;
        let request = Request {
            id: RequestId::from_random(self.random()?),
            game: current.row.id.clone(),
            holder,
            wish,
            asked_at: now,
            verdict: None,
        };
        let asked = Asked {
            game: request.game.clone(),
            request: request.id.clone(),
            token,
        };
        next.requests.push(request.clone());
        change.requests.push(RequestChange::Ask(request));
        change.response = idempotency::seal_response(self.services(), key, &asked)?;
        self.commit(current, next, change).await?;
        Ok(asked)
    }

    /// Revokes the caller's own rights and withdraws its requests; what it played stays.
    ///
    /// # Errors
    /// [`Error`] if it cannot be stored.
    pub async fn revoke_own(&self, caller: &Principal, scope: &RevokeScope) -> Result<(), Error> {
        for request in &auth::revoke_own(self.services(), caller, scope).await? {
            self.forget_request(request).await;
        }
        Ok(())
    }

    /// Takes a request that was withdrawn on disk off the host's list, where the game is in memory.
    async fn forget_request(&self, withdrawn: &Request) {
        if let Some(slot) = self.registry().get(&withdrawn.game, self.now()) {
            let mut open = slot.lock().await;
            open.requests.retain(|request| request.id != withdrawn.id);
            self.live().publish(&withdrawn.game, Update::Requests);
        }
    }

    /// What became of a request, for whoever asked and for the host.
    ///
    /// # Errors
    /// [`ErrorCode::Gone`] where it was not answered in time or the game is over; [`ErrorCode::NotFound`];
    /// [`ErrorCode::Forbidden`] for anybody else.
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
        let status = match found.verdict {
            Some(Decision::Accepted) => RequestStatus::Accepted,
            Some(Decision::Refused) => RequestStatus::Refused,
            None => {
                let slot = self.slot(id).await?;
                let open = slot.lock().await;
                if !open.is_waiting(&found, self.now()) {
                    return Err(gone());
                }
                RequestStatus::Waiting
            }
        };
        Ok(RequestState { status })
    }
}
