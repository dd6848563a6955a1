//! Extractors: JSON bodies, queries and path parameters.

use std::fmt::Display;
use std::future::{Future, Ready, ready};
use std::ops::Deref;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header::{self, CONTENT_TYPE, Header};
use actix_web::web::{self, Bytes};
use actix_web::{FromRequest, HttpRequest};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value, json};

use super::Problem;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::precondition::Precondition;
use crate::http::{Caller, RequestContext, idempotency_key};
use crate::idempotency::{self, IdempotencyKey};
use crate::schema::impl_schema;

/// The largest body in bytes, other than an import's.
const MAX_BODY: usize = 64 * 1024;

/// An object without any field.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EmptyBody {}

impl_schema! {
    EmptyBody as "Nothing": empty();
}

/// Generators of clients have no type for an object with `additionalProperties: false` and no properties, so the schema
/// limits their number to 0.
fn empty() -> Value {
    json!({
        "type": "object",
        "description": "An object without any field.",
        "additionalProperties": true,
        "maxProperties": 0,
        "examples": [{}],
    })
}

/// A POST with a JSON body; unless `PUBLIC`, it needs a token or a cookie.
pub(super) struct Post<T, const PUBLIC: bool = false> {
    pub(super) context: RequestContext,
    pub(super) body: T,
    pub(super) key: Option<IdempotencyKey>,
}

/// A POST with a JSON body that needs no token.
pub(super) type PublicPost<T> = Post<T, true>;

impl<T: DeserializeOwned, const PUBLIC: bool> Post<T, PUBLIC> {
    async fn read(
        request: HttpRequest,
        payload: <web::Payload as FromRequest>::Future,
        is_renewal: bool,
    ) -> Result<Self, Error> {
        let payload = payload.await.map_err(|_| unreadable())?;
        let bytes = read(payload).await?;
        let body = if bytes.is_empty() {
            // Where every field is optional, an empty body is an empty object.
            parse(b"{}").map_err(|_| Error::new(ErrorCode::Malformed, "body-missing"))?
        } else {
            check_type(&request)?;
            parse(&bytes)?
        };
        let context = match RequestContext::of(&request).await {
            Err(error) if is_renewal && error.code == ErrorCode::Unauthenticated => {
                return Self::repeated(&request, body, &bytes, error).await;
            }
            context => context?,
        };
        let caller = &context.caller;
        if !PUBLIC && caller.secret.is_none() {
            return Err(caller.principal.denied());
        }
        let key = idempotency_key(&request, caller, request.path(), &bytes)?;
        Ok(Self { context, body, key })
    }

    /// Accepts a repeated request that revoked its own token the first time, if its response is stored.
    async fn repeated(
        request: &HttpRequest,
        body: T,
        bytes: &[u8],
        refusal: Error,
    ) -> Result<Self, Error> {
        let Some(caller) = Caller::revoked(request)? else {
            return Err(refusal);
        };
        let key = idempotency_key(request, &caller, request.path(), bytes)?;
        let Some(key) = key else {
            return Err(refusal);
        };
        let context = RequestContext::with_caller(request, caller)?;
        match idempotency::stored_response(&context.services, &key).await? {
            Some(_) => Ok(Self {
                context,
                body,
                key: Some(key),
            }),
            None => Err(refusal),
        }
    }
}

impl<T, const PUBLIC: bool> Deref for Post<T, PUBLIC> {
    type Target = RequestContext;

    fn deref(&self) -> &RequestContext {
        &self.context
    }
}

impl<T, const PUBLIC: bool> FromRequest for Post<T, PUBLIC>
where
    T: DeserializeOwned + 'static,
{
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let post = Self::read(
            request.clone(),
            web::Payload::from_request(request, payload),
            false,
        );
        Box::pin(async { Ok(post.await?) })
    }
}

/// The entity tags that `If-Match` allows: a changed resource must have one of them. Without the header any tag will
/// do.
pub(super) struct IfMatch(pub(super) Precondition);

impl FromRequest for IfMatch {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        if !request.headers().contains_key(header::IfMatch::name()) {
            return ready(Ok(Self(Precondition::Any)));
        }
        // What cannot be read is no tag of a resource.
        let sent = header::IfMatch::parse(request);
        let sent = sent.unwrap_or(header::IfMatch::Items(Vec::new()));
        ready(Ok(Self(match sent {
            header::IfMatch::Any => Precondition::Any,
            header::IfMatch::Items(tags) => {
                // A proxy that compresses responses weakens their tags.
                Precondition::Tags(tags.iter().map(|tag| tag.tag().to_owned()).collect())
            }
        })))
    }
}

