//! Playing a game over the API.

use std::ops::Deref;

use serde_json::{Value, json};

use super::{CreatedGame, Response, Server, cross};

/// A game on a server, with the tokens of all seats.
pub struct TestGame<'a> {
    server: &'a Server,
    created: CreatedGame,
}

impl Deref for TestGame<'_> {
    type Target = CreatedGame;

    fn deref(&self) -> &CreatedGame {
        &self.created
    }
}

impl Server {
    /// Creates a game.
    pub async fn game(&self, body: Value) -> TestGame<'_> {
        TestGame {
            server: self,
            created: self.create_game(body).await,
        }
    }

    /// Creates a game in its lobby.
    pub async fn lobby(&self, players: &[&str]) -> TestGame<'_> {
        self.game(json!({"variant": "classic", "players": players}))
            .await
    }

    /// Creates and starts a game on the classic board.
    pub async fn play(&self, mode: &str, players: &[&str]) -> TestGame<'_> {
        TestGame {
            server: self,
            created: self.start_game(mode, players).await,
        }
    }
}

impl<'a> TestGame<'a> {
    pub fn of(server: &'a Server, created: CreatedGame) -> Self {
        Self { server, created }
    }
}

impl TestGame<'_> {
    /// The path of the game, or of something below it.
    pub fn path(&self, below: &str) -> String {
        format!("/games/{}{below}", self.id)
    }

    /// A move of a seat, with its own token.
    pub async fn try_move(&self, seat: usize, body: Value) -> Response {
        self.server.make_move(self, &self.seats[seat], body).await
    }

    /// A move with the host's token.
    pub async fn try_host_move(&self, body: Value) -> Response {
        self.server.make_move(self, &self.host, body).await
    }

    /// A move of a seat that must succeed; returns the game afterwards.
    pub async fn play(&self, seat: usize, body: Value) -> Value {
        self.try_move(seat, body).await.ok(201)["game"].clone()
    }

    /// A cross of a seat.
    pub async fn try_cross(&self, seat: usize, row: &str, number: u8) -> Response {
        self.try_move(seat, cross(row, number)).await
    }

    /// A cross of a seat that must succeed; returns the game afterwards.
    pub async fn cross(&self, seat: usize, row: &str, number: u8) -> Value {
        self.play(seat, cross(row, number)).await
    }

    /// Crosses of a seat in a row, in a mode without turns.
    pub async fn cross_all(&self, seat: usize, row: &str, numbers: &[u8]) {
        for &number in numbers {
            self.cross(seat, row, number).await;
        }
    }

    /// Ends a turn by the host; returns the game afterwards.
    pub async fn end_turn(&self, turn: u32) -> Value {
        let body = json!({"type": "end_turn", "turn": turn});
        self.try_host_move(body).await.ok(201)["game"].clone()
    }

    /// Ends the game by the host; returns the game afterwards.
    pub async fn finish(&self) -> Value {
        let body = json!({"type": "finish"});
        self.try_host_move(body).await.ok(201)["game"].clone()
    }

    /// Starts the game by the host.
    pub async fn start(&self) -> Value {
        let path = self.path("/start");
        self.server.post(&path, &self.host, json!({})).await.ok(200)
    }

    /// Joins the game with a new seat.
    pub async fn join(&self, name: &str) -> Response {
        let body = json!({"code": self.code, "name": name});
        self.server.post("/games/join", "", body).await
    }

    /// The game as the host sees it.
    pub async fn view(&self) -> Value {
        self.server.view(self).await
    }

    /// The events after this one.
    pub async fn events(&self, after: u32) -> Vec<Value> {
        let path = self.path(&format!("/events?after={after}"));
        let response = self.server.get(&path, &self.host).await.ok(200);
        response["events"].as_array().unwrap().clone()
    }
}
