//! Open connections: each is closed when it is idle, and when the client stops reading.
//!
//! actix limits the time of the first request's header only: a second header sent in part would hold
//! its connection without end.

use std::cell::Cell;
use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use actix_web::dev::Extensions;
use actix_web::rt::net::TcpStream;
#[cfg(target_os = "linux")]
use socket2::SockRef;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

use super::concurrency::{Exhausted, Permit};
use crate::config::Limits;

/// The connection that a request came by.
#[derive(Clone)]
pub(super) enum Connection {
    /// Beyond a concurrency limit: its requests are answered with 429.
    Refused(Exhausted),
    Open(Rc<OpenConnection>),
}

/// A connection within the limit.
pub(super) struct OpenConnection {
    idle_timeout: Duration,
    in_flight: Cell<usize>,
    idle_since: Cell<Instant>,
    /// Whether the response in flight is a stream, which ends with the client's side of the connection.
    is_streaming: Cell<bool>,
    /// Whether the client has closed its side.
    is_client_done: Cell<bool>,
    _permit: Permit,
}

/// A request in flight; dropping it ends it.
pub(super) struct InFlight(Rc<OpenConnection>);

/// The socket of a connection. It reads as closed by the client once it is idle for too long.
pub struct ClientSocket {
    stream: TcpStream,
    connection: Connection,
    /// Elapses when the connection may be idle for too long.
    idle: Pin<Box<Sleep>>,
}

impl ClientSocket {
    /// A new connection: within the limits if there is a permit.
    pub(super) fn new(
        stream: TcpStream,
        permit: Result<Permit, Exhausted>,
        limits: &Limits,
    ) -> Self {
        let idle_timeout = 2 * limits.header_timeout;
        let open = |permit| {
            set_write_timeout(&stream, limits.write_timeout);
            Connection::Open(Rc::new(OpenConnection {
                idle_timeout,
                in_flight: Cell::new(0),
                idle_since: Cell::new(Instant::now()),
                is_streaming: Cell::new(false),
                is_client_done: Cell::new(false),
                _permit: permit,
            }))
        };
        Self {
            connection: permit.map_or_else(Connection::Refused, open),
            idle: Box::pin(sleep(idle_timeout)),
            stream,
        }
    }

    /// The limit that it is beyond, if it is.
    pub fn refused_by(&self) -> Option<Exhausted> {
        match self.connection {
            Connection::Refused(limit) => Some(limit),
            Connection::Open(_) => None,
        }
    }

    /// Lets the requests of a connection read its state.
    pub fn on_connect(&self, data: &mut Extensions) {
        data.insert(self.connection.clone());
    }
}

impl OpenConnection {
    /// Counts a request until its response is sent.
    pub(super) fn request_started(self: Rc<Self>) -> InFlight {
        self.in_flight.set(self.in_flight.get() + 1);
        InFlight(self)
    }

    /// Ends the response in flight as soon as the client closes its side of the connection.
    pub(super) fn stream_started(&self) {
        self.is_streaming.set(true);
    }

    /// Fails if the response in flight is a stream whose client has closed its side.
    fn end_stream(&self) -> io::Result<()> {
        match self.is_streaming.get() && self.is_client_done.get() {
            true => Err(ErrorKind::ConnectionAborted.into()),
            false => Ok(()),
        }
    }

    /// Completes when the connection has been idle for too long.
    fn poll_idle(&self, idle: &mut Pin<Box<Sleep>>, context: &mut Context<'_>) -> Poll<()> {
        loop {
            ready!(idle.as_mut().poll(context));
            let end = if self.in_flight.get() > 0 {
                Instant::now() + self.idle_timeout
            } else {
                self.idle_since.get() + self.idle_timeout
            };
            if end <= Instant::now() {
                return Poll::Ready(());
            }
            idle.as_mut().reset(end);
        }
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        let Self(open) = self;
        open.in_flight.set(open.in_flight.get() - 1);
        open.idle_since.set(Instant::now());
        open.is_streaming.set(false);
    }
}

impl AsyncRead for ClientSocket {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let Self {
            stream,
            connection,
            idle,
        } = &mut *self;
        let before = buffer.filled().len();
        let read = Pin::new(stream).poll_read(context, buffer)?;
        let Connection::Open(open) = connection else {
            return read.map(Ok);
        };
        if read.is_pending() {
            // Reading nothing means that no more will come.
            return open.poll_idle(idle, context).map(Ok);
        }
        open.is_client_done.set(buffer.filled().len() == before);
        open.end_stream()?;
        read.map(Ok)
    }
}

impl AsyncWrite for ClientSocket {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        // The end may have been read together with the request, before it was known to be for a stream.
        if let Connection::Open(open) = &self.connection {
            open.end_stream()?;
        }
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Lets the kernel close a connection whose client acknowledges nothing for this long.
#[cfg(target_os = "linux")]
fn set_write_timeout(stream: &TcpStream, timeout: Duration) {
    if let Err(error) = SockRef::from(stream).set_tcp_user_timeout(Some(timeout)) {
        tracing::warn!(%error, "cannot set the write timeout of a connection");
    }
}

/// Only Linux has this timeout per connection.
#[cfg(not(target_os = "linux"))]
fn set_write_timeout(_: &TcpStream, _: Duration) {}
