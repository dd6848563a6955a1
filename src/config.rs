//! What a server needs to know before it starts.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use crate::games::Bounds;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 takes any that is free.
    pub listen: SocketAddr,
    /// Where the data lies.
    pub database: PathBuf,
    /// The address by which it is reached, where that is not its own in the home network.
    pub public_url: Option<String>,
    /// Whether what comes from one place is counted and too much refused; the totals and times of
    /// `limits` hold in any case.
    pub rate_limit: bool,
    /// Proxies whose word is taken for where a request comes from.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether `/metrics` tells figures of the requests.
    pub metrics: bool,
    /// How much at once, how fast and how slowly.
    pub limits: Limits,
}

/// How much may come at once, how fast, and how slowly.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests with one secret: a thumb is far slower.
    pub by_secret: Rate,
    /// Requests from one address, behind which a whole club may sit.
    pub by_address: Rate,
    /// Join codes tried from one address: there are 900 million of them.
    pub guesses: Rate,
    /// Connections that are open.
    pub connections: Most,
    /// Streams that are open.
    pub streams: Most,
    /// Groups and games that one address makes without a token: more than a school class.
    pub new_games: Quota,
    /// The same with a token, which is free to get: a large club's evening.
    pub new_games_with_token: Quota,
    /// Seats, players, links, tokens and settings that one address adds.
    pub additions: Quota,
    /// Games that one address imports; a large one counts as several.
    pub imported_games: Quota,
    /// Files that are being uploaded, and wait until they are imported.
    pub uploads: Most,
    /// How much there may be of what lasts, whoever makes it.
    pub bounds: Bounds,
    /// How long a connection may say nothing, and as long again the head of a request may take to come.
    pub head: Duration,
    /// How long the body of a request may take to come.
    pub body: Duration,
    /// The same for a file.
    pub file: Duration,
    /// How long the next piece of a file may take.
    pub upload_pause: Duration,
    /// How long an answer may wait for a client that takes nothing of it.
    pub answer: Duration,
    /// How often a stream sends a ping; clients rely on one every 10 seconds.
    pub heartbeat: Duration,
    /// How many bytes of the disk stay free for games that have begun: with less, nothing new is begun.
    pub free_disk: u64,
}

/// How many requests may come.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    /// Each second, in the long run.
    pub a_second: u32,
    /// All at once, after a calm while.
    pub at_once: u32,
}

/// How much may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// All at once, after hours without any.
    pub at_once: u32,
    /// Each hour, in the long run.
    pub an_hour: u32,
}

/// How many may be open at the same time.
#[derive(Clone, Copy, Debug)]
pub struct Most {
    /// Of one address.
    pub by_address: usize,
    /// Of all together.
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
