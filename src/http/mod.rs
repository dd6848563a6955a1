//! What the API and the pages share of HTTP.

mod error;
mod paths;

pub use error::HttpError;
pub use paths::{is_api, path_config};
