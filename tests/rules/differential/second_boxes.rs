//! Random moves in second boxes.

use rowlock_rules::Color;
use serde_json::{Value, json};

use super::pair::Pair;
use super::random_moves::Request;

/// The same move or, now and then, one in a second box: one that can be crossed, or whichever the move names.
pub fn instead(pair: &Pair, chance: usize, request: Request) -> Request {
    let (seat, by, mut request) = request;
    let is_space = request["number"].is_u64() && chance.is_multiple_of(3);
    let has_second = pair.engine.setup().board.has_second_box(Color::Red, 0);
    if !is_space || !has_second {
        return (seat, by, request);
    }
    let open: Vec<(Color, u8)> = Color::ALL
        .into_iter()
        .flat_map(|row| open(pair, seat, row).map(move |number| (row, number)))
        .collect();
    let chosen = open.get(chance / 3 % open.len().max(1));
    if let Some((row, number)) = chosen.filter(|_| !chance.is_multiple_of(5)) {
        request["row"] = json!(row);
        request["number"] = json!(number);
    }
    request["second"] = json!(true);
    (seat, by, request)
}

fn open(pair: &Pair, seat: usize, row: Color) -> impl Iterator<Item = u8> {
    let list: &Value = &pair.view["seats"][seat]["rows"][row.to_string()]["second_open"];
    let numbers: Vec<u8> = serde_json::from_value(list.clone()).unwrap_or_default();
    numbers.into_iter()
}
