//! The fast policy: what a seat crosses, by the values of its rows alone.

use crate::horizon::Horizon;
use crate::layout::{LAST_PENALTY, Layout, PENALTY_POINTS, Spot};
use crate::legal::{color_spots, white_spot};
use crate::position::{Position, SmallSheet};
use crate::row_table::{Open, RowTable, Shares};
use crate::stream::Roll;

/// The numbers of the policy; `tests/bench/coach/tune.rs` found them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    pub shares: Shares,
    pub horizon: Horizon,
    /// What each penalty costs more than its points, times the penalties that the seat has then.
    pub penalty: f32,
    /// What it is worth to end the game while ahead, in addition to the points.
    pub end_ahead: f32,
}

impl Weights {
    /// Those that the policy uses.
    pub const FOUND: Self = Self {
        shares: Shares {
            white: 0.589,
            color: 0.679,
        },
        horizon: Horizon {
            base: 4.587,
            first: 1.5,
            second: 3.325,
            closed: -0.089,
            seat: 0.629,
        },
        penalty: 0.5,
        end_ahead: 5.112,
    };
}

/// What no cross is worth: ending the game while behind.
const NEVER: f32 = -1000.0;

/// The policy of every seat of a game.
#[derive(Clone, Debug)]
pub struct Policy {
    pub layout: Layout,
    pub table: RowTable,
    pub weights: Weights,
}

/// What a seat crosses with one roll: with the white sum, and with a colored die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    pub white: Option<Spot>,
    pub color: Option<Spot>,
}

/// What a seat sees when it chooses.
pub(crate) struct View<'a> {
    policy: &'a Policy,
    position: &'a Position,
    seat: usize,
    /// How long open rows stay so after this roll.
    after: usize,
    /// The value of each row as it is, if the game goes on.
    values: [f32; 4],
    /// The points of the best other seat.
    rival: i32,
}

impl Policy {
    /// The policy for games of this many seats on a board with this layout.
    pub fn new(layout: Layout, seats: u8, weights: Weights) -> Self {
        let table = RowTable::new(&layout, seats, weights.shares);
        Self {
            layout,
            table,
            weights,
        }
    }

    /// The rolls that are most likely to come, the next one included.
    pub fn rolls(&self, position: &Position) -> usize {
        self.weights.horizon.rolls(&self.layout, position)
    }

    pub(crate) fn view<'a>(
        &'a self,
        position: &'a Position,
        seat: usize,
        rolls: usize,
    ) -> View<'a> {
        let sheet = &position.sheets[seat & 7];
        let after = rolls.saturating_sub(1);
        let mut values = [0.0; 4];
        for (row, value) in values.iter_mut().enumerate() {
            *value = self
                .table
                .row(&self.layout, sheet, row, open(position.closed, row, after));
        }
        View {
            policy: self,
            position,
            seat,
            after,
            values,
            rival: i32::MIN,
        }
    }
}

fn open(closed: u8, row: usize, after: usize) -> Open {
    match closed & (1 << row) {
        0 => Open::For(after),
        _ => Open::No,
    }
}

