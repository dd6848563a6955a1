//! Access to the group in a request's path, as extractors: for its members, or for its keepers only.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};

use super::caller::Caller;
use super::error::HttpError;
use crate::auth::{self, GroupAccess};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GroupId;
use crate::games::GameService;

/// The name of the parameter in paths of groups.
const PARAMETER: &str = "group";

/// A caller who is a member of the group in the path; others are refused as by [`auth::group_access`].
pub struct GroupMember {
    pub caller: Caller,
    /// The group and its players.
    pub access: GroupAccess,
}

/// A caller who is a keeper of the group in the path; other members are refused.
pub struct GroupKeeper {
    pub caller: Caller,
    /// The group and its players.
    pub access: GroupAccess,
}

impl GroupMember {
    /// Whether this member is a keeper of the group.
    pub(crate) fn is_keeper(&self) -> bool {
        self.caller.principal.is_keeper(&self.access.group.id)
    }

    async fn of(request: &HttpRequest) -> Result<Self, Error> {
        // A malformed id is an unknown one, for every caller.
        let group = request.match_info().get(PARAMETER).map(str::parse);
        let group: GroupId = group.and_then(Result::ok).ok_or_else(Error::not_found)?;
        let caller = Caller::of(request).await?;
        let games = request
            .app_data::<Data<GameService>>()
            .ok_or_else(|| Error::new(ErrorCode::Internal, "server-incomplete"))?;
        let access = auth::group_access(games.services(), &caller.principal, &group).await?;
        Ok(Self { caller, access })
    }
}

impl GroupKeeper {
    async fn of(request: &HttpRequest) -> Result<Self, Error> {
        let member = GroupMember::of(request).await?;
        if !member.is_keeper() {
            return Err(member
                .caller
                .principal
                .denied_in_group(&member.access.group.id));
        }
        let GroupMember { caller, access } = member;
        Ok(Self { caller, access })
    }
}

impl FromRequest for GroupMember {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(HttpError) })
    }
}

impl FromRequest for GroupKeeper {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(HttpError) })
    }
}
