//! Idempotent forms: a form that is sent twice runs once, and both requests get the same response.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::{Bytes, Query};
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use chrono::TimeDelta;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::http::{HttpError, form_secret};
use crate::idempotency::{self, IdempotencyKey};
use crate::services::Services;

/// How long after the first request a form that makes a link counts as sent twice.
const REPEAT_WINDOW: TimeDelta = TimeDelta::seconds(10);

const FORM_TYPE: &str = "application/x-www-form-urlencoded";

/// A form with the idempotency key of its hidden field `key`.
pub(crate) struct KeyedForm<T> {
    pub(crate) fields: T,
    /// `None` without the field, and from a browser without a cookie.
    pub(crate) key: Option<IdempotencyKey>,
}

/// A form whose only field is its key.
#[derive(Debug, Deserialize)]
pub(crate) struct NoFields {}

#[derive(Debug, Deserialize)]
struct KeyField {
    #[serde(default)]
    key: String,
}

impl<T: DeserializeOwned> KeyedForm<T> {
    fn parse(request: &HttpRequest, body: &[u8]) -> Result<Self, Error> {
        if !body.is_empty() && request.content_type() != FORM_TYPE {
            return Err(unreadable(request.content_type()));
        }
        let text = std::str::from_utf8(body).map_err(unreadable)?;
        let Query(fields) = Query::<T>::from_query(text).map_err(unreadable)?;
        let Query(KeyField { key }) = Query::from_query(text).map_err(unreadable)?;
        let secret = form_secret(request).filter(|_| !key.is_empty());
        let path = request.path();
        // Other fields under the same key are another request: the user went back to the page.
        let key = secret.map(|secret| {
            IdempotencyKey::new(
                &format!("form {path} {text}"),
                Some(secret.expose()),
                [b"POST", path.as_bytes(), body],
            )
        });
        Ok(Self { fields, key })
    }
}

fn unreadable(reason: impl ToString) -> Error {
    let detail = msg("unreadable").with("reason", reason.to_string());
    Error::new(ErrorCode::Malformed, detail)
}

impl<T: DeserializeOwned + 'static> FromRequest for KeyedForm<T> {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let body = Bytes::from_request(&request, payload);
        Box::pin(async move {
            let body = body.await.map_err(unreadable)?;
            Ok(Self::parse(&request, &body)?)
        })
    }
}

/// The stored response under this key; `None` if there is none.
pub(crate) async fn stored<R: DeserializeOwned>(
    services: &Services,
    key: Option<&IdempotencyKey>,
) -> Result<Option<R>, Error> {
    let Some(key) = key else {
        return Ok(None);
    };
    let Some(stored) = idempotency::stored_response(services, key).await? else {
        return Ok(None);
    };
    let unreadable = |_| Error::new(ErrorCode::Internal, "stored-response-unreadable");
    serde_json::from_slice(&stored)
        .map(Some)
        .map_err(unreadable)
}

/// The key of a form that may be sent again on purpose, from a page that the user went back to.
///
/// A request counts as repeated only for [`REPEAT_WINDOW`]; later it gets a key of its own.
pub(crate) async fn latest_key(
    services: &Services,
    mut key: Option<IdempotencyKey>,
) -> Result<Option<IdempotencyKey>, Error> {
    let now = services.now();
    while let Some(used) = &key
        && let Some(at) = idempotency::stored_at(services, used).await?
        && now - at >= REPEAT_WINDOW
    {
        key = Some(used.after(&at.to_rfc3339()));
    }
    Ok(key)
}

/// Runs a use case that stores its response under this key, unless one is stored already.
///
/// `response` selects the part of the response that the page needs.
pub(crate) async fn once<T, R: DeserializeOwned>(
    services: &Services,
    key: Option<&IdempotencyKey>,
    use_case: impl Future<Output = Result<T, Error>>,
    response: impl FnOnce(T) -> R,
) -> Result<R, Error> {
    if let Some(stored) = stored(services, key).await? {
        return Ok(stored);
    }
    match use_case.await {
        Ok(made) => Ok(response(made)),
        // The same request may have succeeded on another connection meanwhile.
        Err(error) => stored(services, key).await?.ok_or(error),
    }
}
