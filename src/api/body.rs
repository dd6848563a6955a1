//! Reading what a request says, and answering it once however often it comes.

use std::future::Future;
use std::pin::Pin;
use std::str::FromStr;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, ContentType, LOCATION};
use actix_web::web::{self, Bytes};
use actix_web::{FromRequest, HttpRequest, HttpResponse, HttpResponseBuilder};
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;
use utoipa::ToSchema;

use super::Problem;
use super::who::Who;
use crate::auth::Principal;
use crate::domain::error::{Code, Error};
use crate::domain::i18n::said;
use crate::domain::ids::NotAnId;
use crate::games::Games;
use crate::idempotency::{self, IdempotencyKey};
use crate::rules::Seat;

/// The largest body of a request that is no import.
const LARGEST: usize = 64 * 1024;

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";
const LONGEST_KEY: usize = 64;

/// An empty object.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = Nothing, examples(json!({})))]
pub(super) struct NoBody {}

/// A POST with a JSON body from whoever has a token or a cookie.
pub(super) struct Post<T, const FOR_ANYONE: bool = false> {
    pub(super) who: Who,
    pub(super) body: T,
    pub(super) keep: Option<IdempotencyKey>,
}

/// A POST with a JSON body from anyone.
pub(super) type OpenPost<T> = Post<T, true>;

impl<T: DeserializeOwned, const FOR_ANYONE: bool> Post<T, FOR_ANYONE> {
    async fn read(
        request: HttpRequest,
        payload: web::Payload,
        is_renewal: bool,
    ) -> Result<Self, Error> {
        let bytes = read(payload).await?;
        let body = if bytes.is_empty() {
            // Where every field is optional, no body says as much as an empty object.
            parse(b"{}").map_err(|_| Error::new(Code::Malformed, "body-missing"))?
        } else {
            check_type(&request)?;
            parse(&bytes)?
        };
        let who = match Who::of(&request).await {
            Err(error) if is_renewal && error.code == Code::Unauthenticated => {
                return Self::repeated(&request, body, &bytes, error).await;
            }
            who => who?,
        };
        if !FOR_ANYONE && who.secret.is_none() {
            return Err(who.caller.denied());
        }
        let keep = keep(&request, &who, &bytes)?;
        Ok(Self { who, body, keep })
    }

    /// The request with a token that is void, where it was answered when the token was not: by what is
    /// known of the answer it gets the same one again, and nothing else.
    async fn repeated(
        request: &HttpRequest,
        body: T,
        bytes: &[u8],
        refusal: Error,
    ) -> Result<Self, Error> {
        let Some(who) = Who::void(request)? else {
            return Err(refusal);
        };
        let keep = keep(request, &who, bytes)?;
        let games = request.app_data::<web::Data<Games>>();
        let (Some(keep), Some(games)) = (keep, games) else {
            return Err(refusal);
        };
        match idempotency::stored_response(games.services(), &keep).await? {
            Some(_) => Ok(Self {
                who,
                body,
                keep: Some(keep),
            }),
            None => Err(refusal),
        }
    }

    pub(super) fn caller(&self) -> &Principal {
        &self.who.caller
    }
}

impl<T, const FOR_ANYONE: bool> FromRequest for Post<T, FOR_ANYONE>
where
    T: DeserializeOwned + 'static,
{
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let payload = web::Payload::from_request(&request, payload);
        Box::pin(async move {
            let payload = payload.await.map_err(|_| unreadable())?;
            Self::read(request, payload, false)
                .await
                .map_err(Problem::from)
        })
    }
}

/// A POST that makes the token void which it comes with; where its answer was lost, it comes again with that.
pub(super) struct RenewalPost<T>(pub(super) Post<T>);

impl<T: DeserializeOwned + 'static> FromRequest for RenewalPost<T> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let request = request.clone();
        let payload = web::Payload::from_request(&request, payload);
        Box::pin(async move {
            let payload = payload.await.map_err(|_| unreadable())?;
            let post = Post::read(request, payload, true).await;
            post.map(Self).map_err(Problem::from)
        })
    }
}

pub(super) fn unreadable() -> Error {
    Error::new(Code::Malformed, "body-unreadable")
}

