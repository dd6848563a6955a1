//! The configuration of a server.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::games::Bounds;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 picks a free one.
    pub listen: SocketAddr,
    /// The path of the database.
    pub database: PathBuf,
    /// The public URL; by default the address in the home network.
    pub public_url: Option<String>,
    /// Whether clients are rate-limited; the totals and timeouts of `limits` always apply.
    pub rate_limit: bool,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether `/metrics` is served.
    pub metrics: bool,
    /// Limits and timeouts.
    pub limits: Limits,
}

/// Limits of requests, connections and stored data, and timeouts.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests with one token or cookie; a person taps far slower.
    pub by_secret: Rate,
    /// Requests from one address, which a whole club may share.
    pub by_address: Rate,
    /// Attempts to enter a join code from one address; there are 900 million codes.
    pub guesses: Rate,
    /// Open connections.
    pub connections: Most,
    /// Open streams.
    pub streams: Most,
    /// Groups and games one address creates without a token; enough for a school class.
    pub new_games: Quota,
    /// The same with a token, which is free to get; enough for a large club.
    pub new_games_with_token: Quota,
    /// Seats, players, links, tokens and settings one address adds.
    pub additions: Quota,
    /// Games one address imports; a large one counts as several.
    pub imported_games: Quota,
    /// Uploads in progress or waiting for their import.
    pub uploads: Most,
    /// Limits of what is stored or cached, whatever the client.
    pub bounds: Bounds,
    /// Timeout of an idle connection, and of a request's header.
    pub head: Duration,
    /// Timeout of a request's body.
    pub body: Duration,
    /// Timeout of an upload.
    pub file: Duration,
    /// Timeout between two parts of an upload.
    pub upload_pause: Duration,
    /// Write timeout: how long a response waits for a client that does not read.
    pub answer: Duration,
    /// Interval of pings in streams; clients rely on one every 10 seconds.
    pub heartbeat: Duration,
    /// Free disk space in bytes, reserved for games in progress; with less, nothing new is accepted.
    pub free_disk: u64,
}

/// A rate of requests.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Requests per second, in the long run.
    pub a_second: u32,
    /// The burst after an idle time.
    pub at_once: u32,
}

/// A quota of what one address creates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// The burst after hours without any.
    pub at_once: u32,
    /// Per hour, in the long run.
    pub an_hour: u32,
}

/// A limit of what is open at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Per address.
    pub by_address: usize,
    /// In total.
    pub in_all: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |a_second, at_once| Rate { a_second, at_once };
        let quota = |at_once, an_hour| Quota { at_once, an_hour };
        let most = |by_address, in_all| Most { by_address, in_all };
        Self {
            by_secret: rate(20, 200),
            by_address: rate(200, 2000),
            guesses: rate(2, 300),
            connections: most(512, 20_000),
            streams: most(256, 16_000),
            new_games: quota(60, 120),
            new_games_with_token: quota(300, 600),
            additions: quota(1000, 2000),
            imported_games: quota(20_000, 20_000),
            uploads: most(2, 8),
            bounds: Bounds::default(),
            head: Duration::from_secs(5),
            body: Duration::from_secs(60),
            file: Duration::from_secs(15 * 60),
            upload_pause: Duration::from_secs(30),
            answer: Duration::from_secs(60),
            heartbeat: Duration::from_secs(8),
            free_disk: 64 << 20,
        }
    }
}
