//! The configuration of a server.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use crate::games::GameLimits;
use crate::store::{DatabaseAddress, default_backup_folder};

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    pub database: DatabaseAddress,
    /// The URL of the server for links and QR codes, if it is not its address in the local network.
    pub public_url: Option<String>,
    /// Further host names that the server answers to, in lower case.
    pub allowed_hosts: Vec<String>,
    /// TLS of the server itself, in addition to plain HTTP.
    pub tls: Option<Tls>,
    /// Whether to announce a name in the home network, unless the public URL is configured.
    pub mdns: bool,
    /// Whether to limit each client; the totals and timeouts of `limits` always apply.
    pub rate_limit: bool,
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether `/metrics` is served.
    pub metrics: bool,
    /// The clients that it is served to; any if the list is empty.
    pub metrics_clients: Vec<IpAddr>,
    pub backups: Backups,
    pub limits: Limits,
    /// The same settings as text, and where each comes from.
    pub effective_settings: EffectiveSettings,
}

/// All settings as text, for the operator; none is secret.
#[derive(Clone, Debug, Default, Serialize)]
pub struct EffectiveSettings {
    pub file: Option<PathBuf>,
    pub settings: Vec<Setting>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Setting {
    /// Its key in the configuration file.
    pub key: String,
    /// Its value as on the command line, or a list of them; null if there is none.
    pub value: Value,
    pub source: SettingSource,
}

/// Where a value comes from.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SettingSource {
    Default,
    File,
    Variable,
    Option,
}

/// TLS that the server itself ends.
#[derive(Clone, Debug)]
pub struct Tls {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// Where its certificate comes from.
    pub source: CertificateSource,
}

/// Where a certificate comes from.
#[derive(Clone, Debug)]
pub enum CertificateSource {
    /// The server's own authority, which the phones of a home are set up to trust.
    Local,
    /// Files in PEM format, which another program renews.
    Files {
        /// The certificate and its intermediate certificates.
        certificate: PathBuf,
        key: PathBuf,
    },
    Acme(Acme),
}

/// An account at a certificate service that speaks ACME.
#[derive(Clone, Debug)]
pub struct Acme {
    /// The host names, at least one.
    pub domains: Vec<String>,
    /// The e-mail address that the service warns.
    pub contact: Option<String>,
    pub directory: String,
}

/// Daily backups.
#[derive(Clone, Debug)]
pub struct Backups {
    /// How many of them stay; 0 for none.
    pub number: usize,
    /// Their folder, if it is not the one next to the database.
    pub folder: Option<PathBuf>,
}

impl Backups {
    /// The folder of the backups of this database.
    pub fn folder_of(&self, database: &Path) -> io::Result<PathBuf> {
        match &self.folder {
            Some(folder) => Ok(folder.clone()),
            None => default_backup_folder(database),
        }
    }
}

impl Default for Backups {
    fn default() -> Self {
        Self {
            number: 7,
            folder: None,
        }
    }
}

/// Limits, quotas and timeouts.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests with one token or cookie; a player taps far less often.
    pub per_token: RateLimit,
    /// Requests from one address, which a whole club may share.
    pub per_address: RateLimit,
    /// Join codes tried from one address; there are 900 million codes.
    pub join_codes: RateLimit,
    pub connections: ConcurrencyLimit,
    pub streams: ConcurrencyLimit,
    /// Groups and games created without a token from one address: enough for a school class.
    pub new_games: Quota,
    /// Groups and games created with a token, which anyone can get: enough for a large club's evening.
    pub new_games_with_token: Quota,
    /// Seats, players, boards, links, tokens and settings added from one address.
    pub additions: Quota,
    /// Games imported from one address; a long game counts as several.
    pub imported_games: Quota,
    /// Uploads that are received or wait for their import.
    pub uploads: ConcurrencyLimit,
    /// Limits of memory and imports, for all clients together.
    pub games: GameLimits,
    /// Time for a request's header; a connection without a request may be idle for twice as long.
    pub header_timeout: Duration,
    pub body_timeout: Duration,
    pub upload_timeout: Duration,
    /// Time for the next piece of an uploaded file.
    pub upload_idle_timeout: Duration,
    /// How long an uploaded file may be slower than its least speed.
    pub upload_grace: Duration,
    /// The least average speed of an uploaded file, in bytes per second.
    pub upload_min_speed: u32,
    /// Time in which a client must read some of a response.
    pub write_timeout: Duration,
    /// Interval of a stream's pings; clients rely on at most 10 seconds.
    pub heartbeat_interval: Duration,
    /// How long the link to the operator's page is valid after the start.
    pub operator_link_ttl: Duration,
    /// How long a browser that has opened the link sees the operator's page.
    pub operator_session_ttl: Duration,
    /// Free disk space in bytes that is reserved for running games: below it, nothing new is created.
    pub min_free_disk: u64,
}

/// A limit of requests per second.
#[derive(Clone, Copy, Debug)]
pub struct RateLimit {
    /// Requests per second in the long run.
    pub per_second: u32,
    /// Requests at once after a pause.
    pub burst: u32,
}

/// A limit of things created per hour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Things created at once after a pause of hours.
    pub burst: u32,
    /// Things created per hour in the long run.
    pub per_hour: u32,
}

/// How many things of a kind may be open at the same time.
#[derive(Clone, Copy, Debug)]
pub struct ConcurrencyLimit {
    pub per_address: usize,
    pub total: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let rate = |per_second, burst| RateLimit { per_second, burst };
        let quota = |burst, per_hour| Quota { burst, per_hour };
        let concurrent = |per_address, total| ConcurrencyLimit { per_address, total };
        Self {
            per_token: rate(20, 200),
            per_address: rate(200, 2000),
            join_codes: rate(2, 300),
            connections: concurrent(512, 20_000),
            streams: concurrent(256, 16_000),
            new_games: quota(60, 120),
            new_games_with_token: quota(300, 600),
            additions: quota(1000, 2000),
            imported_games: quota(20_000, 20_000),
            uploads: concurrent(2, 8),
            games: GameLimits::default(),
            header_timeout: Duration::from_secs(5),
            body_timeout: Duration::from_secs(60),
            upload_timeout: Duration::from_secs(15 * 60),
            upload_idle_timeout: Duration::from_secs(30),
            upload_grace: Duration::from_secs(60),
            upload_min_speed: 10_000,
            write_timeout: Duration::from_secs(60),
            heartbeat_interval: Duration::from_secs(8),
            operator_link_ttl: Duration::from_secs(15 * 60),
            operator_session_ttl: Duration::from_secs(12 * 60 * 60),
            min_free_disk: 64 << 20,
        }
    }
}
