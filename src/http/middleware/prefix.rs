//! The path prefix of the public URL: removed from the paths of requests, added to the URLs in responses.

use actix_web::body::{BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Uri;
use actix_web::http::header::{CONTENT_LENGTH, CONTENT_TYPE, HeaderValue, LOCATION};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error as ActixError, ResponseError};

use crate::domain::error::{Error, ErrorCode};
use crate::http::error::HttpError;
use crate::http::public_url::PublicUrl;

/// The attributes of pages that hold URLs. Others hold text, which may begin with a slash, too.
const URL_ATTRIBUTES: [&str; 10] = [
    "action",
    "data-api",
    "data-before",
    "data-check",
    "data-fragment",
    "data-next",
    "data-page",
    "formaction",
    "href",
    "src",
];

/// Middleware of a server below a path: routes and handlers know nothing of the prefix.
pub async fn serve_below_prefix<B: MessageBody + 'static>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let public_url = request.app_data::<Data<PublicUrl>>().cloned();
    let prefix = public_url.as_ref().map_or("", |url| url.path());
    remove_prefix(&mut request, prefix);
    let mut response = next.call(request).await?;
    let headers = response.headers_mut();
    let path = headers.get(LOCATION).and_then(|path| path.to_str().ok());
    let location = path
        .filter(|path| path.starts_with('/'))
        .and_then(|path| HeaderValue::from_str(&format!("{prefix}{path}")).ok());
    if let Some(location) = location {
        headers.insert(LOCATION, location);
    }
    let content_type = headers.get(CONTENT_TYPE);
    if !content_type.is_some_and(|sent| sent.as_bytes().starts_with(b"text/html")) {
        return Ok(response.map_into_left_body());
    }
    let (request, response) = response.into_parts();
    let (mut response, body) = response.into_parts();
    let body = to_bytes(body).await.ok();
    let Some(html) = body.as_deref().and_then(|body| str::from_utf8(body).ok()) else {
        let failed = HttpError(Error::new(ErrorCode::Internal, "response-failed"));
        let response = failed.error_response().map_into_right_body();
        return Ok(ServiceResponse::new(request, response));
    };
    response.headers_mut().remove(CONTENT_LENGTH);
    let html = BoxBody::new(with_prefix(html, prefix));
    let response = response.set_body(EitherBody::right(html));
    Ok(ServiceResponse::new(request, response))
}

/// Removes the prefix, unless a proxy has done so: then the path may be one of the server's own that begins in the same
/// way, as `/games/{game}` does below `/games`.
fn remove_prefix(request: &mut ServiceRequest, prefix: &str) {
    let routes = request.resource_map();
    let uri = request.uri();
    // As the router reads it: percent-encoded letters decoded.
    let path = request.match_info().as_str();
    let is_below = path_below(prefix, path)
        .is_some_and(|rest| routes.has_resource(rest) || !routes.has_resource(path));
    let Some(rest) = path_below(prefix, uri.path()).filter(|_| is_below) else {
        return;
    };
    let path = match uri.query() {
        Some(query) => format!("{rest}?{query}"),
        None => rest.to_owned(),
    };
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = path.parse().ok();
    if let Ok(uri) = Uri::from_parts(parts) {
        request.match_info_mut().get_mut().update(&uri);
        request.head_mut().uri = uri;
    }
}

/// What follows the prefix in a path that begins with it.
fn path_below<'a>(prefix: &str, path: &'a str) -> Option<&'a str> {
    match path.strip_prefix(prefix)? {
        "" => Some("/"),
        rest => rest.starts_with('/').then_some(rest),
    }
}

/// The page with the prefix in all URLs that begin with a slash. Text has no quotation marks: they are escaped.
fn with_prefix(html: &str, prefix: &str) -> String {
    let mut prefixed = String::with_capacity(html.len() + html.len() / 8);
    let mut parts = html.split("=\"/");
    let mut before = parts.next().unwrap_or_default();
    prefixed.push_str(before);
    for part in parts {
        let name = before.rsplit(char::is_whitespace).next();
        prefixed.push_str("=\"");
        if name.is_some_and(|name| URL_ATTRIBUTES.contains(&name)) {
            prefixed.push_str(prefix);
        }
        prefixed.push('/');
        prefixed.push_str(part);
        before = part;
    }
    prefixed
}
