//! A real server on a free port with its own database, and a client for it.

mod database;
mod documented;
mod exported;
mod fake_clock;
mod installed;
mod port;
pub mod postgres;
mod raw_http;
mod stored;
mod stream;
mod test_game;
mod test_games;
mod test_group;
mod tls;
mod wait;
pub mod workbook;

use std::ops::Deref;
use std::path::PathBuf;
use std::time::Duration;

use reqwest::{Method, RequestBuilder, StatusCode};
use rowlock::config::{Backups, Config, EffectiveSettings, Limits};
use rowlock::server;
use rowlock::store::DatabaseAddress;
use serde_json::{Value, json};
use tempfile::TempDir;

pub use database::{RawConnection, ServerFolder, file_in};
pub use documented::check_stream_event;
pub use exported::exported;
pub use fake_clock::FakeClock;
pub use installed::is_installed;
pub use port::free_port;
pub use raw_http::{status, trickle};
pub use stored::stored_rows;
pub use stream::{Stream, StreamEvent};
pub use test_game::TestGame;
pub use test_games::{TestGames, UseCases, new_game};
pub use test_group::TestGroup;
pub use tls::{client_config, home_https, http_client};
pub use wait::{DEADLINE, until, until_first_backup};

/// A server that is stopped, and whose data is deleted, with the test.
pub struct Server {
    running: Option<server::Server>,
    client: Client,
    folder: ServerFolder,
}

impl Deref for Server {
    type Target = Client;

    fn deref(&self) -> &Client {
        &self.client
    }
}

/// A client of a server.
#[derive(Clone)]
pub struct Client {
    pub url: String,
    pub http: reqwest::Client,
}

/// The response of a server.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: reqwest::header::HeaderMap,
    pub text: String,
}

impl Response {
    /// Sends a request; panics if the response is another than the API documents.
    pub async fn of(request: RequestBuilder) -> Self {
        let (client, request) = request.build_split();
        let request = request.unwrap();
        let (method, path) = (request.method().clone(), request.url().path().to_owned());
        let response = Self::read(client.execute(request).await.unwrap()).await;
        let media_type = match response.header("content-encoding") {
            "" => response.header("content-type"),
            _ => "",
        };
        documented::check(&method, &path, response.status, media_type, &response.text);
        response
    }

    pub async fn read(response: reqwest::Response) -> Self {
        Self {
            status: response.status().as_u16(),
            headers: response.headers().clone(),
            text: response.text().await.unwrap(),
        }
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub fn header(&self, name: &str) -> &str {
        let header = self.headers.get(name);
        header.map_or("", |header| header.to_str().unwrap())
    }

    /// The body; panics if the status is another one.
    #[track_caller]
    pub fn ok(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text);
        self.json()
    }

    /// Checks that it is a problem with this status and code.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) {
        assert_eq!(self.status, status, "{}", self.text);
        assert_eq!(self.header("content-type"), "application/problem+json");
        let body = self.json();
        assert_eq!(body["code"], code, "{body}");
        assert_eq!(body["status"], status, "{body}");
        for text in ["type", "title", "detail"] {
            assert!(!body[text].as_str().unwrap().is_empty(), "{body}");
        }
    }
}

/// A created game, with its tokens.
#[derive(Clone, Default)]
pub struct CreatedGame {
    pub id: String,
    pub code: String,
    pub group: String,
    pub host: String,
    /// Empty if the group existed before.
    pub keeper: String,
    pub seats: Vec<String>,
}

impl CreatedGame {
    /// The game in the response to its creation.
    pub fn of(made: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let seats = made["seats"].as_array().unwrap().iter();
        Self {
            id: text(&made["game"]["id"]),
            code: text(&made["game"]["code"]),
            group: text(&made["game"]["group"]),
            host: text(&made["host_token"]),
            keeper: made["group_token"].as_str().unwrap_or_default().to_owned(),
            seats: seats.map(|seat| text(&seat["token"])).collect(),
        }
    }
}

