//! The examples of a board's rules, as pictures of the sheet.
//!
//! They are chosen by positions and numbers on the board, never by its name, and each is played by the rules
//! of the engine; one that does not fit on a board is left out.

use std::ops::Range;
use std::sync::Arc;

use rowlock_rules::{Action, Board, Color, Dice, Mode, Printed, RowName, ScoreKind, Seat, Sheet};

use super::demo_game::DemoGame;
use crate::domain::i18n::{Arg, Message, msg};
use crate::web::kit::board_traits::BoardTrait;
use crate::web::kit::labels::signed;
use crate::web::kit::space_state::SpaceState;
use crate::web::kit::static_sheet::StaticRow;

pub(super) const PLAYERS: [&str; 3] = ["Ana", "Ben", "Cleo"];

/// A situation, and its explanation by the rules.
pub(crate) struct Example {
    pub(crate) dice: Vec<ExampleDie>,
    pub(crate) sheets: Vec<Excerpt>,
    pub(crate) caption: Message,
}

pub(crate) struct ExampleDie {
    /// `None` for a white one.
    pub(crate) color: Option<Color>,
    pub(crate) shows: u8,
}

/// Some rows of a sheet.
pub(crate) struct Excerpt {
    pub(crate) name: Option<&'static str>,
    pub(crate) rows: Vec<StaticRow>,
}

impl Example {
    pub(super) fn new(sheets: Vec<Excerpt>, caption: Message) -> Self {
        Self {
            dice: Vec::new(),
            sheets,
            caption,
        }
    }
}

/// The first seats, as many as there are players in the examples.
pub(super) fn seats() -> Option<[Seat; 3]> {
    let seats: Vec<Seat> = Seat::first(PLAYERS.len()).collect();
    seats.try_into().ok()
}

/// These rows of a player's sheet, with the name if there are several players.
pub(super) fn excerpt(
    scene: &DemoGame,
    seat: Seat,
    shown: impl IntoIterator<Item = impl Into<RowName>>,
) -> Option<Excerpt> {
    let shown: Vec<RowName> = shown.into_iter().map(Into::into).collect();
    let rows = scene.rows(seat)?.into_iter();
    Some(Excerpt {
        name: PLAYERS
            .get(seat.index())
            .copied()
            .filter(|_| scene.seats() > 1),
        rows: rows
            .filter(|row| shown.contains(&row.printed.name))
            .collect(),
    })
}

/// The numbers of a row that are in this state, from left to right.
fn numbers(row: &StaticRow, state: SpaceState) -> Vec<u8> {
    let spaces = row.spaces().filter(|(_, space)| space.state == state);
    let numbers = spaces.filter_map(|(printed, _)| printed.name.label.number());
    numbers.collect()
}

/// Numbers as a list in a sentence.
pub(crate) fn list(numbers: &[u8]) -> Arg {
    Arg::List(numbers.iter().map(Arg::from).collect())
}

/// The number at the end of a row.
pub(super) fn last_number(board: &Board, row: Color) -> Option<u8> {
    board.rows[row].numbers().next_back()
}

/// A sheet on which nothing is crossed yet.
pub(crate) fn empty(board: &Arc<Board>) -> Option<Excerpt> {
    let [seat, ..] = seats()?;
    let scene = DemoGame::begin(board, Mode::Sheet, 1, Printed::default());
    Some(Excerpt {
        name: None,
        rows: scene.rows(seat)?,
    })
}

