//! Examples of what boards have in addition to four rows of numbers, each played by the rules of the engine.

use std::sync::Arc;

use rowlock_rules::{
    Action, Board, Color, Cross, Dice, DiceUse, Label, Mode, Printed, PrintedSpace, RowName,
    ScoreKind, Seat, SheetNumbers, Sign, Space, SpaceId, SpaceName,
};

use super::demo_game::{DemoGame, roll_of, white_dice};
use super::examples::{Example, ExampleDie, PLAYERS, excerpt, list, seats};
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::row_name::row_name;
use crate::web::kit::space_text::space_name;

/// How many steps are crossed in their example.
const STEPS: usize = 4;

/// How many spaces are left of the number that a bonus row repeats, at most.
const BEFORE_BONUS: usize = 3;

/// How many fields of a track are crossed, at most.
const TRACK_FIELDS: usize = 2;

/// A player alone, with the first of the board's sheets, in this mode.
fn alone(board: &Arc<Board>, mode: Mode) -> Option<(DemoGame, Seat)> {
    let printed = Printed {
        sheet: board.sheets.first().copied(),
        ..Printed::default()
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

fn rows_of(spaces: &[SpaceName]) -> Vec<RowName> {
    spaces.iter().map(|space| space.row).collect()
}

/// White dice, and a colored one if it plays a part.
fn shown(white: [u8; 2], colored: Option<(Color, u8)>) -> Vec<ExampleDie> {
    let white = white.map(|shows| ExampleDie { color: None, shows });
    let colored = colored.map(|(color, shows)| ExampleDie {
        color: Some(color),
        shows,
    });
    white.into_iter().chain(colored).collect()
}

/// A roll in which one colored die plays a part.
fn roll_with(white: [u8; 2], color: Color, shows: u8) -> Dice {
    let mut dice = roll_of(white);
    let die = match color {
        Color::Red => &mut dice.red,
        Color::Yellow => &mut dice.yellow,
        Color::Green => &mut dice.green,
        Color::Blue => &mut dice.blue,
    };
    *die = Some(shows);
    dice
}

/// A number that is crossed twice, and a number with its second box gone.
pub(super) fn second_box(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Sheet)?;
    let red = scene.cross_indices(seat, Color::Red, [3])?;
    let yellow = scene.cross_indices(seat, Color::Yellow, [2, 4])?;
    let [&twice, &gone, &last] = [red.first()?, yellow.first()?, yellow.last()?];
    let twice = SpaceName::number(Color::Red, twice);
    let second = SpaceName {
        second: true,
        ..twice
    };
    cross(&mut scene, seat, second)?;
    let yellow = |number| space_name(board, SpaceName::number(Color::Yellow, number));
    let caption = msg("example-second-box")
        .with("name", PLAYERS[0])
        .with("twice", space_name(board, twice))
        .with("gone", yellow(gone))
        .with("last", yellow(last));
    example(&scene, seat, &[RowName::Red, RowName::Yellow], caption)
}

/// A double space next to a single one.
pub(super) fn double(board: &Arc<Board>) -> Option<Example> {
    let is_number = |space: &Space| space.number().is_some();
    let in_row = |row: Color| {
        let spaces = &board.rows[row].spaces;
        let end = spaces.len().checked_sub(usize::from(board.lock_spaces))?;
        let mut pairs = spaces.get(..end)?.windows(2);
        let pair = pairs
            .find(|pair| pair.iter().all(is_number) && pair[0].is_double != pair[1].is_double)?;
        let name = |space: &Space| SpaceName {
            row: row.into(),
            label: space.label,
            second: false,
        };
        let double = pair.iter().find(|space| space.is_double)?;
        Some((row, [name(&pair[0]), name(&pair[1])], name(double)))
    };
    let (row, spaces, double) = Color::ALL.into_iter().find_map(in_row)?;
    let (mut scene, seat) = alone(board, Mode::Sheet)?;
    for space in spaces {
        cross(&mut scene, seat, space)?;
    }
    let sheet = scene.sheet(seat)?;
    let caption = msg("example-double")
        .with("name", PLAYERS[0])
        .with("spaces", space_list(board, &spaces))
        .with("double", space_name(board, double))
        .with("crosses", sheet.crosses(row))
        .with("points", sheet.row_score(row));
    example(&scene, seat, &[row.into()], caption)
}

/// A number that is rolled again, and crossed in the bonus row next to its row.
pub(super) fn bonus_row(board: &Arc<Board>) -> Option<Example> {
    let row = board
        .extra_rows
        .iter()
        .find(|row| row.counts_for.len() == 2)?;
    let [upper, lower] = [*row.counts_for.first()?, *row.counts_for.last()?];
    let numbers = row.spaces.iter().map(|space| space.number);
    let numbers = numbers.filter(|&number| board.rows[upper].position(number).is_some());
    let sum = numbers.take(BEFORE_BONUS + 1).last()?;
    let (mut scene, seat) = alone(board, Mode::Dice)?;
    let white = white_dice(sum);
    let space = SpaceName::number(upper, sum);
    let bonus = SpaceName {
        row: row.name,
        ..space
    };
    for space in [space, bonus] {
        let cross = Cross {
            usage: Some(DiceUse::White),
            ..Cross::of(space)
        };
        scene.cross_rolled(seat, roll_of(white), cross)?;
    }
    let caption = msg("example-bonus-row")
        .with("name", PLAYERS[0])
        .with("space", space_name(board, space))
        .with("sum", sum)
        .with("upper", row_name(upper.into()))
        .with("lower", row_name(lower.into()));
    let rows = [upper.into(), row.name, lower.into()];
    let mut example = example(&scene, seat, &rows, caption)?;
    example.dice = shown(white, None);
    Some(example)
}

/// The spaces of the first sheet with this sign.
fn with_sign(board: &Board, sign: Sign) -> impl Iterator<Item = &PrintedSpace> {
    let spaces = board.printed(0).spaces();
    spaces.filter(move |space| space.signs.contains(&sign))
}

/// A boxed number, and what the first field of the bar crosses.
pub(super) fn bar(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Sheet)?;
    let boxed = with_sign(board, Sign::Box).next()?.name;
    let crosses = cross(&mut scene, seat, boxed)?;
    let caption = msg("example-bar")
        .with("name", PLAYERS[0])
        .with("space", space_name(board, boxed))
        .with("crosses", space_list(board, &crosses));
    let rows = [rows_of(&[boxed]), rows_of(&crosses), vec![RowName::Bar]].concat();
    example(&scene, seat, &rows, caption)
}

