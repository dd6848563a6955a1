//! Access to the group in a request's path, as extractors: for its members, or for its keepers only.

use std::future::Future;
use std::ops::Deref;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};

use super::error::HttpError;
use super::request_context::RequestContext;
use crate::auth::{self, GroupAccess};
use crate::domain::error::Error;
use crate::domain::ids::GroupId;

/// The name of the parameter in paths of groups.
const PARAMETER: &str = "group";

/// A caller who is a member of the group in the path; others are refused as by [`auth::group_access`].
pub struct GroupMember {
    pub context: RequestContext,
    pub access: GroupAccess,
}

/// A caller who is a keeper of the group in the path; other members are refused.
pub struct GroupKeeper {
    pub context: RequestContext,
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
        let context = RequestContext::of(request).await?;
        let principal = &context.caller.principal;
        let access = auth::group_access(&context.services, principal, &group).await?;
        Ok(Self { context, access })
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
        let GroupMember { context, access } = member;
        Ok(Self { context, access })
    }
}

impl Deref for GroupMember {
    type Target = RequestContext;

    fn deref(&self) -> &RequestContext {
        &self.context
    }
}

impl Deref for GroupKeeper {
    type Target = RequestContext;

    fn deref(&self) -> &RequestContext {
        &self.context
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
