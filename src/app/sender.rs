//! Who sent a request: the address that it is counted under.

use std::net::{IpAddr, SocketAddr};

use actix_web::dev::ServiceRequest;

/// The household that a request comes from, also through proxies of ours.
pub(super) fn sender(request: &ServiceRequest, proxies: &[IpAddr]) -> Option<IpAddr> {
    let mut sender = request.peer_addr()?.ip().to_canonical();
    let told = request.headers().get_all("X-Forwarded-For");
    let told: Vec<&str> = told
        .flat_map(|header| header.to_str().unwrap_or_default().split(','))
        .collect();
    let mut told = told.into_iter().rev();
    // What stands before an address that is not ours, or before no address, anybody can have written.
    while proxies.contains(&sender)
        && let Some(before) = told.next().and_then(address)
    {
        sender = before;
    }
    Some(household(sender))
}

/// The address of an entry, which may name a port as well.
fn address(entry: &str) -> Option<IpAddr> {
    let entry = entry.trim();
    let bare = entry
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .unwrap_or(entry);
    let with_port = || entry.parse::<SocketAddr>().ok().map(|socket| socket.ip());
    let address = bare.parse().ok().or_else(with_port);
    address.map(|address: IpAddr| address.to_canonical())
}

/// The address that stands for one household: with IPv6 that is a whole network.
pub(super) fn household(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) & (u128::MAX << 64)).into()),
    }
}
