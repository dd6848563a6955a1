//! What systemd expects of a service: messages about its state. The sockets that it has opened before the start.

use std::convert::Infallible;
use std::net::TcpListener;
use std::time::Duration;
use std::{env, future, process};

use super::{Sockets, StartError};

/// A message to systemd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The server accepts connections.
    Ready,
    Alive,
    Stopping,
}

impl State {
    /// The message as in sd_notify(3).
    fn message(self) -> &'static str {
        match self {
            Self::Ready => "READY=1",
            Self::Alive => "WATCHDOG=1",
            Self::Stopping => "STOPPING=1",
        }
    }
}

/// The sockets that a socket unit has opened for the server: the first for http, the second for HTTPS.
///
/// To be called before other threads start: it removes the variables of the environment that announce the sockets.
/// More of them, or one of another kind, are an error.
#[cfg(target_os = "linux")]
pub fn passed_sockets() -> Result<Sockets, StartError> {
    let mut passed = listenfd::ListenFd::from_env();
    if passed.len() > 2 {
        return Err(StartError::Socket);
    }
    let is_listener = |socket: &TcpListener| socket2::SockRef::from(socket).is_listener();
    let mut take = |index| match passed.take_tcp_listener(index) {
        // With Accept=yes it is a connection.
        Ok(Some(socket)) if !is_listener(&socket).unwrap_or(false) => Err(StartError::Socket),
        Ok(socket) => Ok(socket),
        Err(_) => Err(StartError::Socket),
    };
    Ok(Sockets {
        http: take(0)?,
        https: take(1)?,
    })
}

/// Only Linux has systemd.
#[cfg(not(target_os = "linux"))]
pub fn passed_sockets() -> Result<Sockets, StartError> {
    Ok(Sockets::default())
}

/// Sends systemd a message, if it waits for any.
#[cfg(target_os = "linux")]
pub fn notify(state: State) {
    use std::os::linux::net::SocketAddrExt;
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::{SocketAddr, UnixDatagram};

    let Some(name) = env::var_os("NOTIFY_SOCKET") else {
        return;
    };
    let address = match name.as_bytes().strip_prefix(b"@") {
        Some(name) => SocketAddr::from_abstract_name(name),
        None => SocketAddr::from_pathname(&name),
    };
    let send =
        |address| UnixDatagram::unbound()?.send_to_addr(state.message().as_bytes(), &address);
    if let Err(error) = address.and_then(send) {
        tracing::warn!(%error, ?state, "cannot notify systemd");
    }
}

/// Only Linux has systemd.
#[cfg(not(target_os = "linux"))]
pub fn notify(_: State) {}

/// Sends the messages that the watchdog of the unit expects, if it has one; never resolves.
pub async fn keep_alive() -> Infallible {
    let Some(interval) = watchdog_interval() else {
        return future::pending().await;
    };
    let mut ticks = tokio::time::interval(interval);
    loop {
        ticks.tick().await;
        notify(State::Alive);
    }
}

/// Half of the time that the watchdog waits for this process.
fn watchdog_interval() -> Option<Duration> {
    let variable = |name| env::var(name).ok();
    let is_other = variable("WATCHDOG_PID").is_some_and(|id| id != process::id().to_string());
    let micros: u64 = variable("WATCHDOG_USEC")?.parse().ok()?;
    let interval = Duration::from_micros(micros / 2);
    (!is_other && !interval.is_zero()).then_some(interval)
}
