//! Headers by which proxies say for whom they pass a request on.

use actix_web::dev::RequestHead;

/// Headers of proxies that do not begin with [`FORWARDED`].
pub(crate) const OF_PROXIES: [&str; 6] = [
    "forwarded",
    "via",
    "x-real-ip",
    "x-client-ip",
    "true-client-ip",
    "cf-connecting-ip",
];

/// How most headers of proxies begin.
const FORWARDED: &str = "x-forwarded-";

/// Whether a request has a header that a proxy adds.
pub(crate) fn has_proxy_header(head: &RequestHead) -> bool {
    let mut names = head.headers().keys();
    names.any(|name| name.as_str().starts_with(FORWARDED) || OF_PROXIES.contains(&name.as_str()))
}
