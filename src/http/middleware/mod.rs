//! The middleware of every request and response: the checks of its host and path, its id, its headers, its line in the
//! log.

pub(crate) mod access_log;
pub(crate) mod allowed_hosts;
pub(crate) mod etag;
pub(crate) mod head_method;
pub(crate) mod not_found;
pub(crate) mod prefix;
pub(crate) mod proxy_headers;
pub(crate) mod request_id;
pub(crate) mod security_headers;
pub(crate) mod unchunked;