impl View<'_> {
    fn sheet(&self) -> &SmallSheet {
        &self.position.sheets[self.seat & 7]
    }

    /// Whether the white sum can be crossed in this row.
    fn white_spot(&self, sum: u8, row: usize) -> Option<Spot> {
        white_spot(
            &self.policy.layout,
            self.sheet(),
            self.position.closed,
            (row, sum),
        )
    }

    /// What is gained by one cross; the game goes on unless it ends it.
    fn gain(&mut self, spot: Spot) -> f32 {
        let layout = &self.policy.layout;
        let row = usize::from(spot.row);
        let mut sheet = *self.sheet();
        if sheet.cross(layout, spot) {
            return self.gain_of_lock(&sheet, 1 << row);
        }
        let table = &self.policy.table;
        let value = table.value(
            self.after,
            row,
            usize::from(sheet.last[row]),
            usize::from(sheet.crosses[row]),
        );
        value - self.values[row]
    }

    /// What is gained by crosses that lock these rows and lead to this sheet.
    fn gain_of_lock(&mut self, sheet: &SmallSheet, locked: u8) -> f32 {
        let closed = self.position.closed | locked;
        if closed.count_ones() >= 2 {
            return self.gain_of_end(sheet);
        }
        let before: f32 = self.values.iter().sum();
        self.value_of(sheet, closed) - before
    }

    fn value_of(&self, sheet: &SmallSheet, closed: u8) -> f32 {
        let Policy { layout, table, .. } = self.policy;
        let values = (0..4).map(|row| table.row(layout, sheet, row, open(closed, row, self.after)));
        values.sum()
    }

    /// What is gained if the game ends with this sheet.
    fn gain_of_end(&mut self, sheet: &SmallSheet) -> f32 {
        let layout = &self.policy.layout;
        let total = sheet.points(layout);
        let rival = self.rival();
        if total < rival {
            return NEVER;
        }
        let before: f32 = self.values.iter().sum();
        let penalties = i32::from(self.sheet().penalties) * PENALTY_POINTS;
        let bonus = match self.position.seats {
            1 => 0.0,
            _ => self.policy.weights.end_ahead,
        };
        (total - penalties) as f32 - before + bonus
    }

    /// The most points of another seat.
    fn rival(&mut self) -> i32 {
        if self.rival == i32::MIN {
            let seats = 0..usize::from(self.position.seats);
            let others = seats.filter(|&other| other != self.seat);
            let points =
                others.map(|other| self.position.sheets[other].points(&self.policy.layout));
            self.rival = points.max().unwrap_or(i32::MIN + 1);
        }
        self.rival
    }

    /// What is gained by crossing nothing in the own turn.
    pub(crate) fn gain_of_penalty(&mut self) -> f32 {
        let mut sheet = *self.sheet();
        sheet.penalties += 1;
        if sheet.penalties >= LAST_PENALTY {
            return self.gain_of_end(&sheet);
        }
        PENALTY_POINTS as f32 - self.policy.weights.penalty * f32::from(sheet.penalties)
    }

    /// What a seat that is not active crosses.
    pub(crate) fn white(&mut self, sum: u8) -> Option<Spot> {
        let mut best = (0.0, None);
        for row in 0..4 {
            if let Some(spot) = self.white_spot(sum, row) {
                let gain = self.gain(spot);
                if gain > best.0 {
                    best = (gain, Some(spot));
                }
            }
        }
        best.1
    }

    /// What is gained by a choice of the active seat.
    pub(crate) fn gain_of(&mut self, choice: Choice) -> f32 {
        let penalty = self.policy.layout.color_required && choice.color.is_none();
        let fine = |view: &mut Self| match penalty {
            true => view.gain_of_penalty(),
            false => 0.0,
        };
        match choice {
            Choice {
                white: None,
                color: None,
            } => self.gain_of_penalty(),
            Choice {
                white: Some(spot),
                color: None,
            } => self.gain(spot) + fine(self),
            Choice {
                white: None,
                color: Some(spot),
            } => self.gain(spot),
            Choice {
                white: Some(first),
                color: Some(second),
            } => {
                let layout = &self.policy.layout;
                let mut sheet = *self.sheet();
                let mut locked = u8::from(sheet.cross(layout, first)) << first.row;
                locked |= u8::from(sheet.cross(layout, second)) << second.row;
                if locked != 0 {
                    self.gain_of_lock(&sheet, locked)
                } else if first.row == second.row {
                    let row = usize::from(first.row);
                    let (last, crosses) = (sheet.last[row], sheet.crosses[row]);
                    let table = &self.policy.table;
                    table.value(self.after, row, usize::from(last), usize::from(crosses))
                        - self.values[row]
                } else {
                    self.gain(first) + self.gain(second)
                }
            }
        }
    }

    /// Calls `take` with every choice of the active seat.
    pub(crate) fn choices(&self, roll: &Roll, mut take: impl FnMut(Choice)) {
        let sum = roll.white_sum();
        for first in [None, Some(0), Some(1), Some(2), Some(3)] {
            let white = match first {
                None => None,
                Some(row) => match self.white_spot(sum, row) {
                    None => continue,
                    white => white,
                },
            };
            take(Choice { white, color: None });
            self.colors(roll, white, |spot| {
                take(Choice {
                    white,
                    color: Some(spot),
                });
            });
        }
    }

    /// Calls `take` with every space that a colored die gives after this cross of the white sum.
    pub(crate) fn colors(&self, roll: &Roll, white: Option<Spot>, take: impl FnMut(Spot)) {
        let layout = &self.policy.layout;
        let mut sheet = *self.sheet();
        let mut locked = 0;
        if let Some(spot) = white {
            locked = u8::from(sheet.cross(layout, spot)) << spot.row;
        }
        color_spots(layout, &sheet, (self.position.closed, locked), roll, take);
    }

    /// What the active seat crosses: the choice with the largest gain.
    pub(crate) fn best(&mut self, roll: &Roll) -> Choice {
        let mut best = (self.gain_of_penalty(), Choice::default());
        let mut whites = [(0.0, None); 4];
        let sum = roll.white_sum();
        let layout = &self.policy.layout;
        let fine = match layout.color_required {
            true => self.gain_of_penalty(),
            false => 0.0,
        };
        let mut is_near_end = false;
        for (row, white) in whites.iter_mut().enumerate() {
            if let Some(spot) = self.white_spot(sum, row) {
                *white = (self.gain(spot), Some(spot));
                is_near_end |= layout.is_lock(spot);
                if white.0 + fine > best.0 {
                    best = (
                        white.0 + fine,
                        Choice {
                            white: white.1,
                            color: None,
                        },
                    );
                }
            }
        }
        let mut spots = [Spot { row: 0, place: 0 }; 32];
        let mut count = 0;
        self.colors(roll, None, |spot| {
            if count < spots.len() {
                spots[count] = spot;
                count += 1;
                is_near_end |= layout.is_lock(spot);
            }
        });
        if is_near_end {
            return self.best_of_all(roll);
        }
        for &color in &spots[..count] {
            let gain = self.gain(color);
            if gain > best.0 {
                best = (
                    gain,
                    Choice {
                        white: None,
                        color: Some(color),
                    },
                );
            }
            for &(white_gain, white) in &whites {
                let Some(spot) = white else { continue };
                let choice = Choice {
                    white,
                    color: Some(color),
                };
                let both = if spot.row != color.row {
                    white_gain + gain
                } else if color.place > spot.place {
                    self.gain_of(choice)
                } else {
                    continue;
                };
                if both > best.0 {
                    best = (both, choice);
                }
            }
        }
        best.1
    }

    fn best_of_all(&mut self, roll: &Roll) -> Choice {
        let mut all = [Choice::default(); 160];
        let mut count = 0;
        self.choices(roll, |choice| {
            if count < all.len() {
                all[count] = choice;
                count += 1;
            }
        });
        let mut best = (f32::MIN, Choice::default());
        for &choice in &all[..count] {
            let gain = self.gain_of(choice);
            if gain > best.0 {
                best = (gain, choice);
            }
        }
        best.1
    }
}
