//! Labels of boards, modes, states, colors, dates and numbers.

use std::fmt::Display;

use chrono::{DateTime, Datelike, Utc};
use chrono_tz::Tz;

use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::period::Period;
use crate::games::GameService;
use crate::rules::{Board, Color, Dice, Mode, Row, RowName, ScoreKind, Status};

/// A number with a true minus sign.
pub(crate) fn signed(number: impl Display) -> String {
    number.to_string().replace('-', "−")
}

/// A number with one decimal place.
pub(crate) fn decimal(number: f64) -> Message {
    let text = signed(format!("{number:.1}"));
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    msg("decimal").with("whole", whole).with("tenths", tenths)
}

/// A mode's name.
pub(crate) fn mode(mode: Mode) -> Message {
    msg(match mode {
        Mode::Turns => "mode-turns",
        Mode::Sheet => "mode-sheet",
        Mode::Dice => "mode-dice",
    })
}

/// A mode's name as a title.
pub(crate) fn mode_title(mode: Mode) -> Message {
    msg(match mode {
        Mode::Turns => "rules-mode-turns",
        Mode::Sheet => "rules-mode-sheet",
        Mode::Dice => "rules-mode-dice",
    })
}

/// What the app does in a mode.
pub(crate) fn about_mode(mode: Mode) -> Message {
    msg(match mode {
        Mode::Turns => "mode-turns-text",
        Mode::Sheet => "mode-sheet-text",
        Mode::Dice => "mode-dice-text",
    })
}

/// What distinguishes a board from the others.
pub(crate) fn about_board(board: &Board) -> Message {
    let dice = match board.die_sides {
        6 => msg("board-dice"),
        sides => msg("board-dice-of").with("sides", sides),
    };
    let has_own_order = board
        .rows
        .iter()
        .any(|(_, row)| NumberOrder::of(row) == NumberOrder::Mixed);
    let traits = [
        (board.has_lucky_numbers(), "board-lucky"),
        (is_mixed(board), "board-mixed"),
        (has_own_order, "board-own-order"),
        (has_doubles(board), "board-doubles"),
        (has_second_boxes(board), "board-second-boxes"),
        (has_bonus_rows(board), "board-bonus-rows"),
        (has_links(board), "board-links"),
        (has_steps(board), "board-steps"),
        (has_bonus_bar(board), "board-bonus-bar"),
        (board.pairs().is_some(), "board-pairs"),
        (has_swaps(board), "board-swaps"),
        (board.field_dice().is_some(), "board-fields"),
        (board.track_sum().is_some(), "board-track"),
    ];
    let own = traits.into_iter().filter(|(is_so, _)| *is_so);
    own.fold(dice, |first, (_, second)| {
        msg("list-comma")
            .with("first", first)
            .with("second", msg(second))
    })
}

/// Whether spaces of the board have second boxes.
pub(crate) fn has_second_boxes(board: &Board) -> bool {
    let mut rows = board.rows.iter();
    rows.any(|(_, row)| row.spaces.iter().any(|space| space.has_second))
}

/// Whether the board has a bonus bar.
pub(crate) fn has_bonus_bar(board: &Board) -> bool {
    board.extra_row(RowName::Bar).is_some()
}

/// Whether the board has rows that count for two others.
pub(crate) fn has_bonus_rows(board: &Board) -> bool {
    let mut rows = board.extra_rows.iter();
    rows.any(|row| !row.counts_for.is_empty())
}

/// Whether the board has swap fields.
pub(crate) fn has_swaps(board: &Board) -> bool {
    board.extra_row(RowName::Swaps).is_some()
}

/// Whether spaces of the board are crossed together.
pub(crate) fn has_links(board: &Board) -> bool {
    let mut sheets = 0..board.sheets.len();
    sheets.any(|sheet| board.links(sheet).next().is_some())
}

/// Whether spaces of the board count once more.
pub(crate) fn has_steps(board: &Board) -> bool {
    board.line_kinds().contains(&ScoreKind::Steps)
}

/// Whether rows of the board have spaces of other colors.
pub(crate) fn is_mixed(board: &Board) -> bool {
    let mut rows = board.rows.iter();
    rows.any(|(color, row)| row.spaces.iter().any(|space| space.color != color))
}

/// Whether some spaces of the board make two crosses.
pub(crate) fn has_doubles(board: &Board) -> bool {
    let mut rows = board.rows.iter();
    rows.any(|(_, row)| row.spaces.iter().any(|space| space.is_double))
}

/// The order of the numbers in a row, with the first and the last one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NumberOrder {
    Ascending(u8, u8),
    Descending(u8, u8),
    Mixed,
}

impl NumberOrder {
    fn of(row: &Row) -> Self {
        let numbers = || row.numbers();
        match (numbers().next(), numbers().next_back()) {
            (Some(first), Some(last)) if numbers().is_sorted() => Self::Ascending(first, last),
            (Some(first), Some(last)) if numbers().rev().is_sorted() => {
                Self::Descending(first, last)
            }
            _ => Self::Mixed,
        }
    }
}

/// The number orders of a board: one sentence for each, with the rows that have it.
pub(crate) fn about_rows(board: &Board) -> Vec<Message> {
    let mut orders: Vec<(NumberOrder, Vec<Arg>)> = Vec::new();
    for (color, row) in board.rows.iter() {
        let order = NumberOrder::of(row);
        let name = Arg::from(msg(color.as_str()));
        match orders.iter_mut().find(|(known, _)| *known == order) {
            Some((_, rows)) => rows.push(name),
            None => orders.push((order, vec![name])),
        }
    }
    let sentence = |(order, rows)| {
        let about = match order {
            NumberOrder::Ascending(first, last) => msg("rules-rows-rise")
                .with("first", first)
                .with("last", last),
            NumberOrder::Descending(first, last) => msg("rules-rows-fall")
                .with("first", first)
                .with("last", last),
            NumberOrder::Mixed => msg("rules-rows-mixed"),
        };
        about.with("rows", Arg::List(rows))
    };
    orders.into_iter().map(sentence).collect()
}

/// The status of a game.
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

/// The day of a time in this time zone.
pub(crate) fn day(at: DateTime<Utc>, zone: Tz) -> Message {
    dated("day", at, zone)
}

fn dated(key: &'static str, at: DateTime<Utc>, zone: Tz) -> Message {
    let at = at.with_timezone(&zone);
    msg(key)
        .with("day", at.day())
        .with("month", at.month())
        .with("year", at.year())
}

/// A year, or a month with its year.
pub(crate) fn period(period: Period) -> Message {
    match period {
        Period::Year(year) => msg("plain").with("text", year.to_string()),
        Period::Month(year, month) => msg("month").with("month", month).with("year", year),
    }
}

/// The name of a board, or its id if it is unknown.
pub(crate) fn board_name(games: &GameService, variant: &str) -> String {
    let board = games.board(variant);
    board.map_or_else(|| variant.to_owned(), |board| board.name.clone())
}

/// A color's name.
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
