//! How the moves of a check are written.
//!
//! They are made by seat 0, or by the one before a colon (`s1:R5`). `R5` crosses red 5, `R5'` its second box, `R*1` red's first
//! field, `RY5`, `YG5` and `GB5` spaces of bonus rows, `T5` a field of the track, `R3@3` red 3 with swap field 3; `G9?blue` chooses a
//! row, `.w` and `.c` name the use of the roll, `#2` the turn. `<` undoes, `-` is a penalty, `[36 r2 y3 g4 b5]` is the roll and
//! `/` ends the turn, both by the active seat if no other is named, `close:red` closes a row, and `!code` refuses the move before
//! it. `+R5` and `-R5` are the host's corrections of a sheet, of fields that only rules cross as well: `BAR4`, `PAIR1`, `SWAP3`.

use rowlock_rules::By;
use serde_json::{Value, json};

const MODES: [&str; 3] = ["sheet", "turns", "dice"];

/// The game of a check, as in `dice2AB+color`.
pub struct Setting<'a> {
    pub mode: &'static str,
    pub seats: usize,
    /// The letters of the sheets, or nothing.
    pub letters: &'a str,
    pub color_required: bool,
}

/// A move as it is written.
pub struct Move<'a> {
    /// The seat that is named.
    pub seat: Option<usize>,
    /// Whether the active seat makes it if no other is named.
    pub is_by_active: bool,
    pub by: By,
    /// The move in JSON; that of the end of a turn has no turn yet.
    pub body: Value,
    /// How it is refused.
    pub code: Option<&'a str>,
}

impl Move<'_> {
    /// The seat that makes it.
    pub fn seat(&self, active: Option<usize>) -> usize {
        let active = active.filter(|_| self.is_by_active);
        self.seat.or(active).unwrap_or_default()
    }
}

/// The setting, and the words of the moves; a roll is one.
pub fn read(moves: &str) -> (Setting<'_>, Vec<String>) {
    let mut words = moves.split_whitespace().peekable();
    let first = words.peek().copied().unwrap_or_default();
    let setting = setting(first).inspect(|_| {
        words.next();
    });
    let mut whole: Vec<String> = Vec::new();
    for word in words {
        match whole.last_mut() {
            Some(last) if last.contains('[') && !last.contains(']') => {
                *last = format!("{last} {word}");
            }
            _ => whole.push(word.to_owned()),
        }
    }
    let usual = Setting {
        mode: "sheet",
        seats: 1,
        letters: "",
        color_required: false,
    };
    (setting.unwrap_or(usual), whole)
}

fn setting(word: &str) -> Option<Setting<'_>> {
    let mode = MODES.into_iter().find(|mode| word.starts_with(mode))?;
    let rest = &word[mode.len()..];
    let (rest, color_required) = match rest.strip_suffix("+color") {
        Some(rest) => (rest, true),
        None => (rest, false),
    };
    let letters = rest.trim_start_matches(|letter: char| letter.is_ascii_digit());
    Some(Setting {
        mode,
        seats: rest[..rest.len() - letters.len()].parse().unwrap_or(1),
        letters,
        color_required,
    })
}

fn row_named(letters: &str) -> Option<&'static str> {
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

/// A correction, as in `+R5`.
fn correction(text: &str) -> Option<Value> {
    let mut correction = space(text.strip_prefix(['+', '-'])?)?;
    correction["type"] = json!("correct");
    correction["crossed"] = json!(text.starts_with('+'));
    Some(correction)
}

/// A move, as in `s1:R5!row_closed`.
pub fn one_move(word: &str) -> Option<Move<'_>> {
    let named = word.split_once(':').filter(|(it, _)| it.len() == 2);
    let (seat, mut text) = match named {
        Some((seat, rest)) => (Some(seat[1..].parse().ok()?), rest),
        None => (None, word),
    };
    let code = cut(&mut text, '!');
    let is_correction = text.len() > 1 && text.starts_with(['+', '-']);
    let body = match text {
        "<" => json!({"type": "undo"}),
        "-" => json!({"type": "penalty"}),
        "/" => json!({"type": "end_turn"}),
        text if text.starts_with('[') => roll(text)?,
        text if is_correction => correction(text)?,
        text => match text.strip_prefix("close:") {
            Some(row) => json!({"type": "close", "row": row}),
            None => cross(text)?,
        },
    };
    Some(Move {
        seat,
        is_by_active: text == "/" || text.starts_with('['),
        by: if is_correction { By::Host } else { By::Seat },
        body,
        code,
    })
}
