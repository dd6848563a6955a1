//! Responses that hold a secret: on the page, in a cookie, or in their address.

use actix_web::Error as ActixError;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY};
use actix_web::middleware::Next;

/// Forbids caching of a response that shows a link, a code or a form of one browser, or sets a cookie.
pub(crate) fn forbid_caching(headers: &mut HeaderMap) {
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
}

/// Forbids caching, referrers and indexing, so that the secret in the address does not leak.
pub(crate) fn hide_address(headers: &mut HeaderMap) {
    forbid_caching(headers);
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(
        HeaderName::from_static("x-robots-tag"),
        HeaderValue::from_static("noindex"),
    );
}

/// Middleware that does this on every response of a resource.
pub(crate) async fn with_secret_address<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let mut response = next.call(request).await?;
    hide_address(response.headers_mut());
    Ok(response)
}
