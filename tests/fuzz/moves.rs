//! Moves made from random bytes: none breaks the rules of a game.

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use rowlock::rules::{
    Action, Board, Boards, By, Color, Correction, Cross, Dice, DiceUse, Game, GameSetup,
    HouseRules, Label, Mode, Printed, RowName, Seat, SheetNumbers, SpaceName, Status,
};

use super::feed;
use crate::rules::{actor, begun_as, begun_with};

static BOARDS: LazyLock<Vec<Arc<Board>>> =
    LazyLock::new(|| Boards::load().unwrap().iter().cloned().collect());

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

    fn game(&mut self) -> Game {
        let board = Arc::clone(&BOARDS[usize::from(self.byte()) % BOARDS.len()]);
        let mode = self.pick(&Mode::ALL);
        let seats = usize::from(self.byte() % 8) + 1;
        let numbers = [self.byte() % 8 + 2, self.byte() % 7 + 10];
        let numbers = SheetNumbers::try_from(numbers).unwrap();
        let house_rules = HouseRules {
            color_required: self.byte().is_multiple_of(2),
            hide_scores: false,
        };
        let printed: Vec<Printed> = (0..seats)
            .map(|_| Printed {
                numbers: board.highest_sheet_number().is_some().then_some(numbers),
                sheet: (!board.sheets.is_empty()).then(|| self.pick(&board.sheets)),
            })
            .collect();
        let setup = GameSetup {
            board,
            mode,
            house_rules,
        };
        begun_as(setup, &printed, 0)
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

/// Plays whatever moves the bytes are, and checks that the game holds together.
fn play(bytes: &[u8]) -> Result<(), TestCaseError> {
    let mut hand = Hand(bytes);
    let mut game = hand.game();
    while !hand.0.is_empty() {
        let seat = usize::from(hand.byte()) % game.table().seats();
        let by = if hand.byte() % 4 == 0 {
            By::Host
        } else {
            By::Seat
        };
        let action = hand.action(&game, seat);
        let json = serde_json::to_string(&action).unwrap();
        prop_assert_eq!(
            serde_json::from_str::<Action>(&json).unwrap(),
            action,
            "{}",
            json
        );
        if let Ok(event) = game.decide(actor(seat, by), action) {
            game.push(event);
        }
    }
    let table = game.table();
    let is_over = table.status() == Status::Finished;
    for seat in Seat::first(table.seats()) {
        let sheet = table.sheet(seat).unwrap();
        prop_assert!(sheet.penalties() <= 4);
        prop_assert!((-20..=game.setup().board.max_total()).contains(&sheet.total()));
        prop_assert!(!is_over || table.open_extras(seat).is_empty());
        for row in Color::ALL {
            prop_assert!(sheet.crosses(row) <= game.setup().board.max_crosses(row));
            prop_assert!(!is_over || table.open(seat, row).is_empty());
        }
    }
    let replayed = Game::replay(game.setup().clone(), game.log().iter().cloned());
    prop_assert!(replayed == game);
    Ok(())
}

#[test]
fn no_bytes_bring_a_game_out_of_its_rules() {
    feed(900, play);
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
