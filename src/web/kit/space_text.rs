//! Rows and spaces in words.

use rowlock_rules::{Board, Color, Effect, Event, Label, RowName, SpaceName};

use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::row_name::{row_first, row_name};

/// The four rows and the others as part of a label: "red row".
pub(crate) fn row_label(row: RowName) -> Message {
    msg("row-of").with("color", row_name(row))
}

/// The color that a space of the four rows is printed in.
pub(crate) fn printed_color(board: &Board, space: SpaceName) -> Option<Color> {
    let row = &board.rows[space.row.color()?];
    let space = row.spaces.get(row.place(space.label)?)?;
    Some(space.color)
}

/// Whether a space of another row has the same color and number.
fn has_twin(board: &Board, space: SpaceName) -> bool {
    printed_color(board, space).is_some_and(|color| {
        let mut others = Color::ALL.into_iter();
        let same = |row| {
            let mut spaces = board.rows[row].spaces.iter();
            spaces.any(|other| other.color == color && other.label == space.label)
        };
        others.any(|row| Some(row) != space.row.color() && same(row))
    })
}

/// The row that a space is named after: the row of its printed color.
fn called_row(board: &Board, space: SpaceName) -> RowName {
    printed_color(board, space).map_or(space.row, RowName::from)
}

/// The number of a space in a sentence, or its star, with its second box if that is meant.
fn number_label(space: SpaceName) -> Arg {
    match (space.label, space.second) {
        (Label::Number(number), false) => number.into(),
        (Label::Number(number), true) => msg("number-second").with("number", number).into(),
        (Label::Field(field), _) => msg("number-field").with("field", field).into(),
    }
}

/// What a space is called, with its row behind it.
fn in_row(called: Message, row: RowName) -> Message {
    let text = msg("space-in-row").with("space", called);
    text.with("row", row_label(row))
}

/// The same, with its row only where another space is called so, too.
fn in_row_of_twins(called: Message, board: &Board, space: SpaceName) -> Message {
    match has_twin(board, space) {
        true => in_row(called, space.row),
        false => called,
    }
}

/// A space within a sentence, as in "red 5".
pub(crate) fn space_name(board: &Board, space: SpaceName) -> Message {
    let called = msg("space").with("row", row_name(called_row(board, space)));
    in_row_of_twins(called.with("number", number_label(space)), board, space)
}

/// A space, to begin a sentence.
pub(crate) fn space_first(board: &Board, space: SpaceName) -> Message {
    let called = msg("space-first").with("color", row_first(called_row(board, space)));
    in_row_of_twins(called.with("number", number_label(space)), board, space)
}

/// A space by itself.
pub(crate) fn space_label(board: &Board, space: SpaceName) -> Message {
    in_row_of_twins(plain_label(board, space), board, space)
}

/// A space of the four rows by itself with its row, where that does not follow from its color and number.
pub(crate) fn label_in_row(board: &Board, space: SpaceName) -> Option<Message> {
    let is_own = printed_color(board, space).is_none_or(|color| space.row == color.into());
    let is_clear = is_own && !has_twin(board, space);
    (!is_clear).then(|| in_row(plain_label(board, space), space.row))
}

fn plain_label(board: &Board, space: SpaceName) -> Message {
    let called = row_name(called_row(board, space));
    let label = match (space.row.color(), space.label) {
        (Some(_), Label::Number(_)) => msg("space-label").with("color", called),
        (Some(_), Label::Field(_)) | (None, _) => msg("space-name").with("row", called),
    };
    label.with("number", number_label(space))
}

/// The spaces that a move crossed by rule.
pub(crate) fn crossed_by_rule(event: &Event) -> impl Iterator<Item = SpaceName> {
    event.effects.iter().filter_map(|effect| match *effect {
        Effect::Cross {
            row, number, field, ..
        } => Some(SpaceName {
            row,
            label: Label::from_parts(number, field)?,
            second: false,
        }),
        Effect::Lock { .. }
        | Effect::Bar { .. }
        | Effect::Pair { .. }
        | Effect::Lost { .. }
        | Effect::Penalty { .. }
        | Effect::Finish { .. } => None,
    })
}
