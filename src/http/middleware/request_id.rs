//! The id of a request, by which its errors are found in the log.

use std::hash::{BuildHasher, RandomState};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use actix_web::dev::ServiceRequest;
use actix_web::http::header::HeaderName;
use actix_web::web::Data;

use crate::domain::ids::id_text;
use crate::http::limits::Limiter;

/// The header of a request from a trusted proxy, and of an answer that is an error.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The length of the longest id that is taken from a proxy.
const MAX_LENGTH: usize = 64;

/// Makes the ids of two runs of the server differ.
static KEYS: LazyLock<RandomState> = LazyLock::new(RandomState::new);

static COUNT: AtomicU64 = AtomicU64::new(0);

/// The id of a request, by which its errors are found in the log.
#[derive(Clone, Debug)]
pub struct RequestId(String);

impl RequestId {
    /// The id that a trusted proxy gave the request, else a new one.
    pub(crate) fn of(request: &ServiceRequest) -> Self {
        Self::of_proxy(request).unwrap_or_else(|| {
            let number = COUNT.fetch_add(1, Ordering::Relaxed);
            Self(id_text(KEYS.hash_one(number)))
        })
    }

    fn of_proxy(request: &ServiceRequest) -> Option<Self> {
        let id = request.headers().get(REQUEST_ID)?.to_str().ok()?;
        let limiter = request.app_data::<Data<Limiter>>()?;
        let is_trusted = limiter.is_proxy(request.peer_addr()?.ip());
        let is_allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let is_id = (1..=MAX_LENGTH).contains(&id.len()) && id.bytes().all(is_allowed);
        (is_trusted && is_id).then(|| Self(id.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}
