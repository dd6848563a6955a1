//! Clients that trust only one authority.

use std::sync::Arc;
use std::time::Duration;

use reqwest::redirect::Policy;
use rowlock::config::{CertificateSource, Tls};
use rustls::crypto::ring;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use rustls::{ClientConfig, RootCertStore};

use super::{Client, Server};

/// The TLS of a phone that trusts this authority and no other.
pub fn client_config(authority: &str) -> ClientConfig {
    let mut roots = RootCertStore::empty();
    let authority = CertificateDer::from_pem_slice(authority.as_bytes()).unwrap();
    roots.add(authority).unwrap();
    config_with(roots)
}

fn config_with(roots: RootCertStore) -> ClientConfig {
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth()
}

/// The settings of a client that follows no redirects and trusts no authority; by default, each client would read the
/// certificates of this computer, also for plain HTTP.
pub fn http_client() -> reqwest::ClientBuilder {
    // A connection that was idle for longer may be one that the server is about to close.
    reqwest::Client::builder()
        .tls_backend_preconfigured(config_with(RootCertStore::empty()))
        .redirect(Policy::none())
        .pool_idle_timeout(Duration::from_secs(2))
}

impl Client {
    /// A phone that opens this URL, and trusts this authority and no other.
    pub fn trusting(authority: &str, url: String) -> Self {
        let http = http_client().tls_backend_preconfigured(client_config(authority));
        Self {
            url,
            http: http.build().unwrap(),
        }
    }
}

/// HTTPS by an authority of the server's own, on any free port.
pub fn home_https() -> Tls {
    Tls {
        listen: "127.0.0.1:0".parse().unwrap(),
        source: CertificateSource::Local,
    }
}

impl Server {
    /// A server with an authority of its own.
    pub async fn start_with_home_https() -> Self {
        Self::start_on_file_as(|config| config.tls = Some(home_https())).await
    }

    /// The port of HTTPS.
    pub fn https_port(&self) -> u16 {
        let running = self.running.as_ref().unwrap();
        running.tls_address.unwrap().port()
    }
}
