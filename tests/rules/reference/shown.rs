//! The game as the API shows it.

use serde_json::{Map, Value, json};

use super::ReferenceGame;
use super::board::COLORS;
use super::crossing;
use super::story::Story;

impl ReferenceGame {
    /// The parts of GAME that the rules decide, in the API's words.
    pub fn shown(&self) -> Value {
        let story = Story::of(&self.paper, &self.happenings());
        let with_turns = self.paper.mode != "sheet";
        let status = if story.ended.is_some() {
            "finished"
        } else if story.last_call.is_some() {
            "last_call"
        } else {
            "playing"
        };
        json!({
            "status": status,
            "turn": with_turns.then(|| story.turn()),
            "active_seat": with_turns.then(|| story.active()),
            "closed_rows": rows_where(|row| is_closed(&story, row)),
            "locked_this_turn": rows_where(|row| story.is_locked(row) && !is_closed(&story, row)),
            "dice": dice(&story),
            "seats": (0..story.seats).map(|seat| shown_seat(&story, seat)).collect::<Value>(),
            "result": story.ended.map(|reason| json!({"reason": reason, "standings": standings(&story)})),
        })
    }
}

fn rows_where(holds: impl Fn(&str) -> bool) -> Vec<&'static str> {
    COLORS.into_iter().filter(|row| holds(row)).collect()
}

fn is_closed(story: &Story, row: &str) -> bool {
    if story.paper.mode == "sheet" {
        story.closing(row).is_some()
    } else if story.ended.is_some() {
        story.is_locked(row)
    } else {
        story.was_closed(row, story.turn())
    }
}

fn dice(story: &Story) -> Option<Value> {
    let roll = story.turns.last()?.roll.as_ref()?;
    let mut dice = Map::new();
    dice.insert("white".to_owned(), json!(roll.white));
    for (color, die) in &roll.colors {
        if !story.was_closed(color, story.turn()) {
            dice.insert(color.clone(), json!(die));
        }
    }
    Some(Value::Object(dice))
}

fn shown_seat(story: &Story, seat: usize) -> Value {
    let rows: Map<String, Value> = COLORS
        .into_iter()
        .map(|row| (row.to_owned(), shown_row(story, seat, row)))
        .collect();
    json!({
        "left": story.left[seat],
        "lucky_numbers": story.lucky_numbers[seat],
        "rows": rows,
        "penalties": story.penalties[seat],
        "penalty_score": -5 * i64::from(story.penalties[seat]),
        "total": total(story, seat),
    })
}

fn shown_row(story: &Story, seat: usize, row: &str) -> Value {
    let numbers = || story.paper.board.row(row).iter().map(|space| space.number);
    let marks = story.marks_in(seat, row);
    let is_crossed = |number: &u8| marks.iter().any(|mark| mark.number == *number);
    let is_open = |number: &u8| {
        story.ended.is_none() && crossing::cross(story, seat, row, *number, None, None).is_ok()
    };
    json!({
        "crossed": numbers().filter(is_crossed).collect::<Vec<u8>>(),
        "locked": story.has_lock(seat, row),
        "open": numbers().filter(is_open).collect::<Vec<u8>>(),
        "score": score(story, seat, row),
    })
}

fn score(story: &Story, seat: usize, row: &str) -> i64 {
    let lock = i64::from(story.has_lock(seat, row));
    let crosses = story.marks_in(seat, row).len() as i64 + lock;
    (1..=crosses).sum()
}

fn total(story: &Story, seat: usize) -> i64 {
    let rows: i64 = COLORS.iter().map(|row| score(story, seat, row)).sum();
    rows - 5 * i64::from(story.penalties[seat])
}

fn standings(story: &Story) -> Vec<Value> {
    let totals: Vec<i64> = (0..story.seats).map(|seat| total(story, seat)).collect();
    let rank = |seat: usize| 1 + totals.iter().filter(|other| **other > totals[seat]).count();
    let mut seats: Vec<usize> = (0..story.seats).collect();
    seats.sort_by_key(|seat| (rank(*seat), *seat));
    seats
        .into_iter()
        .map(|seat| json!({"seat": seat, "rank": rank(seat), "total": totals[seat]}))
        .collect()
}
