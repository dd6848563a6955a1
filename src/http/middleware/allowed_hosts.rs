//! Host names that the server answers to, against DNS rebinding.
//!
//! Any domain can be made to resolve to an address in a home network, and a page of that domain would then share this
//! server's origin. So a name is allowed if it cannot exist on the internet, if it is the host of the public URL, or if
//! the configuration names it. A text that is no host at all is refused before.

use std::net::{IpAddr, SocketAddr};

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{RequestHead, ServiceRequest, ServiceResponse};
use actix_web::http::Uri;
use actix_web::http::header::HOST;
use actix_web::http::uri::Authority;
use actix_web::web::Data;
use actix_web::{Error as ActixError, ResponseError};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::http::middleware::proxy_headers::has_proxy_header;
use crate::http::{HttpError, PublicUrl};
use crate::network;

/// Health probes, which may use any name: they reveal and change nothing.
const PROBES: [&str; 2] = ["/healthz", "/readyz"];

/// The maximum length of a DNS name.
const MAX_NAME_LENGTH: usize = 253;

/// The letters of a country, as in `ai`, which can have an address of its own.
const COUNTRY_LENGTH: usize = 2;

/// How a top-level domain in another script begins.
const OTHER_SCRIPT: &str = "xn--";

/// The name or address of a host with or without a port; `None` if it is none, as with a user or an impossible port.
fn name_of(host: &str) -> Option<String> {
    let authority: Authority = host.parse().ok()?;
    let name = authority.host();
    let rest = host.strip_prefix(name)?;
    let port = rest.strip_prefix(':').unwrap_or(rest);
    let is_port = port.is_empty()
        || (port.bytes().all(|digit| digit.is_ascii_digit()) && port.parse::<u16>().is_ok());
    let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let is_name = !name.is_empty() && name.bytes().all(is_letter);
    (is_port && (is_name || address_of(name).is_some())).then(|| name.to_ascii_lowercase())
}

/// An address, which stands in brackets if it is an IPv6 address.
fn address_of(name: &str) -> Option<IpAddr> {
    let inner = name.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    inner.unwrap_or(name).parse().ok()
}

/// Whether a name without a dot is one of a home network: generic top-level domains have no address, but country
/// domains may.
fn is_name_of_home(name: &str) -> bool {
    let is_country =
        name.len() == COUNTRY_LENGTH && name.bytes().all(|it| it.is_ascii_alphabetic());
    !name.is_empty() && !name.contains('.') && !is_country && !name.starts_with(OTHER_SCRIPT)
}

/// Whether the server answers under this name, which is in lower case.
fn is_allowed(name: &str, public_url: &PublicUrl) -> bool {
    let name = name.trim_end_matches('.');
    let public = public_url.configured_ascii();
    let public = public.and_then(|url| url.parse::<Uri>().ok());
    let is_public = public
        .as_ref()
        .and_then(Uri::host)
        .is_some_and(|host| host.eq_ignore_ascii_case(name));
    address_of(name).is_some()
        || is_name_of_home(name)
        || network::is_local_name(name)
        || is_public
        || public_url.allowed_hosts.iter().any(|host| host == name)
        || network::host_name() == Some(name)
}

/// Whether a request comes from a device of the home network; a proxy or a tunnel can pass on requests from anywhere.
fn is_of_home(head: &RequestHead) -> bool {
    let is_home = |peer: SocketAddr| network::is_home_address(peer.ip());
    head.peer_addr.is_some_and(is_home) && !has_proxy_header(head)
}

/// The hosts of a request, from its `Host` headers and from an absolute URI.
pub(crate) fn hosts(head: &RequestHead) -> Vec<String> {
    let headers = head.headers().get_all(HOST);
    let headers = headers.map(|host| host.to_str().unwrap_or_default().to_owned());
    let uri = head.uri.authority().map(ToString::to_string);
    headers.chain(uri).collect()
}

/// What is wrong with the hosts of a request.
fn mistake(head: &RequestHead, public_url: &PublicUrl) -> Option<Error> {
    let malformed = || Some(Error::new(ErrorCode::Malformed, "host-malformed"));
    if head.headers().get_all(HOST).count() > 1 {
        return malformed();
    }
    for (place, host) in hosts(head).into_iter().enumerate() {
        let Some(name) = name_of(&host) else {
            return malformed();
        };
        if place == 0 && is_of_home(head) {
            public_url.local_name.note_use(&name);
        }
        if !is_allowed(&name, public_url) {
            let is_short = host.len() <= MAX_NAME_LENGTH;
            let shown = if is_short { host } else { String::new() };
            let message = msg("host-unknown").with("host", shown);
            return Some(Error::new(ErrorCode::Forbidden, message));
        }
    }
    None
}

/// Middleware: answers 400 to an invalid host, and 403 to a host name that is not allowed.
pub async fn verify_host<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let is_probe = PROBES.contains(&request.match_info().as_str());
    let public_url = request.app_data::<Data<PublicUrl>>();
    let mistake = public_url.and_then(|public_url| mistake(request.head(), public_url));
    match mistake.filter(|_| !is_probe) {
        Some(error) => {
            let response = HttpError(error).error_response();
            Ok(request.into_response(response).map_into_right_body())
        }
        None => Ok(next(request).await?.map_into_left_body()),
    }
}
