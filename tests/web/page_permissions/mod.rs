//! The permissions of pages: every page and every form, requested by every kind of sender.

mod counted;
mod right_to_left;
mod routes;
mod secrets;

use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

use self::routes::{BOARD, For, ROUTES, Route, SERIES};
use self::secrets::check_caching;
use super::raw_browser::{RawBrowser, malformed};
use crate::common::{Client, Response, Server};

/// A secret of the right form of no device.
const UNKNOWN: &str = "rowlock=AAAABBBBCCCCDDDDEEEEFFFFGGGGHHHH";

/// Names that stand in no text of ours.
const NAMES: [&str; 2] = ["Xenia", "Yorick"];

/// A game of two and all who have to do with it.
struct Table<'a> {
    /// The host, who keeps the group.
    xenia: RawBrowser<'a>,
    /// The other seat, a member of the group.
    yorick: RawBrowser<'a>,
    spectator: RawBrowser<'a>,
    /// One who reads the group, but does not play.
    reader: RawBrowser<'a>,
    /// Those who have nothing to do with it, with the statuses that refuse them.
    strangers: Vec<(&'static str, RawBrowser<'a>, &'static [u16])>,
    game: String,
    code: String,
    group: String,
    players: [String; 2],
    /// A request to the host.
    request: String,
    /// What names the other seat's browser, and a pending invite, in the group.
    ids: [String; 2],
    /// A board that the group has made.
    board: String,
    series: String,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// The link that a page shows.
fn link(page: &Response, kind: &str) -> String {
    let (_, behind) = page.text.split_once(&format!("/{kind}/")).unwrap();
    let secret = behind.split(|it: char| !it.is_ascii_alphanumeric() && !"-_".contains(it));
    format!("/{kind}/{}", secret.into_iter().next().unwrap())
}

/// A browser that watches a game by a new share link of its host.
async fn spectator<'a>(server: &'a Client, host: &RawBrowser<'_>, game: &str) -> RawBrowser<'a> {
    let shared = host.send(&format!("{game}/share"), "").await;
    let looked = RawBrowser::new(server, "").open(&link(&shared, "s")).await;
    let (cookie, _) = looked.header("set-cookie").split_once(';').unwrap();
    let spectator = RawBrowser::new(server, cookie);
    let looked = spectator.open(looked.header("location")).await;
    assert_eq!(looked.header("location"), format!("{game}/table"));
    spectator
}

impl<'a> Table<'a> {
    async fn lay(server: &'a Client) -> Self {
        Self::of(server, NAMES, "Wanda").await
    }

    /// The table of these two, and of one who asks to join.
    async fn of(server: &'a Client, names: [&str; 2], asking: &str) -> Self {
        let new = |name| format!("name={name}&variant=classic&mode=sheet");
        let (xenia, game) = RawBrowser::enter(server, "/new", &new(names[0])).await;
        let lobby = xenia.open(&format!("/api/v1{game}")).await.ok(200);
        let code = text(&lobby["code"]);
        let join = |name| format!("code={code}&name={name}");
        let (yorick, _) = RawBrowser::enter(server, "/join", &join(names[1])).await;
        let (left, _) = RawBrowser::enter(server, "/join", &join("Zelda")).await;
        assert_eq!(left.send("/device/end", "").await.status, 303);
        let seated = xenia.open(&format!("/api/v1{game}")).await.ok(200);
        assert_eq!(xenia.send(&format!("{game}/start"), "").await.status, 303);
        let ask = serde_json::json!({"code": code, "name": asking});
        let asked = server.post("/games/join", "", ask).await.ok(202);
        let spectator = spectator(server, &xenia, &game).await;
        let group = format!("/groups/{}", text(&lobby["group"]));
        let invites = format!("{group}/invites");
        let invited = xenia.send(&invites, "role=reader").await;
        let path = link(&invited, "i");
        let (reader, _) = RawBrowser::enter(server, &path, "").await;
        let invited = xenia.send(&invites, "role=member").await;
        assert_eq!(invited.status, 200);
        let pending = xenia.open(&format!("/api/v1{group}/invites")).await.ok(200);
        let listed = xenia.open(&format!("/api/v1{group}/members")).await.ok(200);
        let mut listed = listed["members"].as_array().unwrap().iter();
        let guest = listed.find(|member| member["role"] == "member").unwrap();
        let ids = [text(&guest["id"]), text(&pending["invites"][0]["id"])];
        let made = xenia.send(&format!("{group}/boards/new"), BOARD).await;
        let (_, board) = made.header("location").split_once('#').unwrap();
        let board = board.to_owned();
        let made = xenia.send(&format!("{group}/series/new"), SERIES).await;
        let (_, series) = made.header("location").rsplit_once('/').unwrap();
        let series = series.to_owned();
        // A year has a page once it has ten games.
        let days = (1..=10).map(|day| format!("2026-01-{day:02},Zelda,50\n"));
        let table = format!("date,player,total\n{}", days.collect::<String>());
        let headers = [("Content-Type", "text/csv")];
        let import = format!("/api/v1{group}/import");
        xenia.post(&import, &headers, &table).await.ok(200);
        let (foreign, _) = RawBrowser::enter(server, "/new", &new("Eve")).await;
        let mut strangers: Vec<(_, _, &[u16])> = vec![
            ("nobody", RawBrowser::new(server, ""), &[401]),
            ("foreign", foreign, &[403]),
            ("revoked", left, &[403]),
            ("unknown", RawBrowser::new(server, UNKNOWN), &[403]),
        ];
        for cookie in malformed() {
            let browser = RawBrowser::new(server, &cookie);
            strangers.push(("malformed", browser, &[401]));
        }
        Self {
            xenia,
            yorick,
            spectator,
            reader,
            strangers,
            group: text(&lobby["group"]),
            game: game.trim_start_matches("/games/").to_owned(),
            players: [0, 1].map(|seat| text(&seated["seats"][seat]["player"])),
            code,
            request: text(&asked["request"]),
            ids,
            board,
            series,
        }
    }

    /// A text of a route, about this table.
    fn named(&self, text: &str) -> String {
        let mut named = text.to_owned();
        for (place, value) in [
            ("{game}", self.game.as_str()),
            ("{group}", &self.group),
            ("{player}", &self.players[0]),
            ("{other}", &self.players[1]),
            ("{code}", &self.code),
            ("{request}", &self.request),
            ("{seat}", "0"),
            ("{member}", &self.ids[0]),
            ("{invite}", &self.ids[1]),
            ("{board}", &self.board),
            ("{series}", &self.series),
            ("{secret}", "AAAAAAAAAAAAAAAAAAAAAA"),
            ("{variant}", "classic"),
            ("{year}", "2026"),
            ("{hash}", "any"),
            ("{name:.*}", "js/game/game_page.js"),
        ] {
            named = named.replace(place, value);
        }
        named
    }

    async fn ask(&self, route: &Route, browser: &RawBrowser<'_>) -> Response {
        let path = self.named(route.path);
        match route.form {
            None => browser.open(&path).await,
            Some(fields) => browser.send(&path, &self.named(fields)).await,
        }
    }

    /// Whether a response names nothing of the game but what the request did.
    fn is_silent(&self, response: &Response) -> bool {
        let mut names = NAMES.iter().copied().chain([self.code.as_str()]);
        !names.any(|word| response.text.contains(word))
    }

    /// Those of the table who may not do it, with the status that refuses them.
    fn insiders(&self, is_for: For) -> Vec<(&'static str, &RawBrowser<'a>, u16)> {
        let guest = ("guest", &self.yorick, 403);
        let spectator = ("spectator", &self.spectator, 403);
        let reader = ("reader", &self.reader, 403);
        match is_for {
            For::Anyone | For::Secret | For::Reader => Vec::new(),
            // A spectator is redirected to the table view.
            For::Table => vec![("spectator", &self.spectator, 303)],
            For::GroupReader => vec![spectator],
            For::Member | For::Players => vec![reader, spectator],
            For::Seat | For::Host | For::Keeper => vec![guest, reader, spectator],
            For::Operator => vec![("host", &self.xenia, 403), guest, reader, spectator],
        }
    }
}

/// A connection to the file of the server, by which its changes are seen.
async fn watcher(server: &Server) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(server.database());
    options.connect().await.unwrap()
}