impl Server {
    pub async fn start() -> Self {
        Self::start_as(|_| {}).await
    }

    pub async fn start_limited() -> Self {
        Self::start_as(|config| config.rate_limit = true).await
    }

    /// A server with a changed configuration; by default it has no rate limits.
    pub async fn start_as(change: impl FnOnce(&mut Config)) -> Self {
        Self::start_in(TempDir::new().unwrap(), change).await
    }

    /// A server with a SQLite file, whatever the others have.
    pub async fn start_on_file() -> Self {
        Self::start_on_file_as(|_| {}).await
    }

    /// As [`Server::start_on_file`], with a changed configuration.
    pub async fn start_on_file_as(change: impl FnOnce(&mut Config)) -> Self {
        let folder = TempDir::new().unwrap();
        let file = DatabaseAddress::File(file_in(folder.path()).await);
        Self::start_on(file, folder.into(), change).await
    }

    /// A server with this folder.
    pub async fn start_in(
        folder: impl Into<ServerFolder>,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let folder = folder.into();
        let database = database::database_in(folder.path()).await;
        Self::start_on(database, folder, change).await
    }

    /// A server on this database.
    pub async fn start_on(
        database: DatabaseAddress,
        folder: ServerFolder,
        change: impl FnOnce(&mut Config),
    ) -> Self {
        let mut config = Config {
            listen: "127.0.0.1:0".parse().unwrap(),
            database,
            public_url: None,
            allowed_hosts: Vec::new(),
            tls: None,
            mdns: false,
            rate_limit: false,
            trusted_proxies: Vec::new(),
            metrics: false,
            metrics_clients: Vec::new(),
            backups: Backups::default(),
            // A connection that is idle on a busy machine is not closed while the next request is sent on it.
            limits: Limits {
                header_timeout: Duration::from_secs(60),
                ..Limits::default()
            },
            effective_settings: EffectiveSettings::default(),
        };
        change(&mut config);
        let running = server::start(&config).await.unwrap();
        Self {
            client: Client::new(format!("http://{}", running.address)),
            running: Some(running),
            folder,
        }
    }

    /// Restarts the server on the same data.
    pub async fn restart(self) -> Self {
        self.restart_as(|_| {}).await
    }

    /// Restarts the server on the same data with a changed configuration.
    pub async fn restart_as(mut self, change: impl FnOnce(&mut Config)) -> Self {
        self.running.take().unwrap().stop().await.unwrap();
        Self::start_in(self.folder, change).await
    }

    /// The path of the link to the operator's page.
    pub fn operator_link(&self) -> String {
        let link = self.running.as_ref().unwrap().operator_link.as_ref();
        let (_, path) = link.unwrap().split_once("://").unwrap();
        path[path.find('/').unwrap()..].to_owned()
    }

    /// The path of the SQLite file.
    pub fn database(&self) -> PathBuf {
        self.folder.path().join("rowlock.db")
    }

    /// The address of the database.
    pub fn address(&self) -> DatabaseAddress {
        self.running.as_ref().unwrap().database()
    }

    /// A connection of another program to the database.
    pub async fn raw(&self) -> RawConnection {
        RawConnection::to(self.folder.path()).await
    }

    /// Runs statements of another program on the database; returns how many rows they changed.
    pub async fn sql(&self, statements: impl Into<String>) -> u64 {
        let mut raw = self.raw().await;
        let changed = raw.execute(statements.into()).await;
        raw.close().await;
        changed
    }
}

impl Client {
    pub fn new(url: String) -> Self {
        Self {
            url,
            http: http_client().build().unwrap(),
        }
    }

    pub fn request(&self, method: Method, path: &str, token: &str) -> RequestBuilder {
        let request = self
            .http
            .request(method, format!("{}/api/v1{path}", self.url));
        if token.is_empty() {
            request
        } else {
            request.bearer_auth(token)
        }
    }

