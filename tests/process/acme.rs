//! A certificate of a certificate service: that for tests, Pebble.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;

use rcgen::{CertificateParams, KeyPair};
use rustls::pki_types::ServerName;
use serde_json::json;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;

use super::program::{Program, command};
use crate::common::{Client, client_config, free_port, is_installed, until};

const NAME: &str = "club.example.org";

/// A certificate service that reaches every name on this computer.
struct Service {
    processes: [Child; 2],
    /// The URL of its directory.
    directory: String,
    /// Its management, by which it shows the authority that it issues with.
    management: Client,
}

impl Drop for Service {
    fn drop(&mut self) {
        for process in &mut self.processes {
            process.kill().ok();
            process.wait().ok();
        }
    }
}

impl Service {
    /// Starts a service that checks names by this port.
    fn start(folder: &Path, tls_port: u16) -> Self {
        let key = KeyPair::generate().unwrap();
        let names = ["localhost".to_owned(), "127.0.0.1".to_owned()];
        let certificate = CertificateParams::new(names).unwrap().self_signed(&key);
        let authority = certificate.unwrap().pem();
        let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
        fs::write(path("service.pem"), &authority).unwrap();
        fs::write(path("service.key"), key.serialize_pem()).unwrap();
        let [port, management] = [free_port(), free_port()];
        let settings = json!({"pebble": {
            "listenAddress": format!("127.0.0.1:{port}"),
            "managementListenAddress": format!("127.0.0.1:{management}"),
            "certificate": path("service.pem"),
            "privateKey": path("service.key"),
            "httpPort": free_port(),
            "tlsPort": tls_port,
        }});
        fs::write(path("pebble.json"), settings.to_string()).unwrap();
        let names = format!("127.0.0.1:{}", free_port());
        let run = |program: &str, options: &[&str]| {
            let mut command = Command::new(program);
            command.args(options).env("PEBBLE_VA_NOSLEEP", "1");
            command.env("PEBBLE_WFE_NONCEREJECT", "0");
            command.stdout(Stdio::null()).stderr(Stdio::null());
            command.spawn().unwrap()
        };
        let resolver = [
            ["-dns01", &names],
            ["-defaultIPv6", ""],
            ["-http01", ""],
            ["-https01", ""],
            ["-tlsalpn01", ""],
            ["-management", ""],
        ];
        let config = path("pebble.json");
        let management = format!("https://127.0.0.1:{management}");
        Self {
            processes: [
                run("pebble-challtestsrv", resolver.as_flattened()),
                run("pebble", &["-config", &config, "-dnsserver", &names]),
            ],
            directory: format!("https://127.0.0.1:{port}/dir"),
            management: Client::trusting(&authority, management),
        }
    }

    /// The authority that it issues with, once it answers.
    async fn issuer(&self) -> String {
        let url = format!("{}/roots/0", self.management.url);
        let ask = || self.management.http.get(&url).send();
        until(async || ask().await.is_ok()).await;
        ask().await.unwrap().text().await.unwrap()
    }
}

/// Whether a phone that trusts this authority is given a certificate for the name.
async fn is_trusted(authority: &str, port: u16) -> bool {
    let connector = TlsConnector::from(Arc::new(client_config(authority)));
    let Ok(stream) = TcpStream::connect(("127.0.0.1", port)).await else {
        return false;
    };
    let name = ServerName::try_from(NAME).unwrap();
    connector.connect(name, stream).await.is_ok()
}

/// Whether the folder of a server has a certificate of a service, whole.
fn is_stored(folder: &Path) -> bool {
    let files = fs::read_dir(folder.join("rowlock.db-tls/acme")).unwrap();
    files.map(|file| file.unwrap()).any(|file| {
        let name = file.file_name().into_string().unwrap();
        name.starts_with("cached_cert")
            && fs::read_to_string(file.path())
                .unwrap()
                .ends_with("-----END CERTIFICATE-----\n")
    })
}

#[tokio::test]
async fn a_certificate_of_a_service_is_ordered_and_used_again_after_a_restart() {
    if !is_installed(["pebble", "-h"]) {
        return;
    }
    let folder = TempDir::new().unwrap();
    let port = free_port();
    let service = Service::start(folder.path(), port);
    let issuer = service.issuer().await;
    let directory = service.directory.clone();
    let start = || {
        let mut program = command(folder.path());
        program
            .args(["serve", "--tls", "acme", "--acme-domain", NAME])
            .args(["--acme-contact", "club@example.org"])
            .args(["--acme-directory", &directory])
            .args(["--listen-tls", &format!("127.0.0.1:{port}")])
            .env("SSL_CERT_FILE", folder.path().join("service.pem"));
        Program::run(&mut program)
    };
    let mut program = start();
    assert!(program.startup_banner.contains(&format!("https://{NAME}")));
    until(async || is_trusted(&issuer, port).await).await;
    // Phones are given it a moment before it is stored.
    until(async || is_stored(folder.path())).await;
    program.kill();
    drop(service);
    let _program = start();
    until(async || is_trusted(&issuer, port).await).await;
}
