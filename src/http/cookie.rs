//! The cookie of a device.

use actix_web::body::MessageBody;
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpMessage, HttpRequest, HttpResponseBuilder};

use super::public_url::PublicUrl;
use crate::domain::ids::Token;

const NAME: &str = "rowlock";

/// The name with TLS: browsers accept a cookie with this prefix only from the server itself.
const SECURE_NAME: &str = "__Host-rowlock";

/// The length of a device's secret in bytes.
const SECRET_LENGTH: usize = 32;

/// How long a device is remembered; browsers allow no longer.
const MAX_AGE: Duration = Duration::days(400);

/// Extension of a request: the sender is a known device whose cookie was set before the server had TLS.
pub(super) struct HasOldCookie;

fn device_cookie(secret: &Token, is_secure: bool) -> Cookie<'static> {
    let name = if is_secure { SECURE_NAME } else { NAME };
    Cookie::build(name, secret.expose().to_owned())
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(is_secure)
        .max_age(MAX_AGE)
        .finish()
}

/// Removes the cookie that was set before the server had TLS.
fn old_cookie_removal() -> Cookie<'static> {
    Cookie::build(NAME, "")
        .path("/")
        .max_age(Duration::ZERO)
        .finish()
}

/// Adds the cookie of a device with a new secret to a response.
pub fn set_cookie(
    response: &mut HttpResponseBuilder,
    public_url: &PublicUrl,
    secret: Option<&Token>,
) {
    if let Some(secret) = secret {
        response.cookie(device_cookie(secret, public_url.is_secure()));
    }
}

/// The secret of the device that sent the request; `None` for a cookie that this server cannot have set.
///
/// Browsers that connected before the server had TLS still send the other name.
#[must_use]
pub fn device_secret(request: &HttpRequest) -> Option<Token> {
    let read = |name| parse_secret(request.cookie(name)?.value());
    read(SECURE_NAME).or_else(|| read(NAME))
}

fn parse_secret(text: &str) -> Option<Token> {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let is_secret = text.len() == SECRET_LENGTH && text.bytes().all(is_allowed);
    is_secret.then(|| text.parse().ok()).flatten()
}

/// Whether the request has the cookie only under the name that was used before TLS.
pub(super) fn has_old_cookie(request: &HttpRequest) -> bool {
    request.cookie(SECURE_NAME).is_none() && request.cookie(NAME).is_some()
}

/// Middleware: renames the cookie of a known device that was set before the server had TLS.
pub async fn renew_cookie<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let mut response = next.call(request).await?;
    let secret = {
        let request = response.request();
        let is_old = request.extensions().contains::<HasOldCookie>();
        is_old.then(|| device_secret(request)).flatten()
    };
    let is_secure = response
        .request()
        .app_data::<Data<PublicUrl>>()
        .is_some_and(|public_url| public_url.is_secure());
    if let Some(secret) = secret {
        for cookie in [device_cookie(&secret, is_secure), old_cookie_removal()] {
            if let Err(error) = response.response_mut().add_cookie(&cookie) {
                tracing::warn!(%error, "cannot renew a cookie");
            }
        }
    }
    Ok(response)
}
