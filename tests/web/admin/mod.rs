//! The operator's page: its link, and who may see it.

mod facts;

use std::time::Duration;

use reqwest::Method;
use rowlock::http::PublicUrl;
use rowlock::network::lan_address;

use super::browser::{Browser, Page};
use super::raw_browser::RawBrowser;
use crate::common::{Client, Response, Server};

const ENDED: &str = "This link doesn’t work any more.";
const NO_SESSION: &str = "Only the operator of this server sees this page.";

/// A browser that has opened the link.
async fn operator(server: &Server) -> Browser {
    let browser = Browser::of(server);
    let page = browser.open(&server.operator_link()).await;
    assert_eq!((page.status, page.path.as_str()), (200, "/admin"));
    browser
}

/// Checks that a page names this reason and says how to get a link.
#[track_caller]
fn check_refused(page: &Page, reason: &str) {
    assert_eq!(page.status, 403, "{}", page.html);
    assert_eq!(page.text("message"), reason);
    assert!(
        page.html.contains("so does “rowlock admin page-link”"),
        "{}",
        page.html
    );
    assert!(!page.has("admin-version"), "{}", page.html);
}

/// Checks that a response is not stored and not found by search engines.
#[track_caller]
fn check_private(response: &Response) {
    assert_eq!(response.header("cache-control"), "no-store");
    assert_eq!(response.header("referrer-policy"), "no-referrer");
    assert_eq!(response.header("x-robots-tag"), "noindex");
}

#[tokio::test]
async fn the_link_opens_a_session_and_leads_to_the_page_without_its_key() {
    let server = Server::start().await;
    let link = server.operator_link();
    let mut browser = RawBrowser::new(&server, "");
    let opened = browser.open(&link).await;
    assert_eq!((opened.status, opened.header("location")), (303, "/admin"));
    check_private(&opened);
    let (cookie, attributes) = opened.header("set-cookie").split_once(';').unwrap();
    for attribute in [
        "HttpOnly",
        "SameSite=Strict",
        "Path=/admin",
        "Max-Age=43200",
    ] {
        assert!(attributes.contains(attribute), "{attributes}");
    }
    assert!(!attributes.contains("Secure"), "{attributes}");
    browser.cookie = cookie.to_owned();
    let page = browser.open("/admin").await;
    assert_eq!(page.status, 200, "{}", page.text);
    check_private(&page);
    assert!(page.text.contains(rowlock::cli::VERSION), "{}", page.text);
    let (_, key) = link.split_once('=').unwrap();
    let (_, session) = cookie.split_once('=').unwrap();
    assert!(!page.text.contains(key) && !page.text.contains(session));
    // In the same browser the link still leads to the page.
    let again = browser.open(&link).await;
    assert_eq!((again.status, again.header("location")), (303, "/admin"));
}

#[tokio::test]
async fn a_used_link_is_refused_with_a_page_that_says_how_to_get_a_new_one() {
    let server = Server::start().await;
    let first = operator(&server).await;
    let other = Browser::of(&server);
    check_refused(&other.open(&server.operator_link()).await, ENDED);
    check_refused(&other.open("/admin").await, NO_SESSION);
    assert_eq!(first.open("/admin").await.status, 200);
    let server = server.restart().await;
    assert_eq!(
        operator(&server).await.open("/admin").await.status,
        200,
        "after a restart"
    );
}

#[tokio::test]
async fn of_two_browsers_that_open_the_link_at_the_same_time_one_gets_in() {
    let server = Server::start().await;
    let link = server.operator_link();
    let browsers = [(); 8].map(|()| Browser::of(&server));
    let opened = browsers.iter().map(|browser| browser.open(&link));
    let opened = futures_util::future::join_all(opened).await;
    let admitted = opened.iter().filter(|page| page.status == 200);
    assert_eq!(admitted.count(), 1);
}

#[tokio::test]
async fn a_wrong_key_is_refused_and_leaves_the_link_as_it_is() {
    let server = Server::start().await;
    let browser = Browser::of(&server);
    let link = server.operator_link();
    let long = "A".repeat(4000);
    // The key with one more letter.
    let longer = format!("{}A", link.replace("/admin?key=", ""));
    for key in ["", "AAAA", "%00%ff", "%F0%9F%8E%B2", &long, &longer] {
        let page = browser.open(&format!("/admin?key={key}")).await;
        assert!(matches!(page.status, 400 | 403), "{key}: {}", page.html);
        assert!(!page.has("admin-version"), "{key}");
    }
    for cookie in ["rowlock-admin=", "rowlock-admin=AAAA", "rowlock-admin=%00"] {
        let page = RawBrowser::new(&server, cookie).open("/admin").await;
        assert_eq!(page.status, 403, "{cookie}");
    }
    let request = server
        .http
        .request(Method::HEAD, format!("{}{link}", server.url));
    assert_eq!(Response::of(request).await.status, 403);
    operator(&server).await;
}

