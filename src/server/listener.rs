//! The sockets that a server listens on.

use std::io::ErrorKind;
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

/// The reason and what to do about it.
pub fn cannot_listen(address: SocketAddr, error: std::io::Error) -> StartError {
    let reason = match error.kind() {
        ErrorKind::AddrInUse => "another program uses this port; stop it, or choose another port".to_owned(),
        ErrorKind::PermissionDenied => {
            "it needs more rights; choose a port from 1024, or give the service CAP_NET_BIND_SERVICE".to_owned()
        }
        ErrorKind::AddrNotAvailable => {
            "this computer does not have that address; choose one that it has, such as 0.0.0.0:8080".to_owned()
        }
        _ => error.to_string(),
    };
    StartError::Listen(address, reason)
}
