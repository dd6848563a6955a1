//! Tables whose sheets take many moves: games in mode `sheet` that are started, and the moves that fill them.

use futures_util::stream::{self, StreamExt};
use rowlock_rules::Color;
use serde_json::json;

use super::common::{CreatedGame, Stream};
use super::http::{Connection, get, post};
use super::process::Process;

/// The players of a table.
pub const PLAYERS: [&str; SEATS] = ["Ana", "Ben", "Cleo", "Dan"];
pub const SEATS: usize = 4;

/// The crosses that fill all sheets: every number of a row but the last.
pub const MOVES: usize = SEATS * Color::ALL.len() * 10;

const JSON: &str = "content-type: application/json\r\n";
const FORM: &str = "content-type: application/x-www-form-urlencoded\r\n";

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
    first_events: usize,
    pub moves: usize,
}

impl Table {
    fn new(id: String, host: String, credentials: [String; SEATS]) -> Self {
        Self {
            is_page: host.is_empty(),
            id,
            host,
            credentials,
            // A join for each seat, and the start.
            first_events: SEATS + 1,
            moves: 0,
        }
    }

    /// The table of a game that was created over the API.
    fn of(game: CreatedGame) -> Self {
        let header = |token: &String| format!("authorization: Bearer {token}\r\n");
        let seats: Vec<String> = game.seats.iter().map(header).collect();
        Self::new(game.id, game.host, seats.try_into().unwrap())
    }

    /// Creates a table with the pages of a phone, with this header line of its cookie or as a new one.
    async fn by_page(server: &Process, cookie: &str) -> Self {
        let mut connection = Connection::open(server.address).await;
        let [host, others @ ..] = PLAYERS;
        let players: String = others.iter().map(|it| format!("&players={it}")).collect();
        let form = format!("name={host}{players}&variant=classic&mode=sheet");
        let request = post("/new", &format!("{FORM}{cookie}"), &form);
        let response = connection.send(&request).await;
        response.expect(303);
        let game = response.header("location").unwrap().to_owned();
        let cookie = match response.header("set-cookie") {
            // A device that gets rights in another group also gets a new secret, with its earlier rights.
            Some(new) => format!("cookie: {}\r\n", new.split(';').next().unwrap()),
            None => cookie.to_owned(),
        };
        let headers = format!("{FORM}{cookie}");
        let start = post(&format!("{game}/start"), &headers, "sure=true");
        connection.send(&start).await.expect(303);
        let id = game.rsplit('/').next().unwrap().to_owned();
        Self::new(id, String::new(), std::array::from_fn(|_| cookie.clone()))
    }

    /// The header line with the credentials of the first seat.
    pub fn credentials(&self) -> &str {
        &self.credentials[0]
    }

    /// A GET of what is below the game's path in the API.
    pub fn get(&self, path: &str) -> Vec<u8> {
        let path = format!("/api/v1/games/{}{path}", self.id);
        get(&path, self.credentials())
    }

    /// A GET of the fragment that the phone shows.
    pub fn get_fragment(&self) -> Vec<u8> {
        get(&format!("/games/{}/sheet", self.id), self.credentials())
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

    /// The next move with these further header lines, which is counted.
    pub fn next_move(&mut self, headers: &str) -> Vec<u8> {
        let (seat, cross) = (self.moves % SEATS, self.moves / SEATS);
        let (row, step) = (cross % Color::ALL.len(), cross / Color::ALL.len());
        // The classic rows: two rise, two fall.
        let number = if row < 2 { 2 + step } else { 12 - step };
        self.moves += 1;
        let row = Color::ALL[row].as_str();
        let mut cross = json!({"type": "cross", "row": row, "number": number});
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
        let headers = format!("{}{JSON}", self.credentials());
        let cross = r#"{"type":"cross","row":"red","number":2}"#;
        let requests = [cross, r#"{"type":"undo"}"#].map(|body| post(&path, &headers, body));
        for request in requests.iter().cycle().take(events) {
            connection.send(request).await.expect(201);
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
    /// By the page, all by the phone with this header line of its cookie.
    Phone(String),
}

impl Origin {
    /// Creates tables, several at once.
    pub async fn tables(&self, server: &Process, count: usize) -> Vec<Table> {
        let tables = stream::iter(0..count).map(|_| self.table(server));
        tables.buffer_unordered(AT_ONCE).collect().await
    }

    pub async fn table(&self, server: &Process) -> Table {
        match self {
            Self::Api => Table::of(server.client.start_game("sheet", &PLAYERS).await),
            Self::NewPhones => Table::by_page(server, "").await,
            Self::Phone(cookie) => Table::by_page(server, cookie).await,
        }
    }
}
