//! Paths: which of them belong to the API, and the configuration of their typed parameters.

use actix_web::web::PathConfig;

use super::HttpError;
use crate::domain::error::Error;

/// Prefix of the API's paths; almost all others are pages.
const API_PREFIX: &str = "/api";

/// Paths for operators, whose errors are problem documents too.
const PROBES: [&str; 3] = ["/healthz", "/readyz", "/metrics"];

/// Whether errors of this path are problem documents, not pages.
pub fn is_api(path: &str) -> bool {
    let rest = path.strip_prefix(API_PREFIX);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/')) || PROBES.contains(&path)
}

/// Answers a malformed id in a path as an unknown one: 404.
pub fn path_config() -> PathConfig {
    PathConfig::default().error_handler(|_, _| HttpError(Error::not_found()).into())
}
