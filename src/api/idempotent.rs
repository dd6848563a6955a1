//! Idempotent POSTs: a repeated request gets the stored response of the first.

use std::future::Future;

use actix_web::http::StatusCode;
use serde::Serialize;

use super::Problem;
use super::respond::{HandlerResult, ResponseHead, encode, post_response};
use crate::domain::error::Error;
use crate::idempotency::{self, IdempotencyKey};
use crate::services::Services;

/// Runs a use case that stores its response, unless a stored one exists.
pub(super) async fn idempotent<T: Serialize, E: Into<Problem>>(
    services: &Services,
    key: Option<&IdempotencyKey>,
    status: StatusCode,
    use_case: impl Future<Output = Result<T, E>>,
) -> HandlerResult {
    let head = || ResponseHead::from(status);
    match stored(services, key).await? {
        Some(body) => Ok(post_response(head(), body)),
        None => attempt(services, key, |_| head(), |_| head(), use_case).await,
    }
}

/// As [`idempotent`], for a use case that creates or changes a game; the `Location` of the response is the URL of the
/// game.
pub(super) async fn idempotent_game<T: Serialize, E: Into<Problem>>(
    services: &Services,
    key: Option<&IdempotencyKey>,
    use_case: impl Future<Output = Result<T, E>>,
) -> HandlerResult
where
    for<'a> &'a T: Into<ResponseHead>,
{
    match stored(services, key).await? {
        Some(body) => Ok(post_response(ResponseHead::of_stored(&body), body)),
        None => {
            attempt(
                services,
                key,
                |it| it.into(),
                ResponseHead::of_stored,
                use_case,
            )
            .await
        }
    }
}

/// Runs a use case; if it fails, its stored response is sent, if there is one.
async fn attempt<T: Serialize, E: Into<Problem>>(
    services: &Services,
    key: Option<&IdempotencyKey>,
    head: impl Fn(&T) -> ResponseHead,
    stored_head: impl Fn(&[u8]) -> ResponseHead,
    use_case: impl Future<Output = Result<T, E>>,
) -> HandlerResult {
    match use_case.await {
        Ok(response) => {
            let body = encode(&response)?;
            Ok(post_response(head(&response), body))
        }
        // The same request may have succeeded on another connection meanwhile.
        Err(error) => match stored(services, key).await? {
            Some(body) => Ok(post_response(stored_head(&body), body)),
            None => Err(error.into()),
        },
    }
}

/// As [`idempotent`], for a use case that changes nothing: only its response is stored.
pub(super) async fn idempotent_read<T: Serialize, E: From<Error> + Into<Problem>>(
    services: &Services,
    key: Option<&IdempotencyKey>,
    use_case: impl Future<Output = Result<T, E>>,
) -> HandlerResult {
    idempotent(services, key, StatusCode::OK, async {
        let response = use_case.await?;
        idempotency::store_response(services, key, &response).await?;
        Ok::<T, E>(response)
    })
    .await
}

async fn stored(
    services: &Services,
    key: Option<&IdempotencyKey>,
) -> Result<Option<Vec<u8>>, Error> {
    match key {
        Some(key) => idempotency::stored_response(services, key).await,
        None => Ok(None),
    }
}
