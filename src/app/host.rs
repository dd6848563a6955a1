//! Under which names the server answers.
//!
//! Anybody can have a name of their own lead to an address in somebody's home. A page under such a name
//! would be one of this server's own to the browser, and could use the server in its owner's stead (DNS
//! rebinding). So a name counts only where nobody on the internet can have it, or where it was configured.

use std::net::IpAddr;
use std::sync::LazyLock;

use actix_web::Error as ActixError;
use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Uri;
use actix_web::http::header::HOST;
use actix_web::http::uri::Authority;
use actix_web::middleware::Next;
use actix_web::web::Data;

use super::limit::refusal;
use crate::error::{Code, Error};
use crate::site::Site;
use crate::words::said;

/// Endings of names in home networks, which the internet does not have.
///
/// `fritz.box` belongs to the maker of the routers that use it.
const AT_HOME: [&str; 8] = [
    "fritz.box",
    "home",
    "home.arpa",
    "internal",
    "lan",
    "local",
    "localdomain",
    "localhost",
];

/// What probes ask by whatever name; it tells nothing and changes nothing.
const PROBES: [&str; 2] = ["/healthz", "/readyz"];

/// The longest name that there is.
const LONGEST: usize = 253;

/// The machine's own name, where it tells it.
static MACHINE: LazyLock<Option<String>> = LazyLock::new(|| {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").ok()?;
    let name = name.trim().to_ascii_lowercase();
    (!name.is_empty()).then_some(name)
});

/// Whether the server answers under this name.
fn is_known(name: &str, site: &Site) -> bool {
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    let is_at_home = |ending: &&str| {
        name.strip_suffix(*ending)
            .is_some_and(|rest| rest.ends_with('.'))
    };
    let public = site.public_url.as_deref();
    let public = public.and_then(|url| url.parse::<Uri>().ok());
    let is_public = public
        .as_ref()
        .and_then(Uri::host)
        .is_some_and(|host| host.eq_ignore_ascii_case(&name));
    address.parse::<IpAddr>().is_ok()
        // The internet has no names without a dot.
        || (!name.is_empty() && !name.contains('.'))
        || AT_HOME.iter().any(is_at_home)
        || is_public
        || MACHINE.as_deref() == Some(&name)
}

/// The names that a request is for: that of its head, and that of its address where it has a whole one.
fn names(request: &ServiceRequest) -> Vec<String> {
    let header = request.headers().get(HOST);
    let header = header.map(|host| host.to_str().unwrap_or_default().to_owned());
    let whole = request.uri().authority().map(ToString::to_string);
    header.into_iter().chain(whole).collect()
}

/// Answers only under names that are this server's own.
pub(super) async fn check<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let path = request.match_info().as_str().to_owned();
    let site = request.app_data::<Data<Site>>();
    let is_own = |name: &String| {
        let authority = name.parse::<Authority>();
        match (authority, site) {
            (Ok(authority), Some(site)) => is_known(authority.host(), site),
            (Err(_), _) | (_, None) => false,
        }
    };
    let foreign = names(&request).into_iter().find(|name| !is_own(name));
    match foreign {
        Some(name) if !PROBES.contains(&path.as_str()) => {
            let shown = if name.len() <= LONGEST {
                name
            } else {
                String::new()
            };
            let detail = said("host-unknown").with("host", shown);
            let answer = refusal(&path, Error::new(Code::Forbidden, detail));
            Ok(request.into_response(answer).map_into_right_body())
        }
        Some(_) | None => Ok(next.call(request).await?.map_into_left_body()),
    }
}
