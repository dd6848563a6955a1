//! What `rowlock doctor` finds about HTTPS.

use std::fs;
use std::net::TcpListener;

use chrono::{Datelike, Days, NaiveDate};
use rcgen::{CertificateParams, KeyPair, date_time_ymd};
use rowlock::services::{Clock, SystemClock};
use tempfile::TempDir;

use super::doctor::{checks_of, doctor, says};

#[test]
fn the_certificate_and_the_port_of_https_are_checked() {
    let folder = TempDir::new().unwrap();
    let key = KeyPair::generate().unwrap();
    fs::write(folder.path().join("key.pem"), key.serialize_pem()).unwrap();
    let checks = |end: NaiveDate| {
        let mut certificate = CertificateParams::new(["example.org".to_owned()]).unwrap();
        let [month, day] = [end.month(), end.day()].map(|number| number.try_into().unwrap());
        certificate.not_after = date_time_ymd(end.year(), month, day);
        let pem = certificate.self_signed(&key).unwrap().pem();
        fs::write(folder.path().join("certificate.pem"), pem).unwrap();
        let public = "https://example.org";
        let files = [
            "--tls",
            "files",
            "--tls-key",
            "key.pem",
            "--public-url",
            public,
        ];
        let mut command = doctor(&folder, &files);
        command.args([
            "--tls-certificate",
            "certificate.pem",
            "--listen-tls",
            "127.0.0.1:0",
        ]);
        checks_of(&folder, &mut command)
    };
    let today = SystemClock.now().date_naive();
    let [far, near, past] = [
        today + Days::new(90),
        today + Days::new(5),
        today - Days::new(1),
    ];
    let (found, is_well) = checks(far);
    assert!(is_well, "{found:#}");
    says(&found, "HTTPS", "ok", &format!("valid until {far}"));
    let (found, is_well) = checks(near);
    assert!(is_well, "{found:#}");
    says(&found, "HTTPS", "warning", &format!("ends on {near}"));
    let (found, is_well) = checks(past);
    assert!(!is_well, "{found:#}");
    says(&found, "HTTPS", "problem", &format!("ended on {past}"));

    fs::write(folder.path().join("key.pem"), "").unwrap();
    let (found, is_well) = checks(far);
    assert!(!is_well, "{found:#}");
    says(
        &found,
        "HTTPS",
        "problem",
        "key.pem is not a PEM private key",
    );

    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let local = ["--tls", "local", "--listen-tls", &taken];
    let (found, is_well) = checks_of(&folder, &mut doctor(&folder, &local));
    assert!(!is_well, "{found:#}");
    says(&found, "HTTPS port", "problem", &taken);
}
