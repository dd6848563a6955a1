//! Tables whose sheets take many moves: games in mode `sheet` that are started, and the moves that fill them.

use futures_util::stream::{self, StreamExt};
use rowlock::rules::Color;
use serde_json::{Value, json};

use super::common::{Client, CreatedGame, Stream};
use super::http::{Connection, get, post};
use super::process::Process;

/// The players of a table.
pub const PLAYERS: [&str; SEATS] = ["Ana", "Ben", "Cleo", "Dan"];
pub const SEATS: usize = 4;

/// The crosses that fill all sheets: every number of a row but the last.
pub const MOVES: usize = SEATS * Color::ALL.len() * 10;

/// The events of a game that has just been started: a join for each seat, and the start.
const FIRST_EVENTS: usize = SEATS + 1;

const JSON: &str = "content-type: application/json\r\n";

/// The header by which a phone asks for the fragment that shows its move.
const ACCEPT: &str = "accept: text/vnd.rowlock.fragment+html, application/problem+json\r\n";

/// How many tables are prepared at once.
pub const AT_ONCE: usize = 16;

/// A table, and how many of its moves have been made.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    /// The token of the host over the API.
    pub host: String,
    /// The header line with the credentials of each seat; of a phone that marks all sheets it is the same one.
    credentials: [String; SEATS],
    /// Whether a phone moves, by the page.
    pub is_page: bool,
    /// The events of its game before the first of the moves.
    pub first_events: usize,
    pub moves: usize,
}

impl Table {
    /// The table of a game that was created over the API.
    pub fn of(game: CreatedGame) -> Self {
        let header = |token: &String| format!("authorization: Bearer {token}\r\n");
        let seats: Vec<String> = game.seats.iter().map(header).collect();
        Self {
            id: game.id,
            host: game.host,
            credentials: seats.try_into().unwrap(),
            is_page: false,
            first_events: FIRST_EVENTS,
            moves: 0,
        }
    }

    /// The token of a seat, or the cookie of the phone that moves.
    pub fn secret(&self, seat: usize) -> &str {
        let (_, secret) = self.credentials[seat].split_once(": ").unwrap();
        secret.trim_start_matches("Bearer ").trim_end()
    }

    /// A GET of what is below the game's path in the API.
    pub fn get(&self, path: &str) -> Vec<u8> {
        let path = format!("/api/v1/games/{}{path}", self.id);
        get(&path, &self.credentials[0])
    }

    /// A GET of the fragment that the phone shows.
    pub fn get_fragment(&self) -> Vec<u8> {
        get(&format!("/games/{}/sheet", self.id), &self.credentials[0])
    }

    /// Opens the stream of another phone, after the last move.
    pub async fn stream(&self, server: &Process) -> Stream {
        let path = format!("/games/{}/stream?after={}", self.id, self.seq());
        server.client.follow(&path, &self.host, None).await
    }

    /// The number of the last event.
    pub fn seq(&self) -> usize {
        self.first_events + self.moves
    }

    /// The seat and the cross of the next move, which is counted.
    pub fn next_cross(&mut self) -> (usize, Value) {
        let (seat, cross) = (self.moves % SEATS, self.moves / SEATS);
        let (row, step) = (cross % Color::ALL.len(), cross / Color::ALL.len());
        // The classic rows: two rise, two fall.
        let number = if row < 2 { 2 + step } else { 12 - step };
        self.moves += 1;
        let cross = json!({"type": "cross", "row": Color::ALL[row].as_str(), "number": number});
        (seat, cross)
    }

    /// The next move with these further header lines, which is counted.
    pub fn next_move(&mut self, headers: &str) -> Vec<u8> {
        let (seat, mut cross) = self.next_cross();
        let (path, accept) = if self.is_page {
            cross["seat"] = json!(seat);
            ("/games/", ACCEPT)
        } else {
            ("/api/v1/games/", "")
        };
        let credentials = &self.credentials[seat];
        post(
            &format!("{path}{}/moves", self.id),
            &format!("{credentials}{JSON}{accept}{headers}"),
            &cross.to_string(),
        )
    }

    /// Makes this number of moves.
    pub async fn play(&mut self, server: &Process, moves: usize) {
        let mut connection = Connection::open(server.address).await;
        for _ in 0..moves {
            let request = self.next_move("");
            let response = connection.send(&request).await;
            response.expect(if self.is_page { 200 } else { 201 });
        }
    }

    /// Crosses and undoes until the game has this many events more.
    pub async fn lengthen(&mut self, server: &Process, events: usize) {
        let mut connection = Connection::open(server.address).await;
        let path = format!("/api/v1/games/{}/moves", self.id);
        let headers = format!("{}{JSON}", &self.credentials[0]);
        let bodies = [
            r#"{"type":"cross","row":"red","number":2}"#,
            r#"{"type":"undo"}"#,
        ];
        for body in bodies.iter().cycle().take(events) {
            let request = post(&path, &headers, body);
            connection.send(&request).await.expect(201);
        }
        self.first_events += events;
    }
}

/// How tables are created.
#[derive(Clone, Debug)]
pub enum Origin {
    /// Over the API.
    Api,
    /// By the page, each by a new phone.
    NewPhones,
    /// By the page, all by the phone with this cookie.
    Phone(String),
}

impl Origin {
    /// Creates tables, several at once.
    pub async fn tables(&self, server: &Process, count: usize) -> Vec<Table> {
        let tables = stream::iter(0..count).map(|_| self.table(&server.client));
        tables.buffer_unordered(AT_ONCE).collect().await
    }

    pub async fn table(&self, client: &Client) -> Table {
        match self {
            Self::Api => Table::of(client.start_game("sheet", &PLAYERS).await),
            Self::NewPhones => by_page(client, None).await,
            Self::Phone(cookie) => by_page(client, Some(cookie)).await,
        }
    }
}

/// Creates a table with the pages of a phone, which is new or has this cookie.
async fn by_page(client: &Client, cookie: Option<&str>) -> Table {
    let [host, others @ ..] = PLAYERS;
    let players: String = others.iter().map(|it| format!("&players={it}")).collect();
    let form = format!("name={host}{players}&variant=classic&mode=sheet");
    let response = submit(client, "/new", form, cookie).await;
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
    let game = header("location");
    let cookie = cookie.map_or_else(
        || header("set-cookie").split(';').next().unwrap().to_owned(),
        str::to_owned,
    );
    let start = format!("{game}/start");
    submit(client, &start, "sure=true".to_owned(), Some(&cookie)).await;
    Table {
        id: game.rsplit('/').next().unwrap().to_owned(),
        host: String::new(),
        credentials: std::array::from_fn(|_| format!("cookie: {cookie}\r\n")),
        is_page: true,
        first_events: FIRST_EVENTS,
        moves: 0,
    }
}

/// Submits a form, which must lead to another page.
async fn submit(
    client: &Client,
    path: &str,
    form: String,
    cookie: Option<&str>,
) -> reqwest::Response {
    let mut request = client.http.post(format!("{}{path}", client.url));
    request = request.header("content-type", "application/x-www-form-urlencoded");
    if let Some(cookie) = cookie {
        request = request.header("cookie", cookie);
    }
    let response = request.body(form).send().await.unwrap();
    assert_eq!(response.status(), 303, "{path}");
    response
}