async fn read(payload: web::Payload) -> Result<Bytes, Error> {
    let too_large = |_| Error::new(Code::TooLarge, "body-too-large");
    let bytes = payload.to_bytes_limited(LARGEST).await.map_err(too_large)?;
    bytes.map_err(|_| unreadable())
}

fn check_type(request: &HttpRequest) -> Result<(), Error> {
    if media_type(request).eq_ignore_ascii_case("application/json") {
        return Ok(());
    }
    Err(Error::new(Code::UnsupportedMediaType, "body-not-json"))
}

/// What the request says its body is, without parameters.
pub(super) fn media_type(request: &HttpRequest) -> &str {
    let sent = request.headers().get(CONTENT_TYPE);
    let sent = sent.and_then(|sent| sent.to_str().ok()).unwrap_or_default();
    let (essence, _) = sent.split_once(';').unwrap_or((sent, ""));
    essence.trim()
}

/// Reads JSON, telling what cannot be read from what is not known and what cannot be taken.
fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    // Whether it is JSON at all comes before what the JSON says.
    let read =
        serde_json::from_slice::<IgnoredAny>(bytes).and_then(|_| serde_json::from_slice(bytes));
    let read = read.or_else(|error| parse_whole_numbers(bytes, error));
    read.map_err(|error| {
        let reason = error.to_string();
        let code = match error.classify() {
            Category::Data if reason.starts_with("unknown field") => Code::UnknownField,
            Category::Data => Code::InvalidValue,
            Category::Syntax | Category::Eof | Category::Io => Code::Malformed,
        };
        Error::new(code, said("not-readable").with("reason", reason))
    })
}

/// Reads again what was refused for a number like `7.0`, which JSON does not tell from `7`.
fn parse_whole_numbers<T: DeserializeOwned>(
    bytes: &[u8],
    error: serde_json::Error,
) -> Result<T, serde_json::Error> {
    if !error.to_string().contains("floating point") {
        return Err(error);
    }
    let mut body = serde_json::from_slice(bytes)?;
    write_whole(&mut body);
    serde_json::from_value(body)
}

