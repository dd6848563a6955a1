//! Open connections, closed when they are idle or the client stops reading.
//!
//! actix limits the time of the first request's header only: a second header sent in part would hold
//! its connection without end.

use std::cell::Cell;
use std::net::Shutdown;
use std::rc::{Rc, Weak};
use std::time::{Duration, Instant};

use actix_web::rt;
use actix_web::rt::net::TcpStream;
use socket2::{SockRef, Socket};
use tokio::time::sleep;

use super::concurrency::Permit;
use crate::config::Limits;

/// The connection that a request came by.
#[derive(Clone)]
pub(super) enum Connection {
    /// Beyond the concurrency limit: its requests are answered with 429.
    Refused,
    /// Within the limit.
    Open(Rc<OpenConnection>),
}

/// A connection within the limit.
pub(super) struct OpenConnection {
    socket: Socket,
    in_flight: Cell<usize>,
    idle_since: Cell<Instant>,
    _permit: Permit,
}

/// A request in flight; dropping it ends it.
pub(super) struct InFlight(Rc<OpenConnection>);

impl Connection {
    /// Starts the timeouts of a new connection: idle without a request, and not read by the client.
    pub(super) fn open(stream: &TcpStream, permit: Permit, limits: &Limits) -> Self {
        let Ok(socket) = SockRef::from(stream).try_clone() else {
            return Self::Refused;
        };
        set_write_timeout(&socket, limits.write_timeout);
        let idle_timeout = 2 * limits.header_timeout;
        let open = Rc::new(OpenConnection {
            socket,
            in_flight: Cell::new(0),
            idle_since: Cell::new(Instant::now()),
            _permit: permit,
        });
        rt::spawn(close_when_idle(Rc::downgrade(&open), idle_timeout));
        Self::Open(open)
    }
}

impl OpenConnection {
    /// Counts a request until its response is sent.
    pub(super) fn request_started(self: Rc<Self>) -> InFlight {
        self.in_flight.set(self.in_flight.get() + 1);
        InFlight(self)
    }

    /// Time until it has been idle for `idle_timeout`.
    fn time_left(&self, idle_timeout: Duration) -> Duration {
        if self.in_flight.get() > 0 {
            return idle_timeout;
        }
        idle_timeout.saturating_sub(self.idle_since.get().elapsed())
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        let Self(open) = self;
        open.in_flight.set(open.in_flight.get() - 1);
        open.idle_since.set(Instant::now());
    }
}

/// Lets the kernel close a connection whose client acknowledges nothing for this long.
#[cfg(target_os = "linux")]
fn set_write_timeout(socket: &Socket, timeout: Duration) {
    if let Err(error) = socket.set_tcp_user_timeout(Some(timeout)) {
        tracing::warn!(%error, "cannot set the write timeout of a connection");
    }
}

/// Only Linux has this timeout per connection.
#[cfg(not(target_os = "linux"))]
fn set_write_timeout(_: &Socket, _: Duration) {}

async fn close_when_idle(connection: Weak<OpenConnection>, idle_timeout: Duration) {
    let mut left = idle_timeout;
    while !left.is_zero() {
        sleep(left).await;
        let Some(open) = connection.upgrade() else {
            return;
        };
        left = open.time_left(idle_timeout);
        if left.is_zero() {
            // A response that is being sent still arrives; the client may have closed it already.
            open.socket.shutdown(Shutdown::Read).ok();
        }
    }
}
