//! The client's IP address, also behind trusted proxies.

use std::net::{IpAddr, SocketAddr};

use actix_web::HttpRequest;
use actix_web::dev::ServiceRequest;

/// Extension of a request: the prefix of the client's address, where requests are limited.
#[derive(Clone, Copy)]
pub struct ClientNetwork(pub IpAddr);

/// The prefix of the client's address; `X-Forwarded-For` counts only from trusted proxies.
pub(super) fn client_ip(request: &ServiceRequest, proxies: &[IpAddr]) -> Option<IpAddr> {
    client_address(request.request(), proxies).map(ip_prefix)
}

/// The client's address; `X-Forwarded-For` counts only from trusted proxies.
pub(super) fn client_address(request: &HttpRequest, proxies: &[IpAddr]) -> Option<IpAddr> {
    let mut client = request.peer_addr()?.ip().to_canonical();
    let forwarded = request.headers().get_all("X-Forwarded-For");
    let forwarded: Vec<&str> = forwarded
        .flat_map(|header| header.to_str().unwrap_or_default().split(','))
        .collect();
    let mut forwarded = forwarded.into_iter().rev();
    // Entries left of the first address that is not a trusted proxy may be forged.
    while proxies.contains(&client)
        && let Some(previous) = forwarded.next().and_then(parse_entry)
    {
        client = previous;
    }
    Some(client)
}

/// The address of an `X-Forwarded-For` entry, which may include a port.
fn parse_entry(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let bare = entry
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .unwrap_or(entry);
    let with_port = || entry.parse::<SocketAddr>().ok().map(|socket| socket.ip());
    let address = bare.parse().ok().or_else(with_port);
    address.map(|address: IpAddr| address.to_canonical())
}

/// The /48 network of an IPv6 address, which one customer of a provider may have as a whole.
pub(super) fn site_prefix(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V4(_) => None,
        IpAddr::V6(v6) => Some(IpAddr::V6((u128::from(v6) & (u128::MAX << 80)).into())),
    }
}

/// The address that limits count by: an IPv4 address, or the /64 network of an IPv6 address.
pub(super) fn ip_prefix(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) & (u128::MAX << 64)).into()),
    }
}
