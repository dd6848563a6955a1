//! Preconditions: `If-Match`, with the ETag of what a client has seen.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::{EntityTag, Header, IfMatch};
use actix_web::{FromRequest, HttpRequest};
use serde::Serialize;

use super::error::HttpError;
use super::middleware::etag::{content_tag, is_tag_of};
use crate::domain::error::{Error, ErrorCode};

/// The tags of `If-Match`, of which a resource must have one to be changed; `None` without the header, or for `*`.
pub(crate) struct WantedTags(Option<Vec<EntityTag>>);

impl WantedTags {
    fn of(request: &HttpRequest) -> Self {
        if !request.headers().contains_key(IfMatch::name()) {
            return Self(None);
        }
        Self(match IfMatch::parse(request) {
            Ok(IfMatch::Any) => None,
            Ok(IfMatch::Items(tags)) => Some(tags),
            // What cannot be read is the tag of nothing.
            Err(_) => Some(Vec::new()),
        })
    }

    /// Whether a resource needs one of these tags.
    pub(crate) fn are_given(&self) -> bool {
        self.0.is_some()
    }

    /// Whether a resource with this tag may be changed.
    pub(crate) fn allow(&self, tag: &str) -> bool {
        self.0.as_ref().is_none_or(|tags| {
            let mut strong = tags.iter().filter(|sent| !sent.weak);
            strong.any(|sent| is_tag_of(sent, tag))
        })
    }

    /// Requires that a resource that GET returns so may be changed.
    ///
    /// # Errors
    /// [`ErrorCode::ResourceChanged`].
    pub(crate) fn require(&self, seen: &impl Serialize) -> Result<(), Error> {
        let body = serde_json::to_vec(seen);
        let body = body.map_err(|_| Error::new(ErrorCode::Internal, "response-failed"))?;
        match self.allow(&content_tag(&body)) {
            true => Ok(()),
            false => Err(Error::new(ErrorCode::ResourceChanged, "resource-changed")),
        }
    }
}

impl FromRequest for WantedTags {
    type Error = HttpError;
    type Future = Ready<Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self::of(request)))
    }
}
