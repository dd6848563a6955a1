//! Boards that were never printed, on a server.

use rowlock_rules::OwnBoard;
use serde_json::{Value, json};

use crate::common::{CreatedGame, Server, TestGame, TestGroup, own_board};

/// The board that has almost all extras at once.
const ELEVENTH: &str = include_str!("../rules/eleventh_board/board.json");
const FIFTEENTH: &str = include_str!("../rules/fifteenth_board/board.json");

/// The files of boards that a group can make, each with another extra that no official board has so.
fn files() -> Vec<Value> {
    let all: Vec<u8> = (2..=12).collect();
    let bonus_row =
        |row: &str, numbers: &[u8]| json!({"type": "bonus_row", "row": row, "numbers": numbers});
    let pair = |spaces: &str, sign: &str, effect: &str| json!({"spaces": spaces, "sign": sign, "effect": effect});
    let extras = [
        (
            "Two bonus rows",
            json!([
                bonus_row("red-yellow", &all),
                bonus_row("yellow-green", &[7, 6, 8])
            ]),
        ),
        ("Second boxes", json!([{"type": "second_boxes"}])),
        (
            "Two chains",
            json!([{"type": "links", "sheets": {"B": "R4-Y5 G7-B7", "Q": "R3-B11 Y6-G6 Y9-G9"}}]),
        ),
        (
            "Few steps",
            json!([{"type": "steps", "sheets": {"A": "R2 Y12 G5", "B": "B7"}}]),
        ),
        (
            "Short bar",
            json!([{"type": "bonus_bar", "boxes": "R3 R5 Y4 G7 B8 B9", "fields": "G G B Y"}]),
        ),
        (
            "Three pairs",
            json!([{"type": "pairs", "pairs": [
                pair("R3 R5", "star", "two_in_fewest"),
                pair("Y4 B6", "circle", "plus_13"),
                pair("G3 G4", "octagon", "one_in_each"),
            ]}]),
        ),
        (
            "Two swaps",
            json!([{"type": "swap_row", "fields": "2/12 3/7"}]),
        ),
        (
            "Long track",
            json!([{"type": "track", "sum": 10, "points": [1, 4, 16, 32, 64]}]),
        ),
    ];
    let mut files: Vec<Value> = extras
        .into_iter()
        .map(|(name, extras)| {
            let mut file = own_board(name);
            file["extras"] = extras;
            file
        })
        .collect();
    files[0]["rows"]["red"] = json!("R2 R3 R4 Y5 G6 R7 R8 R9 R10 R11 R12");
    let mut stars = own_board("Stars");
    stars["rows"]["red"] = json!("* R2 R3 R4 G5 G6x2 * * R7 R8 R9 R12");
    stars["extras"] = json!([{"type": "fields", "dice": [2, 2]}]);
    let mut lucky = own_board("Lucky");
    lucky["die_sides"] = json!(8);
    lucky["rows"]["blue"] = json!("B16 Y15 B14 B9 B2 B7x2 B6 B5");
    lucky["extras"] = json!([{"type": "lucky_numbers"}]);
    let fifteenth = serde_json::from_str(FIFTEENTH).unwrap();
    files.extend([stars, lucky, fifteenth]);
    files
}

/// A server with a group that has boards that were never printed.
pub struct Invented {
    pub server: Server,
    /// The token of the group's keeper.
    pub token: String,
    /// The ids of the boards, with their files.
    pub boards: Vec<(String, Value)>,
}

impl Invented {
    /// The group's own boards, and after them the one with almost all extras at once.
    pub async fn start() -> Self {
        let server = Server::start().await;
        let TestGroup { path, token } = server.group("Friday").await;
        let boards_of_group = format!("{path}/boards");
        let mut boards = Vec::new();
        for file in files() {
            let board = server.post(&boards_of_group, &token, file.clone());
            let board = board.await.ok(201);
            boards.push((board["id"].as_str().unwrap().to_owned(), file));
        }
        let eleventh = store(&server, &path["/groups/".len()..], ELEVENTH).await;
        boards.push((eleventh, serde_json::from_str(ELEVENTH).unwrap()));
        Self {
            server: server.restart().await,
            token,
            boards,
        }
    }

    /// Creates a game, and starts it if `body` says so.
    pub async fn game(&self, body: Value) -> TestGame<'_> {
        let made = self.server.post("/games", &self.token, body).await;
        TestGame::of(&self.server, CreatedGame::of(&made.ok(201)))
    }

    /// The id of the board with almost all extras.
    pub fn eleventh(&self) -> &str {
        &self.boards.last().unwrap().0
    }
}

/// Puts a board into the database of a server, as another version could have whose checks allow its extras together, and
/// gives it to this group; it can be played on after a restart. Returns its id.
async fn store(server: &Server, group: &str, file: &str) -> String {
    let board = OwnBoard::load(file).unwrap();
    let (id, file) = (board.id(), board.file().replace('\'', "''"));
    server
        .sql(format!(
            "INSERT INTO boards (id, file) VALUES ('{id}', '{file}'); \
             INSERT INTO group_boards (group_id, board_id, created_at) \
             VALUES ('{group}', '{id}', '2026-11-24T12:00:00.000Z')"
        ))
        .await;
    board.id().to_owned()
}
