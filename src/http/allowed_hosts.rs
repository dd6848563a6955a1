//! Host names that the server answers to, against DNS rebinding.
//!
//! Any domain can be made to resolve to an address in a home network, and a page of that domain would
//! then share this server's origin. So a name is allowed if it cannot exist on the internet, or if it is
//! that of the public URL.

use std::net::IpAddr;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{RequestHead, ServiceRequest, ServiceResponse};
use actix_web::http::Uri;
use actix_web::http::header::HOST;
use actix_web::http::uri::Authority;
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error as ActixError, ResponseError};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::http::{HttpError, PublicUrl};
use crate::network;

/// Health probes, which may use any name: they reveal and change nothing.
const PROBES: [&str; 2] = ["/healthz", "/readyz"];

/// The maximum length of a DNS name.
const MAX_NAME_LENGTH: usize = 253;

fn is_allowed(name: &str, public_url: &PublicUrl) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    let public = public_url.configured.as_deref();
    let public = public.and_then(|url| url.parse::<Uri>().ok());
    let is_public = public
        .as_ref()
        .and_then(Uri::host)
        .is_some_and(|host| host.eq_ignore_ascii_case(&name));
    address.parse::<IpAddr>().is_ok()
        // A name without a dot does not exist on the internet.
        || (!name.is_empty() && !name.contains('.'))
        || network::is_local_name(&name)
        || is_public
        || network::host_name() == Some(&name)
}

/// The hosts of a request: that of the `Host` header, and that of an absolute URI.
pub(super) fn hosts(head: &RequestHead) -> Vec<String> {
    let header = head.headers().get(HOST);
    let header = header.map(|host| host.to_str().unwrap_or_default().to_owned());
    let uri = head.uri.authority().map(ToString::to_string);
    header.into_iter().chain(uri).collect()
}

/// Middleware: answers 403 under a host name that is not allowed.
pub async fn verify_host<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let path = request.match_info().as_str().to_owned();
    let public_url = request.app_data::<Data<PublicUrl>>();
    let is_own = |host: &String| {
        let authority = host.parse::<Authority>();
        match (authority, public_url) {
            (Ok(authority), Some(public_url)) => is_allowed(authority.host(), public_url),
            (Err(_), _) | (_, None) => false,
        }
    };
    let hosts = hosts(request.head());
    if let (Some(public_url), Some(host)) = (public_url, hosts.first()) {
        let (name, _) = host.rsplit_once(':').unwrap_or((host, ""));
        public_url.local_name.note_use(name);
    }
    let foreign = hosts.into_iter().find(|host| !is_own(host));
    match foreign {
        Some(host) if !PROBES.contains(&path.as_str()) => {
            let shown = if host.len() <= MAX_NAME_LENGTH {
                host
            } else {
                String::new()
            };
            let message = msg("host-unknown").with("host", shown);
            let response = HttpError(Error::new(ErrorCode::Forbidden, message)).error_response();
            Ok(request.into_response(response).map_into_right_body())
        }
        Some(_) | None => Ok(next.call(request).await?.map_into_left_body()),
    }
}