/// A link with one end left of a cross.
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
    let mut steps: Vec<&PrintedSpace> = with_sign(board, Sign::Step).collect();
    steps.sort_by_key(|step| step.id.place);
    for step in steps.into_iter().take(STEPS) {
        cross(&mut scene, seat, step.name)?;
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

/// A swap field with its other number crossed.
pub(super) fn swap(board: &Arc<Board>) -> Option<Example> {
    let (mut scene, seat) = alone(board, Mode::Dice)?;
    let (_, row) = board.extra_row(RowName::Swaps)?;
    let field = row.spaces.first()?;
    let printed = board.printed(0).row(RowName::Swaps)?.spaces.first()?;
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
        .with("field", &printed.text)
        .with("space", space_name(board, space));
    let mut example = example(&scene, seat, &[space.row, RowName::Swaps], caption)?;
    example.dice = shown(white, None);
    Some(example)
}

/// A field without a number, crossed next to the number left of it.
pub(super) fn field(board: &Arc<Board>) -> Option<Example> {
    let [low, high] = board.field_dice()?;
    let of_row = |row: Color| {
        let spaces = board.rows[row].spaces.windows(2);
        let mut places = spaces.map(|pair| (pair[0].label, pair[1].label));
        places.find_map(|places| {
            let (Label::Number(number), Label::Field(_)) = places else {
                return None;
            };
            let other = number.checked_sub(low)?;
            let is_die = (1..=board.die_sides).contains(&other);
            is_die.then_some((row, places, [low, other]))
        })
    };
    let (row, (number, field), white) = Color::ALL.into_iter().find_map(of_row)?;
    let space = |label| SpaceName {
        row: row.into(),
        label,
        second: false,
    };
    let (mut scene, seat) = alone(board, Mode::Dice)?;
    scene.act(seat, Action::Roll(roll_with(white, row, high)))?;
    for (label, usage) in [(number, DiceUse::White), (field, DiceUse::Connect)] {
        let cross = Cross {
            usage: Some(usage),
            ..Cross::of(space(label))
        };
        scene.act(seat, Action::Cross(cross))?;
    }
    let sheet = scene.sheet(seat)?;
    let caption = msg("example-field")
        .with("name", PLAYERS[0])
        .with("one", low)
        .with("color", row_name(row.into()))
        .with("other", high)
        .with("space", space_name(board, space(number)))
        .with("crosses", sheet.crosses(row))
        .with("points", sheet.row_score(row));
    let mut example = example(&scene, seat, &[row.into()], caption)?;
    example.dice = shown(white, Some((row, high)));
    Some(example)
}

/// Fields of the track, the last of them with a roll that is shown.
pub(super) fn track(board: &Arc<Board>) -> Option<Example> {
    let sum = board.track_sum()?;
    let (_, row) = board.extra_row(RowName::Track)?;
    let color = Color::Blue;
    let die = (sum / 3).clamp(1, board.die_sides);
    let white = white_dice(sum.checked_sub(die)?);
    let (mut scene, seat) = alone(board, Mode::Dice)?;
    for space in row.spaces.iter().take(TRACK_FIELDS) {
        let cross = Cross {
            usage: Some(DiceUse::Track),
            ..Cross::of(SpaceName {
                row: RowName::Track,
                label: Label::Number(space.number),
                second: false,
            })
        };
        scene.cross_rolled(seat, roll_with(white, color, die), cross)?;
    }
    let lines = scene.sheet(seat)?.lines();
    let line = lines.iter().find(|line| line.kind == ScoreKind::Track)?;
    let caption = msg("example-track")
        .with("name", PLAYERS[0])
        .with("color", row_name(color.into()))
        .with("sum", sum)
        .with("points", line.score.unsigned_abs());
    let mut example = example(&scene, seat, &[color.into(), RowName::Track], caption)?;
    example.dice = shown(white, Some((color, die)));
    Some(example)
}

pub(super) fn lucky(board: &Arc<Board>) -> Option<Example> {
    let [seat, ..] = seats()?;
    let pair = [6, 11];
    board.highest_sheet_number()?;
    let printed = Printed {
        numbers: SheetNumbers::try_from(pair).ok(),
        ..Printed::default()
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
