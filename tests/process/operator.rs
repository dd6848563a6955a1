//! The link to the operator's page, which the program prints, and the settings on that page.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

use reqwest::redirect::Policy;
use tempfile::TempDir;

use super::documentation::{help, options};
use super::program::{Program, command, refusal};
use crate::common::http_client;

/// The link in what a program printed.
fn link(program: &Program) -> &str {
    let (_, link) = program
        .startup_banner
        .split_once("For the operator  ")
        .unwrap();
    let (link, limits) = link.split_once(' ').unwrap();
    assert!(limits.starts_with("(once, within 15 minutes)\n"));
    link
}

/// A browser with cookies.
fn browser() -> reqwest::Client {
    let browser = http_client().cookie_store(true);
    browser.redirect(Policy::limited(3)).build().unwrap()
}

async fn status(browser: &reqwest::Client, url: &str) -> u16 {
    browser.get(url).send().await.unwrap().status().as_u16()
}

/// The page that a browser with cookies gets for a link.
async fn open(link: &str) -> String {
    let response = browser().get(link).send().await.unwrap();
    assert_eq!(response.status(), 200);
    response.text().await.unwrap()
}

/// What `rowlock admin page-link` prints.
fn page_link(folder: &Path) -> Output {
    let arguments = ["admin", "page-link"];
    command(folder).args(arguments).output().unwrap()
}

/// Another link to the page of a running server.
fn another_link(folder: &Path) -> String {
    let output = page_link(folder);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

/// The file with a link that was not used.
fn link_file(folder: &Path) -> PathBuf {
    folder.join("rowlock.db-admin")
}

/// The value of a setting on the page, and where it comes from.
fn setting<'a>(page: &'a str, key: &str) -> (&'a str, &'a str) {
    let (_, value) = page
        .split_once(&format!(" id=\"setting-{key}\">"))
        .unwrap_or_else(|| panic!("no {key} in {page}"));
    let (value, _) = value.split_once("</small>").unwrap();
    value.split_once(" <small>").unwrap()
}

#[tokio::test]
async fn the_page_shows_all_settings_and_where_each_comes_from() {
    let folder = TempDir::new().unwrap();
    let file = "# Ours.\nmetrics-clients = [\"127.0.0.1\", \"::1\"]\nbackups = 3\n";
    fs::write(folder.path().join("rowlock.toml"), file).unwrap();
    let program = Program::run(
        command(folder.path())
            .env("ROWLOCK_MIN_FREE_DISK", "5")
            .args(["--config", "rowlock.toml", "serve", "--metrics", "on"]),
    );
    let page = open(link(&program)).await;
    for (key, expected) in [
        ("metrics", ("on", "--metrics")),
        ("metrics-clients", ("127.0.0.1, ::1", "file")),
        ("backups", ("3", "file")),
        ("min-free-disk", ("5", "ROWLOCK_MIN_FREE_DISK")),
        ("listen", ("127.0.0.1:0", "ROWLOCK_LISTEN")),
        ("mdns", ("on", "default")),
        ("public-url", ("not set", "default")),
    ] {
        assert_eq!(setting(&page, key), expected, "{key}");
    }
    assert!(
        page.contains(" id=\"admin-config\">rowlock.toml</dd>"),
        "{page}"
    );
    for (option, _) in options(&help()) {
        // The file is named above.
        if option != "config" {
            setting(&page, &option);
        }
    }
}

#[tokio::test]
async fn without_a_subcommand_the_page_shows_the_settings_too() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let page = open(link(&program)).await;
    assert_eq!(setting(&page, "database"), ("rowlock.db", "default"));
    assert!(page.contains(" id=\"admin-config\">none</dd>"), "{page}");
}

#[tokio::test]
async fn neither_the_log_nor_the_page_contains_the_key_of_the_link_or_of_a_certificate() {
    let folder = TempDir::new().unwrap();
    let log = fs::File::create(folder.path().join("log")).unwrap();
    let program = Program::run(
        command(folder.path())
            .env("RUST_LOG", "rowlock=trace,actix=trace")
            .env("ROWLOCK_MDNS", "off")
            .args(["serve", "--tls", "local", "--listen-tls", "127.0.0.1:0"])
            .stderr(log),
    );
    let link = link(&program);
    let page = open(link).await;
    let (_, key) = link.split_once("?key=").unwrap();
    let log = fs::read_to_string(folder.path().join("log")).unwrap();
    assert!(log.contains("/admin"), "{log}");
    for text in [&page, &log] {
        assert!(!text.contains(key), "{text}");
        assert!(!text.contains("PRIVATE KEY"), "{text}");
    }
}

#[tokio::test]
async fn a_command_prints_another_link_which_works_once_and_ends_the_session_before() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let page = format!("{}/admin", program.client.url);
    let first = browser();
    assert_eq!(status(&first, link(&program)).await, 200);
    let link = another_link(folder.path());
    assert!(link.starts_with(&format!("{page}?key=")), "{link}");
    assert_eq!(status(&first, &page).await, 200);
    let second = browser();
    assert_eq!(status(&second, &link).await, 200);
    assert_eq!(status(&second, &page).await, 200);
    assert_eq!(status(&first, &page).await, 403);
    assert_eq!(status(&browser(), &link).await, 403);
    assert!(!link_file(folder.path()).exists());
}