    /// What a program without a token gets at a path that is not only of the API.
    pub async fn fetch(&self, path: &str) -> Response {
        Response::of(self.http.get(format!("{}{path}", self.url))).await
    }

    /// Sends a form with these headers.
    pub async fn send_form(&self, path: &str, headers: &[(&str, &str)], fields: &str) -> Response {
        let request = self.http.post(format!("{}{path}", self.url));
        let kind = "application/x-www-form-urlencoded";
        let request = request.header("Content-Type", kind);
        let request = headers.iter().fold(request, |request, (name, value)| {
            request.header(*name, *value)
        });
        Response::of(request.body(fields.to_owned())).await
    }

    pub async fn get(&self, path: &str, token: &str) -> Response {
        Response::of(self.request(Method::GET, path, token)).await
    }

    pub async fn delete(&self, path: &str, token: &str) -> Response {
        Response::of(self.request(Method::DELETE, path, token)).await
    }

    pub async fn post(&self, path: &str, token: &str, body: Value) -> Response {
        Response::of(self.request(Method::POST, path, token).json(&body)).await
    }

    pub async fn patch(&self, path: &str, token: &str, body: Value) -> Response {
        Response::of(self.request(Method::PATCH, path, token).json(&body)).await
    }

    /// Follows a game; `last` is the id of the last event that was seen.
    pub async fn follow(&self, path: &str, token: &str, last: Option<u32>) -> Stream {
        let mut request = self.request(Method::GET, path, token);
        if let Some(last) = last {
            request = request.header("Last-Event-ID", last);
        }
        Stream::of(request.send().await.unwrap())
    }

    pub async fn post_once(&self, path: &str, token: &str, key: &str, body: &Value) -> Response {
        let request = self.request(Method::POST, path, token);
        Response::of(request.header("Idempotency-Key", key).json(body)).await
    }

    pub async fn post_text(&self, path: &str, token: &str, body: &str) -> Response {
        let request = self.request(Method::POST, path, token);
        let request = request.header("Content-Type", "application/json");
        Response::of(request.body(body.to_owned())).await
    }

    /// Creates a game.
    pub async fn create_game(&self, body: Value) -> CreatedGame {
        CreatedGame::of(&self.post("/games", "", body).await.ok(201))
    }

    /// Creates and starts a classic game.
    pub async fn start_game(&self, mode: &str, players: &[&str]) -> CreatedGame {
        let body = json!({"variant": "classic", "mode": mode, "players": players, "start": true});
        self.create_game(body).await
    }

    pub async fn make_move(&self, game: &CreatedGame, token: &str, body: Value) -> Response {
        self.post(&format!("/games/{}/moves", game.id), token, body)
            .await
    }

    pub async fn view(&self, game: &CreatedGame) -> Value {
        self.get(&format!("/games/{}", game.id), &game.host)
            .await
            .ok(StatusCode::OK.as_u16())
    }
}

/// The file of a board with the rows of the classic one from left to right.
pub fn own_board(name: &str) -> Value {
    let row = |letter: &str| {
        let spaces: Vec<String> = (2..=12).map(|number| format!("{letter}{number}")).collect();
        spaces.join(" ")
    };
    json!({
        "name": name, "die_sides": 6, "needed_crosses": 5, "lock_spaces": 1, "most_crosses": 12,
        "rows": {"red": row("R"), "yellow": row("Y"), "green": row("G"), "blue": row("B")},
    })
}

/// The body of a cross.
pub fn cross(row: &str, number: u8) -> Value {
    json!({"type": "cross", "row": row, "number": number})
}

/// Checks that a database is what the logs of its games say; returns how many games it has.
pub async fn verified(server: &Server) -> u64 {
    let (database, now) = (server.address(), std::time::Instant::now());
    let found = rowlock::games::verify_database(&database, now, |_, _| {});
    let found = found.await.unwrap();
    assert!(found.problems.is_empty(), "{:?}", found.problems);
    found.games
}
