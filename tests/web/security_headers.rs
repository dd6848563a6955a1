//! Headers and origins: what protects browsers, caching, compression.

use reqwest::Method;

use super::browser::{Browser, table};
use crate::common::{Response, Server};

/// The form of a new game.
const NEW: &str = "name=Ana&variant=classic&mode=turns";

#[tokio::test]
async fn pages_allow_no_inline_script_or_style_and_have_none() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let response = Response::of(server.http.get(&server.url)).await;
    let policy = response.header("content-security-policy");
    assert!(policy.contains("script-src 'self';") && policy.contains("style-src 'self';"));
    assert!(!policy.contains("unsafe"));
    let trusted = "require-trusted-types-for 'script'; trusted-types rowlock rowlock-worker";
    assert!(policy.ends_with(trusted), "{policy}");
    for place in [
        "/",
        "/new",
        "/join",
        "/history",
        &path,
        &format!("{path}/others"),
    ] {
        let page = ana.open(place).await;
        assert_eq!(page.status, 200, "{place}");
        for inline in [" style=", "<style", " onclick=", "<script>"] {
            assert!(!page.html.contains(inline), "{inline} in {place}");
        }
    }
}

#[tokio::test]
async fn every_response_but_data_and_parts_of_pages_has_the_headers_of_a_page() {
    let server = Server::start().await;
    let (_, _, path) = table(&server, "turns").await;
    for (path, is_no_page) in [
        ("/", false),
        ("/nowhere", false),
        (&*path, false),
        ("/api/docs/", false),
        ("/api/v1/nowhere", false),
        ("/api/v1/variants", true),
        ("/healthz", false),
        ("/sw.js", false),
        ("/static/any/icon.svg", false),
        ("/static/any/css/site.css", true),
        ("/static/any/fonts/numerals.woff2", true),
        ("/static/any/js/game/game_page.js", true),
    ] {
        let response = server.fetch(path).await;
        assert_eq!(response.header("x-content-type-options"), "nosniff");
        // Files are the same for everyone.
        let is_file = is_no_page && path.starts_with("/static/");
        let policy = response.header("cross-origin-resource-policy");
        let wanted = if is_file { "" } else { "same-origin" };
        assert_eq!(policy, wanted, "{path}");
        for name in [
            "content-security-policy",
            "permissions-policy",
            "referrer-policy",
            "x-frame-options",
        ] {
            assert_eq!(
                response.header(name).is_empty(),
                is_no_page,
                "{name}: {path}"
            );
        }
    }
}

#[tokio::test]
async fn names_are_text_wherever_they_stand() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let name = r#"<u>"Ana"&'"#;
    let (path, code) = ana.make(name, "turns").await;
    let taken = ben.join(&code, name).await;
    ben.join(&code, "<s>Ben").await;
    let lobby = ana.open(&path).await;
    ana.send(&format!("{path}/start"), &[]).await;
    let sheet = ben.open(&path).await;
    let others = ben.open(&format!("{path}/others")).await;
    let home = ana.open("/").await;
    let own = ana.open(&path).await;
    let result = ana.press(&own, "finish").await;
    let history = ben.open("/history").await;
    for page in [taken, lobby, sheet, others, home, own, result, history] {
        assert!(
            !page.html.contains("<u>") && !page.html.contains("<s>"),
            "{}",
            page.html
        );
    }
}