/// A number that every change of the file changes.
async fn version(watcher: &mut SqliteConnection) -> i64 {
    let version = sqlx::query_scalar("PRAGMA data_version");
    version.fetch_one(watcher).await.unwrap()
}

#[tokio::test]
async fn a_sender_without_the_right_to_a_page_or_a_form_sees_and_changes_nothing() {
    let server = Server::start_on_file().await;
    let table = Table::lay(&server).await;
    let mut watcher = watcher(&server).await;
    let before = version(&mut watcher).await;
    for route in ROUTES.iter().filter(|route| route.is_for != For::Anyone) {
        let name = route.name();
        for (who, browser, statuses) in &table.strangers {
            let response = table.ask(route, browser).await;
            let status = response.status;
            let expected = match route.is_for {
                For::Secret => &[404],
                For::Operator => &[403],
                _ => *statuses,
            };
            assert!(expected.contains(&status), "{name} as {who}: {status}");
            assert!(
                table.is_silent(&response),
                "{name} as {who}: {}",
                response.text
            );
        }
        for (who, browser, status) in table.insiders(route.is_for) {
            let response = table.ask(route, browser).await;
            assert_eq!(
                response.status, status,
                "{name} as {who}: {}",
                response.text
            );
        }
        assert_eq!(version(&mut watcher).await, before, "{name}");
    }
    let share = table.named("/games/{game}/share");
    assert_eq!(table.xenia.send(&share, "").await.status, 200);
    assert_ne!(version(&mut watcher).await, before);
}

