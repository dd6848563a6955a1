//! Random moves in rows beside the four, and in the spaces that cross a field of the bonus bar.

use rowlock_rules::{CrossedBy, ExtraRow, Sign};
use serde_json::{Value, json};

use super::pair::Pair;
use super::random_moves::Request;

/// The same move or, now and then, one in a row beside the four: in an open space of it, or in any.
pub fn instead(pair: &Pair, chance: usize, request: Request) -> Request {
    let (seat, by, mut request) = request;
    let rows = &pair.engine.setup().board.extra_rows;
    if request["type"] == "cross" && chance % 3 == 1 {
        if let Some((row, number)) = open_box(pair, seat, chance / 3) {
            request["row"] = row;
            request["number"] = json!(number);
        }
        return (seat, by, request);
    }
    let is_space = request["number"].is_u64() && request["second"].is_null();
    if !is_space || rows.is_empty() || !chance.is_multiple_of(3) {
        return (seat, by, request);
    }
    let row = &rows[chance / 3 % rows.len()];
    let is_correction = request["type"] == "correct";
    if row.by == CrossedBy::Rule && !is_correction && !chance.is_multiple_of(7) {
        return (seat, by, request);
    }
    let numbers = likely(pair, seat, row, &request);
    let any = u8::try_from(chance / 6 % 14).unwrap();
    let likely = numbers.get(chance / 6 % numbers.len().max(1)).copied();
    request["row"] = json!(row.name);
    request["number"] = json!(likely.filter(|_| !chance.is_multiple_of(4)).unwrap_or(any));
    (seat, by, request)
}

/// One of the boxed spaces that the seat can cross.
fn open_box(pair: &Pair, seat: usize, chance: usize) -> Option<(Value, u8)> {
    let board = &pair.engine.setup().board;
    let boxed = board.signs(0).into_iter().filter(|it| it.sign == Sign::Box);
    let names = boxed.filter_map(|it| board.name_of(it.space)?.as_number());
    let rows = &pair.view["seats"][seat]["rows"];
    let open: Vec<(Value, u8)> = names
        .map(|(row, number)| (json!(row), number))
        .filter(|(row, number)| {
            let open = rows[row.as_str().unwrap_or_default()]["open"].as_array();
            open.is_some_and(|open| open.contains(&json!(number)))
        })
        .collect();
    open.get(chance % open.len().max(1)).cloned()
}

/// What a cross may go into, or what an eraser finds.
fn likely(pair: &Pair, seat: usize, row: &ExtraRow, request: &Value) -> Vec<u8> {
    let shown = &pair.view["seats"][seat]["extra_rows"][row.name.as_str()];
    let list = if request["crossed"] == false {
        &shown["crossed"]
    } else {
        &shown["open"]
    };
    serde_json::from_value(list.clone()).unwrap_or_default()
}
