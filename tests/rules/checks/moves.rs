//! The moves of a check.
//!
//! They are made by seat 0, or by the one before a colon (`s1:R5`). `R5` crosses red 5, `R5'` its second box, `R*1` red's first
//! field, `RY5`, `YG5` and `GB5` spaces of bonus rows, `T5` a field of the track, `R3@3` red 3 with swap field 3; `G9?blue` chooses a
//! row, `.w` and `.c` name the use of the roll, `#2` the turn. `<` undoes, `-` is a penalty, `[36 r2 y3 g4 b5]` is the roll and
//! `/` ends the turn, both by the active seat if no other is named, `close:red` closes a row, and `!code` refuses the move before
//! it. `+R5` and `-R5` are the host's corrections of a sheet, of fields that only rules cross as well: `BAR4`, `PAIR1`, `SWAP3`.

use rowlock::rules::{
    Action, Actor, By, Color, Correction, Cross, Dice, DiceUse, Effect, EventKind, Game, Label,
    RowName, Seat, SpaceName,
};

use crate::rules::actor;

/// What the last move brought about, beside its crosses.
#[derive(Default)]
pub struct Last {
    /// How many crosses by rule were lost.
    pub lost: usize,
    /// How many of these had no open row.
    pub nowhere: usize,
    /// The rows that its seat could choose from.
    pub ties: Vec<Color>,
}

pub fn color_named(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| color.as_str() == name)
}

fn color(letter: char) -> Option<Color> {
    match letter {
        'R' | 'r' => Some(Color::Red),
        'Y' | 'y' => Some(Color::Yellow),
        'G' | 'g' => Some(Color::Green),
        'B' | 'b' => Some(Color::Blue),
        _ => None,
    }
}

/// A space, as in `R5`, `R5'`, `R*1`, `RY5` and `T11`.
pub fn space(text: &str) -> Option<SpaceName> {
    let start = text.find(|letter: char| !letter.is_ascii_alphabetic())?;
    let row = match &text[..start] {
        "RY" => RowName::RedYellow,
        "YG" => RowName::YellowGreen,
        "GB" => RowName::GreenBlue,
        "T" => RowName::Track,
        "BAR" => RowName::Bar,
        "PAIR" => RowName::Pairs,
        "SWAP" => RowName::Swaps,
        letter if letter.len() == 1 => color(letter.chars().next()?)?.into(),
        _ => return None,
    };
    let rest = &text[start..];
    let label = match rest.strip_prefix('*') {
        Some(field) => Label::Field(field.trim_end_matches('\'').parse().ok()?),
        None => Label::Number(rest.trim_end_matches('\'').parse().ok()?),
    };
    Some(SpaceName {
        row,
        label,
        second: rest.ends_with('\''),
    })
}

/// A roll, as in `[36 r2 y3 g4 b5]`.
fn roll(text: &str) -> Option<Dice> {
    let mut words = text.trim_matches(['[', ']']).split(' ');
    let digits = |text: &str| -> Vec<u8> {
        let digits = text.chars().filter_map(|digit| digit.to_digit(10));
        digits
            .filter_map(|digit| u8::try_from(digit).ok())
            .collect()
    };
    let mut dice = Dice {
        white: digits(words.next()?).try_into().ok()?,
        red: None,
        yellow: None,
        green: None,
        blue: None,
    };
    for word in words {
        let value = digits(word).first().copied();
        match color(word.chars().next()?)? {
            Color::Red => dice.red = value,
            Color::Yellow => dice.yellow = value,
            Color::Green => dice.green = value,
            Color::Blue => dice.blue = value,
        }
    }
    Some(dice)
}

/// A cross, as in `R5.c#2`.
fn cross(text: &str) -> Option<Cross> {
    let (text, turn) = match text.split_once('#') {
        Some((text, turn)) => (text, Some(turn.parse().ok()?)),
        None => (text, None),
    };
    let (text, usage) = match text.split_once('.') {
        Some((text, "w")) => (text, Some(DiceUse::White)),
        Some((text, "c")) => (text, Some(DiceUse::Color)),
        Some(_) => return None,
        None => (text, None),
    };
    let (text, choose) = match text.split_once('?') {
        Some((text, row)) => (text, Some(color_named(row)?)),
        None => (text, None),
    };
    let (text, swap) = match text.split_once('@') {
        Some((text, field)) => (text, Some(field.parse().ok()?)),
        None => (text, None),
    };
    Some(Cross {
        swap,
        choose,
        turn,
        usage,
        ..Cross::of(space(text)?)
    })
}

/// A correction, as in `+R5`.
fn correction(text: &str) -> Option<Action> {
    let space = space(text.strip_prefix(['+', '-'])?)?;
    let crossed = text.starts_with('+');
    Some(Action::Correct(Correction::Space { space, crossed }))
}

fn action(game: &Game, text: &str, named: Option<usize>) -> Option<(Actor, Action)> {
    let table = game.table();
    let seat = named.unwrap_or_default();
    let active = named.or(table.active().map(Seat::index)).unwrap_or(seat);
    let (seat, by, action) = match text {
        "<" => (seat, By::Seat, Action::Undo {}),
        "-" => (seat, By::Seat, Action::Penalty {}),
        "/" => {
            let turn = table.turn()?;
            (active, By::Seat, Action::EndTurn { turn })
        }
        text if text.starts_with('[') => (active, By::Seat, Action::Roll(roll(text)?)),
        text if text.starts_with(['+', '-']) => (seat, By::Host, correction(text)?),
        text => match text.strip_prefix("close:") {
            Some(row) => {
                let row = color_named(row)?;
                (seat, By::Seat, Action::Close { row })
            }
            None => (seat, By::Seat, Action::Cross(cross(text)?)),
        },
    };
    Some((actor(seat, by), action))
}

/// Makes the moves of a check.
pub fn play(game: &mut Game, moves: &str) -> Result<Last, String> {
    let mut last = Last::default();
    let mut words = moves.split_whitespace();
    while let Some(word) = words.next() {
        let mut word = word.to_owned();
        while word.starts_with('[') && !word.contains(']') {
            word = format!("{word} {}", words.next().ok_or("an open roll")?);
        }
        let named = word.split_once(':').filter(|(it, _)| it.len() == 2);
        let (seat, rest) = match named {
            Some((seat, rest)) => (Some(seat[1..].parse().map_err(|_| "no seat")?), rest),
            None => (None, word.as_str()),
        };
        let (text, code) = match rest.split_once('!') {
            Some((text, code)) => (text, Some(code)),
            None => (rest, None),
        };
        let (actor, action) =
            action(game, text, seat).ok_or_else(|| format!("{word} is no move"))?;
        match (game.decide(actor, action), code) {
            (Ok(event), None) => {
                let lost = |effect: &&Effect| matches!(effect, Effect::Lost { .. });
                let nowhere = |effect: &&Effect| **effect == Effect::Lost { row: None };
                last = Last {
                    lost: event.effects.iter().filter(lost).count(),
                    nowhere: event.effects.iter().filter(nowhere).count(),
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
