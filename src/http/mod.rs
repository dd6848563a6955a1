//! What the API and the pages share of HTTP: callers, middleware, limits, static files.

mod accept;
mod access_log;
mod allowed_hosts;
pub(crate) mod assets;
mod caller;
mod compressed;
mod cookie;
mod credential;
mod csrf;
mod error;
mod etag;
mod group_access;
mod head_method;
mod https;
mod idempotency_key;
mod limits;
mod link_file;
mod not_found;
mod operator;
mod paths;
mod prefix;
mod proxy_headers;
mod public_url;
mod request_id;
mod routes;
mod security_headers;
mod view_context;

pub use accept::{accepts_problem, preferred_language};
pub use access_log::log_request;
pub use allowed_hosts::verify_host;
pub use caller::{Caller, Device};
pub(crate) use compressed::compressed;
pub use cookie::{device_secret, renew_cookie, set_cookie};
pub use error::HttpError;
pub(crate) use etag::{add_etag, content_tag};
pub use group_access::{GroupKeeper, GroupMember};
pub use head_method::{HeadRequest, head_as_get};
pub use https::{
    HomeHttps, Https, https_cookie_removal, plain_url, redirect_to_https, remember_https,
};
pub(crate) use idempotency_key::idempotency_key;
pub use limits::{
    ClientKey, ClientNetwork, ClientSocket, Exhausted, Limiter, MIN_DESCRIPTORS, RateLimiter,
    enforce_limits, max_connections,
};
pub(crate) use limits::{count_addition, import_allowance, limit_streams, limit_uploads};
pub use link_file::offer_operator_link;
pub use not_found::{explain_allowed_methods, not_found};
pub use operator::OperatorAccess;
pub(crate) use operator::is_local;
pub use paths::{is_api, path_config};
pub use prefix::serve_below_prefix;
pub use public_url::PublicUrl;
pub use request_id::RequestId;
pub(crate) use routes::Routes;
pub use security_headers::add_security_headers;
pub use view_context::ViewContext;
pub(crate) use view_context::{SETTINGS, TRANSLATOR};
