//! What a check expects of the game, read from the JSON of its seats.
//!
//! `red 3/6` is a row with its crosses and points, `steps` and `track` are lines in the same form, `pen`, `double` and `bonus` lines
//! with their points, `has` and `no` spaces that are crossed or not, `bar`, `swaps` and `struck` fields, `lost` what the last move
//! lost, `nowhere` what it lost because no row was open, `ties` what it let its seat choose from, `open`, `secondopen`, `fieldsopen` and `swapopen` what can be crossed; `s1` begins
//! what is expected of seat 1.

use std::collections::{BTreeSet, VecDeque};

use serde_json::{Value, json};

use super::notation::space;

pub const ROWS: [&str; 4] = ["red", "yellow", "green", "blue"];

struct Words<'a>(VecDeque<&'a str>);

impl<'a> Words<'a> {
    fn next(&mut self) -> &'a str {
        self.0.pop_front().unwrap_or_default()
    }

    /// The next words for which `read` has a value.
    fn list<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Vec<T> {
        let mut values = Vec::new();
        while let Some(value) = self.0.front().and_then(|word| read(word)) {
            values.push(value);
            self.0.pop_front();
        }
        values
    }

    fn numbers(&mut self) -> Value {
        json!(self.list(|word| word.parse::<u8>().ok()))
    }

    /// The next words that name a row and are not a row with its crosses.
    fn rows(&mut self) -> Value {
        let mut rows = Vec::new();
        while let Some(row) = self.0.front().filter(|word| ROWS.contains(word)) {
            if self.0.get(1).is_some_and(|word| word.contains('/')) {
                break;
            }
            rows.push(*row);
            self.0.pop_front();
        }
        json!(rows)
    }
}

/// The line of a seat's score with this name.
pub fn line<'a>(seat: &'a Value, name: &str) -> &'a Value {
    let lines = seat["lines"].as_array().unwrap();
    let line = lines.iter().find(|line| line["line"] == name);
    line.unwrap_or(&Value::Null)
}

/// Crosses and points, as in `3/6`.
fn counted(crosses: &Value, score: &Value) -> Value {
    json!(format!("{crosses}/{score}"))
}

fn is_crossed(seat: &Value, space: &Value) -> bool {
    let name = space["row"].as_str().unwrap();
    let row = &seat["rows"][name];
    let (crossed, label) = match (row.is_object(), &space["field"]) {
        (false, _) => (&seat["extra_rows"][name]["crossed"], &space["number"]),
        (true, Value::Null) if space["second"] == true => (&row["second"], &space["number"]),
        (true, Value::Null) => (&row["crossed"], &space["number"]),
        (true, field) => (&row["fields"], field),
    };
    crossed.as_array().unwrap().contains(label)
}

/// The swaps that can be made, as in `5@1`, whatever the row.
fn swaps(seat: &Value) -> Value {
    let swaps = seat["swaps_open"].as_array().unwrap().iter();
    let swaps = swaps.map(|swap| format!("{}@{}", swap["number"], swap["swap"]));
    json!(swaps.collect::<BTreeSet<_>>())
}

/// A game after the moves of a check, in the JSON of the API as far as checks read it.
pub struct Played {
    pub game: Value,
    /// The event of the last move that was taken.
    pub event: Value,
    /// The rows that it let its seat choose from.
    pub ties: Value,
}

/// The rows in which the last move lost crosses; null where no row was open.
fn lost(played: &Played) -> Vec<&Value> {
    let effects = played.event["effects"].as_array().into_iter().flatten();
    let lost = effects.filter(|effect| effect["type"] == "lost");
    lost.map(|effect| &effect["row"]).collect()
}

/// Compares what the game shows with what is expected of it.
pub fn compare(played: &Played, expected: &str) -> Result<(), String> {
    let game = &played.game;
    let mut number = 0;
    let mut words = Words(expected.split_whitespace().collect());
    while !words.0.is_empty() {
        let word = words.next();
        let seat = &game["seats"][number];
        let next = |words: &mut Words<'_>| serde_json::from_str(words.next()).unwrap();
        let (found, wanted): (Value, Value) = match word {
            "total" => (seat["total"].clone(), next(&mut words)),
            "pen" => (seat["penalty_score"].clone(), next(&mut words)),
            "double" | "bonus" => (line(seat, word)["score"].clone(), next(&mut words)),
            "steps" | "track" => {
                let line = line(seat, word);
                (
                    counted(&line["crosses"], &line["score"]),
                    json!(words.next()),
                )
            }
            "status" => (game["status"].clone(), json!(words.next())),
            "lost" => (json!(lost(played).len()), next(&mut words)),
            "nowhere" => {
                let rows = lost(played).into_iter().filter(|row| row.is_null());
                (json!(rows.count()), next(&mut words))
            }
            "ties" => (played.ties.clone(), words.rows()),
            "closed" => {
                let mut rows = game["closed_rows"].as_array().unwrap().clone();
                if game["status"] != "finished" {
                    rows.extend(game["locked_this_turn"].as_array().unwrap().clone());
                }
                (json!(rows), words.rows())
            }
            "locked" => {
                let locked = ROWS
                    .iter()
                    .filter(|row| seat["rows"][row]["locked"] == true);
                (json!(locked.collect::<Vec<_>>()), words.rows())
            }
            "has" | "no" => {
                let spaces = words.list(space);
                let is_wanted = word == "has";
                let are_right = spaces
                    .iter()
                    .all(|space| is_crossed(seat, space) == is_wanted);
                (json!(are_right && !spaces.is_empty()), json!(true))
            }
            "bar" | "swaps" => (seat["extra_rows"][word]["crossed"].clone(), words.numbers()),
            "struck" => (seat["extra_rows"]["bar"]["struck"].clone(), words.numbers()),
            "open" | "secondopen" | "fieldsopen" => {
                let list = match word {
                    "open" => "open",
                    "secondopen" => "second_open",
                    _ => "fields_open",
                };
                let row = words.next().trim_end_matches(':');
                (seat["rows"][row][list].clone(), words.numbers())
            }
            "swapopen" => {
                let wanted = words.list(|word| word.contains('@').then(|| word.to_owned()));
                (swaps(seat), json!(wanted))
            }
            row if ROWS.contains(&row) => {
                let row = &seat["rows"][row];
                (counted(&row["crosses"], &row["score"]), json!(words.next()))
            }
            word => {
                let named = word.strip_prefix('s').and_then(|seat| seat.parse().ok());
                number = named.ok_or(format!("{word} is no expectation"))?;
                continue;
            }
        };
        if found != wanted {
            return Err(format!(
                "{word} of seat {number}: {found}, expected {wanted}"
            ));
        }
    }
    Ok(())
}
