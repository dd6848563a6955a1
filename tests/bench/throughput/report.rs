//! What was measured, and how it is printed: medians of all rounds, ratios within each round, facts.

use std::time::Duration;

use super::load::Sample;

/// The names of what is measured in each round; ratios refer to them.
pub mod names {
    pub const FIXED: &str = "actix-web alone, a body of the same size";
    pub const GAME: &str = "GET of a running game";
    pub const EVENTS: &str = "GET of its events";
    pub const SQLITE_ONE: &str = "SQLite alone, 1 row a transaction";
    pub const SQLITE_GATHERED: &str = "SQLite alone, 64 tasks gathered";
    pub const MINIMAL_1: &str = "minimal server, 1 connection";
    pub const MINIMAL_64: &str = "minimal server, 64 connections";
    pub const MOVES_1: &str = "moves, 1 connection";
    pub const MOVES_8: &str = "moves, 8 connections";
    pub const MOVES_64: &str = "moves, 64 connections";
    pub const MOVES_256: &str = "moves, 256 connections";
    pub const KEYS_1: &str = "moves with keys, 1 connection";
    pub const KEYS_8: &str = "moves with keys, 8 connections";
    pub const KEYS_64: &str = "moves with keys, 64 connections";
    pub const KEYS_256: &str = "moves with keys, 256 connections";
    pub const HALF_LOAD: &str = "moves, 64 connections, half of full load";
    pub const MINIMAL_PACED: &str = "minimal server, 64 connections, the same rate";
    pub const FRAGMENT: &str = "GET of the phone's fragment";
    pub const FRAGMENT_MOVES: &str = "moves answered with the fragment";
    pub const WITHOUT_STREAMS: &str = "moves without open streams";
    pub const WITH_STREAMS: &str = "moves with open streams";
    pub const PACED_WITH_STREAMS: &str = "200 moves/s with open streams: answered";
    pub const OTHER_PHONE: &str = "200 moves/s with open streams: other phone";
    pub const FEW_GAMES: &str = "moves with few stored games";
    pub const MANY_GAMES: &str = "moves with many stored games";
    pub const LONG_GAME: &str = "moves in long games";
    pub const FEW_RIGHTS: &str = "fragment moves, device with few rights";
    pub const MANY_RIGHTS: &str = "fragment moves, device with many rights";
    pub const ON_SQLITE: &str = "moves with keys, 64 connections, SQLite";
    pub const GAME_ON_SQLITE: &str = "GET of a running game, SQLite";

    /// The names of what is measured on some servers with one PostgreSQL.
    #[derive(Clone, Copy)]
    pub struct OnPostgres {
        pub servers: &'static str,
        pub alone: &'static str,
        pub moves: &'static str,
        /// `None` for one server.
        pub spread: Option<&'static str>,
        pub game: &'static str,
        pub other_phone: &'static str,
    }

    pub const ONE_SERVER: OnPostgres = OnPostgres {
        servers: "1 server",
        alone: "PostgreSQL alone, 64 tasks gathered, 1 connection",
        moves: "moves with keys, 64 connections, PostgreSQL, 1 server",
        spread: None,
        game: "GET of a running game, PostgreSQL, 1 server",
        other_phone: "200 moves/s, PostgreSQL, 1 server: other phone",
    };
    pub const TWO_SERVERS: OnPostgres = OnPostgres {
        servers: "2 servers",
        alone: "PostgreSQL alone, 64 tasks gathered, 2 connections",
        moves: "moves with keys, 64 connections, PostgreSQL, 2 servers",
        spread: Some("the same, each move on another of 2 servers"),
        game: "GET of a running game, PostgreSQL, 2 servers",
        other_phone: "200 moves/s, PostgreSQL: phone of another of 2 servers",
    };
    pub const THREE_SERVERS: OnPostgres = OnPostgres {
        servers: "3 servers",
        alone: "PostgreSQL alone, 64 tasks gathered, 3 connections",
        moves: "moves with keys, 64 connections, PostgreSQL, 3 servers",
        spread: Some("the same, each move on another of 3 servers"),
        game: "GET of a running game, PostgreSQL, 3 servers",
        other_phone: "200 moves/s, PostgreSQL: phone of another of 3 servers",
    };
}

