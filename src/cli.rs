//! The command line.

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::config::{Config, Limits, Quota};
use crate::games::Bounds;

/// A digital score sheet for Qwixx: each phone at the table shows and marks its own.
#[derive(Debug, Parser)]
#[command(version, about)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the server; without any command this is what happens.
    Serve(Serve),
}

/// A command line of its own, for what the environment says where there is no command.
#[derive(Debug, Parser)]
struct Usual {
    #[command(flatten)]
    serve: Serve,
}

#[derive(Debug, Args)]
struct Serve {
    /// Where to listen.
    #[arg(
        long,
        env = "ROWLOCK_LISTEN",
        value_name = "ADDR:PORT",
        default_value = "0.0.0.0:8080"
    )]
    listen: SocketAddr,
    /// The database; it is made where there is none.
    #[arg(
        long,
        env = "ROWLOCK_DATABASE",
        value_name = "PATH",
        default_value = "rowlock.db"
    )]
    database: PathBuf,
    /// The address by which people reach the server, for links and QR codes.
    #[arg(long, env = "ROWLOCK_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    public_url: Option<String>,
    /// Whether to refuse who sends too many requests.
    #[arg(long, env = "ROWLOCK_RATE_LIMIT", value_enum, default_value = "on")]
    rate_limit: Switch,
    /// The addresses of proxies that stand before the server and tell where requests come from.
    #[arg(
        long,
        env = "ROWLOCK_TRUSTED_PROXIES",
        value_name = "ADDR,…",
        value_delimiter = ','
    )]
    trusted_proxies: Vec<IpAddr>,
    /// How many MiB of the disk stay free for games that have begun; with less, nothing new is begun.
    #[arg(
        long,
        env = "ROWLOCK_MIN_FREE_DISK",
        value_name = "MIB",
        default_value_t = 64
    )]
    min_free_disk: u32,
    /// Whether to tell figures of the requests at /metrics, to everybody who asks.
    #[arg(long, env = "ROWLOCK_METRICS", value_enum, default_value = "off")]
    metrics: Switch,
    /// How many groups and games one address makes without a token: all at once after a while without any, and
    /// each hour.
    #[arg(
        long,
        env = "ROWLOCK_NEW_GAMES",
        value_name = "AT_ONCE,AN_HOUR",
        default_value = "60,120"
    )]
    new_games: Quota,
    /// The same with a token.
    #[arg(
        long,
        env = "ROWLOCK_NEW_GAMES_WITH_TOKEN",
        value_name = "AT_ONCE,AN_HOUR",
        default_value = "300,600"
    )]
    new_games_with_token: Quota,
    /// How many seats, players, links, tokens and settings one address adds.
    #[arg(
        long,
        env = "ROWLOCK_ADDITIONS",
        value_name = "AT_ONCE,AN_HOUR",
        default_value = "1000,2000"
    )]
    additions: Quota,
    /// How many games one address imports; a large one counts as several.
    #[arg(
        long,
        env = "ROWLOCK_IMPORTED_GAMES",
        value_name = "AT_ONCE,AN_HOUR",
        default_value = "20000,20000"
    )]
    imported_games: Quota,
    /// How many games an imported file has at most.
    #[arg(
        long,
        env = "ROWLOCK_IMPORT_GAMES",
        value_name = "GAMES",
        default_value = "10000"
    )]
    import_games: usize,
    /// How many games stay in memory, beside those that are being played.
    #[arg(
        long,
        env = "ROWLOCK_GAMES_IN_MEMORY",
        value_name = "GAMES",
        default_value = "2000"
    )]
    games_in_memory: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Switch {
    On,
    Off,
}

/// Reads how much may be made at once and each hour, as in `60,120`.
impl FromStr for Quota {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |text: &str| text.trim().parse().ok().filter(|&number| number > 0);
        let both = text.split_once(',');
        both.and_then(|(at_once, an_hour)| {
            Some(Self {
                at_once: number(at_once)?,
                an_hour: number(an_hour)?,
            })
        })
        .ok_or_else(|| "it looks like 60,120: so many at once, and so many an hour".to_owned())
    }
}

/// An address that begins with its scheme and has nothing after its host.
fn public_url(text: &str) -> Result<String, String> {
    let url = text.trim_end_matches('/');
    let host = url
        .strip_prefix("https://")
        .or_else(|| url.strip_prefix("http://"));
    let is_host = |host: &str| {
        !host.is_empty()
            && host
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte))
    };
    host.filter(|host| is_host(host))
        .map(|_| url.to_owned())
        .ok_or_else(|| "it looks like https://example.org".to_owned())
}

impl Cli {
    /// Reads the command line and the environment; ends the program where they make no sense.
    #[must_use]
    pub fn read() -> Config {
        let serve = match Self::parse().command {
            Some(Command::Serve(serve)) => serve,
            None => Usual::parse().serve,
        };
        Config {
            listen: serve.listen,
            database: serve.database,
            public_url: serve.public_url,
            rate_limit: serve.rate_limit == Switch::On,
            trusted_proxies: serve.trusted_proxies,
            metrics: serve.metrics == Switch::On,
            limits: Limits {
                free_disk: u64::from(serve.min_free_disk) << 20,
                new_games: serve.new_games,
                new_games_with_token: serve.new_games_with_token,
                additions: serve.additions,
                imported_games: serve.imported_games,
                bounds: Bounds {
                    games_in_memory: serve.games_in_memory,
                    import_games: serve.import_games,
                },
                ..Limits::default()
            },
        }
    }
}
