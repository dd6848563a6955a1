//! The signs that are printed around the spaces of a sheet.

use crate::rules::{Board, PrintedSign, Sign, SpaceId};

/// The signs of a sheet.
pub(crate) struct SheetSigns(Vec<PrintedSign>);

impl SheetSigns {
    /// Those of the sheet with this index among the board's different sheets.
    pub(crate) fn of(board: &Board, sheet: usize) -> Self {
        Self(board.signs(sheet))
    }

    /// The sign around a space; the first where there are several.
    pub(crate) fn around(&self, space: SpaceId) -> Option<Sign> {
        self.all_around(space).next()
    }

    pub(crate) fn all_around(&self, space: SpaceId) -> impl Iterator<Item = Sign> {
        let signs = self.0.iter().filter(move |sign| sign.space == space);
        signs.map(|sign| sign.sign)
    }

    pub(crate) fn spaces_with(&self, sign: Sign) -> impl Iterator<Item = SpaceId> {
        let signs = self.0.iter().filter(move |printed| printed.sign == sign);
        signs.map(|printed| printed.space)
    }
}
