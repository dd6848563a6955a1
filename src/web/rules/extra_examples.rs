//! Examples of what boards have beside four rows of numbers, each played by the rules of the engine.

use std::sync::Arc;

use super::demo_game::DemoGame;
use super::examples::{Example, ExampleDie, PLAYERS, excerpt, list, seats};
use crate::domain::i18n::{Arg, Message, msg};
use crate::rules::{
    Action, Board, Color, Cross, Dice, DiceUse, LuckyNumbers, Mode, Printed, RowName, ScoreKind,
    Seat, Sign, SpaceId, SpaceName,
};
use crate::web::kit::labels::color_name;

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

/// The row and the number of a space.
fn number(board: &Board, space: SpaceId) -> Option<(Color, u8)> {
    board.name_of(space)?.as_number()
}

/// A space in a sentence.
pub(super) fn space_label((row, number): (Color, u8)) -> Message {
    let label = msg("undone-cross").with("row", color_name(row));
    label.with("number", number)
}

/// Spaces as a list in a sentence.
fn space_list(spaces: &[(Color, u8)]) -> Arg {
    Arg::List(
        spaces
            .iter()
            .map(|&space| space_label(space).into())
            .collect(),
    )
}

/// Crosses a number; returns the numbers that this crosses by rule.
fn cross(scene: &mut DemoGame, seat: Seat, (row, number): (Color, u8)) -> Option<Vec<(Color, u8)>> {
    let crossed = scene.cross_with_effects(seat, Cross::number(row, number))?;
    crossed.into_iter().map(SpaceName::as_number).collect()
}

/// The rows of a player alone that these spaces are in.
fn example(
    scene: &DemoGame,
    seat: Seat,
    spaces: &[(Color, u8)],
    caption: Message,
) -> Option<Example> {
    let rows: Vec<Color> = spaces.iter().map(|(row, _)| *row).collect();
    Some(Example::new(vec![excerpt(scene, seat, &rows)?], caption))
}

/// A boxed number, and what the first field of the bar crosses.
pub(super) fn bar(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Sheet)?;
    let signs = board.signs(0);
    let boxed = signs.iter().find(|sign| sign.sign == Sign::Box)?;
    let boxed = number(board, boxed.space)?;
    let crosses = cross(&mut scene, seat, boxed)?;
    let caption = msg("example-bar")
        .with("name", PLAYERS[0])
        .with("space", space_label(boxed))
        .with("crosses", space_list(&crosses));
    let spaces: Vec<(Color, u8)> = [boxed].into_iter().chain(crosses).collect();
    example(&scene, seat, &spaces, caption)
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
        let (end, other) = (number(board, end)?, number(board, other)?);
        let before = number(board, right)?;
        let alone = cross(&mut scene, seat, before)?;
        let crosses = cross(&mut scene, seat, end)?;
        if !alone.is_empty() || crosses != [other] {
            return None;
        }
        let caption = msg("example-link")
            .with("name", PLAYERS[0])
            .with("before", space_label(before))
            .with("space", space_label(end))
            .with("crosses", space_list(&crosses));
        example(&scene, seat, &[end, other], caption)
    })
}

/// Some steps, and what they score.
pub(super) fn steps(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Sheet)?;
    let signs = board.signs(0).into_iter();
    let mut steps: Vec<SpaceId> = signs
        .filter(|sign| sign.sign == Sign::Step)
        .map(|sign| sign.space)
        .collect();
    steps.sort_by_key(|step| step.place);
    for &step in steps.iter().take(STEPS) {
        cross(&mut scene, seat, number(board, step)?)?;
    }
    let lines = scene.sheet(seat)?.lines();
    let line = lines.iter().find(|line| line.kind == ScoreKind::Steps)?;
    let caption = msg("example-steps")
        .with("count", line.crosses.unwrap_or_default())
        .with("points", line.score.unsigned_abs());
    Some(Example::new(
        vec![excerpt(&scene, seat, &Color::ALL)?],
        caption,
    ))
}

/// The pairs that cross something at once.
pub(super) fn pairs(board: &Arc<Board>) -> Vec<Example> {
    let pairs = board.pairs().unwrap_or_default().iter();
    let example = |ends: [SpaceId; 2]| {
        let (mut scene, seat) = alone(board, Mode::Sheet)?;
        let [one, other] = ends.map(|end| number(board, end));
        let (one, other) = one.zip(other)?;
        cross(&mut scene, seat, one)?;
        let crosses = cross(&mut scene, seat, other)?;
        if crosses.is_empty() {
            return None;
        }
        let caption = msg("example-pair")
            .with("name", PLAYERS[0])
            .with("pair", space_list(&[one, other]))
            .with("crosses", space_list(&crosses));
        let sheet = excerpt(&scene, seat, &Color::ALL)?;
        Some(Example::new(vec![sheet], caption))
    };
    pairs.filter_map(|pair| example(pair.ends)).collect()
}

/// A swap field, whose other number is crossed.
pub(super) fn swap(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Dice)?;
    let (_, row) = board.extra_row(RowName::Swaps)?;
    let field = row.spaces.first()?;
    let [sum, other] = field.numbers?;
    let white = [sum / 2, sum - sum / 2];
    scene.act(seat, Action::Roll(roll(white)))?;
    let space = (Color::Red, other);
    scene.cross_with_effects(
        seat,
        Cross {
            swap: Some(field.number),
            usage: Some(DiceUse::White),
            ..Cross::number(space.0, space.1)
        },
    )?;
    let caption = msg("example-swap")
        .with("name", PLAYERS[0])
        .with("sum", sum)
        .with("field", format!("{sum}/{other}"))
        .with("space", space_label(space));
    let mut example = example(&scene, seat, &[space], caption)?;
    example.dice = white.map(|shows| ExampleDie { color: None, shows }).into();
    Some(example)
}

/// A roll whose colored dice play no part.
fn roll(white: [u8; 2]) -> Dice {
    Dice {
        white,
        red: Some(1),
        yellow: Some(1),
        green: Some(1),
        blue: Some(1),
    }
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
    for row in [Color::Red, Color::Yellow, Color::Blue] {
        for number in board.rows[row].numbers().take(2) {
            scene.cross_rolled(seat, number, row, number, DiceUse::White)?;
        }
    }
    let next = board.rows[Color::Green].numbers().next()?;
    let [sum, _] = pair;
    scene.cross_rolled(seat, sum, Color::Green, next, DiceUse::Lucky)?;
    let caption = msg("example-lucky")
        .with("numbers", list(&pair))
        .with("sum", sum)
        .with("next", next);
    let sheet = excerpt(&scene, seat, &Color::ALL)?;
    Some(Example::new(vec![sheet], caption))
}
