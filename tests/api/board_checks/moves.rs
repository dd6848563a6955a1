//! The moves of a check as JSON.
//!
//! `R5` is red 5, `R5'` its second box, `R*1` red's first field, `RY5`, `YG5` and `GB5` are spaces of bonus rows, `T5` is a field of
//! the track, `R3@3` red 3 with swap field 3; `?blue` chooses a row, `.w` and `.c` name the use of the roll, `#2` the turn. `<`
//! undoes, `-` is a penalty, `[36 r2 y3 g4 b5]` the roll and `/` the end of the turn, both by the active seat if no other is named,
//! `close:red` closes a row. Seat 0 moves, or the one before a colon (`s1:R5`); `!code` says how the move is refused. `+R5` and
//! `-R5` are the host's corrections of a sheet, of fields that only rules cross as well: `BAR4`, `PAIR1`, `SWAP3`.

use serde_json::{Value, json};

use crate::common::TestGame;

/// What the moves of a check came to.
pub struct Played {
    /// The game after the last move.
    pub game: Value,
    /// The events of all moves that were taken.
    pub events: Vec<Value>,
    /// The rows that the last cross let its seat choose from.
    pub ties: Value,
    /// Every seat after every move.
    pub seats: Vec<Value>,
}

pub fn row_named(letters: &str) -> Option<&'static str> {
    Some(match letters {
        "R" | "r" => "red",
        "Y" | "y" => "yellow",
        "G" | "g" => "green",
        "B" | "b" => "blue",
        "RY" => "red-yellow",
        "YG" => "yellow-green",
        "GB" => "green-blue",
        "T" => "track",
        "BAR" => "bar",
        "PAIR" => "pairs",
        "SWAP" => "swaps",
        _ => return None,
    })
}

/// Splits a text where its letters end.
fn letters(text: &str) -> (&str, &str) {
    let end = text.find(|letter: char| !letter.is_ascii_alphabetic());
    text.split_at(end.unwrap_or(text.len()))
}

/// A space as moves name it, as in `R5`, `R5'`, `R*1`, `RY5` and `T11`.
pub fn space(text: &str) -> Option<Value> {
    let (row, label) = letters(text);
    let mut space = json!({"row": row_named(row)?});
    let number = label.trim_end_matches('\'');
    match number.strip_prefix('*') {
        Some(field) => space["field"] = json!(field.parse::<u8>().ok()?),
        None => space["number"] = json!(number.parse::<u8>().ok()?),
    }
    if label.ends_with('\'') {
        space["second"] = json!(true);
    }
    Some(space)
}

/// Takes what follows the sign off a text.
fn cut<'a>(text: &mut &'a str, sign: char) -> Option<&'a str> {
    let (before, after) = text.split_once(sign)?;
    *text = before;
    Some(after)
}

/// A cross, as in `R5.c#2`.
fn cross(mut text: &str) -> Option<Value> {
    let turn = cut(&mut text, '#');
    let usage = cut(&mut text, '.');
    let choose = cut(&mut text, '?');
    let swap = cut(&mut text, '@');
    let mut cross = space(text)?;
    cross["type"] = json!("cross");
    for (name, number) in [("turn", turn), ("swap", swap)] {
        if let Some(number) = number {
            cross[name] = json!(number.parse::<u8>().ok()?);
        }
    }
    if let Some(row) = choose {
        cross["choose"] = json!(row);
    }
    if let Some(usage) = usage {
        let uses = ["white", "color"];
        cross["use"] = json!(uses.into_iter().find(|it| it.starts_with(usage))?);
    }
    Some(cross)
}

/// A roll, as in `[36 r2 y3 g4 b5]`.
fn roll(text: &str) -> Option<Value> {
    let mut words = text.trim_matches(['[', ']']).split(' ');
    let values = |digits: &str| -> Vec<u32> {
        let digits = digits.chars();
        digits.filter_map(|digit| digit.to_digit(10)).collect()
    };
    let mut roll = json!({"type": "roll", "white": values(words.next()?)});
    for word in words {
        let (color, value) = letters(word);
        roll[row_named(color)?] = json!(values(value).first()?);
    }
    Some(roll)
}

/// A correction of this seat's sheet, as in `+R5`.
fn correction(seat: usize, text: &str) -> Option<Value> {
    let mut correction = space(text.strip_prefix(['+', '-'])?)?;
    correction["type"] = json!("correct");
    correction["seat"] = json!(seat);
    correction["crossed"] = json!(text.starts_with('+'));
    Some(correction)
}

/// The seat that moves, and its move.
fn action(game: &Value, named: Option<usize>, text: &str) -> Option<(usize, Value)> {
    let seat = named.unwrap_or_default();
    let active = || named.or_else(|| usize::try_from(game["active_seat"].as_u64()?).ok());
    Some(match text {
        "<" => (seat, json!({"type": "undo"})),
        "-" => (seat, json!({"type": "penalty"})),
        "/" => (active()?, json!({"type": "end_turn", "turn": game["turn"]})),
        text if text.starts_with('[') => (active()?, roll(text)?),
        text if text.starts_with(['+', '-']) => (seat, correction(seat, text)?),
        text => match text.strip_prefix("close:") {
            Some(row) => (seat, json!({"type": "close", "row": row})),
            None => (seat, cross(text)?),
        },
    })
}

/// The rows that this cross lets its seat choose from, as the game said before it.
fn ties(game: &Value, seat: usize, cross: &Value) -> Value {
    let choices = game["seats"][seat]["choices"].as_array();
    let is_own =
        |choice: &&Value| choice["row"] == cross["row"] && choice["number"] == cross["number"];
    let own = choices.and_then(|choices| choices.iter().find(is_own));
    own.map_or(json!([]), |choice| choice["rows"].clone())
}

/// The words of the moves; a roll is one.
fn whole(words: &[&str]) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    for word in words {
        match moves.last_mut() {
            Some(last) if last.contains('[') && !last.contains(']') => {
                *last = format!("{last} {word}");
            }
            _ => moves.push((*word).to_owned()),
        }
    }
    moves
}

/// Makes the moves of a check, each with the token of its seat, and corrections with that of the host.
pub async fn play(game: &TestGame<'_>, words: &[&str]) -> Result<Played, String> {
    let mut played = Played {
        game: game.view().await,
        events: Vec::new(),
        ties: json!([]),
        seats: Vec::new(),
    };
    for word in whole(words) {
        let named = word.split_once(':').filter(|(it, _)| it.len() == 2);
        let (seat, rest) = match named {
            Some((seat, rest)) => (Some(seat[1..].parse().map_err(|_| "no seat")?), rest),
            None => (None, word.as_str()),
        };
        let mut text = rest;
        let code = cut(&mut text, '!');
        let (seat, body) = action(&played.game, seat, text).ok_or(format!("{word} is no move"))?;
        let response = match body["type"] == "correct" {
            true => game.try_host_move(body.clone()).await,
            false => game.try_move(seat, body.clone()).await,
        };
        let answer = response.json();
        match code {
            None if response.status == 201 => {
                played.ties = ties(&played.game, seat, &body);
                played.game = answer["game"].clone();
                let seats = played.game["seats"].as_array().unwrap();
                played.seats.extend(seats.iter().cloned());
                played.events.push(answer["event"].clone());
            }
            Some(code) if [400, 422].contains(&response.status) && answer["code"] == code => {}
            _ => return Err(format!("{word}: {}", response.text)),
        }
    }
    Ok(played)
}
