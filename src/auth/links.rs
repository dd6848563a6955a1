//! Links that grant a right.

use chrono::{DateTime, TimeDelta, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::ids::{GroupId, Token};
use crate::services::Services;
use crate::store::{Link, LinkEnd, NewLink, StoreError};
use crate::time;

/// A new link, with its secret, which is shown only once.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = MadeLink)]
#[schema(examples(json!({
    "url": "https://rowlock.example.org/h/fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1",
    "token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1",
    "expires_at": "2026-01-17T19:12:03.907Z",
})))]
pub struct CreatedLink {
    /// The URL of the link.
    pub url: String,
    /// The secret of the link, for programs.
    pub token: String,
    /// When it expires; without it, the link is valid until it is withdrawn.
    #[serde(
        serialize_with = "time::serialize_optional",
        skip_serializing_if = "Option::is_none"
    )]
    #[schema(nullable = false)]
    pub expires_at: Option<DateTime<Utc>>,
}

/// The first segment of the path of links that grant this right.
fn path_prefix(right: &Right) -> &'static str {
    match right {
        Right::Seat { .. } | Right::Host { .. } => "h",
        Right::Share { .. } => "s",
        Right::Reader { .. } | Right::Member { .. } | Right::Keeper { .. } => "i",
    }
}

/// A link below this address that grants a right, as it is stored and as it is shown.
pub fn new_link(
    services: &Services,
    base_url: &str,
    group: &GroupId,
    right: Right,
    ttl: Option<TimeDelta>,
) -> Result<(NewLink, CreatedLink), Error> {
    let secret = services.new_token()?;
    let expires_at = ttl.map(|ttl| services.now() + ttl);
    let created = CreatedLink {
        url: format!("{base_url}/{}/{}", path_prefix(&right), secret.expose()),
        token: secret.expose().to_owned(),
        expires_at,
    };
    let link = NewLink {
        secret: secret.hash(),
        group: group.clone(),
        right,
        expires_at,
        created_by: None,
    };
    Ok((link, created))
}

/// The valid link with this secret.
///
/// # Errors
/// [`ErrorCode::NotFound`] for an unknown secret; [`ErrorCode::Gone`] if the link was used, has expired or was withdrawn.
pub async fn find_link(services: &Services, secret: &Token) -> Result<Link, Error> {
    let link = services.store().link(&secret.hash()).await?;
    let link = link.ok_or_else(|| Error::new(ErrorCode::NotFound, "link-unknown"))?;
    let gone = match link.end {
        Some(LinkEnd::Use) => Some("link-used"),
        Some(LinkEnd::Withdrawal) => Some("link-revoked"),
        None if link.expires_at.is_some_and(|at| at <= services.now()) => Some("link-expired"),
        None => None,
    };
    match gone {
        Some(message) => Err(Error::new(ErrorCode::Gone, message)),
        None => Ok(link),
    }
}

/// The right that a link granted, valid or not, if this holder has it.
pub async fn right_from_link(
    services: &Services,
    holder: Holder,
    secret: &Token,
) -> Result<Option<Right>, Error> {
    let Some(link) = services.store().link(&secret.hash()).await? else {
        return Ok(None);
    };
    let rights = services.store().rights(holder).await?;
    Ok(rights.contains(&link.right).then_some(link.right))
}

/// Explains why using a link was not stored: a conflict means that another request used or withdrew it first.
pub(crate) async fn explain_conflict(
    services: &Services,
    secret: &Token,
    error: StoreError,
) -> Error {
    if matches!(error, StoreError::Conflict)
        && let Err(reason) = find_link(services, secret).await
    {
        return reason;
    }
    error.into()
}