/// What a ratio compares.
#[derive(Clone, Copy)]
enum Of {
    /// Requests per second.
    Rate,
    /// The time that a request takes of full load: the inverse of the rate.
    Cost,
    /// Server CPU time per request.
    Cpu,
    /// The 99th percentile of the first with the median of the second.
    Tail,
}

/// The ratios: what is compared, the two lines, and the goal.
const RATIOS: [(Of, &str, &str, &str); 28] = [
    (Of::Rate, names::GAME, names::FIXED, "≥ 0.5"),
    (Of::Cpu, names::GAME, names::FIXED, ""),
    (Of::Rate, names::MOVES_1, names::SQLITE_ONE, "≥ 0.6"),
    (Of::Rate, names::MOVES_64, names::SQLITE_GATHERED, "≥ 0.45"),
    (Of::Rate, names::MOVES_1, names::MINIMAL_1, ""),
    (Of::Rate, names::MOVES_64, names::MINIMAL_64, ""),
    (Of::Cost, names::KEYS_64, names::MOVES_64, "≤ 1.15"),
    (Of::Cpu, names::KEYS_64, names::MOVES_64, ""),
    (Of::Tail, names::HALF_LOAD, names::HALF_LOAD, "≤ 3"),
    (Of::Tail, names::MINIMAL_PACED, names::MINIMAL_PACED, ""),
    (Of::Cost, names::FRAGMENT, names::GAME, "≤ 4"),
    (Of::Cpu, names::FRAGMENT, names::GAME, ""),
    (
        Of::Cost,
        names::WITH_STREAMS,
        names::WITHOUT_STREAMS,
        "≤ 1.2",
    ),
    (Of::Cost, names::MANY_GAMES, names::FEW_GAMES, "≤ 1.2"),
    (Of::Cost, names::LONG_GAME, names::MANY_GAMES, "≤ 1.2"),
    (Of::Cpu, names::LONG_GAME, names::MANY_GAMES, ""),
    (Of::Cost, names::MANY_RIGHTS, names::FEW_RIGHTS, "≤ 1.2"),
    (Of::Cpu, names::MANY_RIGHTS, names::FEW_RIGHTS, ""),
    (
        Of::Rate,
        names::ONE_SERVER.moves,
        names::ONE_SERVER.alone,
        "",
    ),
    (
        Of::Rate,
        names::TWO_SERVERS.moves,
        names::TWO_SERVERS.alone,
        "",
    ),
    (
        Of::Rate,
        names::THREE_SERVERS.moves,
        names::THREE_SERVERS.alone,
        "",
    ),
    (Of::Rate, names::ONE_SERVER.moves, names::ON_SQLITE, ""),
    (Of::Cpu, names::ONE_SERVER.moves, names::ON_SQLITE, ""),
    (
        Of::Rate,
        names::TWO_SERVERS.moves,
        names::ONE_SERVER.moves,
        "",
    ),
    (
        Of::Rate,
        names::THREE_SERVERS.moves,
        names::ONE_SERVER.moves,
        "",
    ),
    (Of::Rate, names::ONE_SERVER.game, names::GAME_ON_SQLITE, ""),
    (Of::Cpu, names::ONE_SERVER.game, names::GAME_ON_SQLITE, ""),
    (
        Of::Rate,
        names::THREE_SERVERS.game,
        names::ONE_SERVER.game,
        "",
    ),
];

/// A fact that is measured once.
struct Fact {
    name: String,
    value: String,
    goal: &'static str,
}

/// All that was measured.
#[derive(Default)]
pub struct Report {
    /// The samples of each line, in the order in which the lines were first measured.
    lines: Vec<(&'static str, Vec<Sample>)>,
    facts: Vec<Fact>,
}

impl Report {
    /// Adds the sample of a round to a line.
    pub fn add(&mut self, name: &'static str, sample: Sample) {
        match self.lines.iter_mut().find(|(line, _)| *line == name) {
            Some((_, samples)) => samples.push(sample),
            None => self.lines.push((name, vec![sample])),
        }
    }

