//! The pending requests to the host of a session.

use chrono::{DateTime, TimeDelta, Utc};
use rowlock_rules::{Seat, Status};
use serde::Serialize;
use utoipa::ToSchema;

use super::session::GameSession;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::RequestId;
use crate::store::{JoinRequest, JoinRequestKind};

/// How long a request can be answered.
const REQUEST_TTL: TimeDelta = TimeDelta::minutes(10);

/// A request as the host sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RequestView {
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

/// The error for a request that has expired or whose game is over.
pub(in crate::games) fn request_expired() -> Error {
    Error::new(ErrorCode::Gone, "join-request-expired")
}

impl GameSession {
    /// Whether this request can still be answered.
    pub(in crate::games) fn is_pending(&self, request: &JoinRequest, now: DateTime<Utc>) -> bool {
        let is_played = matches!(self.row.status, Status::Playing | Status::LastCall);
        // A clock that was set back does not extend a request.
        let age = (now - request.asked_at).abs();
        is_played && request.decision.is_none() && age < REQUEST_TTL
    }

    pub(in crate::games) fn drop_expired_requests(&mut self, now: DateTime<Utc>) {
        let mut requests = std::mem::take(&mut self.requests);
        requests.retain(|request| self.is_pending(request, now));
        self.requests = requests;
    }

    /// The host's name; empty if the game has no seats yet.
    pub(in crate::games) fn host_name(&self) -> String {
        let host = self.seats.get(self.game.table().host().index());
        host.map(|row| row.name.clone()).unwrap_or_default()
    }

    /// The pending requests as the host sees them.
    pub(in crate::games) fn request_views(&self) -> Vec<RequestView> {
        let is_over = self.game.table().status() == Status::Finished;
        let waiting = self.requests.iter().filter(|_| !is_over);
        waiting.map(|request| self.request_view(request)).collect()
    }

    fn request_view(&self, request: &JoinRequest) -> RequestView {
        let (name, seat) = match &request.kind {
            JoinRequestKind::Name(name) => (Some(name.clone()), None),
            JoinRequestKind::Seat(player) => {
                let row = self.seats.iter().find(|row| row.player == *player);
                (row.map(|row| row.name.clone()), row.map(|row| row.seat))
            }
            JoinRequestKind::Watch => (None, None),
        };
        RequestView {
            request: request.id.clone(),
            name,
            seat,
            watch: request.kind == JoinRequestKind::Watch,
        }
    }
}
