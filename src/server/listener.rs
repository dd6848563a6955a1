//! The sockets that a server listens on.

use std::net::{SocketAddr, TcpListener};

use socket2::SockRef;

use super::start_error::StartError;

/// Pending connections: after a restart, the phones of many tables reconnect at once.
const LISTEN_BACKLOG: i32 = 1024;

/// Sockets that are open before the start; without one the server listens on its configured address.
#[derive(Debug, Default)]
pub struct Sockets {
    pub http: Option<TcpListener>,
    pub https: Option<TcpListener>,
}

/// This socket, or one that listens on an address; and the address with its port.
pub(super) fn listen(
    socket: Option<TcpListener>,
    address: SocketAddr,
) -> Result<(TcpListener, SocketAddr), StartError> {
    let cannot_listen = |error| cannot_listen(address, error);
    let listener = socket.map_or_else(|| TcpListener::bind(address), Ok);
    let listener = listener.map_err(cannot_listen)?;
    SockRef::from(&listener)
        .listen(LISTEN_BACKLOG)
        .map_err(cannot_listen)?;
    let address = listener.local_addr().map_err(cannot_listen)?;
    Ok((listener, address))
}

/// The reason as an operator needs it.
pub(super) fn cannot_listen(address: SocketAddr, error: std::io::Error) -> StartError {
    let reason = match error.kind() {
        std::io::ErrorKind::AddrInUse => "another program uses this port".to_owned(),
        _ => error.to_string(),
    };
    StartError::Listen(address, reason)
}
