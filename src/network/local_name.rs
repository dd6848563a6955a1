//! The name of the server in the home network, which multicast DNS announces.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use mdns_sd::{DaemonEvent, IfKind, RRType, ServiceDaemon, ServiceInfo};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

/// The name that is announced, unless another server in the network has it.
pub const LOCAL_NAME: &str = "rowlock.local";

/// The type of service as which browsers of networks list the server.
const SERVICE: &str = "_http._tcp.local.";

/// The name of the service in such lists.
const INSTANCE: &str = "Rowlock";

/// The name of the server in the home network.
#[derive(Clone, Debug, Default)]
pub struct LocalName(Arc<State>);

#[derive(Debug, Default)]
struct State {
    announced: watch::Sender<Option<String>>,
    is_used: AtomicBool,
}

impl LocalName {
    /// The name once it is announced, as in `rowlock.local`.
    pub fn announced(&self) -> Option<String> {
        self.0.announced.borrow().clone()
    }

    /// Waits until the name is announced.
    pub async fn until_announced(&self) -> Option<String> {
        let mut announced = self.0.announced.subscribe();
        announced.wait_for(Option::is_some).await.ok()?.clone()
    }

    /// Remembers that a client of the home network reached the server by this host name, if it is the announced one: then the network lets
    /// multicast DNS through.
    pub fn note_use(&self, host: &str) {
        if !self.0.is_used.load(Ordering::Relaxed)
            && self.0.announced.borrow().as_deref() == Some(host)
        {
            self.0.is_used.store(true, Ordering::Relaxed);
        }
    }

    /// The announced name, once a client has reached the server by it.
    pub fn in_use(&self) -> Option<String> {
        let is_used = self.0.is_used.load(Ordering::Relaxed);
        is_used.then(|| self.announced()).flatten()
    }

    /// Announces the server at this address until shutdown. Failures are logged: the server is also found by its
    /// address.
    pub async fn announce(self, address: SocketAddr, shutdown: CancellationToken) {
        let failed = match self.run(address, shutdown).await {
            Ok(()) => return,
            Err(error) => error,
        };
        self.0.announced.send_replace(None);
        tracing::warn!(error = %failed, "cannot announce {LOCAL_NAME} in the network");
    }

    async fn run(
        &self,
        address: SocketAddr,
        shutdown: CancellationToken,
    ) -> Result<(), mdns_sd::Error> {
        let daemon = ServiceDaemon::new()?;
        if address.is_ipv4() {
            daemon.disable_interface(IfKind::IPv6)?;
        }
        let events = daemon.monitor()?;
        daemon.register(service(address)?)?;
        let mut name = LOCAL_NAME.to_owned();
        loop {
            let event = tokio::select! {
                () = shutdown.cancelled() => break,
                event = events.recv_async() => event,
            };
            match event {
                Ok(DaemonEvent::NameChange(change)) if change.rr_type != RRType::SRV => {
                    name = change.new_name.trim_end_matches('.').to_owned();
                    self.0.announced.send_replace(Some(name.clone()));
                }
                Ok(DaemonEvent::Announce(..)) => {
                    self.0.announced.send_replace(Some(name.clone()));
                }
                Ok(DaemonEvent::Error(error)) => return Err(error),
                Ok(_) => {}
                Err(_) => return Ok(()),
            }
        }
        // The last packet takes the name back.
        if let Ok(ended) = daemon.shutdown() {
            ended.recv_async().await.ok();
        }
        Ok(())
    }
}

/// The service at an address, or at all addresses of this computer.
fn service(address: SocketAddr) -> Result<ServiceInfo, mdns_sd::Error> {
    let only = Some(address.ip()).filter(|ip| !ip.is_unspecified());
    let addresses: Vec<IpAddr> = only.into_iter().collect();
    let host = format!("{LOCAL_NAME}.");
    let port = address.port();
    let service = ServiceInfo::new(SERVICE, INSTANCE, &host, &addresses[..], port, None)?;
    Ok(match only {
        Some(_) => service,
        None => service.enable_addr_auto(),
    })
}