#[tokio::test]
async fn an_expired_link_and_an_expired_session_are_refused() {
    let server = Server::start_as(|config| config.limits.operator_link_ttl = Duration::ZERO).await;
    let page = Browser::of(&server).open(&server.operator_link()).await;
    check_refused(&page, ENDED);
    let server = server
        .restart_as(|config| config.limits.operator_session_ttl = Duration::ZERO)
        .await;
    let page = RawBrowser::new(&server, "")
        .open(&server.operator_link())
        .await;
    assert_eq!(page.status, 303);
    let (cookie, _) = page.header("set-cookie").split_once(';').unwrap();
    let page = RawBrowser::new(&server, cookie).open("/admin").await;
    assert_eq!(page.status, 403);
    assert!(page.text.contains(NO_SESSION), "{}", page.text);
}

/// What a request with these headers gets for the link, and for a path that does not exist.
async fn both(server: &Client, link: &str, headers: &[(&str, &str)]) -> [(u16, String); 2] {
    let ask = async |path: &str| {
        let request = server.http.get(format!("{}{path}", server.url));
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        let response = Response::of(request).await;
        (response.status, response.text)
    };
    [ask(link).await, ask("/nowhere?key=AAAA").await]
}

#[tokio::test]
async fn through_a_proxy_and_under_other_names_the_page_does_not_exist() {
    let server = Server::start_as(|config| {
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let link = server.operator_link();
    for (name, value, status) in [
        ("X-Forwarded-For", "192.0.2.7", 404),
        ("X-Forwarded-For", "127.0.0.1", 404),
        ("X-Forwarded-Proto", "https", 404),
        ("Forwarded", "for=127.0.0.1", 404),
        ("Via", "1.1 proxy", 404),
        ("X-Real-IP", "127.0.0.1", 404),
        ("Host", "rowlock.local", 404),
        ("Host", "192.168.1.5", 404),
        ("Host", "rowlock.example.org", 403),
    ] {
        let [page, unknown] = both(&server, &link, &[(name, value)]).await;
        assert_eq!(page.0, status, "{name}: {value}");
        assert_eq!(page, unknown, "{name}: {value}");
    }
    let posted = server.http.post(format!("{}/admin", server.url));
    let posted = Response::of(posted.header("Via", "1.1 proxy")).await;
    assert_eq!(posted.status, 404);
    operator(&server).await;
}

#[tokio::test]
async fn for_another_computer_the_page_does_not_exist() {
    let address = lan_address();
    // Without a network there is no other address.
    if address.is_loopback() {
        return;
    }
    let server = Server::start_as(|config| config.listen = "0.0.0.0:0".parse().unwrap()).await;
    let (_, port) = server.url.rsplit_once(':').unwrap();
    let link = server.operator_link();
    let other = Client::new(format!("http://{address}:{port}"));
    let local = format!("127.0.0.1:{port}");
    for headers in [&[][..], &[("Host", local.as_str())]] {
        let [page, unknown] = both(&other, &link, headers).await;
        assert_eq!((page.0, &page), (404, &unknown));
    }
    let here = Client::new(format!("http://{local}"));
    let page = Browser::of(&here).open(&link).await;
    assert_eq!(page.status, 200, "{}", page.html);
}

#[test]
fn the_link_has_a_loopback_address_where_there_is_one() {
    let key = "KEY".parse().unwrap();
    for (address, configured, link) in [
        (
            "0.0.0.0:8080",
            None,
            Some("http://127.0.0.1:8080/admin?key=KEY"),
        ),
        ("[::]:80", None, Some("http://[::1]:80/admin?key=KEY")),
        (
            "127.0.0.5:1",
            None,
            Some("http://127.0.0.5:1/admin?key=KEY"),
        ),
        (
            "127.0.0.1:9000",
            Some("https://example.org/games"),
            Some("http://127.0.0.1:9000/games/admin?key=KEY"),
        ),
        ("192.168.1.5:8080", None, None),
    ] {
        let url = PublicUrl::new(configured.map(str::to_owned), address.parse().unwrap());
        assert_eq!(url.operator_link(&key).as_deref(), link, "{address}");
    }
}

#[tokio::test]
async fn below_a_path_the_link_the_cookie_and_the_page_have_the_prefix() {
    let server = Server::start_as(|config| {
        config.public_url = Some("https://example.org/games".to_owned());
    })
    .await;
    let link = server.operator_link();
    assert!(link.starts_with("/games/admin?key="), "{link}");
    let opened = RawBrowser::new(&server, "").open(&link).await;
    assert_eq!(opened.header("location"), "/games/admin");
    let (cookie, attributes) = opened.header("set-cookie").split_once(';').unwrap();
    assert!(attributes.contains("Path=/games/admin"), "{attributes}");
    let page = RawBrowser::new(&server, cookie).open("/games/admin").await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("href=\"/games/admin\""), "{}", page.text);
}

#[tokio::test]
async fn by_https_the_session_is_for_https_only() {
    let server = Server::start_with_home_https().await;
    let authority = RawBrowser::new(&server, "")
        .open("/https/rowlock.crt")
        .await;
    let url = format!("https://127.0.0.1:{}", server.https_port());
    let secure = Client::trusting(&authority.text, url);
    let opened = RawBrowser::new(&secure, "")
        .open(&server.operator_link())
        .await;
    assert_eq!(opened.status, 303);
    let cookies = opened.headers.get_all("set-cookie").iter();
    let mut cookies = cookies.map(|it| it.to_str().unwrap());
    let session = cookies.find(|it| it.starts_with("rowlock-admin="));
    assert!(session.unwrap().contains("; Secure"), "{session:?}");
}