#[tokio::test]
async fn names_of_free_seats_and_notes_of_others_are_text_too() {
    let server = Server::start().await;
    let lobby = server.lobby(&[r#"<u>"Ana"&'"#, "<u>Ben"]).await;
    let code = lobby.view().await["code"].as_str().unwrap().to_owned();
    let guest = Browser::of(&server);
    let free = guest.open(&format!("/j/{code}")).await;
    assert!(free.has("free-title"), "{}", free.html);
    let (ana, ben, path) = table(&server, "sheet").await;
    let note = format!("{path}/note");
    let before = [("place_before", ""), ("note_before", ""), ("place", "")];
    let written = |text| [&before[..], &[("note", text)]].concat();
    ana.send(&note, &written("<u>Sun")).await;
    let changed = ben.send(&note, &written("Rain")).await;
    assert!(changed.has("others"), "{}", changed.html);
    for page in [free, changed] {
        assert!(!page.html.contains("<u>"), "{}", page.html);
    }
}

#[tokio::test]
async fn a_form_on_a_page_of_another_site_changes_nothing() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let cross = r#"{"type":"cross","row":"red","number":5}"#;
    let fields = [("seat", "0"), ("turn", "1"), ("move", cross)];
    let action = format!("{path}/moves");
    let page = ana.send_from(&action, &fields, "http://evil.example").await;
    assert_eq!(page.status, 403);
    assert_eq!(ana.open(&path).await.state("red", 5), "open");
}

#[tokio::test]
async fn a_form_that_the_browser_sends_from_elsewhere_is_refused_whatever_its_origin_says() {
    let server = Server::start().await;
    for (site, status) in [
        ("same-origin", 303),
        ("none", 303),
        ("same-site", 403),
        ("cross-site", 403),
    ] {
        let headers = [
            ("Host", "127.0.0.1:8080"),
            ("Origin", "http://127.0.0.1:8080"),
            ("Sec-Fetch-Site", site),
        ];
        let response = server.send_form("/new", &headers, NEW).await;
        assert_eq!(response.status, status, "{site}");
    }
}

#[tokio::test]
async fn only_the_whole_origin_of_this_server_sends_a_form() {
    let server = Server::start_as(|config| {
        config.public_url = Some("http://Rowlock.example:80/".to_owned());
    });
    let server = server.await;
    for (origin, status) in [
        ("http://127.0.0.1:8080", 303),
        // A proxy may have TLS although this server does not know it.
        ("https://127.0.0.1:8080", 303),
        ("http://rowlock.example", 303),
        ("http://rowlock.example:80", 403),
        ("http://127.0.0.1", 403),
        ("http://127.0.0.1:8080/", 403),
        ("http://127.0.0.1:8080/page", 403),
        ("http://ana@127.0.0.1:8080", 403),
        ("HTTP://127.0.0.1:8080", 403),
        ("file://127.0.0.1:8080", 403),
        ("ftp://127.0.0.1:8080", 403),
        ("//127.0.0.1:8080", 403),
        ("127.0.0.1:8080", 403),
        ("null", 403),
        ("", 403),
    ] {
        let headers = [("Host", "127.0.0.1:8080"), ("Origin", origin)];
        let response = server.send_form("/new", &headers, NEW).await;
        assert_eq!(response.status, status, "{origin}");
    }
}

#[tokio::test]
async fn the_cookie_is_out_of_reach_of_scripts_and_other_sites() {
    let server = Server::start().await;
    let response = server.send_form("/new", &[], NEW).await;
    assert_eq!(response.status, 303);
    let cookie = response.header("set-cookie");
    assert!(cookie.starts_with("rowlock="), "{cookie}");
    for flag in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(flag), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
}

#[tokio::test]
async fn files_are_found_under_the_hash_of_all_and_may_be_cached_for_ever() {
    let server = Server::start().await;
    let home = Browser::of(&server).open("/").await;
    let path = home.link("/static/");
    let response = server.fetch(&path).await;
    assert_eq!(response.status, 200);
    assert!(response.header("cache-control").contains("immutable"));
    let name = path.rsplit('/').next().unwrap();
    let old = format!("{}/static/0123456789abcdef/{name}", server.url);
    let response = Response::of(server.http.get(old)).await;
    assert_eq!(
        (response.status, response.header("cache-control")),
        (200, "no-cache")
    );
}

#[tokio::test]
async fn an_address_that_leads_nowhere_gives_a_page_with_a_way_back() {
    let server = Server::start().await;
    let phone = Browser::of(&server);
    for path in [
        "/nowhere",
        "/games/nothing",
        "/static/x/nothing.css",
        "/history/nothing",
    ] {
        let page = phone.open(path).await;
        assert_eq!(page.status, 404, "{path}");
        assert!(page.html.contains("href=\"/\""), "{path}: {}", page.html);
    }
}

#[tokio::test]
async fn an_address_that_is_asked_in_another_way_gives_a_page_with_a_way_back() {
    let server = Server::start().await;
    for (method, path, allowed) in [
        (Method::POST, "/", "GET, HEAD"),
        (Method::GET, "/link", "POST"),
        (Method::PUT, "/new", "GET, HEAD, POST"),
        (Method::DELETE, "/s/no-such-secret", "GET, HEAD"),
    ] {
        let request = server.http.request(method, format!("{}{path}", server.url));
        let response = Response::of(request.header("Accept-Language", "de")).await;
        assert_eq!((response.status, response.header("allow")), (405, allowed));
        assert!(response.text.contains("lang=\"de\""), "{}", response.text);
        assert!(response.text.contains("href=\"/\""), "{}", response.text);
    }
}

#[tokio::test]
async fn a_browser_that_plays_a_video_only_in_parts_gets_the_part_it_asks_for() {
    let server = Server::start().await;
    let url = format!("{}/static/any/wake_lock/silence.mp4", server.url);
    let whole = Response::of(server.http.get(&url)).await;
    assert_eq!(
        (whole.status, whole.header("accept-ranges")),
        (200, "bytes")
    );
    let part = Response::of(server.http.get(&url).header("Range", "bytes=4-7")).await;
    assert_eq!((part.status, part.text.as_str()), (206, "ftyp"));
    let range = part.header("content-range");
    assert!(range.starts_with("bytes 4-7/"), "{range}");
    let beyond = Response::of(server.http.get(&url).header("Range", "bytes=9999999-")).await;
    assert_eq!(beyond.status, 200);
}

#[tokio::test]
async fn files_are_compressed_for_clients_that_accept_it() {
    let server = Server::start().await;
    let url = format!("{}/static/any/js/game/game_page.js", server.url);
    let plain = Response::of(server.http.get(&url)).await;
    assert_eq!(plain.header("content-encoding"), "");
    assert!(plain.text.contains("class Sheet"));
    let packed = server
        .http
        .get(&url)
        .header("Accept-Encoding", "gzip, deflate");
    let packed = packed.send().await.unwrap();
    assert_eq!(packed.headers()["content-encoding"], "gzip");
    assert!(packed.bytes().await.unwrap().len() * 2 < plain.text.len());
}

#[tokio::test]
async fn behind_tls_browsers_must_stay_there_and_send_the_cookie_only_there() {
    let https = |config: &mut rowlock::config::Config| {
        config.public_url = Some("https://rowlock.example".to_owned());
    };
    let server = Server::start_as(https).await;
    let response = server.send_form("/new", &[], NEW).await;
    assert_eq!(response.status, 303);
    assert!(
        response
            .header("strict-transport-security")
            .contains("max-age=")
    );
    assert_eq!(response.header("cross-origin-opener-policy"), "same-origin");
    assert!(response.header("set-cookie").contains("; Secure"));
    let plain = Server::start().await;
    let response = plain.send_form("/new", &[], NEW).await;
    assert_eq!(response.header("strict-transport-security"), "");
    assert!(!response.header("set-cookie").contains("Secure"));
}

#[tokio::test]
async fn behind_tls_a_page_that_came_without_it_sends_no_form() {
    let https = |config: &mut rowlock::config::Config| {
        config.public_url = Some("https://rowlock.example".to_owned());
    };
    let server = Server::start_as(https).await;
    for (origin, status) in [
        ("http://rowlock.example", 403),
        ("https://rowlock.example", 303),
    ] {
        let headers = [("Host", "rowlock.example"), ("Origin", origin)];
        let response = server.send_form("/new", &headers, NEW).await;
        assert_eq!(response.status, status, "{origin}");
        let reason = "This page was opened without https. Open https://rowlock.example";
        assert_eq!(response.text.contains(reason), status == 403, "{origin}");
    }
}

#[tokio::test]
async fn a_browser_that_leaves_a_group_forgets_its_sheets() {
    let server = Server::start().await;
    let made = server.send_form("/new", &[], NEW).await;
    let (cookie, _) = made.header("set-cookie").split_once(';').unwrap();
    let game = format!("{}/api/v1{}", server.url, made.header("location"));
    let game = Response::of(server.http.get(game).header("Cookie", cookie)).await;
    let game = game.ok(200);
    let group = game["group"].as_str().unwrap();
    let request = server
        .http
        .post(format!("{}/groups/{group}/leave", server.url));
    let left = Response::of(request.header("Cookie", cookie)).await;
    assert_eq!(left.status, 303);
    assert_eq!(left.header("clear-site-data"), "\"storage\"");
}
