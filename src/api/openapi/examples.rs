//! Examples of response bodies, by the names of their schemas.

use serde_json::{Value, json};

use crate::groups::{EXPORT_FORMAT, EXPORT_VERSION};

const GAME: &str = "7k2m9qxw4t0c";
const GROUP: &str = "1d8hq3vz6n5e";
const ANA: &str = "c4w0r7ybm2gs";
const BEN: &str = "5n9tq1kx8z3d";
const MEMBER: &str = "m3x8t0qk5v7a";
const INVITE: &str = "2g6wz9rj4h1b";
const TOKEN: &str = "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1";

const CREATED_AT: &str = "2026-01-17T19:01:54.213Z";
const STARTED_AT: &str = "2026-01-17T19:02:03.907Z";
const FINISHED_AT: &str = "2026-01-17T19:40:02.118Z";

/// An example of each response body.
pub(super) fn of_responses() -> Vec<(&'static str, Value)> {
    let ana = json!({"id": ANA, "name": "Ana"});
    let group = json!({"id": GROUP, "name": "The Smiths"});
    let link = json!({
        "url": format!("https://rowlock.example.org/h/{TOKEN}"),
        "token": TOKEN,
        "expires_at": "2026-01-17T19:12:03.907Z",
    });
    vec![
        ("MadeGame", created_game()),
        ("Game", game()),
        ("Joined", json!({"game": game(), "seat": 1, "token": TOKEN})),
        (
            "Asked",
            json!({"game": GAME, "request": "e6x0rk2vd9mb", "token": TOKEN}),
        ),
        ("RequestState", json!({"status": "waiting"})),
        ("Moved", json!({"event": cross(), "game": game()})),
        ("Events", json!({"events": [cross()]})),
        ("Door", preview()),
        ("MadeLink", link),
        ("NewToken", json!({"seat": 0, "token": TOKEN})),
        ("MadeGroup", json!({"group": group, "token": TOKEN})),
        ("Group", group_with_players()),
        ("Player", ana),
        ("Invite", invite()),
        (
            "Members",
            json!({"members": [
                {"id": MEMBER, "role": "keeper", "kind": "device", "players": ["Ana"], "own": true},
            ]}),
        ),
        (
            "Invites",
            json!({"invites": [
                {"id": INVITE, "role": "member", "expires_at": "2026-01-18T19:01:54.213Z"},
            ]}),
        ),
        ("NewKeeperToken", json!({"token": TOKEN})),
        (
            "Invited",
            json!({"group": group, "role": "member", "token": TOKEN}),
        ),
        (
            "History",
            json!({"games": [line()], "next_cursor": "1768676514213-9f3tk6zj0pax"}),
        ),
        ("GroupStats", group_stats()),
        ("PlayerStats", player_stats()),
        ("Imported", json!({"imported": 12, "known": 3})),
        ("Export", export()),
        ("Play", play()),
        ("Score", score()),
        ("Variants", json!({"variants": [board()]})),
        ("Board", board()),
        ("OwnBoard", own_board()),
        ("OwnBoards", json!({"boards": [own_board()]})),
    ]
}

fn own_board() -> Value {
    json!({
        "id": "own-dzxqr6l2mfsjhvsp", "name": "otter 42", "created_at": CREATED_AT,
        "file": {
            "name": "otter 42", "die_sides": 6, "needed_crosses": 5, "lock_spaces": 1, "most_crosses": 12,
            "rows": {
                "red": "R2 R7 R5 R11 R3 R9 R10 R12 R6 R8 R4",
                "yellow": "Y3 Y12 Y7 Y6 Y4 Y5 Y8 Y10 Y11 Y2 Y9",
                "green": "G2 G10 G8 G12 G5 G4 G7 G6 G11 G3 G9",
                "blue": "B9 B4 B10 B12 B7 B5 B6 B2 B3 B8 B11",
            },
        },
    })
}

fn upwards() -> Vec<u8> {
    (2..=12).collect()
}

fn downwards() -> Vec<u8> {
    (2..=12).rev().collect()
}

/// The lines of a score with these crosses and penalties.
fn lines(crosses: &[(&str, u8)], penalties: i8) -> Vec<Value> {
    let line = |&(line, crosses): &(&str, u8)| json!({"line": line, "crosses": crosses, "score": u32::from(crosses) * (u32::from(crosses) + 1) / 2});
    let penalties = json!({"line": "penalties", "score": penalties});
    crosses.iter().map(line).chain([penalties]).collect()
}

