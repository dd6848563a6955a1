//! The names and addresses of this computer in its networks.

mod local_name;

pub use local_name::{LOCAL_NAME, LocalName};

use std::net::{IpAddr, Ipv4Addr};
use std::sync::LazyLock;

/// Suffixes of names in local networks that do not exist on the internet.
///
/// `fritz.box` belongs to the manufacturer of the routers that use it.
pub const LOCAL_SUFFIXES: [&str; 8] = [
    "fritz.box",
    "home",
    "home.arpa",
    "internal",
    "lan",
    "local",
    "localdomain",
    "localhost",
];

/// The host name of this computer in lower case, where the system has one.
static HOST_NAME: LazyLock<Option<String>> = LazyLock::new(|| {
    let name = std::fs::read_to_string("/proc/sys/kernel/hostname").ok()?;
    let name = name.trim().to_ascii_lowercase();
    (!name.is_empty()).then_some(name)
});

/// The host name of this computer in lower case, where the system has one.
pub fn host_name() -> Option<&'static str> {
    HOST_NAME.as_deref()
}

/// Whether a name ends with one of [`LOCAL_SUFFIXES`]; `name` is in lower case.
pub fn is_local_name(name: &str) -> bool {
    LOCAL_SUFFIXES.iter().any(|suffix| {
        name.strip_suffix(suffix)
            .is_some_and(|rest| rest.ends_with('.'))
    })
}

/// Whether an address belongs to a home network, which the internet does not reach. Loopback addresses do not: a tunnel
/// or a proxy on the same computer may use them.
pub fn is_home_address(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => address.is_unique_local() || address.is_unicast_link_local(),
    }
}

/// The addresses of this computer in its networks: neither of itself alone nor of one cable.
pub fn addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces
        .iter()
        .filter(|it| !it.is_loopback() && !it.is_link_local());
    addresses.map(if_addrs::Interface::ip).collect()
}

/// This computer's address in the local network; the loopback address if it is in none.
pub fn lan_address() -> Ipv4Addr {
    let mut addresses: Vec<Ipv4Addr> = addresses()
        .into_iter()
        .filter_map(|address| match address {
            IpAddr::V4(address) => Some(address),
            IpAddr::V6(_) => None,
        })
        .collect();
    // Virtual networks come after the network of the phones.
    addresses.sort_by_key(|address| match address.octets() {
        [192, 168, ..] => 0,
        [10, ..] => 1,
        _ if address.is_private() => 2,
        _ => 3,
    });
    addresses.first().copied().unwrap_or(Ipv4Addr::LOCALHOST)
}
