//! What systemd expects of a service: messages about its state. What it offers: sockets that are open before the start.

use std::convert::Infallible;
use std::future;
use std::net::TcpListener;
use std::time::Duration;

#[cfg(target_os = "linux")]
use sd_notify::NotifyState;

use super::{Sockets, StartError};

/// A message to systemd.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// The server accepts connections.
    Ready,
    Alive,
    Stopping,
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
    let message = match state {
        State::Ready => NotifyState::Ready,
        State::Alive => NotifyState::Watchdog,
        State::Stopping => NotifyState::Stopping,
    };
    if let Err(error) = sd_notify::notify(&[message]) {
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
    let mut ticks = tokio::time::interval(interval / 2);
    loop {
        ticks.tick().await;
        notify(State::Alive);
    }
}

/// How long the watchdog waits for a message; `None` if the unit has none.
#[cfg(target_os = "linux")]
fn watchdog_interval() -> Option<Duration> {
    sd_notify::watchdog_enabled().filter(|interval| !interval.is_zero())
}

/// Only Linux has systemd.
#[cfg(not(target_os = "linux"))]
fn watchdog_interval() -> Option<Duration> {
    None
}
