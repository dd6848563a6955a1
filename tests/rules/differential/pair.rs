//! The program's rules and the reference ones side by side at the same game.

use std::collections::BTreeMap;

use rowlock::rules::{Action, By, Event, Game, HouseRules, LuckyNumbers, Mode, Printed};
use serde_json::Value;

use crate::rules::reference::ReferenceGame;
use crate::rules::vectors::view;
use crate::rules::{actor, begun_by};

/// How a game is set up.
#[derive(Clone, Debug)]
pub struct Setting {
    pub board: &'static str,
    pub mode: Mode,
    pub lucky_numbers: Vec<Option<[u8; 2]>>,
    pub color_required: bool,
    /// Who has turn 1.
    pub first: usize,
}

impl Setting {
    /// A game of this many seats, with lucky numbers where the board has them.
    pub fn of(board: &'static str, mode: Mode, seats: usize) -> Setting {
        const LUCKY_NUMBERS: [[u8; 2]; 5] = [[5, 8], [6, 11], [4, 10], [9, 13], [7, 12]];
        let lucky_numbers = LUCKY_NUMBERS
            .into_iter()
            .map(|numbers| (board == "longo").then_some(numbers));
        Setting {
            board,
            mode,
            lucky_numbers: lucky_numbers.take(seats).collect(),
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
            lucky_numbers,
            color_required,
            first,
        } = setting;
        let house_rules = HouseRules {
            color_required: *color_required,
            ..HouseRules::default()
        };
        let engine_numbers: Vec<Option<LuckyNumbers>> = lucky_numbers
            .iter()
            .map(|numbers| numbers.map(|numbers| LuckyNumbers::try_from(numbers).unwrap()))
            .collect();
        let mut pair = Pair {
            engine: begun_by(board, *mode, house_rules, &engine_numbers, *first),
            reference: ReferenceGame::new(
                board,
                mode.as_str(),
                lucky_numbers.len(),
                lucky_numbers.clone(),
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
        let number = u8::try_from(table.seats()).unwrap();
        let is_longo = self.engine.setup().board.has_lucky_numbers();
        let numbers = is_longo.then_some([2, 3 + number]);
        let engine = table.free_seat();
        match (engine, self.reference.try_enter(numbers)) {
            (Ok(seat), Ok((after, other))) if seat.index() == other => {
                let numbers = numbers.map(|numbers| LuckyNumbers::try_from(numbers).unwrap());
                let printed = Printed {
                    lucky_numbers: numbers,
                    sheet: None,
                };
                let event = Event::enter(seat, printed);
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
