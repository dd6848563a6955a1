//! HTTPS in a home network, by the server's own authority.

use data_encoding::{BASE64, HEXUPPER};
use sha2::{Digest, Sha256};

use super::raw_browser::RawBrowser;
use crate::common::{Client, Response, Server, cross, home_https};

const NEW: &str = "name=Ana&variant=classic&mode=turns";
const AS_PAGE: (&str, &str) = ("Accept", "text/html,application/xhtml+xml");

/// A server with an authority of its own, and a phone that trusts it.
async fn home() -> (Server, Client) {
    let server = Server::start_with_home_https().await;
    let phone = trusting(&server).await;
    (server, phone)
}

/// A phone that trusts what this server offers to trust.
async fn trusting(server: &Server) -> Client {
    let authority = page(server, "/https/rowlock.crt", "").await;
    assert_eq!(
        (authority.status, authority.header("content-type")),
        (200, "application/x-x509-ca-cert")
    );
    let url = format!("https://127.0.0.1:{}", server.https_port());
    Client::trusting(&authority.text, url)
}

/// What a browser with this cookie gets that opens a page.
async fn page(client: &Client, path: &str, cookie: &str) -> Response {
    let request = client.http.get(format!("{}{path}", client.url));
    let request = request.header(AS_PAGE.0, AS_PAGE.1);
    Response::of(request.header("Cookie", cookie)).await
}

/// The cookies that a response sets, each with its attributes.
fn cookies(response: &Response) -> Vec<&str> {
    let cookies = response.headers.get_all("set-cookie").iter();
    cookies.map(|it| it.to_str().unwrap()).collect()
}

#[tokio::test]
async fn a_phone_that_trusts_the_authority_plays_by_https_and_others_go_on_without() {
    let (server, phone) = home().await;
    let game = phone.start_game("turns", &["Ana", "Ben"]).await;
    let path = format!("/games/{}/stream", game.id);
    let mut stream = phone.follow(&path, &game.seats[0], None).await;
    let crossed = server.make_move(&game, &game.seats[1], cross("green", 12));
    crossed.await.ok(201);
    while stream.next_event().await.json()["event"]["type"] != "cross" {}
    // A phone that trusts the authority of another home.
    let (other, _) = home().await;
    let stranger = page(&other, "/https/rowlock.crt", "").await.text;
    let stranger = Client::trusting(&stranger, phone.url.clone());
    assert!(stranger.http.get(&stranger.url).send().await.is_err());
}

#[tokio::test]
async fn a_phone_keeps_its_seat_when_it_begins_to_use_https_and_without() {
    let (server, phone) = home().await;
    let made = RawBrowser::new(&server, "").send("/new", NEW).await;
    let (cookie, _) = made.header("set-cookie").split_once(';').unwrap();
    assert!(cookie.starts_with("rowlock="), "{cookie}");
    let game = made.header("location");
    let secure = page(&phone, game, cookie).await;
    assert_eq!(secure.status, 200, "{}", secure.text);
    let given = cookies(&secure);
    assert!(
        given
            .iter()
            .any(|it| it.starts_with("__Host-rowlock=") && it.contains("; Secure")),
        "{given:?}"
    );
    assert!(
        given
            .iter()
            .any(|it| it.starts_with("rowlock-https=1") && !it.contains("Secure")),
        "{given:?}"
    );
    assert!(
        !given.iter().any(|it| it.starts_with("rowlock=")),
        "{given:?}"
    );
    assert_eq!(page(&server, game, cookie).await.status, 200);
}

#[tokio::test]
async fn a_browser_below_a_path_is_sent_to_https_below_it() {
    let server = Server::start_on_file_as(|config| {
        config.tls = Some(home_https());
        config.public_url = Some("http://127.0.0.1/club".to_owned());
    })
    .await;
    let port = server.https_port();
    for path in ["/club/rules", "/rules"] {
        let sent = page(&server, path, "rowlock-https=1").await;
        let to = format!("https://127.0.0.1:{port}/club/rules");
        assert_eq!((sent.status, sent.header("location")), (307, &*to));
    }
    let instructions = page(&server, "/club/https", "").await;
    let to = format!("https://127.0.0.1:{port}/club/");
    assert!(instructions.text.contains(&to), "{}", instructions.text);
}

#[tokio::test]
async fn a_browser_that_has_used_https_is_sent_there_until_it_opens_the_instructions_without() {
    let (server, phone) = home().await;
    let cookie = "rowlock-https=1";
    let sent = page(&server, "/rules?variant=mixx-a", cookie).await;
    let port = server.https_port();
    assert_eq!(
        (sent.status, sent.header("location")),
        (
            307,
            format!("https://127.0.0.1:{port}/rules?variant=mixx-a").as_str()
        )
    );
    assert_eq!(page(&server, "/rules", "").await.status, 200);
    assert!(cookies(&page(&phone, "/rules", cookie).await).is_empty());
    // What scripts load and programs send is answered where it was sent.
    let url = format!("{}/rules", server.url);
    let fetched = server.http.get(&url).header("Cookie", cookie);
    assert_eq!(Response::of(fetched).await.status, 200);
    let posted = RawBrowser::new(&server, cookie).send("/new", NEW).await;
    assert_eq!(
        (posted.status, &posted.header("location")[..7]),
        (303, "/games/")
    );
    server.get("/variants", "").await.ok(200);
    let instructions = page(&server, "/https", cookie).await;
    assert_eq!(instructions.status, 200);
    let removed = cookies(&instructions);
    assert!(removed[0].starts_with("rowlock-https=;") && removed[0].contains("Max-Age=0"));
}

