//! Why a server did not start or run.

use std::net::SocketAddr;

use crate::http::MIN_DESCRIPTORS;
use crate::rules::BoardError;
use crate::store::OpenError;
use crate::tls::TlsError;

/// Why a server did not start or run; each is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address cannot be listened on.
    #[error("Cannot listen on {0}: {1}.")]
    Listen(SocketAddr, String),
    /// systemd has opened something else than one or two TCP ports.
    #[error(
        "The socket unit must open one TCP port, or a second one for HTTPS, as with \"ListenStream=8080\" and without \"Accept=yes\"; please change rowlock.socket."
    )]
    Socket,
    /// systemd has opened a port for HTTPS, which is off.
    #[error(
        "The socket unit opens a second port, which is for HTTPS; please choose \"--tls\", or remove its \"ListenStream=\" from rowlock.socket."
    )]
    SocketWithoutTls,
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The limit of open files is too low.
    #[error(
        "The system lets Rowlock open only {0} files and connections at once, and it needs {least}; please raise the limit, as with \"ulimit -n 1024\".",
        least = MIN_DESCRIPTORS
    )]
    Descriptors(usize),
    /// TLS cannot be offered.
    #[error(transparent)]
    Tls(#[from] TlsError),
    /// A built-in board is invalid.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// The server failed while running.
    #[error("The server cannot run: {0}.")]
    Run(String),
}
