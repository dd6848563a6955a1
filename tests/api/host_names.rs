//! The host names that the server accepts, against DNS rebinding.

use rowlock::config::Config;
use serde_json::json;

use crate::common::{Response, Server};

async fn ask(server: &Server, path: &str, host: &str) -> Response {
    let request = server.http.get(format!("{}{path}", server.url));
    Response::of(request.header("Host", host)).await
}

#[tokio::test]
async fn a_public_host_name_is_refused_with_the_setting_that_allows_it() {
    let server = Server::start().await;
    for host in [
        "rebind.evil.example",
        "rebind.evil.example:8080",
        "localhost.evil.example",
        "evil.example.",
        "192.168.1.20.evil.example",
        "notlocal.example",
        "evillan.example",
    ] {
        let response = ask(&server, "/api/v1/variants", host).await;
        response.refused(403, "forbidden");
        assert!(
            response.text.contains("--public-url"),
            "{host}: {}",
            response.text
        );
        let page = ask(&server, "/", host).await;
        assert_eq!(page.status, 403, "{host}");
        assert!(
            page.header("content-type").starts_with("text/html"),
            "{host}"
        );
        let reason = format!("This server doesn’t answer to the name {host}.");
        assert!(page.text.contains(&reason), "{}", page.text);
        let probe = ask(&server, "/healthz", host).await;
        assert_eq!(probe.status, 200, "{host}");
    }
    let headers = [
        ("Host", "rebind.evil.example"),
        ("Origin", "http://rebind.evil.example"),
    ];
    let fields = "name=Ana&variant=classic&mode=turns";
    assert_eq!(server.send_form("/new", &headers, fields).await.status, 403);
    let request = server.http.post(format!("{}/api/v1/games", server.url));
    let request = request
        .header("Host", "rebind.evil.example")
        .json(&json!({"variant": "classic"}));
    Response::of(request).await.refused(403, "forbidden");
}

#[tokio::test]
async fn a_name_that_a_country_may_have_on_the_internet_is_refused() {
    let server = Server::start().await;
    for host in ["ai", "AI.", "to:8080", "xn--p1ai"] {
        let response = ask(&server, "/api/v1/variants", host).await;
        response.refused(403, "forbidden");
    }
    let own =
        Server::start_as(|config| config.public_url = Some("http://pi:8080".to_owned())).await;
    assert_eq!(ask(&own, "/api/v1/variants", "pi:8080").await.status, 200);
}

#[tokio::test]
async fn what_is_no_host_is_refused_but_for_probes() {
    let server = Server::start().await;
    for host in [
        "ana@127.0.0.1",
        "ana:secret@localhost:8080",
        "127.0.0.1:99999",
        "127.0.0.1:+80",
        "127.0.0.1:8080:8080",
        "localhost:http",
        "localhost/page",
        "[localhost]",
        "[::1",
        "[127.0.0.1:80",
        "local host",
        "a,b",
        "a%2e",
        "",
    ] {
        let lines = format!("Host: {host}\r\n");
        let asked = async |path: &str| {
            server
                .send_head(&format!("GET {path} HTTP/1.1\r\n{lines}"))
                .await
        };
        assert_eq!(asked("/api/v1/variants").await, 400, "{host}");
        assert_eq!(asked("/").await, 400, "{host}");
    }
    let twice = "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n";
    assert_eq!(server.send_head(twice).await, 400);
    let absolute = "GET http://ana@localhost/ HTTP/1.1\r\nHost: localhost\r\n";
    assert_eq!(server.send_head(absolute).await, 400);
    let probe = "GET /healthz HTTP/1.1\r\nHost: ana@localhost\r\n";
    assert_eq!(server.send_head(probe).await, 200);
}

#[tokio::test]
async fn addresses_and_local_host_names_are_accepted() {
    let server = Server::start().await;
    for host in [
        "192.168.1.20:8080",
        "[fe80::1]:8080",
        "[::1]",
        "localhost:8080",
        "rowlock",
        "ROWLOCK.local",
        "pi.local.",
        "pi.lan",
        "pi.home.arpa",
        "pi.fritz.box",
        "rowlock.internal",
        // Names of computers, as families have them.
        "raspberrypi",
        "laptop:8080",
        "my_pc",
        "tv2",
        "x",
        "localhost:",
    ] {
        let response = ask(&server, "/api/v1/variants", host).await;
        assert_eq!(response.status, 200, "{host}: {}", response.text);
    }
}

#[tokio::test]
async fn only_the_configured_public_name_is_accepted() {
    let public = |config: &mut Config| {
        config.public_url = Some("https://Rowlock.example.org/".to_owned());
    };
    let server = Server::start_as(public).await;
    for (host, status) in [
        ("rowlock.example.org", 200),
        ("ROWLOCK.example.org:443", 200),
        ("127.0.0.1:8080", 200),
        ("rowlock", 200),
        ("example.org", 403),
        ("evil.rowlock.example.org", 403),
    ] {
        let response = ask(&server, "/api/v1/variants", host).await;
        assert_eq!(response.status, status, "{host}");
    }
}

#[tokio::test]
async fn host_names_of_the_configuration_are_accepted_beside_the_public_one() {
    let server = Server::start_as(|config| {
        config.public_url = Some("https://rowlock.example.org".to_owned());
        config.allowed_hosts = vec!["games.example.org".to_owned(), "pi.example.net".to_owned()];
    })
    .await;
    for (host, status) in [
        ("rowlock.example.org", 200),
        ("games.example.org", 200),
        ("Games.Example.org.:8080", 200),
        ("pi.example.net", 200),
        ("example.net", 403),
        ("a.pi.example.net", 403),
    ] {
        let response = ask(&server, "/api/v1/variants", host).await;
        assert_eq!(response.status, status, "{host}");
    }
}

#[tokio::test]
async fn a_public_url_in_another_script_is_known_by_its_name_in_ascii_and_shown_as_it_was_typed() {
    let server = Server::start_as(|config| {
        config.public_url = Some("https://würfel.example/".to_owned());
    })
    .await;
    let host = "xn--wrfel-kva.example";
    assert_eq!(ask(&server, "/", host).await.status, 200);
    assert_eq!(ask(&server, "/", "xn--wrfel-bua.example").await.status, 403);
    let origin = format!("https://{host}");
    let headers = [("Origin", origin.as_str())];
    let fields = "name=Ana&variant=classic&mode=turns";
    let made = server.send_form("/new", &headers, fields).await;
    assert_eq!(made.status, 303, "{}", made.text);
    let (cookie, _) = made.header("set-cookie").split_once(';').unwrap();
    let lobby = server
        .http
        .get(format!("{}{}", server.url, made.header("location")));
    let lobby = Response::of(lobby.header("Cookie", cookie)).await;
    assert!(
        lobby.text.contains("https://würfel.example/j/"),
        "{}",
        lobby.text
    );
}
