//! The options of `rowlock serve`.

use std::fmt::{self, Display, Formatter};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};

use super::database::ServedDatabase;
use super::or_use;
use super::quotas::Quotas;
use super::tls::{TlsOptions, host_name};
use crate::config::{Backups, Config, EffectiveSettings, Limits, Quota};
use crate::games::GameLimits;
use crate::http;
use crate::telemetry::LogFormat;

/// Where the server listens.
#[derive(Debug, Args)]
pub(super) struct Listen {
    /// Address to listen on.
    #[arg(
        long = "listen",
        env = "ROWLOCK_LISTEN",
        value_name = "ADDR:PORT",
        value_parser = or_use::<SocketAddr>("ADDR:PORT, such as 0.0.0.0:8080"),
        default_value = "0.0.0.0:8080"
    )]
    pub(super) address: SocketAddr,
}

/// The URL that phones use.
#[derive(Debug, Args)]
pub(super) struct PublicUrlOption {
    /// URL for links and QR codes, such as that of a reverse proxy [default: the address in the home network].
    #[arg(long = "public-url", env = "ROWLOCK_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub(super) url: Option<String>,
}

/// The options of the server.
#[derive(Debug, Args)]
pub struct Serve {
    #[command(flatten, next_help_heading = "Network")]
    listen: Listen,
    #[command(flatten, next_help_heading = "Data")]
    database: ServedDatabase,
    /// Notify the other servers on one PostgreSQL database of changes; when off, they see them within a second.
    #[arg(
        long,
        help_heading = "Data",
        env = "ROWLOCK_DATABASE_NOTIFY",
        value_name = "on|off",
        value_enum,
        default_value = "on"
    )]
    database_notify: Switch,
    #[command(flatten, next_help_heading = "Network")]
    public_url: PublicUrlOption,
    /// Further host names to answer to, without a port.
    #[arg(
        long,
        help_heading = "Network",
        env = "ROWLOCK_ALLOW_HOST",
        value_name = "NAME,…",
        value_delimiter = ',',
        value_parser = host_name
    )]
    allow_host: Vec<String>,
    /// Announce rowlock.local in the home network, unless a public URL is set.
    #[arg(
        long,
        help_heading = "Network",
        env = "ROWLOCK_MDNS",
        value_name = "on|off",
        value_enum,
        default_value = "on"
    )]
    mdns: Switch,
    #[command(flatten, next_help_heading = "HTTPS")]
    tls: TlsOptions,
    /// Limit requests, connections and streams per client; timeouts and global caps always apply.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_RATE_LIMIT",
        value_name = "on|off",
        value_enum,
        default_value = "on"
    )]
    rate_limit: Switch,
    /// Trust the X-Forwarded-For header of reverse proxies at these addresses.
    #[arg(
        long,
        help_heading = "Network",
        env = "ROWLOCK_TRUSTED_PROXIES",
        value_name = "ADDR,…",
        value_delimiter = ',',
        value_parser = or_use::<IpAddr>("an IP address, such as 192.168.1.2")
    )]
    trusted_proxies: Vec<IpAddr>,
    /// Free disk space, in MiB, reserved for games in progress; below it, new games, groups and imports are refused.
    #[arg(
        long,
        help_heading = "Data",
        env = "ROWLOCK_MIN_FREE_DISK",
        value_name = "MIB",
        value_parser = or_use::<u32>("a whole number from 0 to 4294967295"),
        default_value_t = 64
    )]
    min_free_disk: u32,
    /// Format of the log: text, or one JSON object per line.
    #[arg(
        long,
        help_heading = "Log and metrics",
        env = "ROWLOCK_LOG_FORMAT",
        value_name = "text|json",
        value_enum,
        default_value = "text",
        hide_possible_values = true
    )]
    log_format: Format,
    /// Serve metrics for Prometheus at /metrics.
    #[arg(
        long,
        help_heading = "Log and metrics",
        env = "ROWLOCK_METRICS",
        value_name = "on|off",
        value_enum,
        default_value = "off"
    )]
    metrics: Switch,
    /// Addresses that may read the metrics [default: any].
    #[arg(
        long,
        help_heading = "Log and metrics",
        env = "ROWLOCK_METRICS_CLIENTS",
        value_name = "ADDR,…",
        value_delimiter = ',',
        value_parser = or_use::<IpAddr>("an IP address, such as 192.168.1.2")
    )]
    metrics_clients: Vec<IpAddr>,
    /// How many daily backups to keep; 0 turns them off.
    #[arg(
        long,
        help_heading = "Data",
        env = "ROWLOCK_BACKUPS",
        value_name = "NUMBER",
        value_parser = or_use::<u16>("a whole number from 0 to 65535"),
        default_value_t = 7
    )]
    backups: u16,
    /// Folder for the backups of this database alone [default: next to the database].
    #[arg(
        long,
        help_heading = "Data",
        env = "ROWLOCK_BACKUP_DIR",
        value_name = "PATH"
    )]
    backup_dir: Option<PathBuf>,
    /// Whether people can create groups; with off, only rowlock admin new-group does.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_NEW_GROUPS",
        value_name = "on|off",
        value_enum,
        default_value = "on"
    )]
    new_groups: Switch,
    /// The defaults of the four quotas that follow: of a home, a club behind one router, or a server for strangers.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_QUOTAS",
        value_name = "home|club|public",
        value_enum,
        default_value = "club",
        hide_possible_values = true
    )]
    quotas: Quotas,
    /// How many groups and games one address may create without a token or cookie: at once, and per hour.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_NEW_GAMES",
        value_name = "BURST,PER_HOUR",
        default_value_t = Limits::default().new_games
    )]
    new_games: Quota,
    /// The same with a token or cookie.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_NEW_GAMES_WITH_TOKEN",
        value_name = "BURST,PER_HOUR",
        default_value_t = Limits::default().new_games_with_token
    )]
    new_games_with_token: Quota,
    /// How many seats, players, boards, links, tokens and settings one address may add.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_ADDITIONS",
        value_name = "BURST,PER_HOUR",
        default_value_t = Limits::default().additions
    )]
    additions: Quota,
    /// How many games one address may import; a file counts as a game for every 4 KiB if it has fewer games, and a new
    /// board as ten games.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_IMPORTED_GAMES",
        value_name = "BURST,PER_HOUR",
        default_value_t = Limits::default().imported_games
    )]
    imported_games: Quota,
    /// How many games an imported file may have; a larger file is refused as a whole.
    #[arg(
        long,
        help_heading = "Limits",
        env = "ROWLOCK_IMPORT_GAMES",
        value_name = "GAMES",
        value_parser = or_use::<usize>("a whole number, such as 10000"),
        default_value = "10000"
    )]
    import_games: usize,
    /// How many idle games to keep in memory, in addition to those in use.
    #[arg(
        long,
        help_heading = "Data",
        env = "ROWLOCK_GAMES_IN_MEMORY",
        value_name = "GAMES",
        value_parser = or_use::<usize>("a whole number, such as 2000"),
        default_value = "2000"
    )]
    games_in_memory: usize,
    /// The settings as text, for `rowlock config` and the operator's page.
    #[arg(skip)]
    pub(super) effective_settings: EffectiveSettings,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

