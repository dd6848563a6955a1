//! The credential of a request: the bearer token of a program, or the cookie of a browser.

use actix_web::http::header::AUTHORIZATION;
use actix_web::{HttpMessage, HttpRequest};

use super::cookie::device_secret;
use super::paths::is_api;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Holder;
use crate::domain::ids::Token;

/// The credential of a request.
#[derive(Clone)]
pub(super) struct Credential {
    pub(super) secret: Token,
    pub(super) holder: Holder,
}

/// Extension of a request: its credential, which is read and hashed once.
struct ReadCredential(Result<Option<Credential>, Error>);

/// The credential of a request: on the API's paths its token, else its cookie.
///
/// # Errors
/// [`ErrorCode::Unauthenticated`] for an `Authorization` header without a bearer token.
pub(super) fn credential(request: &HttpRequest) -> Result<Option<Credential>, Error> {
    if let Some(ReadCredential(credential)) = request.extensions().get() {
        return credential.clone();
    }
    let credential = read(request);
    let extension = ReadCredential(credential.clone());
    request.extensions_mut().insert(extension);
    credential
}

fn read(request: &HttpRequest) -> Result<Option<Credential>, Error> {
    let credential = match bearer(request)? {
        Some(secret) => Some((Holder::Token(secret.hash()), secret)),
        None => device_secret(request).map(|secret| (Holder::Device(secret.hash()), secret)),
    };
    Ok(credential.map(|(holder, secret)| Credential { secret, holder }))
}

/// The token of an `Authorization: Bearer TOKEN` header; pages take none.
fn bearer(request: &HttpRequest) -> Result<Option<Token>, Error> {
    // As the router reads it: percent-encoded letters decoded.
    if !is_api(request.match_info().as_str()) {
        return Ok(None);
    }
    let Some(header) = request.headers().get(AUTHORIZATION) else {
        return Ok(None);
    };
    let token = header.to_str().ok().and_then(|header| {
        let (scheme, token) = header.split_once(' ')?;
        let is_bearer = scheme.eq_ignore_ascii_case("bearer");
        is_bearer.then(|| token.trim().parse().ok()).flatten()
    });
    token
        .map(Some)
        .ok_or_else(|| Error::new(ErrorCode::Unauthenticated, "token-unreadable"))
}
