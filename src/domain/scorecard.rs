//! The mistakes of a paper sheet, in words.

use rowlock_rules::{
    Board, Color, Label, MAX_PENALTIES, RowName, Scorecard, ScorecardError, SpaceId, SpaceName,
    Violation,
};

use super::error::Error;
use super::i18n::{Arg, Message, msg};
use super::row_name::{row_first, row_name};

/// What is wrong, in a sentence.
///
/// It is not said as of a game in play, where the same rule is broken by a move.
pub fn mistake_text(written: &Scorecard, board: &Board, mistake: ScorecardError) -> Message {
    let Some(row) = mistake.row else {
        return msg("scorecard-error-penalties").with("max", MAX_PENALTIES);
    };
    match (row.color(), mistake.label) {
        (_, Some(label)) => {
            let second = is_second_alone(written, mistake);
            of_space(
                written,
                board,
                SpaceName { row, label, second },
                mistake.violation,
            )
        }
        (Some(color), None) => of_lock(written, board, color),
        (None, None) => Error::from(mistake.violation).detail,
    }
}

/// Whether the second box of a space is crossed, but not the space.
pub fn is_second_alone(written: &Scorecard, mistake: ScorecardError) -> bool {
    let row = mistake.row.and_then(RowName::color);
    let number = mistake.label.and_then(Label::number);
    let is_alone = |(row, number): (Color, u8)| {
        written.second[row].contains(&number) && !written.rows[row].contains(&number)
    };
    mistake.violation == Violation::NoSuchSpace && row.zip(number).is_some_and(is_alone)
}

fn of_space(written: &Scorecard, board: &Board, space: SpaceName, violation: Violation) -> Message {
    let SpaceName { row, label, second } = space;
    let error = |key| {
        msg(key)
            .with("row", row_first(row))
            .with("number", number(label))
    };
    match violation {
        Violation::NoSuchSpace => match board.find(space) {
            Ok(_) if second => error("scorecard-error-second-alone"),
            Ok(found) => {
                error("scorecard-error-gap").with("missing", missing_before(written, board, found))
            }
            Err(_) => error("scorecard-error-no-number"),
        },
        Violation::AlreadyCrossed => {
            let places = row.color().zip(label.number());
            let printed = places.and_then(|(row, number)| board.rows[row].space(number));
            error(match printed.is_some_and(|space| space.has_second) {
                true => "scorecard-error-boxes",
                false => "scorecard-error-twice",
            })
        }
        Violation::RowClosed => error("scorecard-error-closed"),
        Violation::TooFewCrosses => {
            let needed = board.needed_crosses;
            let crosses = row
                .color()
                .map_or(0, |row| crosses_before(written, board, row));
            error("scorecard-error-too-few")
                .with("needed", needed)
                .with("color", row_name(row))
                .with("lacking", usize::from(needed).saturating_sub(crosses))
        }
        Violation::NeedsNeighbor => {
            let (_, printed) = board.extra_row(row).unzip();
            let neighbors = printed.map_or(&[][..], |row| &row.counts_for);
            let neighbors = neighbors.iter().map(|color| msg(color.as_str()).into());
            error("scorecard-error-neighbor").with("beside", either(neighbors))
        }
        Violation::LinkBroken => {
            let other = other_end(written, board, space);
            let other_row = other.map(|other| row_name(other.row));
            error("scorecard-error-link")
                .with("other", other_row.unwrap_or_else(|| msg(row.as_str())))
                .with("linked", number(other.map_or(label, |other| other.label)))
        }
        _ => Error::from(violation).detail,
    }
}

/// The crosses of a row that its lock needs.
fn crosses_before(written: &Scorecard, board: &Board, row: Color) -> usize {
    let printed = &board.rows[row];
    let crossed = printed.spaces.iter().filter_map(|space| {
        let number = space.number()?;
        let is_crossed = written.rows[row].contains(&number) && !board.is_lock_space(row, number);
        let is_twice = space.is_double || written.second[row].contains(&number);
        is_crossed.then_some(1 + usize::from(is_twice))
    });
    crossed.sum()
}

/// The spaces before this one of a row that are not crossed.
fn missing_before(written: &Scorecard, board: &Board, space: SpaceId) -> Arg {
    let (_, printed) = board.extra_row(space.row).unzip();
    let spaces = printed.map_or(&[][..], |row| &row.spaces);
    let written = written.extra_rows.get(&space.row);
    let is_missing = |number: &u8| written.is_none_or(|written| !written.contains(number));
    let numbers = spaces.iter().take(space.place).map(|space| space.number);
    Arg::List(numbers.filter(is_missing).map(Arg::from).collect())
}

/// The space that is linked to this one on this sheet.
fn other_end(written: &Scorecard, board: &Board, space: SpaceName) -> Option<SpaceName> {
    let id = board.find(space).ok()?;
    let letter = written.sheet;
    let index = board.sheets.iter().position(|&other| Some(other) == letter);
    let mut links = board.links(index.unwrap_or_default());
    let link = links.find(|ends| ends.contains(&id))?;
    let other = link.iter().find(|&&end| end != id)?;
    board.name_of(*other)
}

/// A lock is crossed with a number that locks, and only with it.
fn of_lock(written: &Scorecard, board: &Board, row: Color) -> Message {
    let numbers = board.lock_numbers(row);
    if written.locks.contains(&row) {
        msg("scorecard-error-lock-alone")
            .with("color", msg(row.as_str()))
            .with("numbers", either(numbers.map(Arg::from)))
    } else {
        let crossed = |number: &u8| written.rows[row].contains(number);
        let crossed = numbers.filter(crossed).map(Arg::from);
        msg("scorecard-error-lock-forgotten")
            .with("row", row_first(row.into()))
            .with("numbers", Arg::List(crossed.collect()))
    }
}

/// The number of a space, or its star.
fn number(label: Label) -> Arg {
    match label {
        Label::Number(number) => number.into(),
        Label::Field(field) => format!("✱{field}").into(),
    }
}

fn either(args: impl Iterator<Item = Arg>) -> Arg {
    let either = |one, other| Arg::from(msg("either").with("one", one).with("other", other));
    args.reduce(either).unwrap_or(Arg::List(Vec::new()))
}