/// A game of two people right after its first cross.
fn game() -> Value {
    let row = |crossed: &[u8], open: &[u8], score: u8| {
        json!({
            "crossed": crossed, "crosses": crossed.len(), "locked": false, "open": open, "score": score,
        })
    };
    let (up, down) = (&upwards()[..10], &downwards()[..10]);
    let seat = |number: u8, player: &str, name: &str, red: Value, total: u8| {
        json!({
            "seat": number, "player": player, "name": name, "left": false, "lucky_numbers": null,
            "rows": {
                "red": red, "yellow": row(&[], up, 0), "green": row(&[], down, 0), "blue": row(&[], down, 0),
            },
            "lines": lines(&[("red", total), ("yellow", 0), ("green", 0), ("blue", 0)], 0),
            "penalties": 0, "penalty_score": 0, "total": total,
        })
    };
    json!({
        "id": GAME, "code": "K7M2QX", "group": GROUP, "variant": "classic", "mode": "turns", "next": null,
        "status": "playing", "seq": 4, "turn": 1, "active_seat": 0, "host_seat": 0,
        "dice": null, "closed_rows": [], "locked_this_turn": [],
        "house_rules": {"color_required": false, "hide_scores": false},
        "created_at": CREATED_AT, "started_at": STARTED_AT, "finished_at": null,
        "seats": [
            seat(0, ANA, "Ana", row(&[5], &up[4..], 1), 1),
            seat(1, BEN, "Ben", row(&[], up, 0), 0),
        ],
        "result": null, "requests": [],
    })
}

fn created_game() -> Value {
    json!({
        "game": game(),
        "host_token": "Wc8LhYn5EuGa1fP0jXz3Qm7sT9vKd2Rb",
        "group_token": "Qm7sT9vKd2RbWc8LhYn5EuGa1fP0jXz3",
        "seats": [
            {"seat": 0, "player": ANA, "name": "Ana", "token": TOKEN},
            {"seat": 1, "player": BEN, "name": "Ben", "token": "T9vKd2RbWc8LhYn5EuGa1fP0jXz3Qm7s"},
        ],
    })
}

fn cross() -> Value {
    json!({
        "seq": 4, "at": "2026-01-17T19:02:08.562Z", "seat": 0, "by": "seat", "undone": false,
        "type": "cross", "row": "red", "number": 5, "turn": 1, "effects": [],
    })
}

fn preview() -> Value {
    json!({
        "variant": "classic", "mode": "turns", "status": "lobby",
        "seats": [
            {"seat": 0, "name": "Ana", "claimed": true},
            {"seat": 1, "name": "Ben", "claimed": false},
        ],
    })
}

fn group_with_players() -> Value {
    json!({
        "id": GROUP, "name": "The Smiths", "time_zone": "Europe/Madrid",
        "players": [{"id": ANA, "name": "Ana"}, {"id": BEN, "name": "Ben"}],
    })
}

fn invite() -> Value {
    json!({
        "id": INVITE,
        "url": format!("https://rowlock.example.org/i/{TOKEN}"),
        "token": TOKEN,
        "expires_at": "2026-01-18T19:02:03.907Z",
        "role": "member",
    })
}

fn result() -> Value {
    json!({
        "reason": "locks",
        "standings": [{"seat": 0, "rank": 1, "total": 74}, {"seat": 1, "rank": 2, "total": 61}],
    })
}

/// A finished game, as a line of the history.
fn line() -> Value {
    json!({
        "id": GAME, "group": GROUP, "variant": "classic", "mode": "turns", "status": "finished", "next": null,
        "created_at": CREATED_AT, "started_at": STARTED_AT, "finished_at": FINISHED_AT,
        "seats": [
            {"seat": 0, "player": ANA, "name": "Ana", "total": 74},
            {"seat": 1, "player": BEN, "name": "Ben", "total": 61},
        ],
        "result": result(),
    })
}

/// An object with the fields of both.
fn with(mut object: Value, more: Value) -> Value {
    if let (Value::Object(fields), Value::Object(more)) = (&mut object, more) {
        fields.extend(more);
    }
    object
}

/// The statistics of the winner of a single game.
fn statistics() -> Value {
    json!({
        "games": 1, "wins": 1, "average": 74.0, "best": 74, "worst": 74, "penalties": 1, "rows_locked": 2,
        "starts": 1, "starter_wins": 1,
    })
}

