//! What was measured, and how it is printed: medians of all rounds, ratios within each round, facts.

use std::time::Duration;

use super::load::Sample;

/// What a ratio compares.
#[derive(Clone, Copy)]
enum Of {
    /// Requests per second.
    Rate,
    /// The time that a request takes of full load: the inverse of the rate.
    Cost,
    /// The 99th percentile of the first with the median of the second.
    Tail,
}

/// The ratios: what is compared, the two lines, and the goal.
#[rustfmt::skip]
const RATIOS: &[(Of, &str, &str, &str)] = &[
    (Of::Rate, "GET of a running game", "actix-web alone, a body of the same size", "≥ 0.5"),
    (Of::Rate, "moves, 1 connection", "SQLite alone, 1 row a transaction", "≥ 0.6"),
    (Of::Rate, "moves, 64 connections", "SQLite alone, 64 tasks gathered", "≥ 0.45"),
    (Of::Cost, "moves with keys, 64 connections", "moves, 64 connections", "≤ 1.15"),
    (Of::Tail, "moves, half of full load", "moves, half of full load", "≤ 3"),
    (Of::Cost, "fragment", "GET of a running game", "≤ 4"),
    (Of::Cost, "moves with open streams", "moves without open streams", "≤ 1.2"),
    (Of::Cost, "moves while reports are made", "moves without reports", "≤ 1.2"),
    (Of::Cost, "moves with many stored games", "moves with few stored games", "≤ 1.2"),
    (Of::Cost, "moves in long games", "moves with many stored games", "≤ 1.2"),
    (Of::Cost, "fragment moves of a device with many rights", "fragment moves of a device with few rights", "≤ 1.2"),
    (Of::Cost, "history, many games", "history, few games", "≤ 3"),
    (Of::Cost, "filtered history, many games", "filtered history, few games", "≤ 3"),
    (Of::Cost, "a player's wins, many games", "a player's wins, few games", "≤ 3"),
    (Of::Cost, "a group's statistics, many games", "a group's statistics, few games", "≤ 3"),
    (Of::Cost, "a player's statistics, many games", "a player's statistics, few games", "≤ 3"),
    (Of::Rate, "moves with keys, PostgreSQL, 1 server", "PostgreSQL alone, 1 connection", ""),
    (Of::Rate, "moves with keys, PostgreSQL, 1 server", "moves with keys, SQLite", ""),
    (Of::Rate, "moves with keys, PostgreSQL, 2 servers", "moves with keys, PostgreSQL, 1 server", ""),
    (Of::Rate, "moves with keys, PostgreSQL, 3 servers", "moves with keys, PostgreSQL, 1 server", ""),
];

/// What follows the name of a load that another program was measured with.
pub const OTHER: &str = ", other program";

/// All that was measured.
#[derive(Default)]
pub struct Report {
    /// The samples of each line, in the order in which the lines were first measured.
    lines: Vec<(String, Vec<Sample>)>,
    /// Names, values and goals of what is measured once.
    facts: Vec<[String; 3]>,
}

impl Report {
    /// Adds the sample of a round to a line.
    pub fn add(&mut self, name: impl Into<String>, sample: Sample) {
        let name = name.into();
        match self.lines.iter_mut().find(|(line, _)| *line == name) {
            Some((_, samples)) => samples.push(sample),
            None => self.lines.push((name, vec![sample])),
        }
    }

    /// Adds a fact, which has no value where the system does not report it; the goal may be empty.
    pub fn fact(&mut self, name: impl Into<String>, value: Option<String>, goal: &str) {
        let value = value.unwrap_or_else(|| "-".to_owned());
        self.facts.push([name.into(), value, goal.to_owned()]);
    }

    fn samples(&self, name: &str) -> Option<&[Sample]> {
        let line = self.lines.iter().find(|(line, _)| line == name);
        line.map(|(_, samples)| samples.as_slice())
    }

    /// The report as tables in Markdown.
    pub fn print(&self) {
        println!("| load | per second | p50 | p99 | server CPU |\n|---|--:|--:|--:|--:|");
        for (name, samples) in &self.lines {
            let of = |value: fn(&Sample) -> f64| median(samples.iter().map(value).collect());
            let rate = of(|sample| sample.per_second);
            let (p50, p99) = (of(|sample| sample.p50), of(|sample| sample.p99));
            let cpu: Option<Vec<f64>> = samples.iter().map(|sample| sample.cpu).collect();
            let cpu = cpu.map_or_else(|| "-".to_owned(), |cpu| format!("{:.0} µs", median(cpu)));
            let (p50, p99) = (seconds(p50), seconds(p99));
            println!("| {name} | {rate:.0} | {p50} | {p99} | {cpu} |");
        }
        println!("\n| ratio | of | value | goal |\n|---|---|--:|--:|");
        for &(of, first, second, goal) in RATIOS {
            if let Some(value) = self.ratio(of, first, second) {
                let of = match of {
                    Of::Rate => "rate",
                    Of::Cost => "cost",
                    Of::Tail => "p99 to p50",
                };
                println!("| {first} : {second} | {of} | {value:.2} | {goal} |");
            }
        }
        for (name, _) in &self.lines {
            let other = format!("{name}{OTHER}");
            if let Some(value) = self.ratio(Of::Rate, name, &other) {
                println!("| {name} : that of the other program | rate | {value:.2} | |");
            }
        }
        println!("\n| fact | value | goal |\n|---|--:|--:|");
        for [name, value, goal] in &self.facts {
            println!("| {name} | {value} | {goal} |");
        }
    }

    /// Panics if a ratio compares a line that was not measured.
    pub fn check_names(&self) {
        for (_, first, second, _) in RATIOS {
            for name in [first, second] {
                assert!(self.samples(name).is_some(), "{name} was not measured");
            }
        }
    }

    /// The median of the ratios within the rounds.
    fn ratio(&self, of: Of, first: &str, second: &str) -> Option<f64> {
        let pairs = self.samples(first)?.iter().zip(self.samples(second)?);
        let ratios = pairs.map(|(first, second)| match of {
            Of::Rate => first.per_second / second.per_second,
            Of::Cost => second.per_second / first.per_second,
            Of::Tail => first.p99 / second.p50,
        });
        Some(median(ratios.collect()))
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

/// A size in bytes.
pub fn mib(bytes: Option<usize>) -> Option<String> {
    #[allow(clippy::cast_precision_loss)]
    Some(format!("{:.1} MiB", bytes? as f64 / 1024.0 / 1024.0))
}

/// The growth from one size in bytes to another in KiB, for each of `count` things.
pub fn growth(from: Option<usize>, to: Option<usize>, count: usize) -> Option<String> {
    #[allow(clippy::cast_precision_loss)]
    let kib = (to? as f64 - from? as f64) / count as f64 / 1024.0;
    Some(format!("{kib:.1} KiB"))
}
