//! The link to the operator's page, which the program prints, and the settings on that page.

use std::fs;

use reqwest::redirect::Policy;
use tempfile::TempDir;

use super::documentation::{help, options};
use super::program::{Program, command};
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

/// The page that a browser with cookies gets for a link.
async fn open(link: &str) -> String {
    let browser = http_client()
        .cookie_store(true)
        .redirect(Policy::limited(3));
    let response = browser.build().unwrap().get(link).send().await.unwrap();
    assert_eq!(response.status(), 200);
    response.text().await.unwrap()
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
        ("metrics-clients", ("127.0.0.1, ::1", "file, line 2")),
        ("backups", ("3", "file, line 3")),
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
