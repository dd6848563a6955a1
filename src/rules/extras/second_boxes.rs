//! Second boxes: the right-most crossed space of a row may be crossed once more.

use super::ExtraRule;
use crate::board::extra::SecondBoxes;
use crate::{Board, Color, Cross, Sheet, SpaceId, SpaceName, Violation};

impl ExtraRule for SecondBoxes {
    fn crosses(&self, board: &Board) -> Vec<Cross> {
        let rows = board.rows.iter().flat_map(|(row, printed)| {
            let spaces = printed.spaces.iter().filter(|space| space.has_second);
            spaces.map(move |space| SpaceName {
                row: row.into(),
                label: space.label,
                second: true,
            })
        });
        rows.map(Cross::of).collect()
    }

    fn check(&self, sheet: &Sheet, space: SpaceId) -> Option<Result<(), Violation>> {
        let row = space.row.color().filter(|_| space.second)?;
        let crosses = sheet.row(row);
        Some(if !sheet.board().has_second_box(row, space.place) {
            Err(Violation::NoSuchSpace)
        } else if crosses.locked() {
            Err(Violation::RowClosed)
        } else if crosses.crossed().last() != Some(space.place) {
            Err(Violation::NotLastCross)
        } else if crosses.crossed_twice().contains(space.place) {
            Err(Violation::AlreadyCrossed)
        } else {
            Ok(())
        })
    }

    fn violations(&self, sheet: &Sheet) -> Vec<(SpaceId, Violation)> {
        let rows = Color::ALL.into_iter().flat_map(|row| {
            let crosses = *sheet.row(row);
            let twice = crosses.crossed_twice().iter();
            let alone = twice.filter(move |&place| !crosses.crossed().contains(place));
            alone.map(move |place| SpaceId {
                second: true,
                ..SpaceId::in_color(row, place)
            })
        });
        rows.map(|space| (space, Violation::NoSuchSpace)).collect()
    }
}
