//! `rowlock health`: whether a server is ready, for containers and scripts.

use std::io::{self, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream, ToSocketAddrs};
use std::str::FromStr;
use std::time::{Duration, Instant};

use clap::Args;
use serde::Deserialize;

use super::serve::Listen;

/// How long a server may take to answer: it waits five seconds for its own database.
const TIMEOUT: Duration = Duration::from_secs(8);

/// The largest response that is read, in bytes.
const MAX_RESPONSE: u64 = 64 << 10;

/// The options of `rowlock health`.
#[derive(Debug, Args)]
pub struct Health {
    #[command(flatten)]
    listen: Listen,
    /// Ask this server instead of the one on this computer, as in http://192.168.1.5:8080.
    #[arg(long, value_name = "URL")]
    url: Option<ServerUrl>,
}

/// Why a server is not ready; each is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum HealthError {
    #[error(
        "The port is 0, so the server chooses one when it starts; name its address with --url."
    )]
    NoPort,
    #[error("No server answers at {0}: {1}. Start it, or name its address with --url.")]
    Unreachable(ServerUrl, io::Error),
    #[error("The server at {0} is not ready: {1}")]
    NotReady(ServerUrl, String),
    #[error("What answers at {0} is not a Rowlock server; check the address.")]
    NotOurs(ServerUrl),
}

/// The URL of a server without TLS, as in `http://127.0.0.1:8080`.
#[derive(Clone, Debug)]
pub struct ServerUrl {
    /// Host and port, as in the `Host` header.
    authority: String,
    /// A path before those of the server; empty, or with a slash at its start only.
    path: String,
}

impl FromStr for ServerUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some(rest) = text.strip_prefix("http://") else {
            return Err("expected a URL that begins with http://, such as http://127.0.0.1:8080");
        };
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let is_plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic());
        if authority.is_empty() || authority.contains('@') || !is_plain(rest) {
            return Err("expected a host and port behind http://, such as 127.0.0.1:8080");
        }
        let has_port = authority
            .rsplit(']')
            .next()
            .is_some_and(|it| it.contains(':'));
        let path = path.trim_end_matches('/');
        Ok(Self {
            authority: if has_port {
                authority.to_owned()
            } else {
                format!("{authority}:80")
            },
            path: if path.is_empty() {
                String::new()
            } else {
                format!("/{path}")
            },
        })
    }
}

impl std::fmt::Display for ServerUrl {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(to, "http://{}{}", self.authority, self.path)
    }
}

impl ServerUrl {
    /// The URL on this computer of a server that listens on an address.
    pub(super) fn on_this_computer(listen: SocketAddr) -> Self {
        let address = match listen.ip() {
            IpAddr::V4(address) if address.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(address) if address.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            address => address,
        };
        Self {
            authority: SocketAddr::new(address, listen.port()).to_string(),
            path: String::new(),
        }
    }

    /// Asks the server whether moves can be stored.
    ///
    /// # Errors
    /// [`HealthError`] if it does not say that they can.
    pub(super) fn check_ready(&self) -> Result<(), HealthError> {
        let unreachable = |error| HealthError::Unreachable(self.clone(), error);
        let response = self.get("/readyz").map_err(unreachable)?;
        let not_ours = || HealthError::NotOurs(self.clone());
        let (head, body) = response.split_once("\r\n\r\n").ok_or_else(not_ours)?;
        match head.split(' ').nth(1) {
            Some("200") if body == "ok" => Ok(()),
            Some(_) | None => {
                let problem: Problem = serde_json::from_str(body).map_err(|_| not_ours())?;
                Err(HealthError::NotReady(self.clone(), problem.detail))
            }
        }
    }

    /// The response to a request, with its head.
    fn get(&self, path: &str) -> io::Result<String> {
        let deadline = Instant::now() + TIMEOUT;
        let left = || {
            let left = deadline.saturating_duration_since(Instant::now());
            // A timeout of zero is refused.
            left.max(Duration::from_millis(1))
        };
        let mut stream = connect(self.authority.to_socket_addrs()?, left)?;
        stream.set_write_timeout(Some(left()))?;
        // Version 1.0 has no chunks.
        write!(
            stream,
            "GET {}{path} HTTP/1.0\r\nHost: {}\r\nAccept: application/problem+json\r\n\
             Accept-Language: en\r\nConnection: close\r\n\r\n",
            self.path, self.authority,
        )?;
        let mut response = Vec::new();
        let mut piece = [0; 4096];
        loop {
            stream.set_read_timeout(Some(left()))?;
            let read = stream.read(&mut piece)?;
            response.extend_from_slice(&piece[..read]);
            if read == 0 || response.len() as u64 > MAX_RESPONSE {
                return Ok(String::from_utf8_lossy(&response).into_owned());
            }
            if Instant::now() > deadline {
                return Err(io::ErrorKind::TimedOut.into());
            }
        }
    }
}

/// Connects to the first of these addresses that accepts.
fn connect(
    addresses: impl Iterator<Item = SocketAddr>,
    left: impl Fn() -> Duration,
) -> io::Result<TcpStream> {
    let mut failed = io::Error::from(io::ErrorKind::AddrNotAvailable);
    for address in addresses {
        match TcpStream::connect_timeout(&address, left()) {
            Ok(stream) => return Ok(stream),
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

/// A problem document.
#[derive(Deserialize)]
struct Problem {
    detail: String,
}

impl Health {
    /// Asks the server; returns a sentence.
    ///
    /// # Errors
    /// [`HealthError`] if it is not ready.
    pub fn check(self) -> Result<String, HealthError> {
        let url = match self.url {
            Some(url) => url,
            None if self.listen.address.port() == 0 => return Err(HealthError::NoPort),
            None => ServerUrl::on_this_computer(self.listen.address),
        };
        url.check_ready()?;
        Ok(format!("The server at {url} is ready.\n"))
    }
}
