//! MetricFamilies of the requests, for Prometheus.

use std::sync::Arc;
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry, Unit};

use crate::store::Activity;

/// Upper bounds of the duration buckets, in seconds.
const BUCKETS: [f64; 9] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5];

/// Methods with a label of their own.
const METHODS: [&str; 6] = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];

/// The label of a method in metrics and logs; unknown methods, which a client may invent, are `other`.
pub fn method_label(method: &str) -> &'static str {
    let known = METHODS.into_iter().find(|known| *known == method);
    known.unwrap_or("other")
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Route {
    method: &'static str,
    route: String,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Response {
    method: &'static str,
    route: String,
    status: u16,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Refusal {
    limit: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct Build {
    version: &'static str,
}

/// The metrics of one server, labelled by route pattern and never by ids.
#[derive(Clone, Debug)]
pub struct Metrics(Arc<MetricFamilies>);

#[derive(Debug)]
struct MetricFamilies {
    registry: Registry,
    requests: Family<Response, Counter>,
    durations: Family<Route, Histogram>,
    unreadable: Counter,
    refused: Family<Refusal, Counter>,
    streams: Gauge,
    games: Gauge,
    loads: Counter,
    transactions: Counter,
    changes: Counter,
    queued: Gauge,
    database_size: Gauge,
    log_size: Gauge,
    last_backup: Gauge,
    backup_failures: Counter,
}

/// Current values of the gauges.
#[derive(Clone, Copy, Debug)]
pub struct Levels {
    pub streams: usize,
    /// Games in memory.
    pub games: usize,
    /// Games loaded from their logs since the start.
    pub loads: u64,
    pub store: Activity,
}

/// A new metric with this name and this help text.
fn metric<M: Metric + Clone + Default>(registry: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    registry.register(name, help, metric.clone());
    metric
}

/// A new gauge of a number of bytes.
fn size(registry: &mut Registry, name: &str, help: &str) -> Gauge {
    let gauge = Gauge::default();
    registry.register_with_unit(name, help, Unit::Bytes, gauge.clone());
    gauge
}

impl Default for Metrics {
    fn default() -> Self {
        let mut registry = Registry::with_prefix("rowlock");
        let all = &mut registry;
        let requests = metric(all, "requests", "Requests with a response");
        let durations =
            Family::new_with_constructor((|| Histogram::new(BUCKETS)) as fn() -> Histogram);
        all.register_with_unit(
            "request_duration",
            "Time until a response began",
            Unit::Seconds,
            durations.clone(),
        );
        let unreadable = metric(
            all,
            "unreadable_requests",
            "Connections that were closed as a request could not be read",
        );
        let refused: Family<Refusal, Counter> = metric(
            all,
            "refused_connections",
            "Connections beyond the limit of an address or of the server",
        );
        for limit in ["address", "server"] {
            refused.get_or_create(&Refusal { limit }).inc_by(0);
        }
        let streams = metric(all, "streams", "Phones and programs that follow a game");
        let games = metric(all, "games_in_memory", "Games in memory");
        let loads = metric(all, "game_loads", "Games that were loaded from their logs");
        let transactions = metric(
            all,
            "transactions",
            "Transactions that wrote to the database",
        );
        let changes = metric(
            all,
            "changes",
            "Changes such as moves in these transactions",
        );
        let queued = metric(all, "queued_changes", "Changes that wait for the writer");
        let database_size = size(all, "database_size", "Size of the database without its log");
        let log_size = size(all, "log_size", "Size of the write-ahead log");
        let build: Family<Build, Gauge> =
            metric(all, "build_info", "Version and commit of the program");
        let version = env!("BUILD_VERSION");
        build.get_or_create(&Build { version }).set(1);
        let last_backup = metric(
            all,
            "last_backup_timestamp_seconds",
            "Time of the newest daily backup since the epoch, 0 if it is not known",
        );
        let backup_failures = metric(all, "backup_failures", "Daily backups that failed");
        Self(Arc::new(MetricFamilies {
            registry,
            requests,
            durations,
            unreadable,
            refused,
            streams,
            games,
            loads,
            transactions,
            changes,
            queued,
            database_size,
            log_size,
            last_backup,
            backup_failures,
        }))
    }
}

impl Metrics {
    /// Counts a response.
    ///
    /// `method` is its [`method_label`]; `route` is a pattern such as `/api/v1/games/{game}`, or empty if no route matches.
    pub fn count(&self, method: &'static str, route: String, status: u16, duration: Duration) {
        let response = Response {
            method,
            route: route.clone(),
            status,
        };
        self.0.requests.get_or_create(&response).inc();
        let durations = self.0.durations.get_or_create(&Route { method, route });
        durations.observe(duration.as_secs_f64());
    }

    /// Counts a connection whose client sent something other than a request.
    pub fn count_unreadable(&self) {
        self.0.unreadable.inc();
    }

    /// Counts a connection that is beyond this limit, `address` or `server`.
    pub fn count_refused(&self, limit: &'static str) {
        self.0.refused.get_or_create(&Refusal { limit }).inc();
    }

    /// Sets the time of the newest daily backup, in seconds since the epoch.
    pub fn set_last_backup(&self, at: i64) {
        self.0.last_backup.set(at);
    }

    /// All metrics in the OpenMetrics text format.
    pub fn text(&self, levels: Levels) -> String {
        let number = |level: usize| i64::try_from(level).unwrap_or(i64::MAX);
        self.0.streams.set(number(levels.streams));
        self.0.games.set(number(levels.games));
        let Activity {
            transactions,
            changes,
            queued,
            database_size,
            log_size,
            backup_failures,
        } = levels.store;
        self.0.queued.set(number(queued));
        let bytes = |size: u64| i64::try_from(size).unwrap_or(i64::MAX);
        self.0.database_size.set(bytes(database_size));
        self.0.log_size.set(bytes(log_size));
        for (counter, count) in [
            (&self.0.loads, levels.loads),
            (&self.0.transactions, transactions),
            (&self.0.changes, changes),
            (&self.0.backup_failures, backup_failures),
        ] {
            counter.inc_by(count.saturating_sub(counter.get()));
        }
        let mut text = String::new();
        // Writing to a string cannot fail.
        text::encode(&mut text, &self.0.registry).ok();
        text
    }
}
