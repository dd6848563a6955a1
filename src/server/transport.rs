//! The connection of a client: plain, or with TLS that the server ends.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::dev::Extensions;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::server::TlsStream;

use crate::http::ClientSocket;

/// The connection of a client.
pub(super) enum Transport {
    Plain(ClientSocket),
    Tls(Box<TlsStream<ClientSocket>>),
}

impl Transport {
    /// Begins TLS where there is an acceptor; a client that never does so is disconnected as an idle one.
    pub(super) async fn accept(
        socket: ClientSocket,
        acceptor: Option<TlsAcceptor>,
    ) -> io::Result<Self> {
        match acceptor {
            None => Ok(Self::Plain(socket)),
            // An answer of 429 is not worth a handshake.
            Some(_) if socket.refused_by().is_some() => {
                Err(io::ErrorKind::ConnectionRefused.into())
            }
            Some(acceptor) => Ok(Self::Tls(Box::new(acceptor.accept(socket).await?))),
        }
    }

    /// Lets the requests of a connection read its state.
    pub(super) fn on_connect(&self, data: &mut Extensions) {
        match self {
            Self::Plain(socket) => socket.on_connect(data),
            Self::Tls(stream) => stream.get_ref().0.on_connect(data),
        }
    }
}

impl AsyncRead for Transport {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(socket) => Pin::new(socket).poll_read(context, buffer),
            Self::Tls(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Transport {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Self::Plain(socket) => Pin::new(socket).poll_write(context, bytes),
            Self::Tls(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(socket) => Pin::new(socket).poll_flush(context),
            Self::Tls(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Self::Plain(socket) => Pin::new(socket).poll_shutdown(context),
            Self::Tls(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}
