//! The public URL: the address by which phones reach the server.

use std::borrow::Cow;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use idna::AsciiDenyList;

use crate::domain::ids::Token;
use crate::network::{LocalName, lan_address};

/// A host name in lower case and in ASCII (IDNA), as browsers send it; `None` if it is none.
pub fn ascii_name(name: &str) -> Option<String> {
    let ascii = idna::domain_to_ascii_cow(name.as_bytes(), AsciiDenyList::URL);
    Some(ascii.ok()?.into_owned())
}

/// A URL with its host name in ASCII, as headers need it; `None` if that is none.
pub fn ascii_url(url: &str) -> Option<Cow<'_, str>> {
    if url.is_ascii() {
        return Some(url.into());
    }
    let (scheme, rest) = url.split_once("://")?;
    let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
    let (name, port) = authority.split_at(authority.find(':').unwrap_or(authority.len()));
    let name = ascii_name(name)?;
    Some(format!("{scheme}://{name}{port}{path}").into())
}

/// The address of this server in links and QR codes.
#[derive(Clone, Debug)]
pub struct PublicUrl {
    /// The configured URL as it was typed, as in `https://example.org` or `https://würfel.example/games`.
    pub configured: Option<String>,
    /// Further host names that the server answers to, in lower case.
    pub allowed_hosts: Vec<String>,
    pub address: SocketAddr,
    /// The name that is announced in the home network.
    pub local_name: LocalName,
    /// Whether this connection has TLS that the server itself ends.
    pub is_tls: bool,
}

impl PublicUrl {
    /// The public URL of a server on this address, without an announced name and without TLS.
    pub fn new(configured: Option<String>, address: SocketAddr) -> Self {
        Self {
            configured,
            allowed_hosts: Vec::new(),
            address,
            local_name: LocalName::default(),
            is_tls: false,
        }
    }

    /// The URL, without a trailing slash.
    ///
    /// It never depends on a request, because a `Host` header can be forged.
    pub fn url(&self) -> String {
        match &self.configured {
            Some(url) => url.trim_end_matches('/').to_owned(),
            // A server that listens on one address is reached only there.
            None if !self.address.ip().is_unspecified() => format!("http://{}", self.address),
            None => {
                let host = self.local_name.in_use();
                let host = host.unwrap_or_else(|| lan_address().to_string());
                format!("http://{host}:{}", self.address.port())
            }
        }
    }

    /// The configured URL in ASCII.
    pub fn configured_ascii(&self) -> Option<Cow<'_, str>> {
        ascii_url(self.configured.as_deref()?)
    }

    /// The path below which the server is reached, as in `/games`; empty at the root of a host.
    pub fn path(&self) -> &str {
        let url = self.configured.as_deref().unwrap_or_default();
        let host = url.split_once("://").map_or("", |(_, rest)| rest);
        let path = host.find('/').and_then(|start| host.get(start..));
        path.unwrap_or_default().trim_end_matches('/')
    }

    /// The link with which a browser on this computer opens the operator's page; `None` if no loopback address leads to
    /// the server.
    pub fn operator_link(&self, key: &Token) -> Option<String> {
        let host = match self.address.ip().to_canonical() {
            address if address.is_loopback() => address,
            IpAddr::V4(address) if address.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
            IpAddr::V6(address) if address.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
            IpAddr::V4(_) | IpAddr::V6(_) => return None,
        };
        let address = SocketAddr::new(host, self.address.port());
        let (path, key) = (self.path(), key.expose());
        Some(format!("http://{address}{path}/admin?key={key}"))
    }

    /// Whether only browsers on this computer reach it, as far as the server knows.
    pub fn is_local(&self) -> bool {
        self.configured.is_none() && self.address.ip().is_loopback()
    }

    /// Whether browsers reach it by TLS.
    pub fn is_secure(&self) -> bool {
        let configured = self.configured.as_ref();
        self.is_tls || configured.is_some_and(|url| url.starts_with("https://"))
    }
}
