//! Links: pairs of spaces that are crossed together.

use super::{ExtraRule, RowsAndDice, Step};
use crate::board::extra::LinkedSpaces;
use crate::{BoardViolation, ByColor, CrossReason, PrintedSign, Sheet, Sign, SpaceId, Violation};

impl LinkedSpaces {
    fn of_sheet(&self, sheet: usize) -> &[[SpaceId; 2]] {
        self.0.get(sheet).map_or(&[], Vec::as_slice)
    }
}

impl ExtraRule for LinkedSpaces {
    /// No space is in two links, and none locks: a link crosses a space without asking what its row allows.
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let mut violations = Vec::new();
        for links in &self.0 {
            violations.extend(board.violations_of(links.as_flattened()));
            let in_one_row = links.iter().filter(|[one, other]| one.row == other.row);
            violations.extend(in_one_row.map(|ends| BoardViolation::LinkInOneRow {
                link: ends.map(|end| board.text(end)).join("-"),
            }));
        }
        if self.0.iter().all(Vec::is_empty) {
            violations.push(BoardViolation::Empty);
        }
        violations
    }

    fn signs(&self, sheet: usize) -> Vec<PrintedSign> {
        let ends = self.of_sheet(sheet).iter().flatten();
        let sign = |&space: &SpaceId| PrintedSign {
            space,
            sign: Sign::Ring,
        };
        ends.map(sign).collect()
    }

    fn links(&self, sheet: usize) -> &[[SpaceId; 2]] {
        self.of_sheet(sheet)
    }

    fn forces_crosses(&self) -> bool {
        true
    }

    fn earned(&self, sheet: &Sheet, space: SpaceId) -> Vec<usize> {
        let links = self.of_sheet(sheet.index()).iter().enumerate();
        let own = links.filter(|(_, ends)| ends.contains(&space));
        own.map(|(index, _)| index).collect()
    }

    fn steps(&self, earned: usize, sheet: &Sheet, _closed: ByColor<bool>) -> Vec<Step> {
        let ends = self
            .of_sheet(sheet.index())
            .get(earned)
            .into_iter()
            .flatten();
        let open = ends.filter(|&&end| !sheet.has(end));
        open.map(|&end| Step::Cross(end, CrossReason::Link))
            .collect()
    }

    fn partner(&self, sheet: &Sheet, space: SpaceId) -> Option<SpaceId> {
        let mut links = self.of_sheet(sheet.index()).iter();
        let link = links.find(|ends| ends.contains(&space))?;
        link.iter().copied().find(|&end| end != space)
    }

    fn violations(&self, sheet: &Sheet) -> Vec<(SpaceId, Violation)> {
        let links = self.of_sheet(sheet.index()).iter();
        let broken = links.filter(|ends| sheet.has(ends[0]) != sheet.has(ends[1]));
        let open = broken.flatten().filter(|&&end| !sheet.has(end));
        open.map(|&end| (end, Violation::LinkBroken)).collect()
    }
}
