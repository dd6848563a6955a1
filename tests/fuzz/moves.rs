//! Moves made from random bytes: what is read as a move is that move.

use proptest::prelude::*;
use rowlock_rules::{
    Action, Color, Correction, Cross, Dice, DiceUse, Game, HouseRules, Label, Mode, RowName, Seat,
    SpaceName,
};

use super::feed;
use crate::rules::begun_with;

/// Takes bytes from the front; an empty hand gives zeros.
struct Hand<'a>(&'a [u8]);

impl Hand<'_> {
    fn byte(&mut self) -> u8 {
        match self.0 {
            [first, rest @ ..] => {
                self.0 = rest;
                *first
            }
            [] => 0,
        }
    }

    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        all[usize::from(self.byte()) % all.len()]
    }

    fn maybe<T>(&mut self, take: impl FnOnce(&mut Self) -> T) -> Option<T> {
        self.byte().is_multiple_of(4).then(|| take(self))
    }

    /// A space of any row; of a color's row most often.
    fn space(&mut self) -> SpaceName {
        let row = match self.byte() % 4 {
            0 => self.pick(&RowName::ALL),
            _ => self.pick(&Color::ALL).into(),
        };
        let number = self.byte() % if row.color().is_some() { 18 } else { 26 };
        let label = match self.byte() % 8 {
            0 => Label::Field(number % 5),
            _ => Label::Number(number),
        };
        SpaceName {
            row,
            label,
            second: self.byte().is_multiple_of(8),
        }
    }

    fn cross(&mut self) -> Cross {
        Cross {
            space: self.space(),
            swap: self.byte().is_multiple_of(8).then(|| self.byte() % 11),
            choose: self
                .byte()
                .is_multiple_of(8)
                .then(|| self.pick(&Color::ALL)),
            turn: self.maybe(|hand| u32::from(hand.byte())),
            usage: self.maybe(|hand| hand.pick(&DiceUse::ALL)),
        }
    }

    /// One of the crosses that the seat can make beside plain numbers, if there is any.
    fn open_extra(&mut self, game: &Game, seat: Seat) -> Cross {
        match game.table().open_extras(seat).as_slice() {
            [] => self.cross(),
            open => self.pick(open),
        }
    }

    fn action(&mut self, game: &Game, seat: usize) -> Action {
        let turn = game.table().turn().unwrap_or(1);
        match self.byte() % 16 {
            0..=5 => Action::Cross(self.cross()),
            6 => Action::Cross(self.open_extra(game, Seat::new(seat).unwrap())),
            7 => Action::Roll(self.dice(game)),
            8 => Action::EndTurn { turn },
            9 => Action::EndTurn {
                turn: u32::from(self.byte()),
            },
            10 => Action::Penalty {},
            11 => Action::Close {
                row: self.pick(&Color::ALL),
            },
            12 => Action::Undo {},
            13 => match self.byte() % 8 {
                0 => Action::Leave {},
                1 => Action::Finish {},
                _ => Action::Correct(Correction::Space {
                    space: self.space(),
                    crossed: self.byte().is_multiple_of(2),
                }),
            },
            14 => Action::Correct(Correction::Penalties(self.byte() % 6)),
            _ => Action::Rewind {
                to: u32::from(self.byte()),
            },
        }
    }

    fn dice(&mut self, game: &Game) -> Dice {
        let sides = game.setup().board.die_sides;
        let die = |hand: &mut Self| hand.byte() % (sides + 1);
        let in_game = game.table().dice_in_game();
        let colored = |hand: &mut Self, color| in_game.contains(&color).then(|| die(hand));
        Dice {
            red: colored(self, Color::Red),
            yellow: colored(self, Color::Yellow),
            green: colored(self, Color::Green),
            blue: colored(self, Color::Blue),
            white: [die(self), die(self)],
        }
    }
}

#[test]
fn no_bytes_that_are_read_as_a_move_are_written_as_another() {
    feed(200, |bytes| {
        // Half of the text is that of a move, so that more than the reader's first look is tried.
        let (garbage, chosen) = bytes.split_at(bytes.len() / 2);
        let game = begun_with("connect-15", Mode::Dice, HouseRules::default(), &[None]);
        let action = Hand(chosen).action(&game, 0);
        let mut text = serde_json::to_vec(&action).unwrap();
        for (index, byte) in garbage.iter().enumerate().take(3) {
            let place = usize::from(chosen.get(index).copied().unwrap_or_default()) % text.len();
            text[place] = *byte;
        }
        if let Ok(read) = serde_json::from_slice::<Action>(&text) {
            let again = serde_json::to_string(&read).unwrap();
            prop_assert_eq!(serde_json::from_str::<Action>(&again).unwrap(), read);
        }
        Ok(())
    });
}