/// Writes every whole number as an integer.
fn write_whole(body: &mut Value) {
    match body {
        Value::Number(number) => {
            let float = number.as_f64().filter(|float| float.fract() == 0.0);
            if let Some(whole) = float.and_then(|float| format!("{float:.0}").parse::<i64>().ok()) {
                *number = whole.into();
            }
        }
        Value::Array(list) => list.iter_mut().for_each(write_whole),
        Value::Object(fields) => fields.values_mut().for_each(write_whole),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// Reads the query of a request.
pub(super) fn query<T: DeserializeOwned>(request: &HttpRequest) -> Result<T, Error> {
    read_query(request.query_string())
}

fn read_query<T: DeserializeOwned>(query: &str) -> Result<T, Error> {
    web::Query::from_query(query)
        .map(web::Query::into_inner)
        .map_err(|error| {
            let reason = error.to_string();
            let code = if reason.contains("unknown field") {
                Code::UnknownField
            } else {
                Code::InvalidValue
            };
            Error::new(code, said("not-readable").with("reason", reason))
        })
}

/// Reads the query of a request in two parts: these fields, and the others.
pub(super) fn query_parts<A: DeserializeOwned, B: DeserializeOwned>(
    request: &HttpRequest,
    fields: &[&str],
) -> Result<(A, B), Error> {
    let is_first = |pair: &&str| fields.contains(&pair.split('=').next().unwrap_or_default());
    let pairs = request.query_string().split('&');
    let (first, second): (Vec<&str>, Vec<&str>) = pairs.partition(is_first);
    Ok((
        read_query(&first.join("&"))?,
        read_query(&second.join("&"))?,
    ))
}

/// Reads an id of a path; what is no id is the name of nothing.
pub(super) fn id<T: FromStr<Err = NotAnId>>(text: &str) -> Result<T, Error> {
    text.parse().map_err(|_| Error::not_found())
}

/// Reads the number of a seat in a path.
pub(super) fn seat(text: &str) -> Result<Seat, Error> {
    let seat = text.parse().ok().and_then(Seat::new);
    seat.ok_or_else(Error::not_found)
}

/// The idempotency key of a request with this body, or with a hash of it.
pub(super) fn keep(
    request: &HttpRequest,
    who: &Who,
    body: &[u8],
) -> Result<Option<IdempotencyKey>, Error> {
    let Some(key) = request.headers().get(IDEMPOTENCY_KEY) else {
        return Ok(None);
    };
    let key = key.to_str().unwrap_or_default();
    if key.is_empty() || key.len() > LONGEST_KEY {
        return Err(Error::invalid("key-unreadable"));
    }
    if who.secret.is_none() && !is_random_uuid(key) {
        return Err(Error::invalid("key-not-random"));
    }
    let secret = who.secret.as_ref().map(crate::domain::ids::Token::reveal);
    let request = [
        request.method().as_str().as_bytes(),
        request.path().as_bytes(),
        body,
    ];
    Ok(Some(IdempotencyKey::new(key, secret, request)))
}

/// Whether it is a UUID of version 4, which nobody can guess.
fn is_random_uuid(key: &str) -> bool {
    let is_right = |(index, byte): (usize, u8)| match index {
        8 | 13 | 18 | 23 => byte == b'-',
        14 => byte == b'4',
        19 => matches!(byte.to_ascii_lowercase(), b'8' | b'9' | b'a' | b'b'),
        _ => byte.is_ascii_hexdigit(),
    };
    key.len() == 36 && key.bytes().enumerate().all(is_right)
}

/// An answer that holds private data.
pub(super) fn private(status: StatusCode) -> HttpResponseBuilder {
    let mut answer = HttpResponse::build(status);
    answer
        .insert_header(ContentType::json())
        .insert_header((CACHE_CONTROL, "private, no-cache"));
    answer
}

/// Answers a request once: if it came before, with the first answer.
pub(super) async fn once<T: Serialize, E: Into<Problem>>(
    games: &Games,
    keep: Option<&IdempotencyKey>,
    status: StatusCode,
    made: impl Future<Output = Result<T, E>>,
) -> Result<HttpResponse, Problem> {
    once_as(games, keep, |_| status, made).await
}

/// Answers a request once, with a status that follows from the answer's body.
pub(super) async fn once_as<T: Serialize, E: Into<Problem>>(
    games: &Games,
    keep: Option<&IdempotencyKey>,
    status: impl Fn(&[u8]) -> StatusCode,
    made: impl Future<Output = Result<T, E>>,
) -> Result<HttpResponse, Problem> {
    if let Some(body) = kept(games, keep).await? {
        return Ok(answer(status(&body), body));
    }
    match made.await {
        Ok(made) => {
            let body = serde_json::to_vec(&made)
                .map_err(|_| Error::new(Code::Internal, "answer-failed"))?;
            Ok(answer(status(&body), body))
        }
        // The same request may have been answered while this one was on its way.
        Err(error) => match kept(games, keep).await? {
            Some(body) => Ok(answer(status(&body), body)),
            None => Err(error.into()),
        },
    }
}

/// Answers a request that changes nothing once: only its answer is kept.
pub(super) async fn once_told<T: Serialize, E: From<Error> + Into<Problem>>(
    games: &Games,
    keep: Option<&IdempotencyKey>,
    told: impl Future<Output = Result<T, E>>,
) -> Result<HttpResponse, Problem> {
    once(games, keep, StatusCode::OK, async {
        let answer = told.await?;
        idempotency::store_response(games.services(), keep, &answer).await?;
        Ok::<T, E>(answer)
    })
    .await
}

async fn kept(games: &Games, keep: Option<&IdempotencyKey>) -> Result<Option<Vec<u8>>, Error> {
    match keep {
        Some(keep) => idempotency::stored_response(games.services(), keep).await,
        None => Ok(None),
    }
}

fn answer(status: StatusCode, body: Vec<u8>) -> HttpResponse {
    let mut answer = private(status);
    // Secrets are told once and are not to lie in any cache.
    answer.insert_header((CACHE_CONTROL, "no-store"));
    if status == StatusCode::CREATED
        && let Some(game) = game_of(&body)
    {
        answer.insert_header((LOCATION, format!("/api/v1/games/{game}")));
    }
    answer.body(body)
}

/// The id of the game that an answer tells of.
fn game_of(body: &[u8]) -> Option<String> {
    let body: serde_json::Value = serde_json::from_slice(body).ok()?;
    Some(body.get("game")?.get("id")?.as_str()?.to_owned())
}
