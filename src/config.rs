//! What a server needs to know before it starts.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where the data lies.
    pub database: PathBuf,
    /// The address by which it is reached, where that is not its own in the home network.
    pub public_url: Option<String>,
    /// Whether requests are counted and too many refused.
    pub rate_limit: bool,
    /// Proxies whose word is taken for where a request comes from.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether `/metrics` tells figures of the requests.
    pub metrics: bool,
}