#[tokio::test]
async fn a_sender_with_the_right_to_a_page_or_a_form_is_let_in() {
    let server = Server::start_with_home_https().await;
    let pages = Table::lay(&server).await;
    // The tests of the operator's page open its link.
    let others = [For::Secret, For::Operator];
    for route in ROUTES.iter().filter(|it| !others.contains(&it.is_for)) {
        // A form may end what there is.
        let fresh = match route.form {
            Some(_) => Some(Table::lay(&server).await),
            None => None,
        };
        let table = fresh.as_ref().unwrap_or(&pages);
        let mut admitted = vec![("host", &table.xenia)];
        match route.is_for {
            For::Anyone | For::Reader => {
                admitted.extend([("guest", &table.yorick), ("spectator", &table.spectator)]);
            }
            For::Table | For::GroupReader => {
                admitted.extend([("guest", &table.yorick), ("reader", &table.reader)]);
            }
            For::Member | For::Players => admitted.push(("guest", &table.yorick)),
            For::Secret | For::Operator | For::Seat | For::Host | For::Keeper => {}
        }
        for (who, browser) in admitted.into_iter().rev() {
            let response = table.ask(route, browser).await;
            check_caching(table, &route.name(), &response);
            let status = response.status;
            // A form may be refused for what is in it.
            let is_in = match route.form {
                Some(_) => matches!(status, 200 | 303 | 400 | 409 | 410 | 422),
                None => matches!(status, 200 | 303),
            };
            assert!(is_in, "{} as {who}: {status}", route.name());
        }
    }
}

#[tokio::test]
async fn a_public_page_shows_a_stranger_nothing_of_others() {
    let server = Server::start().await;
    let table = Table::lay(&server).await;
    let path = format!("/api/v1/games/{}", table.game);
    let before = table.xenia.open(&path).await.text;
    for route in ROUTES.iter().filter(|route| route.is_for == For::Anyone) {
        for (who, browser, _) in &table.strangers {
            let response = table.ask(route, browser).await;
            let name = route.name();
            assert!(response.status < 500, "{name} as {who}: {}", response.text);
            assert!(
                table.is_silent(&response),
                "{name} as {who}: {}",
                response.text
            );
        }
    }
    assert_eq!(table.xenia.open(&path).await.text, before);
}
