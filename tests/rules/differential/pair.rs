//! The program's rules and the reference ones side by side at the same game.

use std::collections::BTreeMap;

use rowlock_rules::{Action, By, Event, Game, GameSetup, HouseRules, Mode, Printed};
use serde_json::{Value, json};

use crate::rules::all_boards::board_of;
use crate::rules::vectors::view;
use crate::rules::{actor, begun_as};
use reference_rules::{self as reference, ReferenceGame};

/// The letters of the sheets of a board that has different ones.
const LETTERS: [char; 5] = ['A', 'B', 'C', 'D', 'E'];

/// How a game is set up.
#[derive(Clone, Debug)]
pub struct Setting {
    pub board: &'static str,
    pub mode: Mode,
    /// What is printed on the sheet of each seat.
    pub printed: Vec<reference::Printed>,
    pub color_required: bool,
    /// Who has turn 1.
    pub first: usize,
}

impl Setting {
    /// A game of this many seats, with lucky numbers and letters of sheets where the board has them.
    pub fn of(board: &'static str, mode: Mode, seats: usize) -> Setting {
        const LUCKY_NUMBERS: [[u8; 2]; 5] = [[5, 8], [6, 11], [4, 10], [9, 13], [7, 12]];
        let sheets = LUCKY_NUMBERS.into_iter().zip(LETTERS);
        let printed = sheets.map(|(numbers, letter)| reference::Printed {
            lucky_numbers: (board == "longo").then_some(numbers),
            sheet: (board == "connected-chain").then_some(letter),
        });
        Setting {
            board,
            mode,
            printed: printed.take(seats).collect(),
            color_required: false,
            first: 0,
        }
    }
}

/// Both games, which have agreed so far.
#[derive(Clone)]
pub struct Pair {
    pub engine: Game,
    pub reference: ReferenceGame,
    /// What both show.
    pub view: Value,
}

/// The outcome of a move, the same in both.
pub enum Outcome {
    /// It was accepted; the event's fields.
    Accepted(Value),
    /// It was refused with this code.
    Refused(&'static str),
}

impl Pair {
    /// Both games, just begun.
    pub fn begun(setting: &Setting) -> Result<Pair, String> {
        let Setting {
            board,
            mode,
            printed,
            color_required,
            first,
        } = setting;
        let setup = GameSetup {
            board: board_of(board),
            mode: *mode,
            house_rules: HouseRules {
                color_required: *color_required,
                ..HouseRules::default()
            },
        };
        let sheets: Vec<Printed> = printed.iter().map(in_engine).collect();
        let mut pair = Pair {
            engine: begun_as(setup, &sheets, *first),
            reference: ReferenceGame::new(
                board,
                mode.as_str(),
                printed.clone(),
                *color_required,
                *first,
            ),
            view: Value::Null,
        };
        pair.see()?;
        Ok(pair)
    }

    /// Both games after this move, if they agree about it.
    ///
    /// # Errors
    /// In what they differ.
    pub fn play(&mut self, seat: usize, by: By, request: &Value) -> Result<Outcome, String> {
        let action: Action = serde_json::from_value(request.clone()).unwrap();
        let engine = self.engine.decide(actor(seat, by), action);
        let reference = self.reference.try_move(seat, by == By::Host, request);
        match (engine, reference) {
            (Ok(event), Ok(after)) => {
                let fields = serde_json::to_value(&event).unwrap();
                self.engine.push(event);
                self.reference = after;
                self.compare_effects(&fields)?;
                self.see()?;
                Ok(Outcome::Accepted(fields))
            }
            (Err(violation), Err(codes)) if codes.contains(&violation.code()) => {
                Ok(Outcome::Refused(violation.code()))
            }
            (Err(violation), Err(codes)) => {
                Err(format!("{} is none of {codes:?}", violation.code()))
            }
            (Ok(_), Err(codes)) => Err(format!("taken, refused by the reference: {codes:?}")),
            (Err(violation), Ok(_)) => {
                Err(format!("{}, accepted by the reference", violation.code()))
            }
        }
    }

    /// Both games after one more seat came in, if they agree about it; whether it did.
    ///
    /// # Errors
    /// In what they differ.
    pub fn enter(&mut self) -> Result<bool, String> {
        let table = self.engine.table();
        // A pair of every seat's own.
        let seats = table.seats();
        let number = u8::try_from(seats).unwrap();
        let board = &self.engine.setup().board;
        let printed = reference::Printed {
            lucky_numbers: board
                .highest_sheet_number()
                .is_some()
                .then_some([2, 3 + number]),
            sheet: (!board.sheets.is_empty()).then_some(LETTERS[seats % LETTERS.len()]),
        };
        let engine = table.free_seat();
        match (engine, self.reference.try_enter(printed)) {
            (Ok(seat), Ok((after, other))) if seat.index() == other => {
                let event = Event::enter(seat, in_engine(&printed));
                if let Err(violation) = self.engine.verify_event(&event) {
                    return Err(format!("{} for who comes in", violation.code()));
                }
                self.engine.push(event);
                self.reference = after;
                self.see()?;
                Ok(true)
            }
            (Err(_), Err(_)) => Ok(false),
            (engine, reference) => Err(format!(
                "coming in: {engine:?}, in the reference {}",
                reference.is_ok()
            )),
        }
    }

    /// What a cross brought about by rule; the end of the game is compared by the views.
    fn compare_effects(&self, fields: &Value) -> Result<(), String> {
        let Some(reference) = self.reference.effects() else {
            return Ok(());
        };
        let engine = fields["effects"].as_array().cloned().unwrap_or_default();
        let by_rule = |effect: &Value| effect["type"] != "finish";
        let engine: Vec<Value> = engine.into_iter().filter(by_rule).collect();
        if engine == reference {
            return Ok(());
        }
        let (engine, reference) = (json!(engine), json!(reference));
        Err(format!(
            "brought about {engine}, in the reference {reference}"
        ))
    }

    fn see(&mut self) -> Result<(), String> {
        self.view = view(self.engine.table());
        let reference = self.reference.view();
        if reference == self.view {
            return Ok(());
        }
        let (engine, reference) = (leaves(&self.view), leaves(&reference));
        let differences: Vec<String> = engine
            .iter()
            .filter(|(place, value)| reference.get(*place) != Some(value))
            .map(|(place, value)| {
                format!(
                    "{place}: {value}, in the reference {:?}",
                    reference.get(place)
                )
            })
            .collect();
        Err(format!("shown otherwise: {differences:?}"))
    }
}

fn in_engine(printed: &reference::Printed) -> Printed {
    let numbers = printed.lucky_numbers;
    Printed {
        numbers: numbers.map(|numbers| numbers.try_into().unwrap()),
        sheet: printed.sheet.map(|letter| letter.try_into().unwrap()),
    }
}

/// Every value that is not an object, by its path.
fn leaves(view: &Value) -> BTreeMap<String, String> {
    let inner: Vec<(String, &Value)> = match view {
        Value::Object(members) => members
            .iter()
            .map(|(key, value)| (key.clone(), value))
            .collect(),
        Value::Array(items) if items.iter().any(Value::is_object) => items
            .iter()
            .enumerate()
            .map(|(index, value)| (index.to_string(), value))
            .collect(),
        leaf => return BTreeMap::from([(String::new(), leaf.to_string())]),
    };
    inner
        .into_iter()
        .flat_map(|(key, value)| {
            leaves(value)
                .into_iter()
                .map(move |(rest, leaf)| (format!("{key}.{rest}"), leaf))
        })
        .collect()
}
