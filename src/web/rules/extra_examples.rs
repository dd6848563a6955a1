//! Examples of what boards have beside four rows of numbers, each played by the rules of the engine.

use std::sync::Arc;

use super::demo_game::{DemoGame, roll_of, white_dice};
use super::examples::{Example, ExampleDie, PLAYERS, excerpt, list, seats};
use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{
    Action, Board, Color, Cross, DiceUse, LuckyNumbers, Mode, Printed, RowName, ScoreKind, Seat,
    Sign, SpaceId, SpaceName,
};
use crate::web::kit::sheet_signs::SheetSigns;
use crate::web::kit::space_text::{printed_extra, space_name};

/// How many steps are crossed in their example.
const STEPS: usize = 4;

/// A player alone, with the first of the board's sheets, in this mode.
fn alone(board: &Arc<Board>, mode: Mode) -> Option<(DemoGame, Seat)> {
    let printed = Printed {
        lucky_numbers: None,
        sheet: board.sheets.first().copied(),
    };
    Some((DemoGame::begin(board, mode, 1, printed), seats()?[0]))
}

/// Spaces as a list in a sentence.
fn space_list(board: &Board, spaces: &[SpaceName]) -> Arg {
    let names = spaces.iter().map(|&space| space_name(board, space).into());
    Arg::List(names.collect())
}

/// Crosses a space; returns what this crosses by rule.
fn cross(scene: &mut DemoGame, seat: Seat, space: SpaceName) -> Option<Vec<SpaceName>> {
    scene.cross_with_effects(seat, Cross::of(space))
}

/// These rows of a player alone, in the order of the sheet.
fn example(scene: &DemoGame, seat: Seat, rows: &[RowName], caption: Message) -> Option<Example> {
    let sheet = excerpt(scene, seat, rows.iter().copied())?;
    Some(Example::new(vec![sheet], caption))
}

/// The rows that these spaces are in.
fn rows_of(spaces: &[SpaceName]) -> Vec<RowName> {
    spaces.iter().map(|space| space.row).collect()
}

/// A boxed number, and what the first field of the bar crosses.
pub(super) fn bar(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Sheet)?;
    let boxed = SheetSigns::of(board, 0).spaces_with(Sign::Box).next()?;
    let boxed = board.name_of(boxed)?;
    let crosses = cross(&mut scene, seat, boxed)?;
    let caption = msg("example-bar")
        .with("name", PLAYERS[0])
        .with("space", space_name(board, boxed))
        .with("crosses", space_list(board, &crosses));
    let rows = [rows_of(&[boxed]), rows_of(&crosses)].concat();
    example(&scene, seat, &rows, caption)
}

/// A link, one end of which is left of a cross.
pub(super) fn link(board: &Arc<Board>) -> Option<Example> {
    let mut links = board.links(0);
    links.find_map(|&[end, other]| {
        let (mut scene, seat) = alone(board, Mode::Sheet)?;
        let right = SpaceId {
            place: other.place + 1,
            ..other
        };
        let (end, other) = (board.name_of(end)?, board.name_of(other)?);
        let before = board.name_of(right)?;
        let alone = cross(&mut scene, seat, before)?;
        let crosses = cross(&mut scene, seat, end)?;
        if !alone.is_empty() || crosses != [other] {
            return None;
        }
        let caption = msg("example-link")
            .with("name", PLAYERS[0])
            .with("before", space_name(board, before))
            .with("space", space_name(board, end))
            .with("crosses", space_list(board, &crosses));
        example(&scene, seat, &rows_of(&[end, other]), caption)
    })
}

/// Some steps, and what they score.
pub(super) fn steps(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Sheet)?;
    let signs = SheetSigns::of(board, 0);
    let mut steps: Vec<SpaceId> = signs.spaces_with(Sign::Step).collect();
    steps.sort_by_key(|step| step.place);
    for &step in steps.iter().take(STEPS) {
        cross(&mut scene, seat, board.name_of(step)?)?;
    }
    let lines = scene.sheet(seat)?.lines();
    let line = lines.iter().find(|line| line.kind == ScoreKind::Steps)?;
    let caption = msg("example-steps")
        .with("count", line.crosses.unwrap_or_default())
        .with("points", line.score.unsigned_abs());
    example(&scene, seat, &Color::ALL.map(RowName::from), caption)
}

/// The pairs that cross something at once.
pub(super) fn pairs(board: &Arc<Board>) -> Vec<Example> {
    let pairs = board.pairs().unwrap_or_default().iter();
    let of_pair = |ends: [SpaceId; 2]| {
        let (mut scene, seat) = alone(board, Mode::Sheet)?;
        let [one, other] = ends.map(|end| board.name_of(end));
        let (one, other) = one.zip(other)?;
        cross(&mut scene, seat, one)?;
        let crosses = cross(&mut scene, seat, other)?;
        if crosses.is_empty() {
            return None;
        }
        let caption = msg("example-pair")
            .with("name", PLAYERS[0])
            .with("pair", space_list(board, &[one, other]))
            .with("crosses", space_list(board, &crosses));
        example(&scene, seat, &Color::ALL.map(RowName::from), caption)
    };
    pairs.filter_map(|pair| of_pair(pair.ends)).collect()
}

/// A swap field, whose other number is crossed.
pub(super) fn swap(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Dice)?;
    let (_, row) = board.extra_row(RowName::Swaps)?;
    let field = row.spaces.first()?;
    let [sum, other] = field.numbers?;
    let white = white_dice(sum);
    scene.act(seat, Action::Roll(roll_of(white)))?;
    let space = SpaceName::number(Color::Red, other);
    scene.cross_with_effects(
        seat,
        Cross {
            swap: Some(field.number),
            usage: Some(DiceUse::White),
            ..Cross::of(space)
        },
    )?;
    let caption = msg("example-swap")
        .with("name", PLAYERS[0])
        .with("sum", sum)
        .with("field", printed_extra(field))
        .with("space", space_name(board, space));
    let mut example = example(&scene, seat, &[space.row], caption)?;
    example.dice = white.map(|shows| ExampleDie { color: None, shows }).into();
    Some(example)
}

/// A cross with a lucky number.
pub(super) fn lucky(board: &Arc<Board>) -> Option<Example> {
    let [seat, ..] = seats()?;
    let pair = [6, 11];
    let numbers = LuckyNumbers::try_from(pair).ok()?;
    if !board.has_lucky_numbers() {
        return None;
    }
    let printed = Printed {
        lucky_numbers: Some(numbers),
        sheet: None,
    };
    let mut scene = DemoGame::begin(board, Mode::Dice, 1, printed);
    let mut rolled = |sum, row, number, usage| {
        let cross = Cross {
            usage: Some(usage),
            ..Cross::number(row, number)
        };
        scene.cross_rolled(seat, roll_of(white_dice(sum)), cross)
    };
    for row in [Color::Red, Color::Yellow, Color::Blue] {
        for number in board.rows[row].numbers().take(2) {
            rolled(number, row, number, DiceUse::White)?;
        }
    }
    let next = board.rows[Color::Green].numbers().next()?;
    let [sum, _] = pair;
    rolled(sum, Color::Green, next, DiceUse::Lucky)?;
    let caption = msg("example-lucky")
        .with("numbers", list(&pair))
        .with("sum", sum)
        .with("next", next);
    example(&scene, seat, &Color::ALL.map(RowName::from), caption)
}