#[tokio::test]
async fn a_link_of_the_command_is_replaced_by_the_next_and_not_used_up_by_a_wrong_key() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let [older, newer] = [(); 2].map(|()| another_link(folder.path()));
    assert_eq!(status(&browser(), &older).await, 403);
    assert_eq!(status(&browser(), &newer).await, 200);
    // The link of the start was not used.
    assert_eq!(status(&browser(), link(&program)).await, 200);
}

#[tokio::test]
async fn a_link_of_the_command_expires_and_is_deleted_then() {
    let folder = TempDir::new().unwrap();
    let _program = Program::start(folder.path());
    let minute = Duration::from_secs(60);
    for (is_later, minutes, expected) in [(false, 14, 200), (false, 16, 403), (true, 16, 403)] {
        let link = another_link(folder.path());
        let file = File::options().write(true).open(link_file(folder.path()));
        let file = file.unwrap();
        let written = file.metadata().unwrap().modified().unwrap();
        let at = if is_later {
            written + minutes * minute
        } else {
            written - minutes * minute
        };
        file.set_modified(at).unwrap();
        assert_eq!(status(&browser(), &link).await, expected, "{minutes}");
        assert!(!link_file(folder.path()).exists());
    }
}

#[tokio::test]
async fn the_file_of_a_link_holds_no_key_and_belongs_to_the_owner_of_the_database_alone() {
    let folder = TempDir::new().unwrap();
    let _program = Program::start(folder.path());
    let database = folder.path().join("rowlock.db");
    // Only root can give it away.
    chown(&database, Some(4242), Some(4242)).ok();
    let link = another_link(folder.path());
    let (_, key) = link.split_once("?key=").unwrap();
    let file = link_file(folder.path());
    assert!(!fs::read_to_string(&file).unwrap().contains(key));
    let (file, database) = (file.metadata().unwrap(), database.metadata().unwrap());
    assert_eq!(file.mode() & 0o777, 0o600);
    assert_eq!((file.uid(), file.gid()), (database.uid(), database.gid()));
    assert_eq!(status(&browser(), &link).await, 200);
}

#[tokio::test]
async fn a_file_of_links_that_cannot_be_read_opens_nothing() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let page = format!("{}/admin", program.client.url);
    let long = vec![b'a'; 1 << 20];
    for content in [&b""[..], b"\xff\xfe\xff", b"AAAA", &long] {
        fs::write(link_file(folder.path()), content).unwrap();
        for key in ["AAAA", "", "a"] {
            assert_eq!(status(&browser(), &format!("{page}?key={key}")).await, 403);
        }
    }
    // A command replaces whatever is there.
    let link = another_link(folder.path());
    assert_eq!(status(&browser(), &link).await, 200);
}

#[tokio::test]
async fn only_a_file_of_the_owner_of_the_database_that_no_one_else_can_read_opens_the_page() {
    let folder = TempDir::new().unwrap();
    let _program = Program::start(folder.path());
    let file = link_file(folder.path());
    let open = |mode: u32| fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();

    for mode in [0o644, 0o660, 0o602] {
        let link = another_link(folder.path());
        open(mode);
        assert_eq!(status(&browser(), &link).await, 403, "{mode:o}");
        open(0o600);
        assert_eq!(status(&browser(), &link).await, 200, "{mode:o}");
    }

    let link = another_link(folder.path());
    // Only root can give it away.
    if chown(&file, Some(4242), None).is_ok() {
        assert_eq!(status(&browser(), &link).await, 403);
        chown(&file, Some(0), None).unwrap();
    }
    let elsewhere = folder.path().join("elsewhere");
    fs::rename(&file, &elsewhere).unwrap();
    symlink(&elsewhere, &file).unwrap();
    assert_eq!(status(&browser(), &link).await, 403);
}

#[tokio::test]
async fn a_pipe_in_the_place_of_the_file_of_a_link_holds_no_request_up() {
    let folder = TempDir::new().unwrap();
    let program = Program::start(folder.path());
    let made = Command::new("mkfifo")
        .arg(link_file(folder.path()))
        .status();
    assert!(made.unwrap().success());
    let url = &program.client.url;
    for number in 0..4 {
        let asked = browser()
            .get(format!("{url}/admin?key=C{number}"))
            .timeout(Duration::from_secs(5));
        assert_eq!(asked.send().await.unwrap().status(), 403);
        let health = browser()
            .get(format!("{url}/healthz"))
            .timeout(Duration::from_secs(5));
        assert_eq!(health.send().await.unwrap().status(), 200);
    }
}

#[test]
fn the_command_says_why_there_is_no_link() {
    let folder = TempDir::new().unwrap();
    let mut program = Program::start(folder.path());
    fs::create_dir(link_file(folder.path())).unwrap();
    let unwritable = refusal(&page_link(folder.path()));
    assert!(
        unwritable.contains("as the user of the server"),
        "{unwritable}"
    );
    // As a server leaves it that listens on one address of the network.
    let address = "192.168.1.5:8080 http://192.168.1.5:8080\n";
    fs::write(folder.path().join("rowlock.db.lock"), address).unwrap();
    let not_local = refusal(&page_link(folder.path()));
    assert!(not_local.contains("listen on 0.0.0.0:8080"), "{not_local}");
    program.stop();
    let stopped = refusal(&page_link(folder.path()));
    assert!(stopped.contains("No server is using the database"));
    let files = fs::read_dir(folder.path()).unwrap();
    let names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
    let mut names = names.iter().map(|name| name.to_string_lossy());
    assert!(!names.any(|name| name.starts_with(".tmp")), "{names:?}");
}
