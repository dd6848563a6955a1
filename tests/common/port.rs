//! Ports for programs that cannot choose one themselves, or that are started on the same one again.

use std::net::{Ipv4Addr, TcpListener, UdpSocket};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

/// Ports below those that systems choose themselves: such a port is not taken before a program listens on it, or while it
/// is started again. The tests in browsers use those after them.
const PORTS: std::ops::Range<u32> = 10_000..20_000;

/// A port that no program listens on, by TCP or UDP, and that no other test of this process is given.
pub fn free_port() -> u16 {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    loop {
        let count = process::id() * 100 + COUNT.fetch_add(1, Ordering::Relaxed);
        let port = u16::try_from(PORTS.start + count % PORTS.len() as u32).unwrap();
        let address = (Ipv4Addr::LOCALHOST, port);
        if TcpListener::bind(address).is_ok() && UdpSocket::bind(address).is_ok() {
            return port;
        }
    }
}