/// What one roll offers: action 1 to all players, action 2 to the active one.
pub(crate) fn roll(board: &Arc<Board>) -> Option<[Example; 2]> {
    let [active, other, _] = seats()?;
    let mut scene = DemoGame::begin(board, Mode::Dice, 2, Printed::default());
    let (whites, blue) = ([5, 1], board.die_sides);
    let dice = Dice {
        white: whites,
        red: Some(3),
        yellow: Some(4),
        green: Some(2),
        blue: Some(blue),
    };
    let sum = dice.white_sum();
    scene.act(active, Action::Roll(dice))?;
    let first = scene.rolled_rows(other)?;
    scene.cross(active, Color::Red, sum)?;
    let second = scene.rolled_rows(active)?;
    let [one, two] = whites;
    let white = |shows| ExampleDie { color: None, shows };
    let colored = Color::ALL.into_iter().filter_map(|color| {
        let shows = dice.colored(color)?;
        Some(ExampleDie {
            color: Some(color),
            shows,
        })
    });
    let example = |name, rows, dice, caption| Example {
        dice,
        sheets: vec![Excerpt {
            name: Some(name),
            rows,
        }],
        caption,
    };
    let [ana, ben, _] = PLAYERS;
    Some([
        example(
            ben,
            first,
            vec![white(one), white(two)],
            msg("example-roll-white")
                .with("one", one)
                .with("other", two)
                .with("sum", sum),
        ),
        example(
            ana,
            second,
            [white(one), white(two)]
                .into_iter()
                .chain(colored)
                .collect(),
            msg("example-roll-color")
                .with("name", ana)
                .with("sum", sum)
                .with("first", blue + one)
                .with("second", blue + two),
        ),
    ])
}

pub(crate) fn order(board: &Arc<Board>) -> Option<Example> {
    let [seat, ..] = seats()?;
    let mut scene = DemoGame::begin(board, Mode::Sheet, 1, Printed::default());
    let red = scene.cross_indices(seat, Color::Red, [3, 5])?;
    let printed = &board.rows[Color::Yellow];
    let late = printed.numbers().count().checked_sub(3)?;
    let yellow = scene.cross_indices(seat, Color::Yellow, [late])?;
    let sheet = excerpt(&scene, seat, [Color::Red, Color::Yellow])?;
    let red_row = sheet.rows.first()?;
    let after: Vec<u8> = printed.numbers().skip(late + 1).collect();
    let caption = msg("example-order")
        .with("red", list(&red))
        .with("lost", list(&numbers(red_row, SpaceState::Skipped)))
        .with("yellow", list(&yellow))
        .with("left", list(&after));
    Some(Example::new(vec![sheet], caption))
}

pub(crate) fn lock(board: &Arc<Board>) -> Option<Example> {
    let [seat, ..] = seats()?;
    let mut scene = DemoGame::begin(board, Mode::Sheet, 1, Printed::default());
    let more = usize::from(board.needed_crosses).saturating_sub(3).max(3);
    let indices = [1, 3, 5].into_iter().chain(6..6 + more);
    scene.cross_indices(seat, Color::Red, indices)?;
    let last = last_number(board, Color::Red)?;
    scene.cross(seat, Color::Red, last)?;
    let sheet = scene.sheet(seat)?;
    let caption = msg("example-lock")
        .with("before", sheet.number_crosses(Color::Red) - 1)
        .with("last", last)
        .with("crosses", sheet.crosses(Color::Red))
        .with("points", sheet.row_score(Color::Red));
    Some(Example::new(
        vec![excerpt(&scene, seat, [Color::Red])?],
        caption,
    ))
}

/// The places among the numbers, from `first` on, whose spaces make this many crosses together.
fn places_with(board: &Board, row: Color, first: usize, crosses: u8) -> Range<usize> {
    let spaces = board.rows[row].spaces.iter();
    let spaces = spaces.filter(|space| space.number().is_some()).skip(first);
    let sums = spaces.scan(0, |sum, space| {
        *sum += space.crosses();
        Some(*sum)
    });
    let before = sums.take_while(|&sum| sum < crosses).count();
    first..first + before + 1
}

/// Three players and the last number of one row, with the same roll.
pub(crate) fn same_roll(board: &Arc<Board>) -> Option<Example> {
    let row = Color::Blue;
    let [ana, ben, cleo] = seats()?;
    let mut scene = DemoGame::begin(board, Mode::Sheet, PLAYERS.len(), Printed::default());
    let needed = board.needed_crosses;
    scene.cross_indices(ana, row, places_with(board, row, 0, needed))?;
    scene.cross_indices(ben, row, places_with(board, row, 1, needed))?;
    scene.cross_indices(cleo, row, places_with(board, row, 1, needed - 1))?;
    let last = last_number(board, row)?;
    scene.cross(ana, row, last)?;
    scene.cross(ben, row, last)?;
    if scene.is_open(cleo, row, last) {
        return None;
    }
    let [first, second, third] = PLAYERS;
    let caption = msg("example-same-roll")
        .with("first", first)
        .with("second", second)
        .with("third", third)
        .with("last", last)
        .with("crosses", needed - 1);
    let sheets = [ana, ben, cleo].map(|seat| excerpt(&scene, seat, [row]));
    let sheets = sheets.into_iter().collect::<Option<_>>()?;
    Some(Example::new(sheets, caption))
}

