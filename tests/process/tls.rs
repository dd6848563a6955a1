//! TLS by files and by a certificate service: settings, renewal, and what plain HTTP answers beside it.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use chrono::TimeDelta;
use rcgen::{CertificateParams, KeyPair};
use rowlock::config::{CertificateSource, Tls};
use rowlock::network::{LocalName, lan_address};
use rowlock::services::{Clock, SystemClock};
use rowlock::tls::{Certificates, TlsError};
use rustls::pki_types::ServerName;
use tempfile::TempDir;
use tokio::io::duplex;
use tokio_rustls::{TlsAcceptor, TlsConnector};
use tokio_util::sync::CancellationToken;

use super::program::{command, refusal};
use crate::common::{Client, FakeClock, Response, Server, client_config, is_installed};

const NAME: &str = "club.example.org";

/// Writes a certificate that is its own authority, and its key; returns it.
fn write_pair(folder: &Path) -> String {
    let key = KeyPair::generate().unwrap();
    let parameters = CertificateParams::new([NAME.to_owned(), "127.0.0.1".to_owned()]).unwrap();
    let certificate = parameters.self_signed(&key).unwrap().pem();
    fs::write(folder.join("certificate.pem"), &certificate).unwrap();
    fs::write(folder.join("key.pem"), key.serialize_pem()).unwrap();
    certificate
}

fn files(folder: &Path) -> CertificateSource {
    CertificateSource::Files {
        certificate: folder.join("certificate.pem"),
        key: folder.join("key.pem"),
    }
}

/// A clock far from the present, as that of a small computer that has not asked for the time.
fn clock() -> FakeClock {
    FakeClock::at("1970-01-02T00:00:00Z")
}

/// Opens these certificates, or gives the reason why they cannot be opened.
fn open(
    source: &CertificateSource,
    folder: &Path,
    clock: FakeClock,
) -> Result<Certificates, TlsError> {
    let database = folder.join("rowlock.db");
    Certificates::open(source, &database, Arc::new(clock), &LocalName::default())
}

/// Whether a phone that trusts this authority now is given a certificate for this name that it accepts.
async fn is_trusted(authority: &str, name: &'static str, acceptor: &TlsAcceptor) -> bool {
    let (phone, server) = duplex(1 << 14);
    let connector = TlsConnector::from(Arc::new(client_config(authority)));
    let name = ServerName::try_from(name).unwrap();
    let (connected, _) = tokio::join!(connector.connect(name, phone), acceptor.accept(server));
    connected.is_ok()
}

/// Lets certificates renew themselves once.
async fn renew(certificates: Certificates) {
    let shutdown = CancellationToken::new();
    let renewal = tokio::spawn(certificates.renew(shutdown.clone()));
    // The first look is at once; a task that is ready runs before this one goes on.
    tokio::task::yield_now().await;
    shutdown.cancel();
    renewal.await.unwrap();
}

#[tokio::test]
async fn the_authority_vouches_for_the_names_and_addresses_of_this_computer_at_any_time() {
    let folder = TempDir::new().unwrap();
    let clock = clock();
    let certificates = open(&CertificateSource::Local, folder.path(), clock.clone()).unwrap();
    let authority = certificates.home_authority().unwrap().pem().to_owned();
    let acceptor = certificates.acceptor();
    // Issued in 1970, it has ended.
    assert!(!is_trusted(&authority, "127.0.0.1", &acceptor).await);
    // The clock of the phones, which also decides.
    let now = SystemClock.now();
    clock.jump(now - clock.now());
    renew(certificates).await;
    for name in ["127.0.0.1", "::1", "localhost", "rowlock.local"] {
        assert!(is_trusted(&authority, name, &acceptor).await, "{name}");
    }
    assert!(!is_trusted(&authority, "example.org", &acceptor).await);
}