fn group_stats() -> Value {
    json!({
        "games": 1,
        "by_board": [{"variant": "classic", "games": 1}],
        "players": [with(json!({"player": ANA, "name": "Ana"}), statistics())],
        "margins": {"games": 1, "average": 13.0, "closest": 13},
        "lengths": {"games": 1, "median": 37.0, "longest": 37},
        "starters": {"games": 1, "wins": 1},
        "records": [{
            "record": "highest_total", "variant": "classic", "value": 74, "game": GAME, "finished_at": FINISHED_AT,
            "player": ANA, "name": "Ana",
        }],
        "by_year": [{"period": "2026", "games": 1, "average": 67.5}],
        "by_month": [],
    })
}

fn player_stats() -> Value {
    let more = json!({
        "player": {"id": ANA, "name": "Ana"},
        "by_board": [with(json!({"variant": "classic"}), statistics())],
        "alone": {"games": 0, "best": null, "average": null},
        "trend": [{"game": GAME, "finished_at": FINISHED_AT, "variant": "classic", "rank": 1, "total": 74, "stopped": false}],
        "head_to_head": [{"player": BEN, "name": "Ben", "games": 1, "wins": 1, "losses": 0, "ties": 0}],
        "by_year": [{"period": "2026", "games": 1, "average": 74.0}],
    });
    with(statistics(), more)
}

fn export() -> Value {
    let seat = |name: &str| json!({"name": name, "lucky_numbers": null});
    json!({
        "format": EXPORT_FORMAT,
        "version": EXPORT_VERSION,
        "exported_at": "2026-01-18T09:12:44.030Z",
        "games": [{
            "uid": "9f3tk6zj0pax", "group": "The Smiths", "variant": "classic", "mode": "turns",
            "house_rules": {"color_required": false, "hide_scores": false},
            "created_at": CREATED_AT, "started_at": STARTED_AT, "finished_at": FINISHED_AT,
            "seats": [seat("Ana"), seat("Ben")],
            "events": [
                {"at": CREATED_AT, "seat": 0, "by": "seat", "type": "join"},
                {"at": CREATED_AT, "seat": 1, "by": "seat", "type": "join"},
                {"at": STARTED_AT, "seat": null, "by": "host", "type": "start", "order": [0, 1]},
                {"at": STARTED_AT, "seat": 0, "by": "seat", "type": "cross", "row": "red", "number": 5, "turn": 1},
                {
                    "at": FINISHED_AT, "seat": 0, "by": "host", "type": "finish",
                    "effects": [{"type": "finish", "reason": "stopped"}],
                },
            ],
            "result": {
                "reason": "stopped",
                "standings": [{"seat": 0, "rank": 1, "total": 1}, {"seat": 1, "rank": 2, "total": 0}],
            },
        }],
    })
}

fn play() -> Value {
    let player = |name: &str, id: &str, score: u8, rank: u8| {
        json!({
            "name": name, "sourcePlayerId": id, "score": score, "rank": rank, "winner": rank == 1,
            "startPlayer": rank == 1, "role": "",
        })
    };
    json!({
        "sourceName": "Rowlock", "sourcePlayId": GAME, "playDate": "2026-01-17 19:40:02", "durationMin": 37,
        "game": {
            "name": "Qwixx", "bggId": 131_260, "highestWins": true, "noPoints": false, "sourceGameId": "qwixx",
        },
        "board": "Classic", "location": "", "comments": "Two rows were locked.",
        "players": [player("Ana", ANA, 74, 1), player("Ben", BEN, 61, 2)],
    })
}

fn score() -> Value {
    let row = |crosses: u8, score: u8| json!({"crosses": crosses, "score": score});
    json!({
        "rows": {"red": row(7, 28), "yellow": row(0, 0), "green": row(0, 0), "blue": row(2, 3)},
        "lines": lines(&[("red", 7), ("yellow", 0), ("green", 0), ("blue", 2)], -5),
        "penalty_score": -5,
        "total": 26,
    })
}

fn board() -> Value {
    let row = |color: &str, numbers: &[u8]| {
        let space = |number| json!({"color": color, "number": number, "count": 1, "second": false});
        let spaces: Vec<Value> = numbers.iter().map(space).collect();
        json!({"spaces": spaces, "locks": numbers.last().into_iter().collect::<Vec<_>>()})
    };
    let (up, down) = (&upwards(), &downwards());
    json!({
        "id": "classic", "name": "Classic", "die_sides": 6, "needed_crosses": 5, "lock_spaces": 1,
        "lucky_numbers": false,
        "rows": {
            "red": row("red", up), "yellow": row("yellow", up), "green": row("green", down), "blue": row("blue", down),
        },
        "extra_rows": [], "links": [],
        "most_crosses": 12, "lines": ["red", "yellow", "green", "blue", "penalties"],
        "score_table": [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78],
    })
}
