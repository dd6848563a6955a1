//! A group and a game for which an operation is possible.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, own_board};

/// A group and a game in the state that an operation needs, with a token for each role.
pub struct Table {
    pub made: CreatedGame,
    /// The game that the path names.
    pub game: String,
    member: String,
    reader: String,
    share: String,
    /// The tokens of the host, a seat and a spectator of another game of the group.
    pub siblings: [String; 3],
    pub players: [String; 2],
    pub invite: String,
    /// A request to join the running game.
    pub request: String,
    /// The ids of the member and the pending invite in the group.
    pub ids: [String; 2],
    /// A board of the group for an operation on it, else one that everyone has.
    pub board: String,
    pub series: String,
}

/// The operations for a game that has not started.
const IN_LOBBY: [&str; 5] = [
    "start_game",
    "look_up_game",
    "join_game",
    "rename_in_lobby",
    "remove_from_lobby",
];

/// The operations for a player with a seat.
const SEATED: [&str; 2] = ["rename_in_lobby", "remove_from_lobby"];

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// The tokens of the host, a seat and a spectator of another game in this keeper's group.
async fn sibling(server: &Server, keeper: &str) -> [String; 3] {
    let body = json!({
        "variant": "classic", "mode": "sheet", "players": ["Hanna", "Ida"], "start": true,
    });
    let made = CreatedGame::of(&server.post("/games", keeper, body).await.ok(201));
    let path = format!("/games/{}/share", made.id);
    let share = server.post(&path, &made.host, json!({})).await.ok(201);
    [made.host, made.seats[0].clone(), text(&share["token"])]
}

impl Table {
    /// A table for which the operation with this id is possible.
    pub async fn for_operation(server: &Server, operation: &str) -> Self {
        let is_lobby = IN_LOBBY.contains(&operation);
        // Mode sheet has no turns, so there is no starting player to draw.
        let mode = if operation == "start_game" {
            "turns"
        } else {
            "sheet"
        };
        let body = json!({
            "variant": "classic", "mode": mode, "players": ["Dora", "Emil"], "start": !is_lobby,
        });
        let made = server.create_game(body).await;
        let group = format!("/groups/{}", made.group);
        let mut players = Vec::new();
        for name in ["Fritz", "Gina"] {
            let path = format!("{group}/players");
            let player = server.post(&path, &made.keeper, json!({"name": name}));
            players.push(text(&player.await.ok(201)["id"]));
        }
        if SEATED.contains(&operation) {
            let path = format!("/games/{}", made.id);
            let view = server.get(&path, &made.host).await.ok(200);
            players[0] = text(&view["seats"][1]["player"]);
        }
        let mut invites = Vec::new();
        for role in ["member", "member", "reader"] {
            let path = format!("{group}/invites");
            let invite = server.post(&path, &made.keeper, json!({"role": role}));
            invites.push(text(&invite.await.ok(201)["token"]));
        }
        let mut accepted = Vec::new();
        for invite in &invites[1..] {
            let used = json!({"token": invite});
            let accept = server.post("/links/accept", "", used).await.ok(201);
            accepted.push(text(&accept["token"]));
        }
        let [member, reader] = accepted.try_into().unwrap();
        let pending = server.get(&format!("{group}/invites"), &made.keeper).await;
        let members = server.get(&format!("{group}/members"), &made.keeper).await;
        let members = members.ok(200)["members"].clone();
        let mut listed = members.as_array().unwrap().iter();
        let listed = listed.find(|listed| listed["role"] == "member").unwrap();
        let ids = [
            text(&listed["id"]),
            text(&pending.ok(200)["invites"][0]["id"]),
        ];
        let own = format!("/games/{}", made.id);
        let path = format!("{own}/share");
        let share = server.post(&path, &made.host, json!({})).await.ok(201);
        let request = if is_lobby {
            String::new()
        } else {
            let ask = json!({"code": made.code, "name": "Kurt"});
            text(&server.post("/games/join", "", ask).await.ok(202)["request"])
        };
        let siblings = sibling(server, &made.keeper).await;
        let mut game = made.id.clone();
        if ["rematch", "join_rematch", "get_report"].contains(&operation) {
            let finished = server.make_move(&made, &made.host, json!({"type": "finish"}));
            finished.await.ok(201);
        }
        if operation == "join_rematch" {
            let path = format!("{own}/rematch");
            let next = server.post(&path, &made.host, json!({})).await.ok(201);
            game = text(&next["game"]["id"]);
        }
        let mut board = "classic".to_owned();
        if operation == "delete_board" {
            let path = format!("{group}/boards");
            let made = server.post(&path, &made.keeper, own_board("Otters"));
            board = text(&made.await.ok(201)["id"]);
        }
        let path = format!("{group}/series");
        let body = json!({"name": "Cup", "from": "2026-01-01", "scoring": "rank"});
        let series = server.post(&path, &made.keeper, body).await.ok(201);
        Self {
            game,
            series: text(&series["id"]),
            board,
            member,
            reader,
            share: text(&share["token"]),
            siblings,
            players: players.try_into().unwrap(),
            invite: invites.swap_remove(0),
            request,
            ids,
            made,
        }
    }

    pub fn token(&self, role: &str) -> &str {
        match role {
            "keeper" => &self.made.keeper,
            "member" => &self.member,
            "reader" => &self.reader,
            "host" => &self.made.host,
            "seat" => &self.made.seats[0],
            "share" => &self.share,
            "nobody" => "",
            other => panic!("{other} is no role"),
        }
    }

    /// Everything that can be seen of the group and the game.
    pub async fn seen(&self, server: &Server) -> Vec<String> {
        let mut seen = Vec::new();
        for path in [
            format!("/games/{}", self.game),
            format!("/groups/{}", self.made.group),
            format!("/groups/{}/games", self.made.group),
            format!("/groups/{}/members", self.made.group),
            format!("/groups/{}/invites", self.made.group),
            format!("/groups/{}/boards", self.made.group),
            format!("/groups/{}/series", self.made.group),
        ] {
            seen.push(server.get(&path, &self.made.keeper).await.text);
        }
        seen
    }
}
