//! The certificate of a server in a home network, issued by its own authority.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use rustls::crypto::ring;
use rustls::sign::CertifiedKey;

use super::authority::{Authority, Issued, Validity, is_local_address};
use super::current::CurrentCertificate;
use super::error::TlsError;
use crate::network::{self, LOCAL_NAME, LocalName};

/// The certificate of a server in a home network; it follows the computer's names and addresses.
pub(super) struct LocalCertificate {
    authority: Arc<Authority>,
    current: Arc<CurrentCertificate>,
    local_name: LocalName,
    names: Vec<String>,
    validity: Validity,
}

impl LocalCertificate {
    /// Issues a first certificate.
    pub(super) fn open(
        folder: &Path,
        now: DateTime<Utc>,
        local_name: LocalName,
    ) -> Result<Self, TlsError> {
        let authority = Arc::new(Authority::open(folder)?);
        let names = names(&local_name);
        let issued = authority.issue(&names, now)?;
        let validity = issued.validity;
        Ok(Self {
            current: Arc::new(CurrentCertificate::new(certified(issued)?)),
            authority,
            local_name,
            names,
            validity,
        })
    }

    pub(super) fn current(&self) -> Arc<CurrentCertificate> {
        Arc::clone(&self.current)
    }

    pub(super) fn authority(&self) -> Arc<Authority> {
        Arc::clone(&self.authority)
    }

    /// Issues a new certificate if the present one ends, or if names or addresses have changed.
    /// If it fails, the present one stays.
    pub(super) fn renew(&mut self, now: DateTime<Utc>) -> Result<(), TlsError> {
        let names = names(&self.local_name);
        if names == self.names && !self.validity.is_ending(now) {
            return Ok(());
        }
        let issued = self.authority.issue(&names, now)?;
        self.validity = issued.validity;
        self.current.replace(certified(issued)?);
        self.names = names;
        tracing::info!(names = self.names.join(" "), "issued a certificate");
        Ok(())
    }
}

fn certified(issued: Issued) -> Result<CertifiedKey, TlsError> {
    let key = ring::sign::any_supported_type(&issued.key)?;
    Ok(CertifiedKey::new(vec![issued.certificate], key))
}

/// The names and addresses by which phones may reach this computer.
fn names(local_name: &LocalName) -> Vec<String> {
    let host_names = network::host_name().map(|name| {
        if name.contains('.') {
            name.to_owned()
        } else {
            format!("{name}.local")
        }
    });
    let mut names = vec![LOCAL_NAME.to_owned()];
    names.extend(local_name.announced().filter(|it| it != LOCAL_NAME));
    names.extend(host_names.filter(|name| network::is_local_name(name)));
    names.push("localhost".to_owned());
    let mut addresses = network::addresses();
    addresses.extend([
        IpAddr::V4(Ipv4Addr::LOCALHOST),
        IpAddr::V6(Ipv6Addr::LOCALHOST),
    ]);
    addresses.retain(|&address| is_local_address(address));
    addresses.sort_unstable();
    addresses.dedup();
    names.extend(addresses.iter().map(ToString::to_string));
    names.dedup();
    names
}