#[tokio::test]
async fn a_certificate_of_the_authority_is_renewed_a_month_before_its_end() {
    // It is valid for 90 days.
    for (days, is_renewed) in [(60, false), (61, true)] {
        let folder = TempDir::new().unwrap();
        let clock = FakeClock::at(&SystemClock.now().to_rfc3339());
        let certificates = open(&CertificateSource::Local, folder.path(), clock.clone()).unwrap();
        let authority = certificates.home_authority().unwrap().pem().to_owned();
        let acceptor = certificates.acceptor();
        assert!(is_trusted(&authority, "localhost", &acceptor).await);
        clock.jump(TimeDelta::days(days));
        renew(certificates).await;
        // A new one is not valid yet for a phone that knows the time.
        let is_old = is_trusted(&authority, "localhost", &acceptor).await;
        assert_eq!(is_old, !is_renewed, "after {days} days");
    }
}

/// Whether OpenSSL accepts a certificate of the authority in a folder, with these extensions, for a purpose.
fn is_accepted(folder: &Path, extensions: &str, purpose: &str) -> bool {
    let openssl = |arguments: &[&str]| {
        let mut command = Command::new("openssl");
        command.args(arguments).current_dir(folder);
        command.output().unwrap()
    };
    fs::write(folder.join("extensions"), extensions).unwrap();
    let key = [
        "req",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
    ];
    let request = [
        "-keyout", "leaf.key", "-out", "leaf.csr", "-subj", "/CN=leaf",
    ];
    assert!(openssl(&[&key[..], &request].concat()).status.success());
    let sign = [
        "x509",
        "-req",
        "-in",
        "leaf.csr",
        "-CA",
        "rowlock.db-tls/authority.pem",
    ];
    let with = ["-CAkey", "rowlock.db-tls/authority.key", "-out", "leaf.pem"];
    let extended = ["-extfile", "extensions", "-days", "1"];
    assert!(
        openssl(&[&sign[..], &with, &extended].concat())
            .status
            .success()
    );
    let verify = ["verify", "-CAfile", "rowlock.db-tls/authority.pem"];
    let purpose = ["-purpose", purpose, "leaf.pem"];
    openssl(&[&verify[..], &purpose].concat()).status.success()
}

#[test]
fn the_key_of_the_authority_signs_no_mail() {
    if !is_installed(["openssl", "version"]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    open(&CertificateSource::Local, folder.path(), clock()).unwrap();
    let accepted =
        |extensions: &str, purpose: &str| is_accepted(folder.path(), extensions, purpose);
    let web = "subjectAltName = DNS:rowlock.local\nextendedKeyUsage = serverAuth";
    assert!(accepted(web, "sslserver"));
    let mail = "subjectAltName = email:ceo@bank.example";
    let signing = format!("{mail}\nextendedKeyUsage = emailProtection");
    assert!(!accepted(&signing, "smimesign"));
    // Also where the purpose of an authority means nothing.
    assert!(!accepted(mail, "any"));
    // Also where the certificate names no address.
    assert!(!accepted("extendedKeyUsage = emailProtection", "smimesign"));
}

#[test]
fn the_authority_and_its_key_are_readable_by_the_server_s_user_only() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempDir::new().unwrap();
    open(&CertificateSource::Local, folder.path(), clock()).unwrap();
    let folder_of_tls = folder.path().join("rowlock.db-tls");
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder_of_tls), 0o700);
    let key = folder_of_tls.join("authority.key");
    assert_eq!(mode(&key), 0o600);
    for (content, words) in [
        ("no key", "is not a PEM private key"),
        ("", "is not a PEM private key"),
    ] {
        fs::write(&key, content).unwrap();
        let refused = open(&CertificateSource::Local, folder.path(), clock());
        let said = refused.err().unwrap().to_string();
        assert!(
            said.contains(words) && said.contains("authority.key"),
            "{said}"
        );
        assert_eq!(fs::read_to_string(&key).unwrap(), content);
    }
}

