//! A certificate from a public certificate service, by the protocol ACME.

use std::path::Path;
use std::sync::Arc;

use futures_util::StreamExt;
use rustls::crypto::ring;
use rustls::server::ResolvesServerCert;
use rustls::{ClientConfig, RootCertStore};
use rustls_acme::caches::DirCache;
use rustls_acme::{AcmeConfig, AcmeState, EventOk};

use super::authority::create_private_folder;
use super::error::TlsError;
use crate::config::Acme;

/// The folder of the account and the certificates.
const FOLDER: &str = "acme";

/// A certificate from a public certificate service, which is ordered and renewed while the server runs.
pub(super) struct AcmeCertificate(AcmeState<std::io::Error>);

impl AcmeCertificate {
    /// Sets up orders; the first connects to the service when it is polled by [`AcmeCertificate::run`].
    pub(super) fn open(acme: &Acme, folder: &Path) -> Result<Self, TlsError> {
        let folder = folder.join(FOLDER);
        create_private_folder(&folder).map_err(|error| TlsError::Folder(folder.clone(), error))?;
        let config = AcmeConfig::new_with_client_config(&acme.domains, Arc::new(client()?))
            .contact(acme.contact.iter().map(|it| format!("mailto:{it}")))
            .directory(&acme.directory)
            .cache(DirCache::new(folder));
        Ok(Self(config.state()))
    }

    /// Answers both phones and the service, which checks the domain by a connection of its own.
    pub(super) fn resolver(&self) -> Arc<dyn ResolvesServerCert> {
        self.0.resolver()
    }

    /// Orders and renews certificates without end; failed orders are tried again after a growing pause.
    pub(super) async fn run(mut self) {
        while let Some(event) = self.0.next().await {
            match event {
                Ok(EventOk::DeployedCachedCert) => tracing::info!("read the stored certificate"),
                Ok(EventOk::DeployedNewCert) => tracing::info!("got a new certificate"),
                Ok(EventOk::CertCacheStore | EventOk::AccountCacheStore) => {}
                Err(error) => tracing::warn!(%error, "cannot get a certificate"),
            }
        }
    }
}

/// The TLS of the connections to the service: it is known by the authorities that the system trusts.
fn client() -> Result<ClientConfig, TlsError> {
    let mut roots = RootCertStore::empty();
    let found = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        return Err(TlsError::NoRoots);
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}
