//! The connection of a client: plain, or with TLS that the server ends.

use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::dev::Extensions;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::http::ClientSocket;

/// The connection of a client.
///
/// Nothing is written to one that has never sent a byte of a request. Browsers open connections in advance: a 408 for not
/// having used one would be read as the response to the request that uses it at that moment.
pub(super) struct Transport {
    stream: ClientStream,
    has_sent: bool,
}

enum ClientStream {
    Plain(ClientSocket),
    Tls(Box<TlsStream<ClientSocket>>),
}

impl Transport {
    /// Begins TLS where there is an acceptor; a client that never does so is disconnected as an idle one.
    pub(super) async fn accept(
        socket: ClientSocket,
        acceptor: Option<TlsAcceptor>,
    ) -> io::Result<Self> {
        let stream = match acceptor {
            None => ClientStream::Plain(socket),
            // An answer of 429 is not worth a handshake.
            Some(_) if socket.refused_by().is_some() => {
                return Err(ErrorKind::ConnectionRefused.into());
            }
            Some(acceptor) => ClientStream::Tls(Box::new(acceptor.accept(socket).await?)),
        };
        Ok(Self {
            stream,
            has_sent: false,
        })
    }

    /// Lets the requests of a connection read its state.
    pub(super) fn on_connect(&self, data: &mut Extensions) {
        match &self.stream {
            ClientStream::Plain(socket) => socket.on_connect(data),
            ClientStream::Tls(stream) => stream.get_ref().0.on_connect(data),
        }
    }
}

impl AsyncRead for Transport {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let Self { stream, has_sent } = self.get_mut();
        let before = buffer.filled().len();
        let read = match stream {
            ClientStream::Plain(socket) => Pin::new(socket).poll_read(context, buffer),
            ClientStream::Tls(stream) => Pin::new(stream).poll_read(context, buffer),
        };
        *has_sent |= buffer.filled().len() > before;
        read
    }
}

impl AsyncWrite for Transport {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let Self { stream, has_sent } = self.get_mut();
        match stream {
            _ if !*has_sent => Poll::Ready(Err(ErrorKind::ConnectionAborted.into())),
            ClientStream::Plain(socket) => Pin::new(socket).poll_write(context, bytes),
            ClientStream::Tls(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut self.get_mut().stream {
            ClientStream::Plain(socket) => Pin::new(socket).poll_flush(context),
            ClientStream::Tls(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match &mut self.get_mut().stream {
            ClientStream::Plain(socket) => Pin::new(socket).poll_shutdown(context),
            ClientStream::Tls(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
