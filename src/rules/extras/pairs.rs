//! Pairs of spaces with an effect once both are crossed.

use super::{ExtraRule, RowsAndDice, Step, does_not_fit, repeated};
use crate::board::extra::{CrossedBy, ExtraSpace, Pair, Pairs};
use crate::{
    Board, BoardViolation, ByColor, Color, CrossReason, Effect, ExtraRow, PairEffect, PrintedSign,
    RowName, ScoreKind, ScoreLine, Sheet, Sign, SpaceId, SpaceSet, Violation,
};

/// What the pair of the octagon adds.
const BONUS: i32 = 13;

impl Pairs {
    /// Whether a pair with this effect is crossed.
    fn has(&self, sheet: &Sheet, effect: PairEffect) -> bool {
        let mut pairs = self.0.iter().filter(|pair| pair.effect == effect);
        pairs.any(|pair| is_complete(sheet, pair))
    }

    fn has_effect(&self, effect: PairEffect) -> bool {
        self.0.iter().any(|pair| pair.effect == effect)
    }
}

fn is_complete(sheet: &Sheet, pair: &Pair) -> bool {
    pair.ends.iter().all(|&end| sheet.has(end))
}

/// The rows with the fewest crosses among these, from top to bottom.
fn fewest(sheet: &Sheet, rows: &[Color]) -> Vec<Color> {
    let crosses = |row: &Color| sheet.crosses(*row);
    let least = rows.iter().map(crosses).min();
    let rows = rows.iter().filter(|row| Some(crosses(row)) == least);
    rows.copied().collect()
}

impl ExtraRule for Pairs {
    /// Each pair has its own spaces, sign and effect.
    fn board_violations(&self, board: &RowsAndDice<'_>) -> Vec<BoardViolation> {
        let ends: Vec<SpaceId> = self.0.iter().flat_map(|pair| pair.ends).collect();
        let signs: Vec<&str> = self.0.iter().map(|pair| pair.sign.as_str()).collect();
        let effects: Vec<&str> = self.0.iter().map(|pair| pair.effect.as_str()).collect();
        let others = self.0.iter().map(|pair| pair.sign);
        let others = others.filter(|sign| matches!(sign, Sign::Box | Sign::Step | Sign::Ring));
        let mut violations = board.violations_of(&ends);
        violations.extend(others.map(|sign| does_not_fit(sign.as_str())));
        violations.extend(repeated(&signs, |sign| (*sign).to_owned()));
        violations.extend(repeated(&effects, |effect| (*effect).to_owned()));
        violations
    }

    fn row(&self) -> Option<ExtraRow> {
        let fields = self.0.iter().map(|pair| ExtraSpace {
            sign: Some(pair.sign),
            effect: Some(pair.effect),
            ..ExtraSpace::default()
        });
        let by = CrossedBy::Rule;
        Some(ExtraRow::of_fields(RowName::Pairs, by, fields))
    }

    fn signs(&self, _sheet: usize) -> Vec<PrintedSign> {
        let ends = |pair: &Pair| {
            let sign = pair.sign;
            pair.ends.map(|space| PrintedSign { space, sign })
        };
        self.0.iter().flat_map(ends).collect()
    }

    fn check(&self, _sheet: &Sheet, space: SpaceId) -> Option<Result<(), Violation>> {
        // The fields follow the spaces.
        (space.row == RowName::Pairs).then_some(Err(Violation::InvalidValue))
    }

    fn crossed(&self, sheet: &Sheet, row: RowName) -> Option<SpaceSet> {
        let pairs = self.0.iter().enumerate();
        let complete = pairs.filter(|(_, pair)| is_complete(sheet, pair));
        (row == RowName::Pairs).then(|| complete.map(|(place, _)| place).collect())
    }

    fn locks_with_any_sum(&self, _board: &Board, _row: Color) -> bool {
        self.forces_crosses()
    }

    fn gives_choices(&self) -> bool {
        self.has_effect(PairEffect::TwoInFewest)
    }

    fn forces_crosses(&self) -> bool {
        self.has_effect(PairEffect::TwoInFewest) || self.has_effect(PairEffect::OneInEach)
    }

    fn earned(&self, sheet: &Sheet, space: SpaceId) -> Vec<usize> {
        let pairs = self.0.iter().enumerate();
        let complete =
            pairs.filter(|(_, pair)| pair.ends.contains(&space) && is_complete(sheet, pair));
        complete.map(|(index, _)| index).collect()
    }

    fn steps(&self, earned: usize, sheet: &Sheet, closed: ByColor<bool>) -> Vec<Step> {
        let Some(pair) = self.0.get(earned) else {
            return Vec::new();
        };
        let number = u8::try_from(earned + 1).unwrap_or(u8::MAX);
        let mut steps = vec![Step::Note(Effect::Pair { pair: number })];
        let open = Color::ALL.into_iter().filter(|&row| !closed[row]);
        let open: Vec<Color> = open.collect();
        let by = CrossReason::Pair;
        match pair.effect {
            PairEffect::TwoInFewest => steps.push(Step::ForceTwice(fewest(sheet, &open), by)),
            PairEffect::OneInEach => {
                steps.extend(Color::ALL.map(|row| Step::Force(row, by)));
            }
            PairEffect::DoubleFewest | PairEffect::Plus13 | PairEffect::NoPenalties => {}
        }
        steps
    }

    fn line_kinds(&self) -> &'static [ScoreKind] {
        let double = self.has_effect(PairEffect::DoubleFewest);
        match (double, self.has_effect(PairEffect::Plus13)) {
            (true, true) => &[ScoreKind::Double, ScoreKind::Bonus],
            (true, false) => &[ScoreKind::Double],
            (false, true) => &[ScoreKind::Bonus],
            (false, false) => &[],
        }
    }

    fn lines(&self, sheet: &Sheet) -> Vec<ScoreLine> {
        let line = |&kind: &ScoreKind| {
            let row = match kind {
                ScoreKind::Double if self.has(sheet, PairEffect::DoubleFewest) => {
                    fewest(sheet, &Color::ALL).first().copied()
                }
                _ => None,
            };
            let has_bonus = kind == ScoreKind::Bonus && self.has(sheet, PairEffect::Plus13);
            let doubled = row.map_or(0, |row| sheet.row_score(row));
            ScoreLine {
                kind,
                row,
                crosses: None,
                score: i32::try_from(doubled).unwrap_or(i32::MAX)
                    + if has_bonus { BONUS } else { 0 },
            }
        };
        self.line_kinds().iter().map(line).collect()
    }

    fn max_score(&self, board: &Board) -> i32 {
        let row = Color::ALL.map(|row| board.row_score(board.max_crosses(row)));
        let double = i32::try_from(row.into_iter().max().unwrap_or_default()).unwrap_or(i32::MAX);
        let kind = |kind: &ScoreKind| match kind {
            ScoreKind::Double => double,
            _ => BONUS,
        };
        self.line_kinds().iter().map(kind).sum()
    }

    fn spares_penalties(&self, sheet: &Sheet) -> bool {
        self.has(sheet, PairEffect::NoPenalties)
    }

    fn may_spare_penalties(&self) -> bool {
        self.has_effect(PairEffect::NoPenalties)
    }
}