/// A POST that revokes the token it is sent with, and may be repeated with that token.
pub(super) struct RenewalPost<T>(pub(super) Post<T>);

impl<T: DeserializeOwned + 'static> FromRequest for RenewalPost<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let post = Post::read(
            request.clone(),
            web::Payload::from_request(request, payload),
            true,
        );
        Box::pin(async { Ok(Self(post.await?)) })
    }
}

pub(super) fn unreadable() -> Error {
    Error::new(ErrorCode::Malformed, "body-unreadable")
}

async fn read(payload: web::Payload) -> Result<Bytes, Error> {
    let too_large = |_| Error::new(ErrorCode::TooLarge, "body-too-large");
    let bytes = payload
        .to_bytes_limited(MAX_BODY)
        .await
        .map_err(too_large)?;
    bytes.map_err(|_| unreadable())
}

fn check_type(request: &HttpRequest) -> Result<(), Error> {
    if media_type(request).eq_ignore_ascii_case("application/json") {
        return Ok(());
    }
    Err(Error::new(ErrorCode::UnsupportedMediaType, "body-not-json"))
}

/// The media type of the body, without parameters; empty if there is none.
pub(super) fn media_type(request: &HttpRequest) -> &str {
    let sent = request.headers().get(CONTENT_TYPE);
    let sent = sent.and_then(|sent| sent.to_str().ok()).unwrap_or_default();
    let (essence, _) = sent.split_once(';').unwrap_or((sent, ""));
    essence.trim()
}

/// Parses JSON; syntax errors anywhere come before errors in the fields.
///
/// # Errors
/// [`ErrorCode::Malformed`] if it is not JSON, [`ErrorCode::UnknownField`], [`ErrorCode::InvalidValue`].
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    let mut body: Value = serde_json::from_slice(bytes)
        .map_err(|error| not_readable(ErrorCode::Malformed, &error))?;
    normalize_integers(&mut body);
    // serde reads an array as the fields of a struct, too.
    let body: Map<String, Value> = serde_path_to_error::deserialize(body)
        .map_err(|error| not_readable(field_error(error.inner()), &error))?;
    serde_path_to_error::deserialize(Value::Object(body))
        .map_err(|error| not_readable(field_error(error.inner()), &error))
}

fn not_readable(code: ErrorCode, reason: &impl Display) -> Error {
    Error::new(code, msg("unreadable").with("reason", reason.to_string()))
}

/// The code of an error of serde; only its text distinguishes unknown fields from invalid values.
fn field_error(error: &impl Display) -> ErrorCode {
    if error.to_string().starts_with("unknown field") {
        ErrorCode::UnknownField
    } else {
        ErrorCode::InvalidValue
    }
}

/// Turns every number without a fraction into an integer: in JSON `7.0` equals `7`.
fn normalize_integers(body: &mut Value) {
    match body {
        Value::Number(number) => {
            let float = number
                .as_f64()
                .filter(|float| number.is_f64() && float.fract() == 0.0);
            let integer = float.and_then(|float| format!("{float:.0}").parse::<i64>().ok());
            if let Some(integer) = integer {
                *number = integer.into();
            }
        }
        Value::Array(list) => list.iter_mut().for_each(normalize_integers),
        Value::Object(fields) => fields.values_mut().for_each(normalize_integers),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Parses the query of a request.
///
/// # Errors
/// [`ErrorCode::UnknownField`], [`ErrorCode::InvalidValue`].
pub(super) fn query<T: DeserializeOwned>(request: &HttpRequest) -> Result<T, Error> {
    parse_query(request.query_string())
}

fn parse_query<T: DeserializeOwned>(query: &str) -> Result<T, Error> {
    let query = serde_urlencoded::from_str(query);
    query.map_err(|error| not_readable(field_error(&error), &error))
}

/// Parses the query of a request as two types: these fields, and the others.
pub(super) fn query_parts<A: DeserializeOwned, B: DeserializeOwned>(
    request: &HttpRequest,
    fields: &[&str],
) -> Result<(A, B), Error> {
    let is_first = |pair: &&str| fields.contains(&pair.split('=').next().unwrap_or_default());
    let pairs = request.query_string().split('&');
    let (first, second): (Vec<&str>, Vec<&str>) = pairs.partition(is_first);
    Ok((
        parse_query(&first.join("&"))?,
        parse_query(&second.join("&"))?,
    ))
}