/// The first of several lock spaces; the lock spaces right of it can no longer be crossed.
pub(crate) fn early_lock(board: &Arc<Board>) -> Option<Example> {
    let row = Color::Red;
    let [seat, ..] = seats()?;
    let mut scene = DemoGame::begin(board, Mode::Sheet, 1, Printed::default());
    scene.cross_indices(seat, row, places_with(board, row, 0, board.needed_crosses))?;
    let locks: Vec<u8> = board.lock_numbers(row).collect();
    let (&first, gone) = locks.split_first()?;
    if gone.is_empty() {
        return None;
    }
    scene.cross(seat, row, first)?;
    let caption = msg("example-early-lock")
        .with("first", first)
        .with("lost", list(gone));
    Some(Example::new(vec![excerpt(&scene, seat, [row])?], caption))
}

/// A closed row whose color is in other rows, too.
pub(crate) fn colors(board: &Arc<Board>) -> Option<Example> {
    let row = Color::Red;
    let [ana, ben, _] = seats()?;
    if !BoardTrait::MixedColors.is_of(board) {
        return None;
    }
    let mut scene = DemoGame::begin(board, Mode::Sheet, 2, Printed::default());
    scene.cross_indices(ana, row, places_with(board, row, 0, board.needed_crosses))?;
    scene.cross(ana, row, last_number(board, row)?)?;
    let sheet = Excerpt {
        name: Some(PLAYERS[1]),
        rows: scene.rows(ben)?,
    };
    let caption = msg("example-colors").with("name", PLAYERS[0]);
    Some(Example::new(vec![sheet], caption))
}

/// The roll that ends a game: one player locks, another still crosses, and locks if that is a last number.
pub(crate) fn end(board: &Arc<Board>) -> Option<Example> {
    let [ana, ben, _] = seats()?;
    let sum = last_number(board, Color::Red)?;
    let mut scene = DemoGame::begin(board, Mode::Sheet, 2, Printed::default());
    let needed = board.needed_crosses;
    scene.cross_indices(ana, Color::Red, places_with(board, Color::Red, 0, needed))?;
    let own = places_with(board, Color::Yellow, 1, needed);
    scene.cross_indices(ben, Color::Yellow, own)?;
    scene.act(ana, Action::Close { row: Color::Green })?;
    scene.cross(ana, Color::Red, sum)?;
    scene.cross(ben, Color::Yellow, sum)?;
    scene.act(ana, Action::Finish {})?;
    if !scene.is_over() {
        return None;
    }
    let [first, second, _] = PLAYERS;
    let key = if scene.sheet(ben)?.row(Color::Yellow).locked() {
        "example-end-lock"
    } else {
        "example-end-cross"
    };
    let caption = msg(key)
        .with("sum", sum)
        .with("first", first)
        .with("second", second);
    let shown = [Color::Red, Color::Yellow, Color::Green];
    let sheets = [ana, ben].map(|seat| excerpt(&scene, seat, shown));
    let sheets = sheets.into_iter().collect::<Option<_>>()?;
    Some(Example::new(sheets, caption))
}

/// A sheet's points as a sum, as in "10 + 6 + 36 + 28 − 10 = 70"; the other lines are there where they count.
pub(crate) fn sum(sheet: &Sheet) -> String {
    let lines = sheet.lines();
    let counted = lines.iter().filter(|line| match line.kind {
        ScoreKind::Row(_) => true,
        ScoreKind::Steps | ScoreKind::Double | ScoreKind::Bonus | ScoreKind::Track => {
            line.score != 0
        }
        ScoreKind::Penalties => false,
    });
    let scores: Vec<String> = counted.map(|line| line.score.to_string()).collect();
    let penalties = sheet.penalty_score().unsigned_abs();
    format!(
        "{} − {penalties} = {}",
        scores.join(" + "),
        signed(sheet.total())
    )
}
