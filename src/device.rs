//! A browser's one cookie: the secret by which a device is known, and from which pages it counts.

use actix_web::HttpRequest;
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::http::header::{HOST, HeaderMap, ORIGIN};

use crate::error::{Code, Error};
use crate::ids::Token;

const COOKIE: &str = "rowlock";

/// How long a device is remembered; browsers allow no longer.
const DAYS: i64 = 400;

/// How this server is reached from outside, where that differs from what a request says.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// The public address, as in `https://example.org`.
    pub public_url: Option<String>,
}

impl Site {
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
        Cookie::build(COOKIE, secret.reveal().to_owned())
            .path("/")
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.is_secure())
            .max_age(Duration::days(DAYS))
            .finish()
    }

    /// Refuses a request that a page of another site made with this browser's cookie.
    ///
    /// # Errors
    /// [`Code::Forbidden`].
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
            Err(Error::new(
                Code::Forbidden,
                "A page of another site may not do this.",
            ))
        }
    }

    fn is_own_origin(&self, origin: &str, host: Option<&str>) -> bool {
        let address = |url: &'_ str| -> Option<String> {
            let (_, rest) = url.split_once("://")?;
            Some(rest.trim_end_matches('/').to_owned())
        };
        let Some(origin) = address(origin) else {
            return false;
        };
        let public = self.public_url.as_deref().and_then(address);
        public.as_ref() == Some(&origin) || host == Some(origin.as_str())
    }
}

/// The secret of the device that sent the request.
#[must_use]
pub fn secret(request: &HttpRequest) -> Option<Token> {
    request.cookie(COOKIE)?.value().parse().ok()
}
