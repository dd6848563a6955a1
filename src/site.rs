//! How the server is reached: its address for phones, a browser's one cookie, from which pages
//! that cookie counts, and what a client can unpack.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::http::header::{AcceptEncoding, Encoding, HOST, Header, HeaderMap, ORIGIN};
use actix_web::{HttpMessage, HttpRequest};
use sha2::{Digest, Sha256};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::Token;
use crate::groups::Allowance;

const COOKIE: &str = "rowlock";

/// The same behind TLS: browsers take a cookie of this name from nobody but this very server.
const SECURE_COOKIE: &str = "__Host-rowlock";

/// How many letters there are of what a form carries.
const MARK_LENGTH: usize = 22;

/// How long the secret of a device is.
const SECRET_LENGTH: usize = 32;

/// How long a device is remembered; browsers allow no longer.
const DAYS: i64 = 400;

/// How this server is reached.
#[derive(Clone, Debug)]
pub struct Site {
    /// The address that was configured, as in `https://example.org`.
    pub public_url: Option<String>,
    /// The address it listens on.
    pub address: SocketAddr,
}

impl Site {
    /// The address by which phones reach it, without a slash at its end.
    ///
    /// It never comes from a request, whose `Host` anybody can write.
    #[must_use]
    pub fn url(&self) -> String {
        match &self.public_url {
            Some(url) => url.trim_end_matches('/').to_owned(),
            // Whoever listens on one address alone is reached there only.
            None if !self.address.ip().is_unspecified() => format!("http://{}", self.address),
            None => format!("http://{}:{}", home_address(), self.address.port()),
        }
    }

    /// Whether browsers reach it over TLS.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.public_url
            .as_ref()
            .is_some_and(|url| url.starts_with("https://"))
    }

    /// The cookie that makes a browser the device of this secret.
    #[must_use]
    pub fn cookie(&self, secret: &Token) -> Cookie<'static> {
        let name = if self.is_secure() {
            SECURE_COOKIE
        } else {
            COOKIE
        };
        Cookie::build(name, secret.expose().to_owned())
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.is_secure())
            .max_age(Duration::days(DAYS))
            .finish()
    }

    /// Ends the cookie of the name that is not in use behind TLS.
    #[must_use]
    pub fn old_cookie_end(&self) -> Cookie<'static> {
        Cookie::build(COOKIE, "")
            .path("/")
            .max_age(Duration::ZERO)
            .finish()
    }

    /// Refuses a request that a page of another site made with this browser's cookie.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`].
    pub fn check_origin(&self, headers: &HeaderMap) -> Result<(), Error> {
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let is_ours = match (text("sec-fetch-site"), text(ORIGIN.as_str())) {
            (Some(site), _) => matches!(site, "same-origin" | "none"),
            // On plain http browsers say only where the page comes from.
            (None, Some(origin)) => self.is_own_origin(origin, text(HOST.as_str())),
            (None, None) => true,
        };
        if is_ours {
            Ok(())
        } else {
            Err(Error::new(ErrorCode::Forbidden, "cross-site"))
        }
    }

    fn is_own_origin(&self, origin: &str, host: Option<&str>) -> bool {
        let address = |url: &'_ str| -> Option<String> {
            let (scheme, rest) = url.split_once("://")?;
            // Behind TLS a page that came without it may be anybody's.
            let is_safe = scheme == "https" || !self.is_secure();
            is_safe.then(|| rest.trim_end_matches('/').to_owned())
        };
        let Some(origin) = address(origin) else {
            return false;
        };
        let public = self.public_url.as_deref().and_then(address);
        public.as_ref() == Some(&origin) || host == Some(origin.as_str())
    }
}

/// How many games the sender of the request may still import.
#[must_use]
pub fn allowance(request: &HttpRequest) -> Allowance {
    let extensions = request.extensions();
    extensions.get::<Allowance>().cloned().unwrap_or_default()
}

/// The secret of the device that sent the request; a cookie that this server cannot have made is none.
///
/// Browsers that came before the name for TLS was in use still have the other one.
#[must_use]
pub fn secret(request: &HttpRequest) -> Option<Token> {
    let read = |name| device_secret(request.cookie(name)?.value());
    read(SECURE_COOKIE).or_else(|| read(COOKIE))
}

fn device_secret(text: &str) -> Option<Token> {
    let is_ours = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let is_secret = text.len() == SECRET_LENGTH && text.bytes().all(is_ours);
    is_secret.then(|| text.parse().ok()).flatten()
}

/// What a form carries that was sent along with a device's secret, and an answer to it is known by.
///
/// Whoever plants a cookie in somebody's browser cannot write it into the forms of this server, too.
#[must_use]
pub fn form_mark(secret: &Token) -> String {
    let hash = Sha256::digest(format!("rowlock form {}", secret.expose()));
    let mut mark = data_encoding::BASE64URL_NOPAD.encode(&hash);
    mark.truncate(MARK_LENGTH);
    mark
}

/// Whether the request has the cookie only under the name that is not in use behind TLS.
#[must_use]
pub fn has_old_cookie(request: &HttpRequest) -> bool {
    request.cookie(SECURE_COOKIE).is_none() && request.cookie(COOKIE).is_some()
}

/// This machine's address in the home network; the loopback address where it is in none.
fn home_address() -> Ipv4Addr {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<Ipv4Addr> = interfaces
        .iter()
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(address) if !address.is_loopback() && !address.is_link_local() => {
                Some(address)
            }
            IpAddr::V4(_) | IpAddr::V6(_) => None,
        })
        .collect();
    // Virtual networks come after the one that phones are in.
    addresses.sort_by_key(|address| match address.octets() {
        [192, 168, ..] => 0,
        [10, ..] => 1,
        _ if address.is_private() => 2,
        _ => 3,
    });
    addresses.first().copied().unwrap_or(Ipv4Addr::LOCALHOST)
}

/// Whether the client takes what is compressed already.
pub(crate) fn takes_gzip(request: &HttpRequest) -> bool {
    let gzip = [Encoding::gzip(), Encoding::identity()];
    AcceptEncoding::parse(request)
        .is_ok_and(|accepted| accepted.negotiate(gzip.iter()) == Some(Encoding::gzip()))
}
