//! How a phone is set up to trust the server's own certificate authority, and the files for that.

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, USER_AGENT};
use actix_web::web::{Data, Query};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use data_encoding::HEXUPPER;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::http::{HomeHttps, HttpError, Https, RequestContext, https_cookie_removal, plain_url};
use crate::web::kit::filters;

/// A kind of device, by how it is set up to trust an authority.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
enum System {
    Ios,
    Android,
    Mac,
    Windows,
    Other,
}

impl System {
    const ALL: [Self; 5] = [
        Self::Ios,
        Self::Android,
        Self::Mac,
        Self::Windows,
        Self::Other,
    ];

    fn as_str(self) -> &'static str {
        match self {
            Self::Ios => "ios",
            Self::Android => "android",
            Self::Mac => "mac",
            Self::Windows => "windows",
            Self::Other => "other",
        }
    }

    fn name(self) -> Message {
        msg(format!("https-system-{}", self.as_str()))
    }

    /// What is to be done on it to trust the authority of this name, in three steps.
    fn steps(self, authority: &str) -> [Message; 3] {
        let step = |number| {
            let key = ["https", self.as_str(), number].join("-");
            msg(key).with("name", authority)
        };
        ["1", "2", "3"].map(step)
    }

    /// The system of the browser that sent a request; Firefox does not ask its system.
    fn of(request: &HttpRequest) -> Self {
        let agent = request.headers().get(USER_AGENT);
        let agent = agent.and_then(|agent| agent.to_str().ok());
        let has = |word: &str| agent.is_some_and(|agent| agent.contains(word));
        if has("iPhone") || has("iPad") || has("iPod") {
            Self::Ios
        } else if has("Android") {
            Self::Android
        } else if has("Firefox/") {
            Self::Other
        } else if has("Mac OS X") {
            Self::Mac
        } else if has("Windows") {
            Self::Windows
        } else {
            Self::Other
        }
    }
}

/// The system whose steps are shown.
#[derive(Debug, Deserialize)]
pub(super) struct HttpsQuery {
    system: Option<System>,
}

#[derive(Template)]
#[template(path = "device/https.html")]
struct HttpsPage<'a> {
    home: &'a HomeHttps,
    /// Whether the page was opened by HTTPS.
    is_on: bool,
    /// The system whose steps are shown.
    shown: System,
    secure_url: String,
    plain_url: String,
}

/// A profile for iPhones and iPads, with the authority as its one payload.
#[derive(Template)]
#[template(path = "device/profile.xml")]
struct Profile<'a> {
    name: &'a str,
    /// The certificate of the authority in base64.
    certificate: String,
    profile_uuid: String,
    payload_uuid: String,
}

/// HTTPS in a home network, if this server offers it.
fn home(https: &Https) -> Result<&HomeHttps, HttpError> {
    match https {
        Https::Home(home) => Ok(home),
        Https::Off | Https::Required => Err(Error::not_found().into()),
    }
}

/// The page; opened without TLS, it makes the browser stay there until it opens the secure page again.
pub(super) async fn show(
    request: RequestContext,
    http: HttpRequest,
    https: Data<Https>,
    Query(query): Query<HttpsQuery>,
) -> Result<HttpResponse, HttpError> {
    let home = home(&https)?;
    let page = HttpsPage {
        home,
        is_on: request.public_url.is_tls,
        shown: query.system.unwrap_or_else(|| System::of(&http)),
        secure_url: home.url(&http, "/"),
        plain_url: plain_url(&http, &request.public_url, "/https"),
    };
    let mut response = request.ok(&page);
    if !request.public_url.is_tls
        && let Err(error) = response.add_cookie(&https_cookie_removal())
    {
        tracing::warn!(%error, "cannot remove a cookie");
    }
    Ok(response)
}

/// The certificate of the authority.
pub(super) async fn certificate(https: Data<Https>) -> Result<HttpResponse, HttpError> {
    let pem = home(&https)?.authority.pem().to_owned();
    Ok(file("application/x-x509-ca-cert", pem))
}

/// The profile for iPhones and iPads.
pub(super) async fn profile(https: Data<Https>) -> Result<HttpResponse, HttpError> {
    let authority = &home(&https)?.authority;
    let lines = authority.pem().lines().filter(|it| !it.starts_with('-'));
    let certificate: String = lines.collect();
    let profile = Profile {
        name: authority.name(),
        profile_uuid: uuid("profile", &certificate),
        payload_uuid: uuid("payload", &certificate),
        certificate,
    };
    let text = profile.render().map_err(|error| {
        tracing::error!(%error, "the profile could not be rendered");
        Error::new(ErrorCode::Internal, "download-failed")
    })?;
    Ok(file("application/x-apple-aspen-config", text))
}

fn file(media_type: &'static str, text: String) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, media_type))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body(text)
}

/// An identifier in the form of a UUID, always the same for the same certificate: a profile that is installed twice
/// replaces itself.
fn uuid(part: &str, certificate: &str) -> String {
    let hash = Sha256::digest(format!("{part} {certificate}"));
    let digits = HEXUPPER.encode(&hash);
    let groups = [0..8, 8..12, 12..16, 16..20, 20..32];
    groups
        .map(|group| digits.get(group).unwrap_or_default())
        .join("-")
}
