//! A server below a path: every URL that it sends has the prefix, and requests arrive with it or without.

use std::collections::BTreeSet;
use std::io::Read;

use flate2::read::GzDecoder;
use serde_json::{Value, json};
use tokio::io::AsyncReadExt;

use super::raw_browser::RawBrowser;
use crate::common::{Response, Server};

const PUBLIC_URL: &str = "http://127.0.0.1/games";

/// A name that looks like a path.
const NAME: &str = "/Ana";

async fn below_games(public_url: &'static str) -> Server {
    Server::start_as(|config| config.public_url = Some(public_url.to_owned())).await
}

/// A started game of two, by the browser of its host, with its path.
async fn game(server: &Server) -> (RawBrowser<'_>, String) {
    let fields = format!("name={NAME}&variant=classic&mode=sheet");
    let (ana, game) = RawBrowser::enter(server, "/games/new", &fields).await;
    let added = ana.send(&format!("{game}/players"), "name=Ben").await;
    assert_eq!(added.header("location"), game);
    let started = ana.send(&format!("{game}/start"), "").await;
    assert_eq!(started.header("location"), game);
    (ana, game)
}

/// The paths in the attributes of a page.
fn paths(page: &Response) -> BTreeSet<String> {
    let values = page.text.split("=\"").skip(1);
    let values = values.filter_map(|rest| rest.split('"').next());
    let paths = values.filter(|value| value.starts_with('/') && !value.starts_with(NAME));
    paths.map(|path| path.replace("&amp;", "&")).collect()
}

/// Checks that no URL of a page lacks the prefix.
#[track_caller]
fn check(path: &str, page: &Response) {
    assert!(page.status < 400, "{path}: {} {}", page.status, page.text);
    for found in paths(page) {
        assert!(found.starts_with("/games/"), "{path}: {found}");
    }
    let hosts = page.text.split("//127.0.0.1").skip(1);
    for rest in hosts {
        assert!(rest.starts_with("/games"), "{path}: {rest}");
    }
    let location = page.header("location");
    assert!(
        location.is_empty() || location.starts_with("/games/"),
        "{path}: {location}"
    );
    assert!(!page.text.contains("/games/Ana"), "{path}: {}", page.text);
}

/// The texts of a JSON document.
fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) => Vec::new(),
    }
}

#[tokio::test]
async fn every_url_of_every_page_below_a_path_has_the_prefix_and_leads_somewhere() {
    let server = below_games(PUBLIC_URL).await;
    let (ana, game) = game(&server).await;
    let mut waiting = vec!["/games/".to_owned(), game.clone(), "/games/tv".to_owned()];
    for form in ["share", "seats/1/handover"] {
        let shown = ana.send(&format!("{game}/{form}"), "").await;
        check(form, &shown);
        assert!(shown.text.contains(PUBLIC_URL), "{}", shown.text);
        waiting.extend(paths(&shown));
    }
    let mut seen = BTreeSet::new();
    while let Some(path) = waiting.pop() {
        let is_form = path.ends_with("/withdraw") || path.ends_with("/moves");
        if seen.len() > 400 || is_form || !seen.insert(path.clone()) {
            continue;
        }
        let page = ana.open(&path).await;
        if page.status == 405 || path.ends_with("/stream") {
            continue;
        }
        check(&path, &page);
        if page.header("content-type").starts_with("text/html") {
            waiting.extend(paths(&page));
        }
        waiting.extend(Some(page.header("location").to_owned()).filter(|it| !it.is_empty()));
    }
    assert!(seen.len() > 60, "{seen:?}");
    let ended = ana.send(&format!("{game}/end"), "").await;
    check("end", &ended);
    for path in [
        game.clone(),
        format!("{game}/review"),
        "/games/history".to_owned(),
    ] {
        check(&path, &ana.open(&path).await);
    }
}

#[tokio::test]
async fn the_app_and_the_api_below_a_path_name_it() {
    let server = below_games(PUBLIC_URL).await;
    let browser = RawBrowser::new(&server, "");
    let manifest = browser.open("/games/manifest.webmanifest").await.ok(200);
    let paths: Vec<&str> = texts(&manifest);
    let paths: Vec<&&str> = paths.iter().filter(|text| text.starts_with('/')).collect();
    assert_eq!(paths.len(), 6, "{manifest}");
    assert!(
        paths.iter().all(|path| path.starts_with("/games/")),
        "{manifest}"
    );
    let worker = browser.open("/games/sw.js").await.text;
    let files: Vec<&str> = worker
        .split(['"', ' '])
        .filter(|it| it.contains("/static/"))
        .collect();
    assert!(
        files.iter().all(|file| file.starts_with("/games/static/")),
        "{files:?}"
    );
    assert!(worker.contains("const ROOT = \"/games/\""), "{worker}");
    let document = browser.open("/games/api/v1/openapi.json").await.ok(200);
    assert_eq!(document["servers"], json!([{"url": "/games"}]));
    let url = format!("{}/games/api/v1/openapi.json", server.url);
    let packed = server.http.get(url).header("Accept-Encoding", "gzip");
    let packed = Response::of(packed).await;
    // What is compressed anew for each request has no length.
    assert_eq!(packed.header("content-encoding"), "gzip");
    assert!(!packed.header("content-length").is_empty());
    let moved = browser.open("/games/api/docs").await;
    assert_eq!(moved.header("location"), "/games/api/docs/");
    let body = json!({"variant": "classic", "mode": "sheet", "players": ["Ana", "Ben"]});
    let created = server
        .http
        .post(format!("{}/games/api/v1/games", server.url));
    let created = Response::of(created.json(&body)).await;
    assert!(
        created
            .header("location")
            .starts_with("/games/api/v1/games/")
    );
}

