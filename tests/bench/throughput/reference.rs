//! The servers that show the limit: a fixed body without any work, and the least that stores moves. Each runs in a
//! process of its own, which is this executable with another argument.

use std::collections::HashMap;
use std::net::TcpListener;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use actix_web::http::header::{AUTHORIZATION, CONTENT_TYPE};
use actix_web::web::{self, Bytes, Data};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer};
use serde::Deserialize;

use super::gather::{Row, Writer};
use super::options::Child;
use super::sqlite;
use super::table::{self, SEATS};

/// Headers as the server sends them.
const HEADERS: [(&str, &str); 3] = [
    ("etag", "\"sFGLZ84D67ZXlkdc\""),
    ("cache-control", "private, no-cache"),
    ("x-content-type-options", "nosniff"),
];

/// Runs this server until the process is killed.
pub fn run(server: Child) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let served = async move {
        let running = match server {
            Child::Fixed { size } => {
                let body = Bytes::from(vec![b' '; size]);
                HttpServer::new(move || {
                    App::new()
                        .app_data(Data::new(body.clone()))
                        .default_service(web::to(fixed))
                })
                .tcp_nodelay(true)
                .listen(listener)
                .unwrap()
                .run()
            }
            Child::Minimal { board } => {
                table::set_board(&board);
                let games = Data::new(Games {
                    memory: Mutex::default(),
                    writer: sqlite::open(Path::new(".")).await,
                });
                HttpServer::new(move || {
                    App::new()
                        .app_data(games.clone())
                        .route("/api/v1/games/{game}/moves", web::post().to(make_move))
                })
                .tcp_nodelay(true)
                .listen(listener)
                .unwrap()
                .run()
            }
        };
        println!("http://{address}");
        running.await
    };
    actix_web::rt::System::new().block_on(served).unwrap();
}

async fn fixed(body: Data<Bytes>) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    for header in HEADERS {
        response.insert_header(header);
    }
    response
        .insert_header((CONTENT_TYPE, "application/json"))
        .body(body.get_ref().clone())
}

/// The games of the minimal server: what checks a move, and what stores it.
struct Games {
    memory: Mutex<HashMap<String, Sheets>>,
    writer: Writer,
}

/// The sheets of a game.
#[derive(Default)]
struct Sheets {
    seq: i32,
    /// The number of crosses of each seat and row; their order is that of the load.
    crosses: [[u8; 4]; SEATS],
}

#[derive(Deserialize)]
struct Cross {
    row: String,
    number: u8,
}

async fn make_move(
    request: HttpRequest,
    games: Data<Games>,
    game: web::Path<String>,
    body: Bytes,
) -> HttpResponse {
    let Some((seat, cross)) = seat(&request).zip(serde_json::from_slice::<Cross>(&body).ok())
    else {
        return HttpResponse::BadRequest().finish();
    };
    let game = game.into_inner();
    let Some(seq) = games.apply(&game, seat, &cross) else {
        return HttpResponse::UnprocessableEntity().finish();
    };
    let Cross { row, number } = cross;
    let event = format!(r#"{{"type":"cross","seat":{seat},"row":"{row}","number":{number}}}"#);
    let answer = format!(r#"{{"event":{{"seq":{seq},"type":"cross"}},"game":{event}}}"#);
    games.writer.write(Row { game, seq, event }).await;
    HttpResponse::Created()
        .insert_header((CONTENT_TYPE, "application/json"))
        .body(answer)
}

/// The seat of a token, which is its last digit.
fn seat(request: &HttpRequest) -> Option<usize> {
    let token = request.headers().get(AUTHORIZATION)?.to_str().ok()?;
    let seat = token.chars().last()?.to_digit(10)?;
    usize::try_from(seat).ok().filter(|seat| *seat < SEATS)
}

impl Games {
    /// Makes a move in memory; returns its sequence number, or `None` if it is against the rules.
    fn apply(&self, game: &str, seat: usize, cross: &Cross) -> Option<i32> {
        let (row, position) = table::position(&cross.row, cross.number)?;
        let mut memory = self.memory.lock().unwrap_or_else(PoisonError::into_inner);
        let sheets = match memory.get_mut(game) {
            Some(sheets) => sheets,
            None => memory.entry(game.to_owned()).or_insert_with(|| Sheets {
                seq: i32::try_from(SEATS + 1).unwrap_or_default(),
                ..Sheets::default()
            }),
        };
        let crosses = &mut sheets.crosses[seat][row];
        if position < *crosses {
            return None;
        }
        *crosses = position + 1;
        sheets.seq += 1;
        Some(sheets.seq)
    }
}
