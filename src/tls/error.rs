//! Why a server cannot offer TLS.

use std::io;
use std::path::PathBuf;

/// Why a server cannot offer TLS; each is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// The folder of the authority and its certificates cannot be written.
    #[error("Cannot write the certificates to {folder}: {1}.", folder = .0.display())]
    Folder(PathBuf, io::Error),
    #[error("Cannot read {path}: {1}.", path = .0.display())]
    Read(PathBuf, io::Error),
    #[error("{} is not a PEM private key.", .0.display())]
    Key(PathBuf),
    #[error("{} has no certificate in PEM format.", .0.display())]
    Certificate(PathBuf),
    #[error("{} is not the key of the certificate in {}.", .key.display(), .certificate.display())]
    Pair { certificate: PathBuf, key: PathBuf },
    #[error("Cannot create a certificate: {0}.")]
    Create(rcgen::Error),
    #[error("Cannot set up TLS: {0}.")]
    Library(#[from] rustls::Error),
    /// The system has no list of authorities by which the certificate service could be known.
    #[error(
        "This computer has no list of certificate authorities to verify a certificate service; please install one, as with \"apt install ca-certificates\"."
    )]
    NoRoots,
}