#[tokio::test]
async fn a_page_by_https_is_refused_to_other_sites_and_does_not_bind_the_host_to_https() {
    let (server, phone) = home().await;
    let answer = page(&phone, "/", "").await;
    assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    // Plain HTTP goes on under the same name, on another port.
    assert_eq!(answer.header("strict-transport-security"), "");
    for origin in [
        server.url.as_str(),
        "https://127.0.0.1",
        "https://example.org",
    ] {
        let refused = phone.send_form("/new", &[("Origin", origin)], NEW).await;
        assert_eq!(refused.status, 403, "{origin}");
    }
}

#[tokio::test]
async fn the_instructions_are_those_of_the_system_that_asks_and_any_other() {
    let (server, phone) = home().await;
    let systems = [
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
            "rowlock.mobileconfig",
        ),
        ("Mozilla/5.0 (Linux; Android 15)", "Install anyway"),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)",
            "Keychain",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
            "Root Certification",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0",
            "Authorities",
        ),
        ("", "Authorities"),
    ];
    for (agent, words) in systems {
        let asked = server.http.get(format!("{}/https", server.url));
        let asked = Response::of(asked.header("User-Agent", agent)).await;
        assert!(asked.text.contains(words), "{agent}: {}", asked.text);
        let link = format!("href=\"https://127.0.0.1:{}/\"", server.https_port());
        assert!(asked.text.contains(&link), "{}", asked.text);
    }
    let chosen = page(&server, "/https?system=ios", "").await;
    assert!(chosen.text.contains("rowlock.mobileconfig"));
    assert_eq!(page(&server, "/https?system=amiga", "").await.status, 400);
    let secure = page(&phone, "/https", "").await;
    assert!(secure.text.contains("This connection is secure"));
    let plain = format!("href=\"{}/https\"", server.url);
    assert!(secure.text.contains(&plain), "{}", secure.text);
}

#[tokio::test]
async fn the_profile_holds_the_same_certificate_under_the_same_identifiers_each_time() {
    let (server, _) = home().await;
    let profile = page(&server, "/https/rowlock.mobileconfig", "").await;
    assert_eq!(
        profile.header("content-type"),
        "application/x-apple-aspen-config"
    );
    let pem = page(&server, "/https/rowlock.crt", "").await.text;
    let lines: String = pem.lines().filter(|it| !it.starts_with('-')).collect();
    let data = format!("<data>{lines}</data>");
    assert!(profile.text.contains(&data), "{}", profile.text);
    let server = server.restart_as(|config| config.tls = Some(home_https()));
    let server = server.await;
    // The authority outlives a restart, and phones that trust it go on trusting.
    let again = page(&server, "/https/rowlock.mobileconfig", "").await;
    assert_eq!(again.text, profile.text);
    let phone = trusting(&server).await;
    assert_eq!(page(&phone, "/", "").await.status, 200);
}

#[tokio::test]
async fn a_server_without_an_authority_has_no_such_pages_and_no_links_to_them() {
    let server = Server::start().await;
    for path in [
        "/https",
        "/https/rowlock.crt",
        "/https/rowlock.mobileconfig",
    ] {
        assert_eq!(page(&server, path, "").await.status, 404, "{path}");
    }
    let (home, phone) = home().await;
    for path in ["/", "/settings"] {
        let with = page(&home, path, "").await.text;
        assert!(with.contains("href=\"/https\""), "{with}");
        assert!(!page(&server, path, "").await.text.contains("/https\""));
    }
    assert!(!page(&phone, "/", "").await.text.contains("id=\"https\""));
    let privacy = page(&home, "/privacy", "").await.text;
    assert!(privacy.contains("second cookie"), "{privacy}");
    assert!(
        !page(&server, "/privacy", "")
            .await
            .text
            .contains("second cookie")
    );
}

#[tokio::test]
async fn the_second_step_shows_the_fingerprint_of_the_authority() {
    let (server, _) = home().await;
    let authority = page(&server, "/https/rowlock.crt", "").await.text;
    let lines = authority.lines().filter(|line| !line.starts_with('-'));
    let certificate = BASE64.decode(lines.collect::<String>().as_bytes()).unwrap();
    let digits = HEXUPPER.encode(&Sha256::digest(certificate));
    let pairs: Vec<_> = digits.as_bytes().chunks(2).map(str::from_utf8).collect();
    let pairs: Vec<_> = pairs.into_iter().map(Result::unwrap).collect();
    for system in ["ios", "android", "mac", "windows", "other"] {
        let shown = page(&server, &format!("/https?system={system}"), "")
            .await
            .text;
        let (before, after) = shown.split_once("id=\"fingerprint\">").unwrap();
        assert!(
            after.starts_with(&format!("{}</code>", pairs.join(":"))),
            "{after}"
        );
        let (_, steps) = before.split_once("id=\"steps\"").unwrap();
        assert_eq!(steps.matches("<li>").count(), 2);
    }
}
