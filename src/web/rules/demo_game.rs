//! Games played by the real rules for the examples.

use std::sync::Arc;

use rowlock_rules::{
    Action, Actor, Board, By, Color, Cross, Dice, Event, Game, GameSetup, HouseRules, Mode,
    Printed, Seat, Sheet, SpaceName,
};

use crate::domain::i18n::msg;
use crate::web::kit::space_state::SpaceState;
use crate::web::kit::space_text::crossed_by_rule;
use crate::web::kit::static_sheet::{StaticRow, rows};

/// A game for a picture. A refused move returns `None`, and the picture is not shown.
pub(crate) struct DemoGame(Game);

impl DemoGame {
    /// A game on this board that has just begun.
    pub(crate) fn begin(board: &Arc<Board>, mode: Mode, seats: usize, printed: Printed) -> Self {
        let mut game = Game::new(GameSetup {
            board: Arc::clone(board),
            mode,
            house_rules: HouseRules::default(),
        });
        for seat in Seat::first(seats) {
            game.push(Event::join(seat, printed));
        }
        game.push(Event::start(Seat::first(seats).collect()));
        Self(game)
    }

    fn board(&self) -> &Board {
        &self.0.setup().board
    }

    pub(super) fn seats(&self) -> usize {
        self.0.table().seats()
    }

    /// Makes a move for a seat.
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Option<()> {
        let actor = Actor { seat, by: By::Host };
        let event = self.0.decide(actor, action).ok()?;
        self.0.push(event);
        Some(())
    }

    /// Crosses a number without dice.
    pub(super) fn cross(&mut self, seat: Seat, row: Color, number: u8) -> Option<()> {
        self.act(seat, Action::Cross(Cross::number(row, number)))
    }

    /// Crosses the numbers at these indices of a row, counted from 0 on the left, without the fields that have none;
    /// returns them.
    pub(crate) fn cross_indices(
        &mut self,
        seat: Seat,
        row: Color,
        indices: impl IntoIterator<Item = usize>,
    ) -> Option<Vec<u8>> {
        let mut numbers = Vec::new();
        for index in indices {
            let number = self.board().rows[row].numbers().nth(index)?;
            self.cross(seat, row, number)?;
            numbers.push(number);
        }
        Some(numbers)
    }

    /// Makes a cross for a seat; returns what it crosses by rule.
    pub(super) fn cross_with_effects(
        &mut self,
        seat: Seat,
        cross: Cross,
    ) -> Option<Vec<SpaceName>> {
        self.act(seat, Action::Cross(cross))?;
        Some(crossed_by_rule(self.0.log().last()?).collect())
    }

    /// Enters a roll and makes a cross with it, in a turn of its own.
    pub(super) fn cross_rolled(&mut self, seat: Seat, roll: Dice, cross: Cross) -> Option<()> {
        let turn = self.0.table().turn()?;
        self.act(seat, Action::Roll(roll))?;
        self.act(seat, Action::Cross(cross))?;
        self.act(seat, Action::EndTurn { turn })
    }

    /// Whether the seat may cross this number now.
    pub(super) fn is_open(&self, seat: Seat, row: Color, number: u8) -> bool {
        self.0.table().violation(seat, row, number).is_none()
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.table().end_reason().is_some()
    }

    pub(super) fn sheet(&self, seat: Seat) -> Option<&Sheet> {
        self.0.table().sheet(seat)
    }

    pub(crate) fn rows(&self, seat: Seat) -> Option<Vec<StaticRow>> {
        let table = self.0.table();
        Some(rows(self.board(), table.sheet(seat)?, &table.closed_rows()))
    }

    /// The seat's rows; only the spaces that this roll allows are open.
    pub(super) fn rolled_rows(&self, seat: Seat) -> Option<Vec<StaticRow>> {
        let mut rows = self.rows(seat)?;
        for row in &mut rows {
            for (printed, space) in row.printed.spaces.iter().zip(&mut row.states) {
                let is_free = matches!(space.state, SpaceState::Open | SpaceState::Short);
                let number = printed.name.as_number();
                let open = number.filter(|&(row, number)| self.is_open(seat, row, number));
                if let Some((_, number)) = open.filter(|_| is_free) {
                    row.label = msg("static-sheet-open")
                        .with("row", row.label.clone())
                        .with("number", number);
                } else if is_free {
                    space.state = SpaceState::Closed;
                }
            }
        }
        Some(rows)
    }
}

pub(super) fn white_dice(sum: u8) -> [u8; 2] {
    [sum / 2, sum - sum / 2]
}

/// A roll whose colored dice play no part.
pub(super) fn roll_of(white: [u8; 2]) -> Dice {
    Dice {
        white,
        red: Some(1),
        yellow: Some(1),
        green: Some(1),
        blue: Some(1),
    }
}
