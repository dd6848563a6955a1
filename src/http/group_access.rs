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

/// A caller who is a member of the group in the path, or with `KEEPER` a keeper; others are refused as by
/// [`auth::group_access`].
pub struct InGroup<const KEEPER: bool> {
    pub context: RequestContext,
    pub access: GroupAccess,
}

/// A caller who is a member of the group in the path.
pub type GroupMember = InGroup<false>;

/// A caller who is a keeper of the group in the path.
pub type GroupKeeper = InGroup<true>;

impl<const KEEPER: bool> InGroup<KEEPER> {
    /// Whether this member is a keeper of the group.
    pub(crate) fn is_keeper(&self) -> bool {
        self.principal().is_keeper(&self.access.group.id)
    }

    async fn of(request: &HttpRequest) -> Result<Self, Error> {
        // A malformed id is an unknown one, for every caller.
        let group = request.match_info().get(PARAMETER).map(str::parse);
        let group: GroupId = group.and_then(Result::ok).ok_or_else(Error::not_found)?;
        let context = RequestContext::of(request).await?;
        let access = auth::group_access(&context.services, context.principal(), &group).await?;
        let member = Self { context, access };
        if KEEPER && !member.is_keeper() {
            return Err(member.principal().denied_in_group(&group));
        }
        Ok(member)
    }
}

impl<const KEEPER: bool> Deref for InGroup<KEEPER> {
    type Target = RequestContext;

    fn deref(&self) -> &RequestContext {
        &self.context
    }
}

impl<const KEEPER: bool> FromRequest for InGroup<KEEPER> {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(HttpError) })
    }
}
