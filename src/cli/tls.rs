//! The options of TLS.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::or_use;
use crate::config::{Acme, CertificateSource, Tls};
use crate::http;

/// The options of TLS.
#[derive(Debug, Args)]
pub(super) struct TlsOptions {
    /// HTTPS mode: off; local (Rowlock's own certificate authority, trusted once per phone); files (your certificate);
    /// acme (Let's Encrypt or similar).
    #[arg(
        long = "tls",
        env = "ROWLOCK_TLS",
        value_name = "off|local|files|acme",
        value_enum,
        hide_possible_values = true,
        default_value = "off"
    )]
    mode: TlsMode,
    /// Address for HTTPS [default: 0.0.0.0:8443; with acme 0.0.0.0:443].
    #[arg(
        long,
        env = "ROWLOCK_LISTEN_TLS",
        value_name = "ADDR:PORT",
        value_parser = or_use::<SocketAddr>("ADDR:PORT, such as 0.0.0.0:8443")
    )]
    listen_tls: Option<SocketAddr>,
    /// PEM file with the certificate and its intermediates (files only).
    #[arg(long, env = "ROWLOCK_TLS_CERTIFICATE", value_name = "FILE")]
    tls_certificate: Option<PathBuf>,
    /// PEM file with the private key of the certificate (files only).
    #[arg(long, env = "ROWLOCK_TLS_KEY", value_name = "FILE")]
    tls_key: Option<PathBuf>,
    /// Host names of the certificate; port 443 of each must lead to this server (acme only).
    #[arg(
        long,
        env = "ROWLOCK_ACME_DOMAIN",
        value_name = "NAME,…",
        value_delimiter = ',',
        value_parser = host_name
    )]
    acme_domain: Vec<String>,
    /// Email address for notices from the certificate service (acme only).
    #[arg(long, env = "ROWLOCK_ACME_CONTACT", value_name = "ADDRESS")]
    acme_contact: Option<String>,
    /// URL of the certificate service's directory (acme only).
    #[arg(
        long,
        env = "ROWLOCK_ACME_DIRECTORY",
        value_name = "URL",
        default_value = "https://acme-v02.api.letsencrypt.org/directory"
    )]
    acme_directory: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TlsMode {
    Off,
    Local,
    Files,
    Acme,
}

/// The TLS settings and the public URL that the options of TLS make.
pub(super) struct TlsSettings {
    pub(super) tls: Option<Tls>,
    pub(super) public_url: Option<String>,
}

impl TlsOptions {
    /// The configuration that these options make, and the public URL, which a certificate service's host name implies.
    /// For options that do not go together, the error is a sentence.
    pub(super) fn settings(self, public_url: Option<String>) -> Result<TlsSettings, &'static str> {
        let (source, port) = match self.mode {
            TlsMode::Off => {
                return Ok(TlsSettings {
                    tls: None,
                    public_url,
                });
            }
            TlsMode::Local => (CertificateSource::Local, 8443),
            TlsMode::Files => (files(self.tls_certificate, self.tls_key)?, 8443),
            TlsMode::Acme => {
                let acme = Acme {
                    domains: self.acme_domain,
                    contact: self.acme_contact,
                    directory: self.acme_directory,
                };
                (CertificateSource::Acme(acme), 443)
            }
        };
        let listen = self
            .listen_tls
            .unwrap_or_else(|| SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)));
        let public_url = match &source {
            CertificateSource::Local => public_url,
            CertificateSource::Files { .. } => {
                let is_secure = |url: &String| url.starts_with("https://");
                Some(public_url.filter(is_secure).ok_or(
                    "\"--tls files\" also needs --public-url https://NAME, with a name of the certificate.",
                )?)
            }
            CertificateSource::Acme(acme) => {
                let domain = acme
                    .domains
                    .first()
                    .ok_or("\"--tls acme\" also needs --acme-domain NAME, the public host name.")?;
                Some(public_url.unwrap_or_else(|| format!("https://{domain}")))
            }
        };
        Ok(TlsSettings {
            tls: Some(Tls { listen, source }),
            public_url,
        })
    }
}

/// Parses a host name: in lower case and in ASCII, without the dot that can end it.
pub(super) fn host_name(text: &str) -> Result<String, String> {
    let name = http::ascii_name(text.trim_end_matches('.')).unwrap_or_default();
    let is_label = |label: &str| {
        let is_letter = |byte: u8| byte.is_ascii_alphanumeric() || b"-_".contains(&byte);
        (1..=63).contains(&label.len()) && label.bytes().all(is_letter)
    };
    match name.len() <= 253 && name.split('.').all(is_label) {
        true => Ok(name),
        false => Err("it is not a host name, such as games.example.org".to_owned()),
    }
}

fn files(
    certificate: Option<PathBuf>,
    key: Option<PathBuf>,
) -> Result<CertificateSource, &'static str> {
    match (certificate, key) {
        (Some(certificate), Some(key)) => Ok(CertificateSource::Files { certificate, key }),
        (None, _) | (_, None) => {
            Err("\"--tls files\" also needs --tls-certificate FILE and --tls-key FILE.")
        }
    }
}