#[tokio::test]
async fn a_proxy_may_remove_the_prefix_even_if_a_path_of_the_server_begins_like_it() {
    let server = below_games(PUBLIC_URL).await;
    let (ana, game) = game(&server).await;
    let stripped = game.strip_prefix("/games").unwrap();
    let pages = [
        (game.as_str(), stripped),
        ("/games/", "/"),
        ("/games/new", "/new"),
        ("/games", "/"),
    ];
    for (whole, stripped) in pages {
        let pages = [ana.open(whole).await, ana.open(stripped).await];
        for page in &pages {
            check(whole, page);
            assert_eq!(page.status, 200, "{whole}");
        }
    }
    let unknown = ana.open("/games/nothing").await;
    assert_eq!(unknown.status, 404);
    assert_eq!(ana.open("/gamesnew").await.status, 404);
    assert_eq!(ana.open("/healthz").await.status, 200);
}

#[tokio::test]
async fn crafted_paths_lead_to_no_other_page_and_to_no_other_host() {
    let server = below_games(PUBLIC_URL).await;
    for (path, status) in [
        ("/gamesX", 404),
        ("/games/../new", 404),
        ("/games/%2e%2e/new", 404),
        ("/games%2Fnew", 404),
        ("/games%2F..%2Fnew", 404),
        ("//games/new", 404),
        ("/games//new", 404),
        ("/games//rowlock.example/new", 404),
        ("/games/games/games/new", 404),
        ("/games/new?next=//rowlock.example", 200),
        ("/games/?next=/games/", 200),
        ("/games/%6Eew", 200),
        ("http://127.0.0.1/games/new", 200),
        ("http://rowlock.example/games/new", 403),
    ] {
        let (found, mut connection) = server.get_from(1, path, "Connection: close\r\n").await;
        assert_eq!(found, status, "{path}");
        let mut rest = String::new();
        connection.read_to_string(&mut rest).await.unwrap();
        assert!(!rest.contains("\r\nlocation:"), "{path}: {rest}");
        let page = rest.split_once("\r\n\r\n").unwrap().1;
        assert!(!page.contains("=\"//"), "{path}: {page}");
    }
}

#[tokio::test]
async fn a_compressed_page_below_a_path_has_the_prefix_too() {
    let server = below_games(PUBLIC_URL).await;
    let request = server.http.get(format!("{}/games/", server.url));
    let page = request.header("Accept-Encoding", "gzip").send().await;
    let page = page.unwrap();
    assert_eq!(page.headers()["content-encoding"], "gzip");
    let mut html = String::new();
    let body = page.bytes().await.unwrap();
    GzDecoder::new(&body[..]).read_to_string(&mut html).unwrap();
    assert!(html.contains("href=\"/games/new\""), "{html}");
}

#[tokio::test]
async fn a_page_at_the_root_of_a_host_is_not_changed() {
    let roots = ["http://127.0.0.1", "http://127.0.0.1/"];
    for root in roots {
        let server = below_games(root).await;
        let page = RawBrowser::new(&server, "").open("/").await;
        assert!(page.text.contains("href=\"/new\""), "{}", page.text);
        let page = RawBrowser::new(&server, "").open("/games/new").await;
        assert_eq!(page.status, 404, "{root}");
    }
}

#[tokio::test]
async fn the_cookie_below_a_path_is_sent_there_only_and_replaces_one_of_the_root() {
    let server = below_games("https://rowlock.example/games").await;
    let form = [
        ("Host", "rowlock.example"),
        ("Content-Type", "application/x-www-form-urlencoded"),
    ];
    let fields = "name=Ana&variant=classic&mode=sheet";
    let http = &server.http;
    let made = http.post(format!("{}/games/new", server.url)).body(fields);
    let made = form
        .iter()
        .fold(made, |made, (name, value)| made.header(*name, *value));
    let made = Response::of(made).await;
    let cookie = made.header("set-cookie");
    assert!(cookie.starts_with("__Secure-rowlock="), "{made:?}");
    for attribute in ["Path=/games;", "Secure", "HttpOnly", "SameSite=Lax"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    let secret = cookie.split(['=', ';']).nth(1).unwrap();
    let game = made.header("location");
    let old = RawBrowser::new(&server, &format!("__Host-rowlock={secret}"));
    let page = old.open(game).await;
    assert_eq!(page.status, 200);
    let renewed = page.header("set-cookie");
    assert!(
        renewed.starts_with(&format!("__Secure-rowlock={secret}")),
        "{renewed}"
    );
    // Another site could have planted this one.
    let planted = RawBrowser::new(&server, &format!("rowlock={secret}"));
    assert!([401, 403].contains(&planted.open(game).await.status));
    let current = RawBrowser::new(&server, &format!("__Secure-rowlock={secret}"));
    assert_eq!(current.open(game).await.header("set-cookie"), "");
}
