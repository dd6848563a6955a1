//! Protection against cross-site request forgery: a device's cookie counts only from this server's own pages.

use actix_web::http::Uri;
use actix_web::http::header::{HOST, HeaderMap, ORIGIN};

use super::public_url::PublicUrl;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;

/// Refuses a request that a page of another site made.
pub(super) fn verify_origin(public_url: &PublicUrl, headers: &HeaderMap) -> Result<(), Error> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let is_same_origin = match (text("sec-fetch-site"), text(ORIGIN.as_str())) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        // On plain HTTP browsers send only the origin.
        (None, Some(origin)) => is_own_origin(public_url, origin, text(HOST.as_str())),
        (None, None) => true,
    };
    if is_same_origin {
        Ok(())
    } else if let Some(url) = insecure_page(public_url, headers) {
        let detail = msg("page-insecure").with("url", url);
        Err(Error::new(ErrorCode::Forbidden, detail))
    } else {
        Err(Error::new(ErrorCode::Forbidden, "cross-site"))
    }
}

/// The URL to use instead, if the page came from this server by plain HTTP although it has TLS.
fn insecure_page(public_url: &PublicUrl, headers: &HeaderMap) -> Option<String> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let (origin, host) = (text(ORIGIN)?, text(HOST)?);
    let is_own = origin.strip_prefix("http://") == Some(host);
    let url = public_url.url();
    (is_own && url.starts_with("https://")).then_some(url)
}

/// Whether a page of this origin is this server's: the whole origin counts, as browsers write it.
fn is_own_origin(public_url: &PublicUrl, origin: &str, host: Option<&str>) -> bool {
    let Some((scheme, authority)) = origin.split_once("://") else {
        return false;
    };
    // If the server has TLS, a page without it can be anyone's. A server without may be behind a proxy that has it.
    let is_safe = scheme == "https" || (scheme == "http" && !public_url.is_secure());
    let configured = public_url.configured_ascii();
    let configured = configured.and_then(|url| origin_of(&url));
    is_safe && (host == Some(authority) || configured.as_deref() == Some(origin))
}

/// The origin of a URL as browsers write it: in lower case, without the port that its scheme has anyway.
fn origin_of(url: &str) -> Option<String> {
    let url: Uri = url.parse().ok()?;
    let (scheme, host) = (url.scheme_str()?, url.host()?);
    let port = match (scheme, url.port_u16()) {
        ("http", Some(80)) | ("https", Some(443)) | (_, None) => String::new(),
        (_, Some(port)) => format!(":{port}"),
    };
    Some(format!("{scheme}://{}{port}", host.to_ascii_lowercase()))
}
