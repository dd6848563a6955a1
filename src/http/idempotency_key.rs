//! The header `Idempotency-Key`.

use actix_web::HttpRequest;

use super::caller::Caller;
use crate::domain::error::Error;
use crate::domain::ids::Token;
use crate::idempotency::IdempotencyKey;

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";

/// The longest idempotency key in bytes.
const MAX_KEY_LENGTH: usize = 64;

/// The idempotency key of a request with this path and body, or with a hash of it; `None` without the header.
///
/// # Errors
/// [`ErrorCode::InvalidValue`](crate::domain::error::ErrorCode::InvalidValue) if it is empty or too long, and without
/// a token or cookie if it is not a random UUID.
pub(crate) fn idempotency_key(
    request: &HttpRequest,
    caller: &Caller,
    path: &str,
    body: &[u8],
) -> Result<Option<IdempotencyKey>, Error> {
    let Some(header) = request.headers().get(IDEMPOTENCY_KEY) else {
        return Ok(None);
    };
    let key = header.to_str().unwrap_or_default();
    if key.is_empty() || key.len() > MAX_KEY_LENGTH {
        return Err(Error::invalid("key-unreadable"));
    }
    if caller.secret.is_none() && !is_random_uuid(key) {
        return Err(Error::invalid("key-not-random"));
    }
    let secret = caller.secret.as_ref().map(Token::expose);
    let request = [request.method().as_str().as_bytes(), path.as_bytes(), body];
    Ok(Some(IdempotencyKey::new(key, secret, request)))
}

/// Whether it is a UUID of version 4, which cannot be guessed.
fn is_random_uuid(key: &str) -> bool {
    let is_valid = |(index, byte): (usize, u8)| match index {
        8 | 13 | 18 | 23 => byte == b'-',
        14 => byte == b'4',
        19 => matches!(byte.to_ascii_lowercase(), b'8' | b'9' | b'a' | b'b'),
        _ => byte.is_ascii_hexdigit(),
    };
    key.len() == 36 && key.bytes().enumerate().all(is_valid)
}
