//! The operator: a browser on this computer that has opened a link which the server or a command printed.

use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::guard::GuardContext;
use actix_web::http::uri::Authority;

use chrono::{DateTime, Utc};
use tokio::task::spawn_blocking;

use super::link_file;
use super::middleware::allowed_hosts::hosts;
use super::middleware::proxy_headers::has_proxy_header;
use crate::config::Limits;
use crate::domain::ids::{Token, TokenHash};

/// The link and the session of the operator; cheap to clone.
#[derive(Clone)]
pub struct OperatorAccess(Arc<Inner>);

struct Inner {
    link_ttl: Duration,
    session_ttl: Duration,
    /// The path of the SQLite file, next to which a command puts another link.
    database: Option<PathBuf>,
    state: Mutex<State>,
}

struct State {
    /// `None` once it was used.
    link: Option<Secret>,
    session: Option<Secret>,
}

/// The hash of a secret, and until when it is valid.
struct Secret {
    hash: TokenHash,
    until: Instant,
}

impl Secret {
    fn matches(&self, secret: &Token, now: Instant) -> bool {
        self.hash == secret.hash() && now < self.until
    }
}

impl OperatorAccess {
    /// The access by a link with this key, which is valid once and for a limited time, to the server of a database.
    pub fn new(key: &Token, now: Instant, limits: &Limits, database: Option<&Path>) -> Self {
        let link = Secret {
            hash: key.hash(),
            until: now + limits.operator_link_ttl,
        };
        Self(Arc::new(Inner {
            link_ttl: limits.operator_link_ttl,
            session_ttl: limits.operator_session_ttl,
            database: database.map(Path::to_owned),
            state: Mutex::new(State {
                link: Some(link),
                session: None,
            }),
        }))
    }

    /// Uses up the link from the start or from a command, and opens this session in place of the one before. Returns
    /// whether it did: not for a key that is wrong, used or expired.
    pub async fn open_session(
        &self,
        key: Token,
        session: &Token,
        (now, wall): (Instant, DateTime<Utc>),
    ) -> bool {
        if !self.take_link(&key, now) && !self.take_file(key, wall).await {
            return false;
        }
        let session = Secret {
            hash: session.hash(),
            until: now + self.0.session_ttl,
        };
        self.state().session = Some(session);
        true
    }

    /// Uses up the link of the start; whether this is its key.
    fn take_link(&self, key: &Token, now: Instant) -> bool {
        let mut state = self.state();
        state.link.take_if(|link| link.matches(key, now)).is_some()
    }

    /// Uses up the link of the command; whether this is its key. A disk may be slow, so another thread reads the file.
    async fn take_file(&self, key: Token, wall: DateTime<Utc>) -> bool {
        let Some(database) = self.0.database.clone() else {
            return false;
        };
        let ttl = self.0.link_ttl;
        let taken = spawn_blocking(move || link_file::take(&database, &key, ttl, wall));
        taken.await.unwrap_or(false)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this is the secret of the session.
    pub fn has_session(&self, secret: &Token, now: Instant) -> bool {
        let state = self.state();
        let session = state.session.as_ref();
        session.is_some_and(|session| session.matches(secret, now))
    }

    pub fn session_ttl(&self) -> Duration {
        self.0.session_ttl
    }
}

/// Whether a request comes from a browser on this computer, and through no proxy that says so.
///
/// A proxy on this computer makes every client look local, and a page of another site can send requests under its own
/// host name, so the host name of the request must belong to this computer, too.
pub(crate) fn is_local(context: &GuardContext<'_>) -> bool {
    let head = context.head();
    let is_loopback = |peer: IpAddr| peer.to_canonical().is_loopback();
    let hosts = hosts(head);
    head.peer_addr.is_some_and(|peer| is_loopback(peer.ip()))
        && !has_proxy_header(head)
        && !hosts.is_empty()
        && hosts.iter().all(|host| is_loopback_name(host))
}

/// Whether a host with or without a port is this computer.
fn is_loopback_name(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else {
        return false;
    };
    let name = authority.host();
    let address = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost")
        || address
            .parse::<IpAddr>()
            .is_ok_and(|address| address.to_canonical().is_loopback())
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;
    use crate::http::middleware::proxy_headers::OF_PROXIES;

    const HERE: &str = "127.0.0.1:50000";

    fn is_served(peer: &str, headers: &[(&str, &str)]) -> bool {
        let request = TestRequest::get().uri("/admin");
        let request = request.peer_addr(peer.parse().unwrap_or_else(|_| ([0; 4], 0).into()));
        let request = headers
            .iter()
            .fold(request, |request, header| request.append_header(*header));
        is_local(&request.to_srv_request().guard_ctx())
    }

    #[test]
    fn only_requests_from_a_loopback_address_are_local() {
        let host = [("Host", "localhost:8080")];
        for peer in [HERE, "127.9.9.9:1", "[::1]:1", "[::ffff:127.0.0.1]:1"] {
            assert!(is_served(peer, &host), "{peer}");
        }
        for peer in ["192.168.1.9:1", "0.0.0.0:1", "[::]:1", "[fe80::1]:1"] {
            assert!(!is_served(peer, &host), "{peer}");
        }
    }

    #[test]
    fn only_requests_to_a_loopback_name_or_address_are_local() {
        for host in ["localhost", "LocalHost:80", "127.0.0.1:8080", "[::1]:8080"] {
            assert!(is_served(HERE, &[("Host", host)]), "{host}");
        }
        for host in [
            "",
            "rowlock",
            "rowlock.local",
            "192.168.1.5:8080",
            "localhost.example.org",
            "127.0.0.1.example.org",
            "127.0.0.1@example.org",
            "[::1",
        ] {
            assert!(!is_served(HERE, &[("Host", host)]), "{host}");
        }
        assert!(!is_served(HERE, &[]));
    }

    #[test]
    fn requests_through_a_proxy_are_not_local() {
        let host = ("Host", "localhost");
        for name in ["X-Forwarded-For", "x-forwarded-proto"]
            .into_iter()
            .chain(OF_PROXIES)
        {
            assert!(!is_served(HERE, &[host, (name, "127.0.0.1")]), "{name}");
        }
    }
}
