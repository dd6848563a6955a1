//! A check played with the rules alone, and its game in the words of the API.

use std::collections::BTreeMap;

use rowlock_rules::{Color, EventKind, Game, RowName, ScoreKind, Seat, SpaceName, Status, Table};
use serde_json::{Value, json};

use super::expected::Played;
use super::notation;
use crate::rules::actor;
use crate::rules::all_boards::crosses;

/// What the last move brought about, beside its crosses.
#[derive(Default)]
pub struct Last {
    event: Value,
    /// The rows that its seat could choose from.
    ties: Vec<Color>,
}

/// Makes the moves of a check.
pub fn play(game: &mut Game, words: &[String]) -> Result<Last, String> {
    let mut last = Last::default();
    for word in words {
        let mut made = notation::one_move(word).ok_or_else(|| format!("{word} is no move"))?;
        let table = game.table();
        let actor = actor(made.seat(table.active().map(Seat::index)), made.by);
        if made.body["type"] == "end_turn" {
            made.body["turn"] = json!(table.turn());
        }
        let action = serde_json::from_value(made.body);
        let action = action.map_err(|error| format!("{word}: {error}"))?;
        match (game.decide(actor, action), made.code) {
            (Ok(event), None) => {
                last = Last {
                    event: json!(event),
                    ties: ties(game, actor.seat, &event.kind),
                };
                game.push(event);
            }
            (Err(violation), Some(code)) if violation.code() == code => {}
            (decided, _) => return Err(format!("{word}: {decided:?}")),
        }
    }
    Ok(last)
}

/// The rows that a cross lets its seat choose from.
fn ties(game: &Game, seat: Seat, kind: &EventKind) -> Vec<Color> {
    let EventKind::Cross(cross) = kind else {
        return Vec::new();
    };
    let mut own = game
        .table()
        .choices(seat)
        .into_iter()
        .filter(|choice| Some((choice.row, choice.number)) == cross.space.as_number());
    own.next().map(|choice| choice.rows).unwrap_or_default()
}

/// The game as the API shows it, as far as checks read it.
pub fn shown(table: &Table, last: Last) -> Played {
    let seats = Seat::first(table.seats()).map(|seat| shown_seat(table, seat));
    let game = json!({
        "status": table.status().as_str(),
        "closed_rows": table.closed_rows(),
        "locked_this_turn": match table.status() {
            Status::Finished => Vec::new(),
            _ => table.locked_this_turn(),
        },
        "seats": seats.collect::<Vec<_>>(),
    });
    Played {
        game,
        event: last.event,
        ties: json!(last.ties),
    }
}

fn number(name: SpaceName) -> Option<u8> {
    name.label.number().filter(|_| !name.second)
}

fn second(name: SpaceName) -> Option<u8> {
    name.label.number().filter(|_| name.second)
}

fn field(name: SpaceName) -> Option<u8> {
    name.label.field()
}

fn shown_seat(table: &Table, seat: Seat) -> Value {
    let sheet = table.sheet(seat).unwrap();
    let board = sheet.board();
    let names = crosses(board).into_iter().filter(|it| it.swap.is_none());
    let has = |name: &SpaceName| board.find(*name).is_ok_and(|space| sheet.has(space));
    let crossed: Vec<SpaceName> = names.map(|cross| cross.space).filter(has).collect();
    let others = table.open_extras(seat);
    let open: Vec<SpaceName> = others.iter().map(|cross| cross.space).collect();
    let of = |names: &[SpaceName], row: RowName, label: fn(SpaceName) -> Option<u8>| {
        let own = names.iter().copied().filter(|name| name.row == row);
        own.filter_map(label).collect::<Vec<u8>>()
    };
    let rows = Color::ALL.into_iter().map(|color| {
        let row = RowName::from(color);
        let shown = json!({
            "crossed": of(&crossed, row, number),
            "second": of(&crossed, row, second),
            "fields": of(&crossed, row, field),
            "crosses": sheet.crosses(color),
            "locked": sheet.row(color).locked(),
            "open": table.open(seat, color),
            "second_open": of(&open, row, second),
            "fields_open": of(&open, row, field),
            "score": sheet.row_score(color),
        });
        (color.as_str(), shown)
    });
    let extra_rows = board.extra_rows.iter().map(|row| {
        let struck = table.struck(seat, row.name).into_iter();
        let struck =
            struck.flat_map(|places| places.iter().map(|place| place + 1).collect::<Vec<_>>());
        let shown = json!({
            "crossed": of(&crossed, row.name, number),
            "struck": struck.collect::<Vec<_>>(),
        });
        (row.name.as_str(), shown)
    });
    let swaps = others.iter().filter_map(|cross| {
        let number = cross.space.label.number()?;
        Some(json!({"number": number, "swap": cross.swap?}))
    });
    let lines = sheet.lines();
    let penalties = lines.iter().find(|line| line.kind == ScoreKind::Penalties);
    json!({
        "rows": rows.collect::<BTreeMap<_, _>>(),
        "extra_rows": extra_rows.collect::<BTreeMap<_, _>>(),
        "swaps_open": swaps.collect::<Vec<_>>(),
        "lines": lines.iter().map(|line| json!({
            "line": line.kind, "crosses": line.crosses, "score": line.score,
        })).collect::<Vec<_>>(),
        "penalty_score": penalties.map(|line| line.score),
        "total": sheet.total(),
    })
}
