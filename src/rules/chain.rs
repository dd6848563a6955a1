//! What a cross brings about by rule.

use std::collections::VecDeque;

use crate::extras::Step;
use crate::{Board, ByColor, Color, Cross, CrossReason, Effect, Extra, Sheet, SpaceId, Violation};

/// A cross and all that follows from it, on a copy of the seat's sheet.
///
/// Source: what holds on all boards, points 1 to 3: what was earned first is carried out first, to its end.
pub(super) struct Chain<'a> {
    board: &'a Board,
    sheet: Sheet,
    /// The rows that are closed, or that a player has locked in this roll.
    closed: ByColor<bool>,
    named_choice: Option<Color>,
    choices: Vec<Color>,
    effects: Vec<Effect>,
    /// The steps that were earned and not yet carried out: the extra, and its number for the step.
    earned: VecDeque<(usize, usize)>,
}

impl<'a> Chain<'a> {
    /// Carries out a cross that the sheet allows.
    ///
    /// # Errors
    /// [`Violation::NotFewest`] where the cross names a row that the seat cannot choose.
    pub(super) fn run(
        board: &'a Board,
        sheet: Sheet,
        closed: ByColor<bool>,
        (cross, space): (&Cross, SpaceId),
    ) -> Result<Self, Violation> {
        let mut chain = Self {
            board,
            sheet,
            closed,
            named_choice: cross.choose,
            choices: Vec::new(),
            effects: Vec::new(),
            earned: VecDeque::new(),
        };
        chain.cross(space);
        while let Some((extra, item)) = chain.earned.pop_front() {
            let extra = board.extras.get(extra).map(Extra::rule);
            let steps = extra.map(|rule| rule.steps(item, &chain.sheet, chain.closed));
            for step in steps.unwrap_or_default() {
                chain.take(step)?;
            }
        }
        Ok(chain)
    }

    /// The effects, in the order in which they happened.
    pub(super) fn into_effects(self) -> Vec<Effect> {
        self.effects
    }

    /// The rows that the seat can choose from; none where the cross gives no choice.
    pub(super) fn into_choices(self) -> Vec<Color> {
        self.choices
    }

    fn take(&mut self, step: Step) -> Result<(), Violation> {
        match step {
            Step::Note(effect) => self.effects.push(effect),
            Step::CrossField(space) => self.sheet.cross(space),
            Step::Cross(space, by) => {
                self.note_cross(space, by);
                self.sheet.cross(space);
                self.earn(space);
            }
            Step::Force(row, by) => self.force(row, by),
            Step::ForceTwice(rows, by) => match self.choose(rows)? {
                Some(row) => {
                    self.force(row, by);
                    self.force(row, by);
                }
                None => self.effects.push(Effect::Lost { row: None }),
            },
        }
        Ok(())
    }

    /// The row of these that the seat chose, else the topmost; `None` if there is none.
    fn choose(&mut self, rows: Vec<Color>) -> Result<Option<Color>, Violation> {
        let row = match self.named_choice {
            Some(named) if !rows.is_empty() && !rows.contains(&named) => {
                return Err(Violation::NotFewest);
            }
            Some(named) if !rows.is_empty() => Some(named),
            Some(_) | None => rows.first().copied(),
        };
        if rows.len() > 1 {
            self.choices = rows;
        }
        Ok(row)
    }

    /// Crosses the next space of a row, with its lock, or loses that cross.
    fn force(&mut self, row: Color, by: CrossReason) {
        let next = self.sheet.next_place(row).filter(|&place| {
            let lacks = self.board.is_lock_place(row, place) && !self.sheet.may_lock(row);
            !self.closed[row] && !lacks
        });
        let Some(place) = next else {
            self.effects.push(Effect::Lost { row: Some(row) });
            return;
        };
        let space = SpaceId::in_color(row, place);
        self.note_cross(space, by);
        self.cross(space);
    }

    fn cross(&mut self, space: SpaceId) {
        self.sheet.cross(space);
        if let Some(row) = self.board.locks(space) {
            self.sheet.lock(row);
            self.closed[row] = true;
            self.effects.push(Effect::Lock { row });
        }
        self.earn(space);
    }

    fn note_cross(&mut self, space: SpaceId, by: CrossReason) {
        if let Some(name) = self.board.name_of(space) {
            self.effects.push(Effect::Cross {
                row: name.row,
                number: name.label.number(),
                field: name.label.field(),
                by,
            });
        }
    }

    fn earn(&mut self, space: SpaceId) {
        for (extra, rule) in self.board.rules().enumerate() {
            let earned = rule.earned(&self.sheet, space);
            self.earned
                .extend(earned.into_iter().map(|item| (extra, item)));
        }
    }
}
