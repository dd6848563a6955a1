//! A client that knows no board: it draws a board from its data, and plays on it from what the game offers alone.

mod drawing;
mod offers;

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::invented_boards::Invented;
use crate::common::{CreatedGame, Server, TestGame};
use drawing::{Drawing, crossed, list};
use offers::{kind, named, not_offered, offers};

const MODES: [&str; 3] = ["sheet", "turns", "dice"];

/// How many games the client plays on a board in a mode, and how many times it moves in each at most.
const GAMES: u64 = 2;
const MOVES: u32 = 50;

/// Numbers of chance that are the same every time.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = self.0.wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    /// One of these, of the first ones more often.
    fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        let (one, other) = (self.below(list.len()), self.below(list.len()));
        &list[one.min(other)]
    }
}

/// How often each kind of move and effect was met in a mode: a rule that never applied proves nothing.
type Met = BTreeMap<String, u32>;

/// A game that the client plays.
struct Client<'a> {
    drawing: &'a Drawing,
    game: TestGame<'a>,
    view: Value,
    chance: Chance,
    met: &'a mut Met,
}

fn seats(view: &Value) -> &[Value] {
    list(&view["seats"])
}

/// What is crossed on each sheet.
fn all_crossed(view: &Value) -> Vec<BTreeSet<String>> {
    seats(view).iter().map(crossed).collect()
}

impl Client<'_> {
    fn note(&mut self, what: &str) {
        *self.met.entry(what.to_owned()).or_default() += 1;
    }

    /// Makes a move that must be taken, and draws every sheet again.
    async fn take(&mut self, seat: usize, body: &Value) -> Value {
        let answer = self.game.try_move(seat, body.clone()).await;
        assert_eq!(answer.status, 201, "{body}: {}", answer.text);
        let answer = answer.json();
        self.view = answer["game"].clone();
        for seat in seats(&self.view) {
            self.drawing.check_seat(seat);
            self.drawing.check_score(seat);
        }
        answer["event"].clone()
    }

    /// Crosses what is offered; only what the event names is crossed by it, and undo takes back all of it.
    async fn cross(&mut self, seat: usize, cross: &Value) {
        let before = all_crossed(&self.view);
        let event = self.take(seat, cross).await;
        self.note(kind(cross));
        for effect in list(&event["effects"]) {
            let by = effect["by"].as_str().or(effect["type"].as_str()).unwrap();
            self.note(by);
        }
        let mut expected = before.clone();
        expected[seat].extend(named(cross, &event));
        assert_eq!(all_crossed(&self.view), expected, "{event}");
        if self.chance.below(8) == 0 && self.view["status"] != "finished" {
            self.take(seat, &json!({"type": "undo"})).await;
            assert_eq!(all_crossed(&self.view), before, "undo of {event}");
            self.note("undo");
        }
    }

    /// What is not offered is refused.
    async fn try_other(&mut self, seat: usize) {
        let others = not_offered(self.drawing, &seats(&self.view)[seat]);
        let cross = &others[self.chance.below(others.len())];
        let answer = self.game.try_move(seat, cross.clone()).await;
        let row = cross["row"].as_str().unwrap();
        let by_moves = !["swap", "rule"]
            .map(|by| self.drawing.rows_by(by))
            .concat()
            .contains(&row);
        let status = if by_moves { 422 } else { 400 };
        assert_eq!(answer.status, status, "{cross}: {}", answer.text);
        self.note("refused");
    }

    /// A roll with the dice that are left.
    fn roll(&mut self) -> Value {
        let sides = usize::try_from(self.drawing.variant["die_sides"].as_u64().unwrap()).unwrap();
        let mut die = || self.chance.below(sides) + 1;
        let mut roll = json!({"type": "roll", "white": [die(), die()]});
        for color in ["red", "yellow", "green", "blue"] {
            let value = die();
            if !list(&self.view["closed_rows"]).contains(&json!(color)) {
                roll[color] = json!(value);
            }
        }
        roll
    }

    /// Goes on where nothing is crossed: enters the dice, ends the turn, takes a penalty or ends the game.
    async fn go_on(&mut self) {
        let active = self.view["active_seat"].as_u64();
        let active = active.map(|seat| usize::try_from(seat).unwrap());
        let is_last_call = self.view["status"] == "last_call";
        let dice = self.view["mode"] == "dice" && self.view["dice"].is_null();
        let (seat, body) = match active {
            Some(active) if dice && !is_last_call => (active, self.roll()),
            Some(active) => (
                active,
                json!({"type": "end_turn", "turn": self.view["turn"]}),
            ),
            None if is_last_call => (0, json!({"type": "finish"})),
            None => (self.chance.below(2), json!({"type": "penalty"})),
        };
        self.take(seat, &body).await;
        self.note(body["type"].as_str().unwrap());
    }

    async fn step(&mut self) {
        let all: Vec<usize> = (0..seats(&self.view).len()).collect();
        if self.chance.below(4) == 0 {
            let seat = all[self.chance.below(all.len())];
            self.try_other(seat).await;
        }
        let lists = |seat: &usize| offers(&seats(&self.view)[*seat]);
        let able: Vec<usize> = all.into_iter().filter(|it| !lists(it).is_empty()).collect();
        let crosses = if self.view["mode"] == "sheet" { 40 } else { 6 };
        if able.is_empty() || self.chance.below(crosses) == 0 {
            return self.go_on().await;
        }
        let seat = able[self.chance.below(able.len())];
        let mut lists = offers(&seats(&self.view)[seat]);
        // Half of the time what it has done least, so that it does all there is to do.
        if self.chance.below(2) == 0 {
            let times = |list: &Vec<Value>| self.met.get(kind(&list[0])).copied();
            let fewest = lists.iter().map(times).min().unwrap();
            lists.retain(|list| times(list) == fewest);
        }
        let list = &lists[self.chance.below(lists.len())];
        let cross = self.chance.pick(list).clone();
        self.cross(seat, &cross).await;
    }
}

