//! The load generator: clients that send requests on connections of their own, as fast as they are answered or paced.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::sleep_until;

use super::http::{Connection, Response};
use super::process::Process;

/// What sends the requests of one connection.
pub trait Sender: Send + 'static {
    /// The next request, if there is one.
    fn request(&mut self) -> Option<Vec<u8>>;

    /// Checks the response.
    fn response(&mut self, response: &Response<'_>);
}

/// The same request again and again.
#[derive(Clone)]
pub struct Repeat(pub Vec<u8>);

impl Sender for Repeat {
    fn request(&mut self) -> Option<Vec<u8>> {
        Some(self.0.clone())
    }

    fn response(&mut self, response: &Response<'_>) {
        response.expect(200);
    }
}

/// What was measured while a load ran.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    pub per_second: f64,
    /// In seconds.
    pub p50: f64,
    pub p99: f64,
    /// CPU time of the servers per request, in microseconds.
    pub cpu: Option<f64>,
}

impl Sample {
    /// The sample of requests that took these times.
    pub fn of(mut times: Vec<Duration>, elapsed: Duration, cpu: Option<Duration>) -> Self {
        assert!(!times.is_empty(), "no request was answered in time");
        times.sort_unstable();
        let requests = times.len();
        #[allow(clippy::cast_precision_loss)]
        let count = requests as f64;
        Self {
            per_second: count / elapsed.as_secs_f64(),
            p50: times[requests / 2].as_secs_f64(),
            p99: times[(requests - 1) * 99 / 100].as_secs_f64(),
            cpu: cpu.map(|cpu| cpu.as_secs_f64() * 1e6 / count),
        }
    }
}

/// How a load is sent.
#[derive(Clone, Copy, Debug)]
pub struct Load {
    pub time: Duration,
    /// The time from one request of a connection to the next; zero to send the next as soon as one is answered.
    pub interval: Duration,
}

impl Load {
    /// As many requests as are answered.
    pub fn full(time: Duration) -> Self {
        let interval = Duration::ZERO;
        Self { time, interval }
    }

    /// Runs each sender on a connection to one of the servers; returns the senders with what was measured.
    pub async fn run<S: Sender>(
        self,
        servers: &(impl AsRef<[Process]> + ?Sized),
        senders: Vec<S>,
    ) -> (Sample, Vec<S>) {
        let servers = servers.as_ref();
        let mut connected = Vec::with_capacity(senders.len());
        for (sender, server) in senders.into_iter().zip(servers.iter().cycle()) {
            connected.push((Connection::open(server.address).await, sender));
        }
        let cpu = || servers.iter().map(Process::cpu).sum::<Option<Duration>>();
        let before = cpu();
        let begin = Instant::now();
        let mut tasks = JoinSet::new();
        let count = u32::try_from(connected.len()).unwrap();
        for (index, (connection, sender)) in (0..).zip(connected) {
            // The paced requests of the connections are sent one after another.
            let first = begin + self.interval * index / count;
            tasks.spawn(self.drive(connection, sender, first, begin + self.time));
        }
        let (mut times, mut senders) = (Vec::new(), Vec::new());
        while let Some(ended) = tasks.join_next().await {
            let (sender, own) = ended.expect("a client failed");
            senders.push(sender);
            times.extend(own);
        }
        let elapsed = begin.elapsed();
        let cpu = cpu().zip(before).map(|(after, before)| after - before);
        (Sample::of(times, elapsed, cpu), senders)
    }

    async fn drive<S: Sender>(
        self,
        mut connection: Connection,
        mut sender: S,
        mut due: Instant,
        end: Instant,
    ) -> (S, Vec<Duration>) {
        let mut times = Vec::new();
        while Instant::now() < end && due < end {
            let mut begin = Instant::now();
            if !self.interval.is_zero() {
                sleep_until(due.into()).await;
                // If the response before was late, this request has waited for it.
                begin = due;
                due += self.interval;
            }
            let Some(request) = sender.request() else {
                break;
            };
            let response = connection.send(&request).await;
            times.push(begin.elapsed());
            sender.response(&response);
        }
        (sender, times)
    }
}
