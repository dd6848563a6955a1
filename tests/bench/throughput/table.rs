//! Tables whose sheets take many moves: games in mode `sheet` that are started, and the moves that fill them.

use std::net::SocketAddr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use rowlock::rules::{Boards, Color};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::http::{Connection, Request};

/// The seats of a table.
pub const SEATS: usize = 4;

/// The crosses of a row: every number of the classic row but the last; no row of a board is locked by as many.
const CROSSES: usize = 10;

/// The crosses that fill all sheets.
pub const MOVES: usize = SEATS * Color::ALL.len() * CROSSES;

/// The events of a game that has just been started: a join for each seat, and the start.
const FIRST_EVENTS: usize = SEATS + 1;

/// Where games are created over the API.
pub const PATH: &str = "/api/v1/games";

/// The header by which a phone asks for the fragment that shows its move.
const ACCEPT: &str = "accept: text/vnd.rowlock.fragment+html, application/problem+json\r\n";

/// How many tables are prepared at once.
const PREPARED_AT_ONCE: usize = 16;

/// The board of the games, with the numbers of each row from left to right.
static BOARD: OnceLock<(String, [Vec<u8>; 4])> = OnceLock::new();

/// Lets all games be played on this board.
pub fn set_board(id: &str) {
    let boards = Boards::load().unwrap();
    let board = boards.get(id).expect("no such board");
    let rows = Color::ALL.map(|row| board.rows[row].numbers().collect());
    BOARD.set((id.to_owned(), rows)).unwrap();
}

fn board() -> &'static (String, [Vec<u8>; 4]) {
    BOARD.get().expect("the board is set at the start")
}

/// The index of a row, and how many of its numbers are left of this one.
pub fn position(row: &str, number: u8) -> Option<(usize, u8)> {
    let index = Color::ALL.iter().position(|color| color.as_str() == row)?;
    let position = board().1[index].iter().position(|it| *it == number)?;
    Some((index, position.try_into().ok()?))
}

/// The id of the board.
pub fn board_id() -> &'static str {
    &board().0
}

/// The body of the request for a game that starts at once.
pub fn new_game() -> String {
    let players = ["Ana", "Ben", "Cleo", "Dan"];
    json!({"variant": board_id(), "mode": "sheet", "players": players, "start": true}).to_string()
}

/// Who moves at a table.
#[derive(Clone, Debug)]
pub enum Credentials {
    /// Four programs, each with the token of its seat.
    Tokens(Vec<String>),
    /// One phone with the cookie of the host, which marks all sheets.
    Cookie(String),
}

/// A table, and how many of its moves have been made.
#[derive(Clone, Debug)]
pub struct Table {
    pub id: String,
    pub credentials: Credentials,
    /// The events of its game before the first of the moves.
    pub first_events: usize,
    pub moves: usize,
}

impl Table {
    /// Creates a table over the API.
    async fn create(connection: &mut Connection) -> Self {
        let request = Request {
            method: "POST",
            path: PATH,
            headers: "content-type: application/json\r\n",
            body: &new_game(),
        };
        let response = connection.send(&request.bytes()).await;
        response.expect(201);
        Self::of(&response.json())
    }

    /// The table of a game that has just been created over the API.
    pub fn of(created: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let seats = created["seats"].as_array().unwrap();
        Self {
            id: text(&created["game"]["id"]),
            credentials: Credentials::Tokens(
                seats.iter().map(|seat| text(&seat["token"])).collect(),
            ),
            first_events: FIRST_EVENTS,
            moves: 0,
        }
    }

