//! The HTTP layer that the API and the pages share: callers, middleware, limits, static files.

mod accept;
mod app_data;
pub(crate) mod assets;
mod caller;
mod compressed;
mod cookie;
mod credential;
mod csrf;
mod error;
mod group_access;
mod https;
mod idempotency_key;
mod limits;
mod link_file;
mod middleware;
mod operator;
mod paths;
mod public_url;
mod request_context;
mod routes;
pub(crate) mod secret;
mod view_context;

pub use accept::{accepts_problem, preferred_language};
pub(crate) use caller::form_secret;
pub use caller::{Caller, Device};
pub(crate) use compressed::compressed;
pub use cookie::{device_secret, renew_cookie};
pub use error::HttpError;
pub use group_access::{GroupKeeper, GroupMember, GroupReader};
pub use https::{
    HomeHttps, Https, https_cookie_removal, plain_url, redirect_to_https, remember_https,
};
pub(crate) use idempotency_key::idempotency_key;
pub use limits::{
    ClientKey, ClientNetwork, ClientSocket, Exhausted, Limiter, MIN_DESCRIPTORS, RateLimiter,
    enforce_limits, max_connections,
};
pub(crate) use limits::{
    CountedRoute, count_addition, import_allowance, limit_streams, limit_uploads,
};
pub use link_file::offer_operator_link;
pub use middleware::access_log::log_request;
pub use middleware::allowed_hosts::verify_host;
pub use middleware::etag::add_encoding_to_etag;
pub(crate) use middleware::etag::add_etag;
pub use middleware::head_method::{HeadRequest, head_as_get};
pub use middleware::not_found::{explain_allowed_methods, not_found};
pub use middleware::prefix::serve_below_prefix;
pub use middleware::request_id::RequestId;
pub use middleware::security_headers::add_security_headers;
pub use middleware::unchunked::close_at_end;
pub use operator::OperatorAccess;
pub(crate) use operator::is_local;
pub use paths::{is_api, path_config};
pub use public_url::{PublicUrl, ascii_name, ascii_url};
pub use request_context::RequestContext;
pub(crate) use routes::Routes;
pub use view_context::ViewContext;
pub(crate) use view_context::{SETTINGS, TRANSLATOR};
