//! Headers that tell browsers what a response may do.

use actix_web::Error as ActixError;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, CROSS_ORIGIN_RESOURCE_POLICY, HeaderName, HeaderValue,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use actix_web::middleware::Next;

/// What a browser shows as a page loads nothing from other origins, is framed by none, and parses HTML in one module only;
/// two sheets of one tablet are frames of this server's own page. It may not use devices that no page needs; sounds,
/// the clipboard, the wake lock and sharing stay as browsers allow them to a page that is framed by none.
const OF_PAGES: [(HeaderName, HeaderValue); 4] = [
    (
        CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; \
             connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; \
             form-action 'self'; base-uri 'none'; frame-src 'self'; frame-ancestors 'self'; \
             require-trusted-types-for 'script'; trusted-types rowlock rowlock-worker",
        ),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static(
            "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), \
             microphone=(), midi=(), payment=(), serial=(), usb=()",
        ),
    ),
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (X_FRAME_OPTIONS, HeaderValue::from_static("SAMEORIGIN")),
];

/// Media types of data, which no browser shows as a page while it may not guess another type.
const DATA: [&str; 2] = ["application/json", "text/event-stream"];

/// Media types of the files of pages, which are the same for everyone, so that other origins may use them. The service
/// worker, which has a policy of its own, is sent as `text/javascript; charset=utf-8`.
const FILES: [&str; 3] = ["font/woff2", "text/css", "text/javascript"];

/// Middleware: adds the headers that a handler has not set. Only pages get the headers of pages, which are longer than
/// the answer to a move or a small style sheet.
pub async fn add_security_headers<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    // A page of another origin embeds only the responses to requests that read.
    let is_read = request.method().is_safe();
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let content_type = headers.get(CONTENT_TYPE).cloned();
    let is_one_of = |types: &[&str]| {
        let sent = content_type.as_ref();
        sent.is_some_and(|sent| types.iter().any(|other| sent == other))
    };
    if is_one_of(&FILES) {
        return Ok(response);
    }
    if is_read {
        headers.insert(
            CROSS_ORIGIN_RESOURCE_POLICY,
            HeaderValue::from_static("same-origin"),
        );
    }
    if is_one_of(&DATA) {
        return Ok(response);
    }
    for (name, value) in OF_PAGES {
        if !headers.contains_key(&name) {
            headers.insert(name, value);
        }
    }
    Ok(response)
}
