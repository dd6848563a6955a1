//! A small picture of a board: its spaces by color, and what is special about them.

use std::sync::Arc;

use rowlock_rules::{Board, PrintedRow, PrintedSpace, RowName};

use super::static_sheet::drawn_rows;

/// The rows of a board; with different sheets, the rows of the first sheet.
pub(crate) fn preview(board: &Board) -> Vec<Arc<PrintedRow>> {
    drawn_rows(board.printed(0)).cloned().collect()
}

/// The row whose color a space of the picture has: the row of its printed color, or its own.
pub(crate) fn swatch(space: &PrintedSpace) -> RowName {
    space.own_color().map_or(space.name.row, RowName::from)
}

/// The style of what is special about a space.
pub(crate) fn sign(space: &PrintedSpace) -> Option<&'static str> {
    let signs = [
        (space.name.label.field().is_some(), "field"),
        (space.is_double, "double"),
        (space.has_second, "second"),
        (space.sign().is_some(), "sign"),
    ];
    let sign = signs.into_iter().find(|(is_so, _)| *is_so);
    sign.map(|(_, sign)| sign)
}