/// Plays games of chance on a board.
async fn play_all(server: &Server, token: &str, variant: &Value, mode: &str, met: &mut Met) {
    let drawing = Drawing::of(variant);
    for seed in 0..GAMES {
        play((server, token), &drawing, mode, Chance(seed), met).await;
    }
}

async fn play(
    (server, token): (&Server, &str),
    drawing: &Drawing,
    mode: &str,
    chance: Chance,
    met: &mut Met,
) {
    let variant = &drawing.variant;
    let mut body = json!({
        "variant": variant["id"], "mode": mode, "players": ["Ana", "Ben"], "start": true,
    });
    // What is dealt otherwise, so that the game is the same every time.
    if let Some(sheets) = variant["sheets"].as_object() {
        let letters: Vec<&String> = sheets.keys().cycle().take(2).collect();
        body["sheets"] = json!(letters);
    }
    if variant["lucky_numbers"] == true {
        body["lucky_numbers"] = json!([[5, 9], [7, 12]]);
    }
    let made = server.post("/games", token, body).await.ok(201);
    let mut client = Client {
        drawing,
        game: TestGame::of(server, CreatedGame::of(&made)),
        view: made["game"].clone(),
        chance,
        met,
    };
    for _ in 0..MOVES {
        if client.view["status"] == "finished" {
            break;
        }
        client.step().await;
    }
}

#[track_caller]
fn all_were_met(mode: &str, met: &Met) {
    let always = [
        "number",
        "second",
        "field",
        "swap",
        "extra row",
        "link",
        "bar",
        "undo",
        "refused",
    ];
    // Few rolls of chance give a lock or the second space of a pair.
    let more: &[&str] = match mode {
        "sheet" => &["choose", "pair", "lock", "penalty", "finish"],
        "turns" => &["choose", "pair", "lock", "end_turn"],
        _ => &["end_turn", "roll"],
    };
    let lacking = always.iter().chain(more);
    let lacking: Vec<_> = lacking.filter(|&&what| !met.contains_key(what)).collect();
    assert!(lacking.is_empty(), "{mode}: no {lacking:?} in {met:?}");
}

#[tokio::test]
async fn a_client_that_knows_no_board_plays_on_every_official_one() {
    let server = Server::start().await;
    let listed = server.get("/variants", "").await.ok(200);
    assert_eq!(list(&listed["variants"]).len(), 14);
    for mode in MODES {
        let mut met = Met::new();
        for variant in list(&listed["variants"]) {
            play_all(&server, "", variant, mode, &mut met).await;
        }
        all_were_met(mode, &met);
    }
}

#[tokio::test]
async fn a_client_that_knows_no_board_plays_on_boards_that_were_never_printed() {
    let invented = Invented::start().await;
    let (server, token) = (&invented.server, &invented.token);
    for mode in MODES {
        let mut met = Met::new();
        for (board, _) in &invented.boards {
            let path = format!("/variants/{board}");
            let variant = server.get(&path, "").await.ok(200);
            play_all(server, token, &variant, mode, &mut met).await;
        }
        all_were_met(mode, &met);
    }
}
