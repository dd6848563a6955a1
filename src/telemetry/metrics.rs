//! Figures of the requests, for Prometheus.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

/// The upper bounds of the classes of durations, in seconds.
const SECONDS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

/// The methods that are told apart; whatever else somebody sends is one more.
const METHODS: [&str; 6] = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];

/// What a method is called in figures and logs, where nothing stands that a client has made up.
#[must_use]
pub fn method_name(method: &str) -> &'static str {
    let known = METHODS.into_iter().find(|known| *known == method);
    known.unwrap_or("other")
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Route {
    method: &'static str,
    route: String,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Answer {
    method: &'static str,
    route: String,
    status: u16,
}

/// The figures of one server, counted by route and never by what a request names.
#[derive(Clone, Debug)]
pub struct Metrics(Arc<Figures>);

#[derive(Debug)]
struct Figures {
    registry: Registry,
    answers: Family<Answer, Counter>,
    durations: Family<Route, Histogram>,
    streams: Gauge,
    games: Gauge,
    loads: Counter,
}

/// What a server holds at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Levels {
    /// Open streams.
    pub streams: usize,
    /// Games in memory.
    pub games: usize,
    /// Games that were loaded from their logs so far.
    pub loads: u64,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("rowlock");
        let answers = Family::default();
        registry.register("requests", "Requests answered", answers.clone());
        let durations =
            Family::new_with_constructor((|| Histogram::new(SECONDS)) as fn() -> Histogram);
        registry.register_with_unit(
            "request_duration",
            "Time until the response started",
            Unit::Seconds,
            durations.clone(),
        );
        let streams = Gauge::default();
        registry.register("streams", "Open streams", streams.clone());
        let games = Gauge::default();
        registry.register("games_in_memory", "Games in memory", games.clone());
        let loads = Counter::default();
        registry.register("game_loads", "Games loaded from their logs", loads.clone());
        Self(Arc::new(Figures {
            registry,
            answers,
            durations,
            streams,
            games,
            loads,
        }))
    }
}

impl Metrics {
    /// Counts an answer.
    ///
    /// `method` is its [`method_name`]; `route` is a pattern as in `/api/v1/games/{game}`, or empty where there is no such path.
    pub fn count(&self, method: &'static str, route: String, status: u16, duration: Duration) {
        let answer = Answer {
            method,
            route: route.clone(),
            status,
        };
        self.0.answers.get_or_create(&answer).inc();
        let durations = self.0.durations.get_or_create(&Route { method, route });
        durations.observe(duration.as_secs_f64());
    }

    /// All figures in the text format of OpenMetrics, with what the server holds now.
    #[must_use]
    pub fn text(&self, levels: Levels) -> String {
        let number = |level: usize| i64::try_from(level).unwrap_or(i64::MAX);
        self.0.streams.set(number(levels.streams));
        self.0.games.set(number(levels.games));
        let loads = &self.0.loads;
        loads.inc_by(levels.loads.saturating_sub(loads.get()));
        let mut text = String::new();
        // A string takes whatever is written to it.
        text::encode(&mut text, &self.0.registry).ok();
        text
    }
}