    /// Adds a fact; `goal` may be empty.
    pub fn fact(&mut self, name: impl Into<String>, value: impl Into<String>, goal: &'static str) {
        self.facts.push(Fact {
            name: name.into(),
            value: value.into(),
            goal,
        });
    }

    /// The requests per second of a line in its last round.
    pub fn last_rate(&self, name: &str) -> Option<f64> {
        self.samples(name)?.last().map(|sample| sample.per_second)
    }

    fn samples(&self, name: &str) -> Option<&[Sample]> {
        let line = self.lines.iter().find(|(line, _)| *line == name);
        line.map(|(_, samples)| samples.as_slice())
    }

    /// The report as tables in Markdown.
    pub fn print(&self) {
        if !self.lines.is_empty() {
            println!("| load | per second | p50 | p99 | server CPU |\n|---|--:|--:|--:|--:|");
        }
        for (name, samples) in &self.lines {
            let of = |value: fn(&Sample) -> f64| median(samples.iter().map(value).collect());
            let rate = of(|sample| sample.per_second);
            let p50 = of(|sample| sample.p50.as_secs_f64());
            let p99 = of(|sample| sample.p99.as_secs_f64());
            let cpu = samples.iter().map(|sample| sample.cpu).collect();
            let cpu: Option<Vec<f64>> = cpu;
            let cpu = cpu.map_or_else(|| "-".to_owned(), |cpu| format!("{:.0} µs", median(cpu)));
            let (p50, p99) = (seconds(p50), seconds(p99));
            println!("| {name} | {} | {p50} | {p99} | {cpu} |", thousands(rate));
        }
        let ratios = RATIOS.iter().filter_map(|ratio| self.ratio(*ratio));
        let ratios: Vec<String> = ratios.collect();
        if !ratios.is_empty() {
            println!("\n| ratio | of | value | goal |\n|---|---|--:|--:|");
            println!("{}", ratios.join("\n"));
        }
        if !self.facts.is_empty() {
            println!("\n| fact | value | goal |\n|---|--:|--:|");
        }
        for Fact { name, value, goal } in &self.facts {
            println!("| {name} | {value} | {goal} |");
        }
    }

    /// A line of the ratios: the median of the ratios within the rounds.
    fn ratio(&self, (of, first, second, goal): (Of, &str, &str, &str)) -> Option<String> {
        let pairs = self.samples(first)?.iter().zip(self.samples(second)?);
        let ratios = pairs.map(|(first, second)| match of {
            Of::Rate => Some(first.per_second / second.per_second),
            Of::Cost => Some(second.per_second / first.per_second),
            Of::Cpu => Some(first.cpu? / second.cpu?),
            Of::Tail => Some(first.p99.as_secs_f64() / second.p50.as_secs_f64()),
        });
        let ratio = median(ratios.collect::<Option<Vec<f64>>>()?);
        let of = match of {
            Of::Rate => "rate",
            Of::Cost => "cost",
            Of::Cpu => "CPU",
            Of::Tail => "p99 to p50",
        };
        let to = if first == second {
            String::new()
        } else {
            format!(" : {second}")
        };
        Some(format!("| {first}{to} | {of} | {ratio:.2} | {goal} |"))
    }
}

/// The median; of an even number the higher of the two in the middle.
pub fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values[values.len() / 2]
}

/// A time with its unit.
pub fn seconds(seconds: f64) -> String {
    format!("{:.3?}", Duration::from_secs_f64(seconds))
}

/// A number of bytes in KiB or MiB.
pub fn bytes(bytes: f64) -> String {
    if bytes.abs() < 1024.0 * 1024.0 {
        format!("{:.1} KiB", bytes / 1024.0)
    } else {
        format!("{:.1} MiB", bytes / 1024.0 / 1024.0)
    }
}

/// A number without decimals, with commas between thousands.
pub fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
