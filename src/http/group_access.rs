//! Access to the group in a request's path, as extractors: for its readers, its members, or its keepers only.

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

const READER: u8 = 0;
const MEMBER: u8 = 1;
const KEEPER: u8 = 2;

/// A caller with at least this role in the group in the path; others are refused as by [`auth::group_access`].
pub struct InGroup<const ROLE: u8> {
    pub context: RequestContext,
    pub access: GroupAccess,
}

/// A caller who may read the group in the path.
pub type GroupReader = InGroup<READER>;

/// A caller who may also play in the group in the path.
pub type GroupMember = InGroup<MEMBER>;

/// A caller who is a keeper of the group in the path.
pub type GroupKeeper = InGroup<KEEPER>;

impl<const ROLE: u8> InGroup<ROLE> {
    /// Whether this caller may play in the group.
    pub(crate) fn is_member(&self) -> bool {
        self.principal().is_member(&self.access.group.id)
    }

    /// Whether this caller is a keeper of the group.
    pub(crate) fn is_keeper(&self) -> bool {
        self.principal().is_keeper(&self.access.group.id)
    }

    async fn of(request: &HttpRequest) -> Result<Self, Error> {
        // A malformed id is an unknown one, for every caller.
        let group = request.match_info().get(PARAMETER).map(str::parse);
        let group: GroupId = group.and_then(Result::ok).ok_or_else(Error::not_found)?;
        let context = RequestContext::of(request).await?;
        let access = auth::group_access(&context.services, context.principal(), &group).await?;
        let caller = Self { context, access };
        let is_allowed = match ROLE {
            READER => true,
            MEMBER => caller.is_member(),
            _ => caller.is_keeper(),
        };
        if is_allowed {
            Ok(caller)
        } else {
            Err(caller.principal().denied_in_group(&group))
        }
    }
}

impl<const ROLE: u8> Deref for InGroup<ROLE> {
    type Target = RequestContext;

    fn deref(&self) -> &RequestContext {
        &self.context
    }
}

impl<const ROLE: u8> FromRequest for InGroup<ROLE> {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(HttpError) })
    }
}
