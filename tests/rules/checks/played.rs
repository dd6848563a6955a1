//! A check played with the rules alone, and its game in the words of the API.

use rowlock_rules::{Color, Cross, EventKind, Game, RowName, Seat, Table};
use serde_json::{Value, json};

use super::expected::Played;
use super::notation;
use crate::rules::actor;
use crate::rules::all_boards::crosses;
use crate::rules::vectors::view;

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
    let mut game = view(table);
    for seat in Seat::first(table.seats()) {
        add_extras(&mut game["seats"][seat.index()], table, seat);
    }
    Played {
        game,
        event: last.event,
        ties: json!(last.ties),
    }
}

/// Adds the fields, the swaps and the lines of a seat.
fn add_extras(shown: &mut Value, table: &Table, seat: Seat) {
    let sheet = table.sheet(seat).unwrap();
    let board = sheet.board();
    let open = table.open_extras(seat);
    let fields = |names: &[Cross], row: Color| -> Vec<u8> {
        let own = names.iter().filter(|it| it.space.row == RowName::from(row));
        own.filter_map(|it| it.space.label.field()).collect()
    };
    let mut crossed = crosses(board);
    crossed.retain(|it| board.find(it.space).is_ok_and(|space| sheet.has(space)));
    for color in Color::ALL {
        let row = &mut shown["rows"][color.as_str()];
        row["fields"] = json!(fields(&crossed, color));
        row["fields_open"] = json!(fields(&open, color));
    }
    let swaps = open.iter().filter_map(|cross| {
        let number = cross.space.label.number()?;
        Some(json!({"number": number, "swap": cross.swap?}))
    });
    shown["swaps_open"] = swaps.collect();
    let lines = sheet.lines();
    let lines = lines
        .iter()
        .map(|line| json!({"line": line.kind, "crosses": line.crosses, "score": line.score}));
    shown["lines"] = lines.collect();
}
