//! What lets others in, such as a code or a link: who is shown it, and that no cache stores it.

use serde_json::Value;

use super::routes::ROUTES;
use super::{Table, link, spectator, text};
use crate::common::{Response, Server};
use crate::web::raw_browser::RawBrowser;

/// Where a screen that was let in shows the code of its game, for those who come late.
const SHOWN_BY_TV: [&str; 2] = ["/games/{game}/table", "/games/{game}/table/sheets"];

/// The kinds of links that give a right.
const LINKS: [&str; 4] = ["/h/", "/i/", "/j/", "/s/"];

/// Whether a page shows a link that gives a right, or the code of this table.
fn shows_secret(table: &Table<'_>, page: &str) -> bool {
    let has_secret = |behind: &str| {
        let secret = behind.split(|it: char| !it.is_ascii_alphanumeric() && !"-_".contains(it));
        secret.into_iter().next().unwrap().len() >= table.code.len()
    };
    let has_link = |kind: &&str| page.split(*kind).skip(1).any(has_secret);
    page.contains(&table.code) || LINKS.iter().any(has_link)
}

/// Checks that no cache stores a response with a secret.
pub fn check_caching(table: &Table<'_>, name: &str, response: &Response) {
    let set = response.header("set-cookie");
    let is_device = ["rowlock=", "__Host-rowlock="]
        .iter()
        .any(|it| set.starts_with(it));
    if is_device || shows_secret(table, &response.text) {
        assert_eq!(response.header("cache-control"), "no-store", "{name}");
    }
}

impl<'a> Table<'a> {
    /// The same with a game that waits in its lobby.
    async fn with_lobby(mut self, server: &'a Server) -> Self {
        let new = format!("name=Xenia&variant=classic&mode=sheet&group={}", self.group);
        let made = self.xenia.send("/new", &new).await;
        assert_eq!(made.status, 303, "{}", made.text);
        let game = made.header("location").to_owned();
        let lobby = self.xenia.open(&format!("/api/v1{game}")).await.ok(200);
        self.spectator = spectator(server, &self.xenia, &game).await;
        self.game = game.trim_start_matches("/games/").to_owned();
        self.code = text(&lobby["code"]);
        self
    }

    /// A screen, and the code that it shows while it waits.
    async fn screen(&self, server: &'a Server) -> (RawBrowser<'a>, String) {
        let shown = RawBrowser::new(server, "").open("/tv").await;
        let (cookie, _) = shown.header("set-cookie").split_once(';').unwrap();
        let (_, behind) = shown.text.split_once("class=\"code\">").unwrap();
        let code = behind.split('<').next().unwrap().to_owned();
        (RawBrowser::new(server, cookie), code)
    }

    /// The places of pages and API responses in which this browser is shown one of these, but for streams, whose events the
    /// API sends, too.
    async fn shown(&self, browser: &RawBrowser<'_>, secrets: &[String]) -> Vec<String> {
        let document = browser.open("/api/v1/openapi.json").await.ok(200);
        let paths = document["paths"].as_object().unwrap().iter();
        let read = paths.filter(|(path, it)| it.get("get").is_some() && !path.ends_with("/stream"));
        let read = read.map(|(path, _)| match path.ends_with("/export") {
            true => format!("{path}?format=json"),
            false => path.clone(),
        });
        let pages = ROUTES.iter().filter(|route| route.form.is_none());
        let pages = pages.map(|route| route.path.to_owned());
        let mut shown = Vec::new();
        // The path of a code names that itself.
        for place in pages.chain(read).filter(|it| !it.contains("{code}")) {
            let response = browser.open(&self.named(&place)).await;
            check_caching_of_page(self, &place, &response);
            let has = |secret: &String| {
                response.text.contains(secret) || response.header("location").contains(secret)
            };
            if secrets.iter().any(has) {
                shown.push(place);
            }
        }
        shown
    }
}

/// As [`check_caching`]; programs are sent the code of a game with a tag, by which they ask for it again.
fn check_caching_of_page(table: &Table<'_>, place: &str, response: &Response) {
    if !place.starts_with("/api/") {
        check_caching(table, place, response);
    }
}

#[tokio::test]
async fn only_those_who_may_let_others_in_are_shown_what_lets_others_in() {
    let server = Server::start().await;
    for is_lobby in [false, true] {
        let mut table = Table::lay(&server).await;
        if is_lobby {
            table = table.with_lobby(&server).await;
        }
        let game = format!("/games/{}", table.game);
        let (tv, code) = table.screen(&server).await;
        let fields = format!("code={code}&game={}", table.game);
        assert_eq!(table.xenia.send("/screen", &fields).await.status, 303);
        tv.open("/tv").await;
        let (_, waiting) = table.screen(&server).await;
        let mut secrets = vec![table.code.clone(), waiting];
        for (kind, path, fields) in [
            ("h", format!("{game}/seats/0/handover"), ""),
            ("s", format!("{game}/share"), ""),
            (
                "i",
                format!("/groups/{}/invites", table.group),
                "role=member",
            ),
        ] {
            let made = table.xenia.send(&path, fields).await;
            check_caching(&table, &path, &made);
            let path = link(&made, kind);
            secrets.push(path[3..].to_owned());
            let opened = RawBrowser::new(&server, "").open(&path).await;
            assert_eq!(opened.header("cache-control"), "no-store", "{path}");
        }
        for (who, browser) in [("reader", &table.reader), ("spectator", &table.spectator)] {
            let shown = table.shown(browser, &secrets).await;
            assert!(shown.is_empty(), "{who}: {shown:?}");
        }
        assert_eq!(table.shown(&tv, &secrets).await, SHOWN_BY_TV);
        for (who, browser) in [("host", &table.xenia), ("member", &table.yorick)] {
            let shown = table.shown(browser, &secrets).await;
            for place in [SHOWN_BY_TV[0], "/api/v1/games/{game}"] {
                assert!(shown.iter().any(|it| it == place), "{who}: {shown:?}");
            }
        }
    }
}

#[tokio::test]
async fn a_token_that_only_reads_is_shown_no_code_and_adds_no_player() {
    let server = Server::start().await;
    let game = server.lobby(&["Ana"]).await;
    let tokens = [("reader", false), ("member", true)];
    for (role, is_shown) in tokens {
        let path = format!("/groups/{}/invites", game.group);
        let invite = server.post(&path, &game.keeper, serde_json::json!({"role": role}));
        let accepted = server.accept(&invite.await.ok(201)).await.ok(201);
        let token = text(&accepted["token"]);
        let read = server.get(&game.path(""), &token).await.ok(200);
        let wanted = if is_shown {
            Value::from(game.code.as_str())
        } else {
            Value::Null
        };
        assert_eq!(read["code"], wanted, "{role}");
    }
}
