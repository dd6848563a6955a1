//! Labels of boards, modes, states, colors, dates and numbers.

use std::fmt::Display;

use chrono::{DateTime, Datelike, NaiveDate, Utc};
use chrono_tz::Tz;
use rowlock_rules::{Color, Dice, Mode, Status};

use crate::domain::i18n::{Message, msg};
use crate::domain::period::Period;

/// A number with a true minus sign.
pub(crate) fn signed(number: impl Display) -> String {
    number.to_string().replace('-', "−")
}

/// A number with one decimal place.
pub(crate) fn decimal(number: f64) -> Message {
    decimals(number, 1)
}

/// A number with this many decimal places.
pub(crate) fn decimals(number: f64, places: usize) -> Message {
    let text = signed(format!("{number:.places$}"));
    let (whole, places) = text.split_once('.').unwrap_or((&text, "0"));
    msg("decimal").with("whole", whole).with("tenths", places)
}

/// A player's name, or a label for a deleted player.
pub(crate) fn player_name(name: &str) -> Message {
    if name.is_empty() {
        msg("player-anonymized")
    } else {
        msg("plain").with("text", name)
    }
}

pub(crate) fn mode(mode: Mode) -> Message {
    msg(format!("mode-{}", mode.as_str()))
}

pub(crate) fn mode_title(mode: Mode) -> Message {
    msg(format!("rules-mode-{}", mode.as_str()))
}

pub(crate) fn about_mode(mode: Mode) -> Message {
    msg(format!("mode-{}-text", mode.as_str()))
}

pub(crate) fn status(status: Status) -> Message {
    msg(match status {
        Status::Lobby => "status-lobby",
        Status::Playing => "status-playing",
        Status::LastCall => "status-last-call",
        Status::Finished => "status-finished",
    })
}

/// A time as the people of this time zone write it.
pub(crate) fn date(at: DateTime<Utc>, zone: Tz) -> Message {
    let time = at.with_timezone(&zone).format("%H:%M");
    dated("date", at, zone).with("time", time.to_string())
}

/// When a game ended, for people and as an attribute of `<time>`: the day alone of a game on paper.
pub(crate) fn played(
    day: Option<NaiveDate>,
    at: Option<DateTime<Utc>>,
    zone: Tz,
) -> (Message, String) {
    match (day, at) {
        (Some(day), _) => (of_day("day", day), day.to_string()),
        (None, Some(at)) => (date(at, zone), at.to_rfc3339()),
        (None, None) => (msg("plain").with("text", ""), String::new()),
    }
}

pub(crate) fn of_day(key: &'static str, day: NaiveDate) -> Message {
    msg(key)
        .with("day", day.day())
        .with("month", day.month())
        .with("year", day.year())
}

pub(crate) fn day(at: DateTime<Utc>, zone: Tz) -> Message {
    dated("day", at, zone)
}

fn dated(key: &'static str, at: DateTime<Utc>, zone: Tz) -> Message {
    of_day(key, at.with_timezone(&zone).date_naive())
}

/// A year, or a month with its year.
pub(crate) fn period(period: Period) -> Message {
    match period {
        Period::Year(year) => msg("plain").with("text", year.to_string()),
        Period::Month(year, month) => msg("month").with("month", month).with("year", year),
    }
}

pub(crate) fn color_name(color: Color) -> Message {
    msg(color.as_str())
}

/// A color's name, to begin a sentence.
pub(crate) fn color_first(color: Color) -> Message {
    msg(match color {
        Color::Red => "red-first",
        Color::Yellow => "yellow-first",
        Color::Green => "green-first",
        Color::Blue => "blue-first",
    })
}

/// Dice, as in "white 3 and 4, red 2".
pub(crate) fn dice_label(dice: &Dice) -> Message {
    let [one, other] = dice.white;
    let white = msg("dice-white").with("one", one).with("other", other);
    let colored = Color::ALL.into_iter().filter_map(|color| {
        let die = msg("dice-color").with("color", color_name(color));
        Some(die.with("number", dice.colored(color)?))
    });
    colored.fold(white, |first, second| {
        msg("list-comma")
            .with("first", first)
            .with("second", second)
    })
}
