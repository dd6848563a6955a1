//! The certificate authority of a home network, which phones are set up to trust once.

use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::path::Path;

use chrono::{DateTime, Datelike, Days, NaiveDate, Utc};
use data_encoding::HEXLOWER;
use rcgen::{
    BasicConstraints, Certificate, CertificateParams, CidrSubnet, DnType, DnValue,
    ExtendedKeyUsagePurpose, GeneralSubtree, IsCa, KeyPair, KeyUsagePurpose, NameConstraints,
    date_time_ymd,
};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use sha2::{Digest, Sha256};

use super::error::TlsError;
use crate::network::LOCAL_SUFFIXES;

/// The key of the authority, which only the server's user can read.
const KEY_FILE: &str = "authority.key";

/// The certificate of the authority, which phones install.
const CERTIFICATE_FILE: &str = "authority.pem";

/// How long a certificate of the server is valid.
const VALID: Days = Days::new(90);

/// How long before its end it is replaced.
const RENEWED_BEFORE: Days = Days::new(30);

/// How long before its issue a certificate is valid: the clocks of phones differ.
const TOLERATED: Days = Days::new(2);

/// The addresses that no router of the internet forwards.
const LOCAL_NETWORKS: [(IpAddr, u8); 8] = [
    (IpAddr::V4(Ipv4Addr::new(10, 0, 0, 0)), 8),
    (IpAddr::V4(Ipv4Addr::new(100, 64, 0, 0)), 10),
    (IpAddr::V4(Ipv4Addr::new(127, 0, 0, 0)), 8),
    (IpAddr::V4(Ipv4Addr::new(169, 254, 0, 0)), 16),
    (IpAddr::V4(Ipv4Addr::new(172, 16, 0, 0)), 12),
    (IpAddr::V4(Ipv4Addr::new(192, 168, 0, 0)), 16),
    (IpAddr::V6(Ipv6Addr::LOCALHOST), 128),
    (IpAddr::V6(Ipv6Addr::new(0xfc00, 0, 0, 0, 0, 0, 0, 0)), 7),
];

/// A certificate authority that is valid only for names and addresses of local networks: its key cannot be used to read
/// what its phones send to the internet.
pub(super) struct Authority {
    key: KeyPair,
    issuer: Certificate,
    pem: String,
    fingerprint: String,
    name: String,
}

/// A certificate of the server, and its key.
pub(super) struct Issued {
    pub(super) validity: Validity,
    pub(super) certificate: CertificateDer<'static>,
    pub(super) key: PrivateKeyDer<'static>,
}

/// A certificate is valid from the start of `first` to the start of `last`.
#[derive(Clone, Copy)]
pub(super) struct Validity {
    first: NaiveDate,
    last: NaiveDate,
}

impl Validity {
    /// The validity of a certificate that is issued now.
    fn from(now: DateTime<Utc>) -> Self {
        let today = now.date_naive();
        Self {
            first: today - TOLERATED,
            last: today + VALID,
        }
    }

    /// Whether a new certificate is to be issued: in the last month, and after the clock was set.
    pub(super) fn is_ending(&self, now: DateTime<Utc>) -> bool {
        let today = now.date_naive();
        today < self.first || today + RENEWED_BEFORE > self.last
    }
}

impl Authority {
    /// The authority in a folder; a new one if there is none.
    pub(super) fn open(folder: &Path) -> Result<Self, TlsError> {
        let in_folder = |error| TlsError::Folder(folder.to_owned(), error);
        let path = folder.join(KEY_FILE);
        let key = match read(&path).map_err(|error| TlsError::Read(path.clone(), error))? {
            Some(pem) => KeyPair::from_pem(&pem).map_err(|_| TlsError::Key(path))?,
            None => {
                let key = KeyPair::generate().map_err(TlsError::Create)?;
                create_private_folder(folder).map_err(in_folder)?;
                write(folder, KEY_FILE, &key.serialize_pem()).map_err(in_folder)?;
                key
            }
        };
        let name = format!("Rowlock {}", key_digits(&key));
        // Signatures are random: phones that install the authority twice get the same bytes from the file.
        let issuer = parameters(&name)
            .self_signed(&key)
            .map_err(TlsError::Create)?;
        let path = folder.join(CERTIFICATE_FILE);
        let stored = read(&path).map_err(|error| TlsError::Read(path, error))?;
        let pem = match stored {
            Some(pem) => pem,
            None => {
                let pem = issuer.pem();
                write(folder, CERTIFICATE_FILE, &pem).map_err(in_folder)?;
                pem
            }
        };
        let path = folder.join(CERTIFICATE_FILE);
        let certificate = CertificateDer::from_pem_slice(pem.as_bytes());
        let certificate = certificate.map_err(|_| TlsError::Certificate(path))?;
        Ok(Self {
            key,
            issuer,
            pem,
            fingerprint: fingerprint(&certificate),
            name,
        })
    }