/// Parses a burst and an hourly rate, as in `60,120`.
impl FromStr for Quota {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.trim().parse().ok().filter(|&number| number > 0);
        let both = text.split_once(',');
        both.and_then(|(burst, per_hour)| {
            Some(Self {
                burst: number(burst)?,
                per_hour: number(per_hour)?,
            })
        })
        .ok_or_else(|| "expected two numbers such as 60,120: at once, and per hour".to_owned())
    }
}

/// As on the command line.
impl Display for Quota {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "{},{}", self.burst, self.per_hour)
    }
}

/// Parses a URL of a scheme, a host and perhaps a path, without its trailing slash and else as it was typed.
fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let ascii = http::ascii_url(url).unwrap_or_default();
    let rest = ascii
        .strip_prefix("https://")
        .or_else(|| ascii.strip_prefix("http://"));
    let is_host = |host: &str| {
        !host.is_empty()
            && host
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    };
    // Letters that mean nothing in URLs, cookies, HTML and scripts.
    let is_segment = |segment: &str| {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        !segment.is_empty() && segment.bytes().all(is_plain)
    };
    let mut segments = rest.unwrap_or_default().split('/');
    if segments.next().is_some_and(is_host) && segments.all(is_segment) {
        return Ok(url.to_owned());
    }
    Err("expected a URL such as https://example.org or https://example.org/games, with a path of letters, digits, - and _ at most".to_owned())
}

impl Serve {
    pub fn log_format(&self) -> LogFormat {
        match self.log_format {
            Format::Text => LogFormat::Text,
            Format::Json => LogFormat::Json,
        }
    }

    /// The configuration that these options make; the error is a sentence about options that do not go together.
    pub fn config(self) -> Result<Config, &'static str> {
        let settings = self.tls.settings(self.public_url.url)?;
        Ok(Config {
            listen: self.listen.address,
            database: self
                .database
                .address()
                .with_notifications(self.database_notify == Switch::On),
            public_url: settings.public_url,
            allowed_hosts: self.allow_host,
            tls: settings.tls,
            mdns: self.mdns == Switch::On,
            rate_limit: self.rate_limit == Switch::On,
            trusted_proxies: self.trusted_proxies,
            metrics: self.metrics == Switch::On,
            metrics_clients: self.metrics_clients,
            backups: Backups {
                number: self.backups.into(),
                folder: self.backup_dir,
            },
            limits: Limits {
                min_free_disk: u64::from(self.min_free_disk) << 20,
                new_games: self.new_games,
                new_games_with_token: self.new_games_with_token,
                additions: self.additions,
                imported_games: self.imported_games,
                games: GameLimits {
                    games_in_memory: self.games_in_memory,
                    import_games: self.import_games,
                    new_groups: self.new_groups == Switch::On,
                    ..GameLimits::default()
                },
                ..Limits::default()
            },
            effective_settings: self.effective_settings,
        })
    }
}
