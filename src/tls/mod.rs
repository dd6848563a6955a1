//! TLS that the server itself ends: its certificates, and their renewal.

mod acme;
mod authority;
mod current;
mod error;
mod files;
mod local;

pub use error::TlsError;
pub use files::files_end;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::server::ResolvesServerCert;
use tokio_rustls::TlsAcceptor;
use tokio_util::sync::CancellationToken;

use acme::AcmeCertificate;
use authority::Authority;
use files::CertificateFiles;
use local::LocalCertificate;

use crate::config::CertificateSource;
use crate::network::LocalName;
use crate::services::Clock;

/// How often names, addresses, files and the clock are looked at.
const RENEWAL_INTERVAL: Duration = Duration::from_secs(60);

const HTTP: &[u8] = b"http/1.1";

/// The protocol by which a certificate service checks who has a domain.
const CHALLENGE: &[u8] = b"acme-tls/1";

/// The certificates of a server.
pub struct Certificates {
    config: Arc<ServerConfig>,
    kind: Kind,
    clock: Arc<dyn Clock>,
}

enum Kind {
    Local(LocalCertificate),
    Files(CertificateFiles),
    Acme(Box<AcmeCertificate>),
}

/// The authority of a home network, as phones install it.
#[derive(Clone)]
pub struct HomeAuthority(Arc<Authority>);

impl HomeAuthority {
    /// Its certificate in PEM format.
    pub fn pem(&self) -> &str {
        self.0.pem()
    }

    /// Its name, by which phones list it.
    pub fn name(&self) -> &str {
        self.0.name()
    }

    /// The SHA-256 of its certificate as systems show it, to compare: phones load the certificate without TLS.
    pub fn fingerprint(&self) -> &str {
        self.0.fingerprint()
    }
}

/// The folder of the authority and of certificates, next to the database: `rowlock.db-tls` for `rowlock.db`.
fn folder(database: &Path) -> PathBuf {
    let mut name = database.file_name().unwrap_or_default().to_owned();
    name.push("-tls");
    database.with_file_name(name)
}

impl Certificates {
    /// Reads or creates the certificate of `source`; a created certificate is stored next to the database.
    pub fn open(
        source: &CertificateSource,
        database: &Path,
        clock: Arc<dyn Clock>,
        local_name: &LocalName,
    ) -> Result<Self, TlsError> {
        let folder = folder(database);
        let (kind, resolver): (Kind, Arc<dyn ResolvesServerCert>) = match source {
            CertificateSource::Local => {
                let it = LocalCertificate::open(&folder, clock.now(), local_name.clone())?;
                let current = it.current();
                (Kind::Local(it), current)
            }
            CertificateSource::Files { certificate, key } => {
                let it = CertificateFiles::open(certificate.clone(), key.clone())?;
                let current = it.current();
                (Kind::Files(it), current)
            }
            CertificateSource::Acme(acme) => {
                let it = AcmeCertificate::open(acme, &folder)?;
                let resolver = it.resolver();
                (Kind::Acme(Box::new(it)), resolver)
            }
        };
        let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_no_client_auth()
            .with_cert_resolver(resolver);
        config.alpn_protocols = vec![HTTP.to_vec()];
        if let Kind::Acme(_) = kind {
            config.alpn_protocols.push(CHALLENGE.to_vec());
        }
        Ok(Self {
            config: Arc::new(config),
            kind,
            clock,
        })
    }

    /// Accepts connections with the certificate of the moment.
    pub fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(Arc::clone(&self.config))
    }

    /// The authority that phones are to trust, if it is the server's own.
    pub fn home_authority(&self) -> Option<HomeAuthority> {
        match &self.kind {
            Kind::Local(it) => Some(HomeAuthority(it.authority())),
            Kind::Files(_) | Kind::Acme(_) => None,
        }
    }

    /// Keeps the certificate valid until shutdown.
    pub async fn renew(self, shutdown: CancellationToken) {
        let clock = self.clock;
        let renewal = async {
            match self.kind {
                Kind::Local(mut it) => every_minute(|| it.renew(clock.now())).await,
                Kind::Files(mut it) => every_minute(|| it.renew()).await,
                Kind::Acme(it) => it.run().await,
            }
        };
        shutdown.run_until_cancelled(renewal).await;
    }
}

/// Calls `renew` every minute, and logs a failure once.
async fn every_minute(mut renew: impl FnMut() -> Result<(), TlsError>) {
    let mut has_failed = false;
    loop {
        match renew() {
            Ok(()) => has_failed = false,
            Err(error) if !has_failed => {
                tracing::error!(%error, "cannot renew the certificate");
                has_failed = true;
            }
            Err(_) => {}
        }
        tokio::time::sleep(RENEWAL_INTERVAL).await;
    }
}
