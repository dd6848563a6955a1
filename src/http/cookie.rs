//! The cookie of a device.

use actix_web::body::MessageBody;
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpMessage, HttpRequest, HttpResponse};

use super::https::Https;
use super::public_url::PublicUrl;
use super::secret::forbid_caching;
use crate::domain::ids::Token;

const NAME: &str = "rowlock";

/// The name with TLS: browsers accept a cookie with this prefix only from the server itself.
const SECURE_NAME: &str = "__Host-rowlock";

/// The name with TLS below a path, which the stricter prefix does not allow.
const SECURE_PATH_NAME: &str = "__Secure-rowlock";

/// The length of a device's secret in bytes.
const SECRET_LENGTH: usize = 32;

/// What precedes the secret of a device that the server has never known without TLS. It counts only under a name that
/// no other site can set: else an attacker could plant such a secret as an old cookie, and use the rights that the
/// victim then gets.
const TLS_PREFIX: char = 's';

/// How long a device is remembered; browsers allow no longer.
const MAX_AGE: Duration = Duration::days(400);

/// Extension of a request: the secret of a known device whose cookie was set before the server had TLS.
pub(super) struct RenewedSecret(pub(super) Token);

/// The name of the cookie that this server sets.
fn current_name(public_url: &PublicUrl) -> &'static str {
    match (public_url.is_secure(), public_url.path()) {
        (false, _) => NAME,
        (true, "") => SECURE_NAME,
        (true, _) => SECURE_PATH_NAME,
    }
}

/// The path of the cookie: other programs on the same host do not get it.
fn cookie_path(public_url: &PublicUrl) -> String {
    match public_url.path() {
        "" => "/".to_owned(),
        path => path.to_owned(),
    }
}

fn device_cookie(secret: &Token, public_url: &PublicUrl) -> Cookie<'static> {
    Cookie::build(current_name(public_url), secret.expose().to_owned())
        .path(cookie_path(public_url))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(public_url.is_secure())
        .max_age(MAX_AGE)
        .finish()
}

/// Removes the cookie that was set before the server had TLS.
fn old_cookie_removal(path: String) -> Cookie<'static> {
    Cookie::build(NAME, "")
        .path(path)
        .max_age(Duration::ZERO)
        .finish()
}

/// The secret of a new device of this browser.
pub(super) fn secret_of_device(random: Token, is_tls_only: bool) -> Token {
    match is_tls_only {
        true => random.with_prefix(TLS_PREFIX),
        false => random,
    }
}

/// Whether browsers open the pages of this server with TLS alone.
pub(super) fn is_tls_only(request: &HttpRequest, public_url: &PublicUrl) -> bool {
    public_url.is_secure() && !goes_on_without_tls(request)
}

/// Whether browsers that use TLS also open this server's pages without it, and are to be known there, too.
fn goes_on_without_tls(request: &HttpRequest) -> bool {
    let https = request.app_data::<Data<Https>>();
    https.is_some_and(|https| matches!(***https, Https::Home(_)))
}

/// Adds the cookie of a device with a new secret to a response, which must not be cached.
pub(super) fn add_cookie(
    response: &mut HttpResponse,
    public_url: &PublicUrl,
    secret: Option<&Token>,
) {
    forbid_caching(response.headers_mut());
    if let Some(secret) = secret
        && let Err(error) = response.add_cookie(&device_cookie(secret, public_url))
    {
        tracing::warn!(%error, "cannot set a cookie");
    }
}

/// The secret of the device that sent the request; `None` for a cookie that this server cannot have set.
///
/// Browsers that connected before the server had TLS, or at the root of the host, still send another name.
pub fn device_secret(request: &HttpRequest) -> Option<Token> {
    let read = |name| parse_secret(name, request.cookie(name)?.value());
    let is_below_path = request
        .app_data::<Data<PublicUrl>>()
        .is_some_and(|public_url| !public_url.path().is_empty());
    let below_path = is_below_path.then(|| read(SECURE_PATH_NAME)).flatten();
    below_path
        .or_else(|| read(SECURE_NAME))
        .or_else(|| read(NAME))
}

fn parse_secret(name: &str, text: &str) -> Option<Token> {
    let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let unmarked = match text.strip_prefix(TLS_PREFIX) {
        Some(rest) if name != NAME && rest.len() == SECRET_LENGTH => rest,
        Some(_) | None => text,
    };
    let is_secret = unmarked.len() == SECRET_LENGTH && unmarked.bytes().all(is_allowed);
    is_secret.then(|| text.parse().ok()).flatten()
}

/// Whether the request has the cookie only under a name that was used before TLS, or before the server had a path.
pub(super) fn has_old_cookie(request: &HttpRequest, public_url: &PublicUrl) -> bool {
    let current = current_name(public_url);
    let has = |name| request.cookie(name).is_some();
    !has(current) && (has(NAME) || (current == SECURE_PATH_NAME && has(SECURE_NAME)))
}

/// Whether another site can have set the cookie that counts.
pub(super) fn may_be_planted(request: &HttpRequest) -> bool {
    request.cookie(SECURE_NAME).is_none() && request.cookie(SECURE_PATH_NAME).is_none()
}

/// Middleware: renames the cookie of a known device that was set before the server had TLS.
pub async fn renew_cookie<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<B>, ActixError> {
    let mut response = next(request).await?;
    let secret = response.request().extensions_mut().remove();
    let public_url = response.request().app_data::<Data<PublicUrl>>().cloned();
    if let (Some(RenewedSecret(secret)), Some(public_url)) = (secret, public_url) {
        let mut cookies = vec![device_cookie(&secret, &public_url)];
        if !goes_on_without_tls(response.request()) {
            cookies.push(old_cookie_removal("/".to_owned()));
        }
        if !public_url.path().is_empty() {
            cookies.push(old_cookie_removal(cookie_path(&public_url)));
        }
        forbid_caching(response.headers_mut());
        for cookie in cookies {
            if let Err(error) = response.response_mut().add_cookie(&cookie) {
                tracing::warn!(%error, "cannot renew a cookie");
            }
        }
    }
    Ok(response)
}
