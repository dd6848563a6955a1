//! The load generator: clients that send requests on connections of their own, as fast as they are answered or paced.

use std::net::SocketAddr;
use std::slice;
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::task::JoinSet;
use tokio::time::sleep_until;

use super::http::{Connection, Response};
use super::process::Process;

/// What sends the requests of one connection.
pub trait Client: Send + 'static {
    /// Writes the next request; returns whether there is one.
    fn request(&mut self, to: &mut Vec<u8>) -> bool;

    /// Checks the response.
    fn response(&mut self, response: &Response<'_>);
}

/// A check of a response beyond its status.
pub type Check = Arc<dyn Fn(&Response<'_>) + Send + Sync>;

/// A client that sends the same request again and again.
pub struct Repeat {
    pub request: Vec<u8>,
    pub check: Option<Check>,
}

impl Client for Repeat {
    fn request(&mut self, to: &mut Vec<u8>) -> bool {
        to.extend_from_slice(&self.request);
        true
    }

    fn response(&mut self, response: &Response<'_>) {
        response.expect(200);
        if let Some(check) = &self.check {
            check(response);
        }
    }
}

/// What was measured while a load ran.
#[derive(Clone, Debug, Default)]
pub struct Sample {
    pub per_second: f64,
    pub p50: Duration,
    pub p99: Duration,
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
            p50: times[requests / 2],
            p99: times[(requests - 1) * 99 / 100],
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
    /// Whether each client sends its requests to all servers in turn; else all of them to one server.
    pub is_spread: bool,
}

impl Load {
    /// As many requests as are answered.
    pub fn full(time: Duration) -> Self {
        Self {
            time,
            interval: Duration::ZERO,
            is_spread: false,
        }
    }

    /// Runs each client on connections of its own; returns the clients with what was measured.
    pub async fn run<C: Client>(
        self,
        servers: &(impl AsRef<[Process]> + ?Sized),
        clients: Vec<C>,
    ) -> (Sample, Vec<C>) {
        let servers = servers.as_ref();
        let mut connections = Vec::with_capacity(clients.len());
        for (_, server) in clients.iter().zip(servers.iter().cycle()) {
            let mut own = Vec::new();
            let used = if self.is_spread {
                servers
            } else {
                slice::from_ref(server)
            };
            for server in used {
                own.push(Connection::open(server.address).await);
            }
            connections.push(own);
        }
        let cpu = cpu(servers);
        let begin = Instant::now();
        let mut tasks = JoinSet::new();
        let count = u32::try_from(clients.len()).unwrap();
        for (index, pair) in (0..).zip(connections.into_iter().zip(clients)) {
            // The paced requests of the connections are sent one after another.
            let first = begin + self.interval * index / count;
            tasks.spawn(self.drive(pair, first, begin + self.time));
        }
        let (mut times, mut clients) = (Vec::new(), Vec::new());
        while let Some(ended) = tasks.join_next().await {
            let (client, own) = ended.expect("a client failed");
            clients.push(client);
            times.extend(own);
        }
        let elapsed = begin.elapsed();
        let cpu = self::cpu(servers)
            .zip(cpu)
            .map(|(after, before)| after - before);
        (Sample::of(times, elapsed, cpu), clients)
    }

    async fn drive<C: Client>(
        self,
        (mut connections, mut client): (Vec<Connection>, C),
        first: Instant,
        end: Instant,
    ) -> (C, Vec<Duration>) {
        let (mut times, mut request) = (Vec::new(), Vec::new());
        let mut due = first;
        while Instant::now() < end && due < end {
            let mut begin = Instant::now();
            if !self.interval.is_zero() {
                if begin < due {
                    sleep_until(due.into()).await;
                    begin = Instant::now();
                } else {
                    // The response before was late: this request has waited for it.
                    begin = due;
                }
                due += self.interval;
            }
            request.clear();
            if !client.request(&mut request) {
                break;
            }
            // The next request goes to the server after this one.
            connections.rotate_left(1);
            let response = connections[0].send(&request).await;
            times.push(begin.elapsed());
            client.response(&response);
        }
        (client, times)
    }
}

/// The CPU time of all servers; `None` if the system does not report it.
fn cpu(servers: &[Process]) -> Option<Duration> {
    servers.iter().map(Process::cpu).sum()
}

/// Sends one request on a connection of its own and gives the response to a function.
pub async fn once<T>(
    address: SocketAddr,
    request: &[u8],
    read: impl FnOnce(&Response<'_>) -> T,
) -> T {
    let mut connection = Connection::open(address).await;
    read(&connection.send(request).await)
}
