//! `rowlock health`: whether a server is ready, for containers and scripts.

use std::io::{self, Read, Write};
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::str::FromStr;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use actix_web::http::Uri;
use clap::Args;
use serde_json::Value;

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
    /// A prefix of the server's paths; empty, or with a slash at its start only.
    path: String,
}

impl FromStr for ServerUrl {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let uri = text.parse::<Uri>().ok();
        let uri = uri.filter(|uri| uri.scheme_str() == Some("http") && !text.contains('@'));
        let uri = uri.ok_or("expected a URL such as http://127.0.0.1:8080")?;
        let host = uri.host().unwrap_or_default();
        Ok(Self {
            authority: format!("{host}:{}", uri.port_u16().unwrap_or(80)),
            path: uri.path().trim_end_matches('/').to_owned(),
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
        let mut address = listen;
        if listen.ip().is_unspecified() {
            address.set_ip(match listen {
                SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
                SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
            });
        }
        Self {
            authority: address.to_string(),
            path: String::new(),
        }
    }

    /// Asks the server whether moves can be stored.
    pub(super) fn check_ready(&self) -> Result<(), HealthError> {
        let unreachable = |error| HealthError::Unreachable(self.clone(), error);
        let response = self.readyz().map_err(unreachable)?;
        let not_ours = || HealthError::NotOurs(self.clone());
        let (head, body) = response.split_once("\r\n\r\n").ok_or_else(not_ours)?;
        match head.split(' ').nth(1) {
            Some("200") if body == "ok" => Ok(()),
            Some(_) | None => {
                let problem: Value = serde_json::from_str(body).map_err(|_| not_ours())?;
                let detail = problem["detail"].as_str().ok_or_else(not_ours)?;
                Err(HealthError::NotReady(self.clone(), detail.to_owned()))
            }
        }
    }

    /// The response of `/readyz`, with its head.
    fn readyz(&self) -> io::Result<String> {
        let Self { authority, path } = self.clone();
        // Version 1.0 has no chunks.
        let request = format!(
            "GET {path}/readyz HTTP/1.0\r\nHost: {authority}\r\nAccept: application/problem+json\r\n\
             Accept-Language: en\r\nConnection: close\r\n\r\n"
        );
        let ask = move || {
            let mut stream = TcpStream::connect(authority)?;
            stream.write_all(request.as_bytes())?;
            let mut response = Vec::new();
            stream.take(MAX_RESPONSE).read_to_end(&mut response)?;
            Ok(String::from_utf8_lossy(&response).into_owned())
        };
        let (sender, response) = mpsc::channel();
        // The thread may outlive the question.
        thread::spawn(move || sender.send(ask()).ok());
        let response = response.recv_timeout(TIMEOUT);
        response.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl Health {
    /// Asks the server; returns a sentence.
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
