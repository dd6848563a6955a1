//! A connection that is open, and its end where nothing comes or is taken any more.
//!
//! The HTTP library waits only so long for the head of the first request of a connection; without an
//! end of our own, a part of a second head would hold its connection for ever.

use std::cell::Cell;
use std::net::Shutdown;
use std::rc::{Rc, Weak};
use std::time::{Duration, Instant};

use actix_web::rt;
use actix_web::rt::net::TcpStream;
use socket2::{SockRef, Socket};
use tokio::time::sleep;

use super::crowd::Place;
use crate::config::Limits;

/// A connection as its requests see it.
#[derive(Clone)]
pub(super) enum Connection {
    /// There is no room for it.
    Refused,
    /// There is room.
    Open(Rc<Open>),
}

/// A connection for which there is room.
pub(super) struct Open {
    socket: Socket,
    under_way: Cell<usize>,
    silent_since: Cell<Instant>,
    _place: Place,
}

/// A request that is under way until this is dropped.
pub(super) struct UnderWay(Rc<Open>);

impl Connection {
    /// Watches over a connection, which ends when nothing has been under way for so long, or when nobody
    /// takes what is sent.
    pub(super) fn open(stream: &TcpStream, place: Place, limits: &Limits) -> Self {
        let Ok(socket) = SockRef::from(stream).try_clone() else {
            return Self::Refused;
        };
        end_untaken(&socket, limits.answer);
        let patience = 2 * limits.head;
        let open = Rc::new(Open {
            socket,
            under_way: Cell::new(0),
            silent_since: Cell::new(Instant::now()),
            _place: place,
        });
        rt::spawn(end_in_silence(Rc::downgrade(&open), patience));
        Self::Open(open)
    }
}

impl Open {
    /// Counts a request until its answer is sent.
    pub(super) fn begin(self: Rc<Self>) -> UnderWay {
        self.under_way.set(self.under_way.get() + 1);
        UnderWay(self)
    }

    /// How much longer it may at least stay silent.
    fn rest(&self, patience: Duration) -> Duration {
        if self.under_way.get() > 0 {
            return patience;
        }
        patience.saturating_sub(self.silent_since.get().elapsed())
    }
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        let Self(open) = self;
        open.under_way.set(open.under_way.get() - 1);
        open.silent_since.set(Instant::now());
    }
}

/// Lets the system end a connection whose client takes nothing for so long of what is sent to it.
#[cfg(target_os = "linux")]
fn end_untaken(socket: &Socket, patience: Duration) {
    if let Err(error) = socket.set_tcp_user_timeout(Some(patience)) {
        tracing::warn!(%error, "the write timeout could not be set");
    }
}

/// Other systems wait for a client that does not read for as long as it answers them.
#[cfg(not(target_os = "linux"))]
fn end_untaken(_: &Socket, _: Duration) {}

async fn end_in_silence(connection: Weak<Open>, patience: Duration) {
    let mut rest = patience;
    while !rest.is_zero() {
        sleep(rest).await;
        let Some(open) = connection.upgrade() else {
            return;
        };
        rest = open.rest(patience);
        if rest.is_zero() {
            // Nothing more is read; what is still to be sent is sent. It may have ended by itself.
            open.socket.shutdown(Shutdown::Read).ok();
        }
    }
}
