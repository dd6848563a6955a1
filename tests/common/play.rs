//! Playing a game over the API.

use std::ops::Deref;

use serde_json::{Value, json};

use super::{Answer, Made, Server, cross};

/// A game on a server, with everybody's token.
pub struct Played<'a> {
    server: &'a Server,
    made: Made,
}

impl Deref for Played<'_> {
    type Target = Made;

    fn deref(&self) -> &Made {
        &self.made
    }
}

impl Server {
    /// A game of this kind.
    pub async fn game(&self, wanted: Value) -> Played<'_> {
        Played {
            server: self,
            made: self.make(wanted).await,
        }
    }

    /// A game that waits in its lobby, with these players.
    pub async fn lobby(&self, players: &[&str]) -> Played<'_> {
        self.game(json!({"variant": "classic", "players": players}))
            .await
    }

    /// A game that has begun, on the classic board.
    pub async fn play(&self, mode: &str, players: &[&str]) -> Played<'_> {
        Played {
            server: self,
            made: self.begin(mode, players).await,
        }
    }
}

impl<'a> Played<'a> {
    pub fn of(server: &'a Server, made: Made) -> Self {
        Self { server, made }
    }
}

impl Played<'_> {
    /// The path of the game, or of something below it.
    pub fn path(&self, below: &str) -> String {
        format!("/games/{}{below}", self.id)
    }

    /// A move of a seat, with its own token.
    pub async fn try_move(&self, seat: usize, wanted: Value) -> Answer {
        self.server.act(self, &self.seats[seat], wanted).await
    }

    /// A move with the host's token.
    pub async fn try_host_move(&self, wanted: Value) -> Answer {
        self.server.act(self, &self.host, wanted).await
    }

    /// A move of a seat that must be taken; gives the game afterwards.
    pub async fn play(&self, seat: usize, wanted: Value) -> Value {
        self.try_move(seat, wanted).await.ok(201)["game"].clone()
    }

    /// A cross of a seat; gives what came of it.
    pub async fn try_cross(&self, seat: usize, row: &str, number: u8) -> Answer {
        self.try_move(seat, cross(row, number)).await
    }

    /// A cross of a seat that must be taken; gives the game afterwards.
    pub async fn cross(&self, seat: usize, row: &str, number: u8) -> Value {
        self.play(seat, cross(row, number)).await
    }

    /// Many crosses of a seat in a row, one after the other, where nobody takes turns.
    pub async fn cross_all(&self, seat: usize, row: &str, numbers: &[u8]) {
        for &number in numbers {
            self.cross(seat, row, number).await;
        }
    }

    /// Ends a turn by the host; gives the game afterwards.
    pub async fn end_turn(&self, turn: u32) -> Value {
        let wanted = json!({"type": "end_turn", "turn": turn});
        self.try_host_move(wanted).await.ok(201)["game"].clone()
    }

    /// Ends the game by the host; gives the game afterwards.
    pub async fn finish(&self) -> Value {
        let wanted = json!({"type": "finish"});
        self.try_host_move(wanted).await.ok(201)["game"].clone()
    }

    /// Starts the game by the host.
    pub async fn start(&self) -> Value {
        let path = self.path("/start");
        self.server.post(&path, &self.host, json!({})).await.ok(200)
    }

    /// Somebody takes a new seat.
    pub async fn join(&self, name: &str) -> Answer {
        let wanted = json!({"code": self.code, "name": name});
        self.server.post("/games/join", "", wanted).await
    }

    /// The game as the host sees it.
    pub async fn view(&self) -> Value {
        self.server.view(self).await
    }

    /// The events after this one.
    pub async fn events(&self, after: u32) -> Vec<Value> {
        let path = self.path(&format!("/events?after={after}"));
        let answer = self.server.get(&path, &self.host).await.ok(200);
        answer["events"].as_array().unwrap().clone()
    }
}
