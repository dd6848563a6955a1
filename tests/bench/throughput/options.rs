//! The arguments of the benchmark.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand, ValueEnum};

/// Measures the throughput of the server beside the limits of the machine.
#[derive(Debug, Parser)]
#[command(args_conflicts_with_subcommands = true, disable_help_subcommand = true)]
pub struct Options {
    /// The sections to run; all if none is named
    #[arg(value_enum)]
    sections: Vec<Section>,
    /// Run each section once and briefly, and check the responses instead of measuring
    #[arg(long)]
    pub smoke: bool,
    /// Let many tables play for this time instead of measuring, and check that memory and descriptors stay bounded
    #[arg(long, value_name = "SECONDS")]
    pub soak: Option<u64>,
    /// How often the sections are run in turn; the medians are printed
    #[arg(long, default_value_t = 5, value_name = "COUNT")]
    rounds: usize,
    /// The time of each load
    #[arg(long, default_value_t = 1000, value_name = "MILLISECONDS")]
    time: u64,
    /// The open streams of the section `streams`
    #[arg(long, default_value_t = 5000, value_name = "COUNT")]
    streams: usize,
    /// The stored games of the sections `scale` and `footprint`
    #[arg(long, default_value_t = 100_000, value_name = "COUNT")]
    stored: usize,
    /// The board of the games
    #[arg(long, default_value = "classic", value_name = "VARIANT")]
    pub board: String,
    /// Another program to measure
    #[arg(long, default_value = env!("CARGO_BIN_EXE_rowlock"), value_name = "PATH")]
    pub server: PathBuf,
    /// Cargo passes it to every benchmark
    #[arg(long, hide = true)]
    bench: bool,
    /// Run as one of the servers to compare with
    #[command(subcommand)]
    pub child: Option<Child>,
}

/// What is measured together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Section {
    /// Reading a game, beside a fixed body
    Get,
    /// Durable moves, beside SQLite alone and the minimal server
    Moves,
    /// The phone's fragment
    Fragments,
    /// From a move to another phone, with many open streams
    Streams,
    /// Moves with long games, many stored games and many rights
    Scale,
    /// One, two and three servers on PostgreSQL, beside PostgreSQL alone and a server on SQLite
    Postgres,
    /// Start-up, memory, descriptors and bytes
    Footprint,
}

/// The servers that the benchmark runs as processes of its own executable.
#[derive(Clone, Debug, Subcommand)]
#[command(hide = true)]
pub enum Child {
    /// Answers every request with a body of this size
    Fixed { size: usize },
    /// Checks moves on this board in memory and stores them
    Minimal { board: String },
}

/// How much is measured.
#[derive(Clone, Copy, Debug)]
pub struct Sizes {
    pub rounds: usize,
    /// The time of each load.
    pub time: Duration,
    /// Open streams, each of a table of its own.
    pub streams: usize,
    /// Stored games.
    pub stored: usize,
    /// Events of a long game.
    pub long_log: usize,
    /// Rights of a device that has many.
    pub rights: usize,
    /// Games in memory whose size is measured.
    pub games_in_memory: usize,
    max_connections: usize,
    /// How often a start is timed.
    pub starts: usize,
    /// How long the server is idle before its memory is measured again.
    pub pause: Duration,
    /// Whether responses are parsed and stored events counted.
    pub checks: bool,
}

impl Sizes {
    /// The connections of a load that should have this many.
    pub fn connections(&self, wanted: usize) -> usize {
        wanted.min(self.max_connections)
    }
}

impl Options {
    pub fn wants(&self, section: Section) -> bool {
        self.sections.is_empty() || self.sections.contains(&section)
    }

    pub fn sizes(&self) -> Sizes {
        if self.smoke {
            return Sizes {
                rounds: 1,
                time: Duration::from_millis(100),
                streams: 60,
                stored: 50,
                long_log: 60,
                rights: 50,
                games_in_memory: 50,
                max_connections: 16,
                starts: 1,
                pause: Duration::ZERO,
                checks: true,
            };
        }
        Sizes {
            rounds: self.rounds,
            time: Duration::from_millis(self.time),
            streams: self.streams,
            stored: self.stored,
            long_log: 500,
            rights: 5000,
            games_in_memory: 1900,
            max_connections: usize::MAX,
            starts: 5,
            // As long as the server's interval of pings.
            pause: Duration::from_secs(8),
            checks: false,
        }
    }
}