#[tokio::test]
async fn files_are_read_again_when_another_program_has_renewed_them_and_only_as_a_pair() {
    let folder = TempDir::new().unwrap();
    let first = write_pair(folder.path());
    let certificates = open(&files(folder.path()), folder.path(), clock()).unwrap();
    let acceptor = certificates.acceptor();
    assert!(is_trusted(&first, NAME, &acceptor).await);
    let old_key = fs::read(folder.path().join("key.pem")).unwrap();
    let second = write_pair(folder.path());
    renew(certificates).await;
    assert!(is_trusted(&second, NAME, &acceptor).await);
    assert!(!is_trusted(&first, NAME, &acceptor).await);

    let certificates = open(&files(folder.path()), folder.path(), clock()).unwrap();
    let acceptor = certificates.acceptor();
    fs::write(folder.path().join("key.pem"), old_key).unwrap();
    renew(certificates).await;
    assert!(is_trusted(&second, NAME, &acceptor).await);
}

#[test]
fn files_that_are_missing_no_pem_or_no_pair_are_named() {
    let folder = TempDir::new().unwrap();
    let refusal = || {
        let refused = open(&files(folder.path()), folder.path(), clock());
        refused.err().unwrap().to_string()
    };
    let said = refusal();
    assert!(
        said.starts_with("Cannot read ") && said.contains("certificate.pem"),
        "{said}"
    );
    write_pair(folder.path());
    let pair = ["certificate.pem", "key.pem"].map(|name| folder.path().join(name));
    let [certificate, key] = pair.each_ref().map(|path| fs::read(path).unwrap());
    write_pair(folder.path());
    fs::write(&pair[1], &key).unwrap();
    let said = refusal();
    assert!(
        said.contains("is not the key of the certificate in"),
        "{said}"
    );
    fs::write(&pair[0], &key).unwrap();
    assert!(refusal().contains("has no certificate"), "{}", refusal());
    fs::write(&pair[0], &certificate).unwrap();
    fs::write(&pair[1], &certificate).unwrap();
    assert!(
        refusal().contains("is not a PEM private key"),
        "{}",
        refusal()
    );
    fs::remove_file(&pair[1]).unwrap();
    assert!(refusal().contains("key.pem"), "{}", refusal());
}

#[tokio::test]
async fn with_a_certificate_for_everyone_plain_http_leads_there_but_for_programs_on_this_computer()
{
    let folder = TempDir::new().unwrap();
    let authority = write_pair(folder.path());
    let source = files(folder.path());
    let server = Server::start_as(|config| {
        config.listen = "0.0.0.0:0".parse().unwrap();
        config.public_url = Some(format!("https://{NAME}"));
        config.tls = Some(Tls {
            listen: "127.0.0.1:0".parse().unwrap(),
            source,
        });
    });
    let server = server.await;
    let secure = format!("https://127.0.0.1:{}", server.https_port());
    let phone = Client::trusting(&authority, secure);
    let fields = "name=Ana&variant=classic&mode=turns";
    let made = phone.send_form("/new", &[], fields).await;
    assert_eq!(made.status, 303, "{}", made.text);
    assert!(made.header("set-cookie").starts_with("__Host-rowlock="));
    assert!(
        made.header("strict-transport-security")
            .starts_with("max-age=")
    );
    let (_, port) = server.url.rsplit_once(':').unwrap();
    let other = Client::new(format!("http://127.0.0.1:{port}"));
    other.get("/variants", "").await.ok(200);
    let lan = lan_address();
    if lan.is_loopback() {
        println!("This computer is in no network: redirects of other computers were not tried");
        return;
    }
    let url = format!("http://{lan}:{port}/rules?variant=longo");
    let sent = Response::of(other.http.get(url)).await;
    let target = format!("https://{NAME}/rules?variant=longo");
    assert_eq!(
        (sent.status, sent.header("location")),
        (308, target.as_str())
    );
}

#[test]
fn options_of_tls_that_do_not_go_together_are_refused_in_one_sentence() {
    let folder = TempDir::new().unwrap();
    for (options, words) in [
        (&["--tls", "files"][..], "--tls-certificate"),
        (&["--tls", "acme"], "--acme-domain"),
        (
            &["--tls", "files", "--tls-certificate", "c", "--tls-key", "k"],
            "--public-url https://",
        ),
    ] {
        let mut program = command(folder.path());
        let output = program
            .arg("serve")
            .args(options)
            .stdin(Stdio::null())
            .output();
        let said = refusal(&output.unwrap());
        assert!(said.contains(words), "{said}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}
