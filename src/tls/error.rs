//! Why a server cannot offer TLS.

use std::io;
use std::path::PathBuf;

/// Why a server cannot offer TLS; each is a sentence for the operator.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// The folder of the authority and its certificates cannot be written.
    #[error("Cannot write the certificates to {folder}: {1}.", folder = .0.display())]
    Folder(PathBuf, io::Error),
    /// A file cannot be read.
    #[error("Cannot read {path}: {1}.", path = .0.display())]
    Read(PathBuf, io::Error),
    /// A file has no key.
    #[error("{} is no private key in PEM format.", .0.display())]
    Key(PathBuf),
    /// A file has no certificate.
    #[error("{} has no certificate in PEM format.", .0.display())]
    Certificate(PathBuf),
    /// Key and certificate are not a pair.
    #[error("{} is not the key of the certificate in {}.", .key.display(), .certificate.display())]
    Pair {
        /// The file of the certificate.
        certificate: PathBuf,
        /// The file of the key.
        key: PathBuf,
    },
    /// A certificate cannot be created.
    #[error("Cannot create a certificate: {0}.")]
    Create(rcgen::Error),
    /// The TLS library refuses its settings.
    #[error("Cannot set up TLS: {0}.")]
    Library(#[from] rustls::Error),
    /// The system has no list of authorities by which the certificate service could be known.
    #[error(
        "This computer has no list of certificate authorities, by which a certificate service is known; please install one, as with \"apt install ca-certificates\"."
    )]
    NoRoots,
}
