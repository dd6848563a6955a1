//! Links: pairs of spaces that are crossed together.

use super::{ExtraRule, PrintedSign, Step};
use crate::rules::extra::Links;
use crate::rules::{ByColor, CrossReason, Sheet, Sign, SpaceId, Violation};

impl Links {
    fn of_sheet(&self, sheet: usize) -> &[[SpaceId; 2]] {
        self.0.get(sheet).map_or(&[], Vec::as_slice)
    }
}

impl ExtraRule for Links {
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