    /// Its certificate as PEM.
    pub(super) fn pem(&self) -> &str {
        &self.pem
    }

    /// The SHA-256 of its certificate, in pairs of digits.
    pub(super) fn fingerprint(&self) -> &str {
        &self.fingerprint
    }

    /// Its name, by which phones list it.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// A new key, and a certificate of these names and addresses for it. A name that is no ASCII is an error.
    pub(super) fn issue(&self, names: &[String], now: DateTime<Utc>) -> Result<Issued, TlsError> {
        let day = |date: NaiveDate| {
            let day = |number: u32| u8::try_from(number).unwrap_or(1);
            date_time_ymd(date.year(), day(date.month()), day(date.day()))
        };
        let mut it = CertificateParams::new(names).map_err(TlsError::Create)?;
        it.distinguished_name = Default::default();
        it.distinguished_name
            .push(DnType::CommonName, common_name(names));
        let validity = Validity::from(now);
        it.not_before = day(validity.first);
        it.not_after = day(validity.last);
        it.use_authority_key_identifier_extension = true;
        it.key_usages = vec![KeyUsagePurpose::DigitalSignature];
        it.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        let key = KeyPair::generate().map_err(TlsError::Create)?;
        let certificate = it
            .signed_by(&key, &self.issuer, &self.key)
            .map_err(TlsError::Create)?;
        Ok(Issued {
            validity,
            certificate: certificate.der().clone(),
            key: PrivatePkcs8KeyDer::from(key.serialize_der()).into(),
        })
    }
}

/// The parameters of the authority: the same for the same key, as issuing needs them anew after each start.
fn parameters(name: &str) -> CertificateParams {
    let mut it = CertificateParams::default();
    it.distinguished_name = Default::default();
    it.distinguished_name
        .push(DnType::CommonName, DnValue::Utf8String(name.to_owned()));
    // Fixed days: a small computer may not know the time when it first starts.
    it.not_before = date_time_ymd(2020, 1, 1);
    it.not_after = date_time_ymd(2049, 12, 31);
    it.is_ca = IsCa::Ca(BasicConstraints::Constrained(0));
    it.key_usages = vec![KeyUsagePurpose::KeyCertSign, KeyUsagePurpose::CrlSign];
    // Of no use for mail, programs or time stamps.
    it.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
    let names = LOCAL_SUFFIXES.map(|suffix| GeneralSubtree::DnsName(suffix.to_owned()));
    let networks = LOCAL_NETWORKS.map(|(address, prefix)| {
        GeneralSubtree::IpAddress(CidrSubnet::from_addr_prefix(address, prefix))
    });
    // A host that cannot be: OpenSSL knows no way to exclude the addresses of all hosts.
    let no_mail = [GeneralSubtree::Rfc822Name("rowlock.invalid".to_owned())];
    it.name_constraints = Some(NameConstraints {
        permitted_subtrees: names.into_iter().chain(networks).chain(no_mail).collect(),
        excluded_subtrees: Vec::new(),
    });
    it
}

/// Whether an address is of a local network, for which the authority may vouch.
pub(super) fn is_local_address(address: IpAddr) -> bool {
    let bits = |address: IpAddr| match address {
        IpAddr::V4(address) => u128::from(address.to_bits()) << 96,
        IpAddr::V6(address) => address.to_bits(),
    };
    LOCAL_NETWORKS.iter().any(|&(network, prefix)| {
        let is_same_kind = network.is_ipv4() == address.is_ipv4();
        is_same_kind && (bits(network) ^ bits(address)).leading_zeros() >= u32::from(prefix)
    })
}

/// The first eight digits of the hash of the public key.
fn key_digits(key: &KeyPair) -> String {
    let mut digits = HEXLOWER.encode(&Sha256::digest(key.public_key_raw()));
    digits.truncate(8);
    digits
}

/// The hash of a certificate as systems show it.
fn fingerprint(certificate: &[u8]) -> String {
    let hash = Sha256::digest(certificate);
    let pairs: Vec<String> = hash.iter().map(|byte| format!("{byte:02X}")).collect();
    pairs.join(":")
}

fn common_name(names: &[String]) -> &str {
    names.first().map_or("Rowlock", String::as_str)
}

/// Creates a folder that only the server's user may read.
pub(super) fn create_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// The text of a file; `None` if there is no such file.
fn read(path: &Path) -> io::Result<Option<String>> {
    match fs::read_to_string(path) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Writes a new file as a whole, which only the server's user may read.
fn write(folder: &Path, name: &str, text: &str) -> io::Result<()> {
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist_noclobber(folder.join(name))
        .map_err(|error| error.error)?;
    File::open(folder)?.sync_all()
}
