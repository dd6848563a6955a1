//! A certificate that another program keeps in files.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use chrono::{DateTime, Utc};
use rustls::InconsistentKeys;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::sign::CertifiedKey;
use x509_parser::prelude::{FromDer, X509Certificate};

use super::current::CurrentCertificate;
use super::error::TlsError;

/// A certificate that another program keeps in files; it is read again when one of them changes.
pub(super) struct CertificateFiles {
    certificate: PathBuf,
    key: PathBuf,
    current: Arc<CurrentCertificate>,
    read_at: FileTimes,
}

/// When the two files were last changed.
type FileTimes = [Option<SystemTime>; 2];

impl CertificateFiles {
    /// Reads the files.
    pub(super) fn open(certificate: PathBuf, key: PathBuf) -> Result<Self, TlsError> {
        let read_at = version(&certificate, &key);
        let current = Arc::new(CurrentCertificate::new(read(&certificate, &key)?));
        Ok(Self {
            certificate,
            key,
            current,
            read_at,
        })
    }

    pub(super) fn current(&self) -> Arc<CurrentCertificate> {
        Arc::clone(&self.current)
    }

    /// Reads the files again if one has changed.
    /// If they are not a pair, as while they are being replaced, the present certificate stays, and the next call reads them
    /// again.
    pub(super) fn renew(&mut self) -> Result<(), TlsError> {
        let read_at = version(&self.certificate, &self.key);
        if read_at == self.read_at {
            return Ok(());
        }
        self.current.replace(read(&self.certificate, &self.key)?);
        self.read_at = read_at;
        tracing::info!(file = %self.certificate.display(), "read the new certificate");
        Ok(())
    }
}

/// When the certificate in files ends.
pub fn files_end(certificate: &Path, key: &Path) -> Result<DateTime<Utc>, TlsError> {
    let pair = read(certificate, key)?;
    let first = pair.cert.first().and_then(|der| {
        let (_, parsed) = X509Certificate::from_der(der).ok()?;
        DateTime::from_timestamp_secs(parsed.validity().not_after.timestamp())
    });
    first.ok_or_else(|| TlsError::Certificate(certificate.to_owned()))
}

fn version(certificate: &Path, key: &Path) -> FileTimes {
    [certificate, key].map(|path| path.metadata().and_then(|it| it.modified()).ok())
}

fn read(certificate: &Path, key: &Path) -> Result<CertifiedKey, TlsError> {
    let chain = std::fs::read(certificate)
        .map_err(|error| TlsError::Read(certificate.to_owned(), error))?;
    let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(&chain)
        .collect::<Result<_, _>>()
        .map_err(|_| TlsError::Certificate(certificate.to_owned()))?;
    if chain.is_empty() {
        return Err(TlsError::Certificate(certificate.to_owned()));
    }
    let pem = std::fs::read(key).map_err(|error| TlsError::Read(key.to_owned(), error))?;
    let private = PrivateKeyDer::from_pem_slice(&pem).map_err(|_| TlsError::Key(key.to_owned()))?;
    let private = ring::sign::any_supported_type(&private)?;
    let certified = CertifiedKey::new(chain, private);
    match certified.keys_match() {
        Ok(()) | Err(rustls::Error::InconsistentKeys(InconsistentKeys::Unknown)) => Ok(certified),
        Err(_) => Err(TlsError::Pair {
            certificate: certificate.to_owned(),
            key: key.to_owned(),
        }),
    }
}