    /// A table that no server has created, with tokens of which the last digit is the seat.
    fn invent() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let tokens = (0..SEATS).map(|seat| format!("{number:031}{seat}"));
        Self {
            id: format!("{number:012}"),
            credentials: Credentials::Tokens(tokens.collect()),
            first_events: FIRST_EVENTS,
            moves: 0,
        }
    }

    /// Creates a table with the pages of a phone, which is new or has this cookie.
    async fn create_by_page(connection: &mut Connection, cookie: Option<&str>) -> Self {
        let form = "content-type: application/x-www-form-urlencoded\r\n";
        let known = cookie.map_or_else(String::new, |cookie| format!("cookie: {cookie}\r\n"));
        let request = Request {
            method: "POST",
            path: "/new",
            headers: &format!("{form}{known}"),
            body: &format!(
                "name=Ana&players=Ben&players=Cleo&players=Dan&variant={}&mode=sheet",
                board_id()
            ),
        };
        let response = connection.send(&request.bytes()).await;
        response.expect(303);
        let game = response.header("location").unwrap().to_owned();
        let cookie = cookie.map(str::to_owned).unwrap_or_else(|| {
            let given = response.header("set-cookie").unwrap();
            given.split(';').next().unwrap().to_owned()
        });
        let request = Request {
            method: "POST",
            path: &format!("{game}/start"),
            headers: &format!("{form}cookie: {cookie}\r\n"),
            body: "sure=true",
        };
        connection.send(&request.bytes()).await.expect(303);
        Self {
            id: game.rsplit('/').next().unwrap().to_owned(),
            credentials: Credentials::Cookie(cookie),
            first_events: FIRST_EVENTS,
            moves: 0,
        }
    }

    /// The header line of the seat's credentials.
    pub fn credentials(&self, seat: usize) -> String {
        match &self.credentials {
            Credentials::Tokens(seats) => format!("authorization: Bearer {}\r\n", seats[seat]),
            Credentials::Cookie(cookie) => format!("cookie: {cookie}\r\n"),
        }
    }

    /// A GET of what is below the game's path in the API.
    pub fn get(&self, path: &str) -> Vec<u8> {
        let path = format!("/api/v1/games/{}{path}", self.id);
        Request::get(&path, &self.credentials(0)).bytes()
    }

    /// A GET of the fragment that the phone shows.
    pub fn get_fragment(&self) -> Vec<u8> {
        let path = format!("/games/{}/sheet", self.id);
        Request::get(&path, &self.credentials(0)).bytes()
    }

    /// A GET of the stream of the other phone, after the last move.
    pub fn get_stream(&self) -> Vec<u8> {
        self.get(&format!("/stream?after={}", self.seq()))
    }

    /// The number of the last event.
    pub fn seq(&self) -> usize {
        self.first_events + self.moves
    }

    /// Whether a phone with a cookie moves, by the page.
    pub fn is_page(&self) -> bool {
        match self.credentials {
            Credentials::Tokens(_) => false,
            Credentials::Cookie(_) => true,
        }
    }

    /// Writes the next move with these further header lines, and counts it.
    pub fn next_move(&mut self, headers: &str, to: &mut Vec<u8>) {
        let (seat, cross) = (self.moves % SEATS, self.moves / SEATS);
        let (row, step) = (cross % Color::ALL.len(), cross / Color::ALL.len());
        let number = board().1[row][step];
        let row = Color::ALL[row].as_str();
        self.moves += 1;
        let cross = format!(r#""type":"cross","row":"{row}","number":{number}"#);
        let (path, accept, body) = match &self.credentials {
            Credentials::Tokens(_) => ("/api/v1/games/", "", format!("{{{cross}}}")),
            Credentials::Cookie(_) => ("/games/", ACCEPT, format!(r#"{{{cross},"seat":{seat}}}"#)),
        };
        let credentials = self.credentials(seat);
        let request = Request {
            method: "POST",
            path: &format!("{path}{}/moves", self.id),
            headers: &format!("{credentials}content-type: application/json\r\n{accept}{headers}"),
            body: &body,
        };
        request.write(to);
    }
}

/// How tables are created.
#[derive(Clone, Debug)]
pub enum Origin {
    /// Over the API.
    Api,
    /// Nowhere: the minimal server knows every game.
    Invented,
    /// By the page, each by a new phone.
    NewPhones,
    /// By the page, all by the phone with this cookie.
    Phone(String),
}

impl Origin {
    /// Creates tables, several at once.
    pub async fn tables(&self, server: SocketAddr, count: usize) -> Vec<Table> {
        if matches!(self, Self::Invented) {
            return (0..count).map(|_| Table::invent()).collect();
        }
        let mut tasks = JoinSet::new();
        for index in 0..PREPARED_AT_ONCE {
            let origin = self.clone();
            let own = (index..count).step_by(PREPARED_AT_ONCE).count();
            tasks.spawn(async move {
                let mut connection = Connection::open(server).await;
                let mut tables = Vec::with_capacity(own);
                for _ in 0..own {
                    tables.push(match &origin {
                        Self::Api | Self::Invented => Table::create(&mut connection).await,
                        Self::NewPhones => Table::create_by_page(&mut connection, None).await,
                        Self::Phone(cookie) => {
                            Table::create_by_page(&mut connection, Some(cookie)).await
                        }
                    });
                }
                tables
            });
        }
        tasks.join_all().await.into_iter().flatten().collect()
    }
}
