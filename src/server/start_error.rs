//! Why a server did not start or run.

use std::net::SocketAddr;

use rowlock_rules::BoardError;

use crate::http::MIN_DESCRIPTORS;
use crate::store::OpenError;
use crate::tls::TlsError;

/// Why a server did not start or run; each is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("Cannot listen on {0}: {1}.")]
    Listen(SocketAddr, String),
    #[error(
        "The socket unit must open one TCP port, or a second one for HTTPS, as with \"ListenStream=8080\" and without \"Accept=yes\"; please change rowlock.socket."
    )]
    Socket,
    #[error(
        "The socket unit opens a second port, which is for HTTPS; please choose \"--tls\", or remove its \"ListenStream=\" from rowlock.socket."
    )]
    SocketWithoutTls,
    #[error(transparent)]
    Store(#[from] OpenError),
    #[error(
        "The system lets Rowlock open only {0} files and connections at once, and it needs {least}; please raise the limit, as with \"ulimit -n 65536\" or LimitNOFILE=65536.",
        least = MIN_DESCRIPTORS
    )]
    Descriptors(usize),
    #[error(transparent)]
    Tls(#[from] TlsError),
    #[error(transparent)]
    Board(#[from] BoardError),
    #[error("The server cannot run: {0}.")]
    Run(String),
}
