//! Moves as forms write them: `cross red 5`, `end_turn`, `undo`.

use serde::Deserialize;

use crate::domain::error::{Error, ErrorCode};
use crate::rules::{Action, Color, Correction, Cross, Dice, DiceUse, SpaceName, Turn};
use crate::web::game::sheet::controls::Consequence;
use crate::web::kit::parse::{parse_color, parse_label, parse_row};

/// A form of the sheet.
#[derive(Debug, Deserialize)]
pub(crate) struct MoveForm {
    /// The seat that the sheet belongs to.
    pub(crate) seat: Option<usize>,
    /// The turn that the sheet showed when it was marked.
    turn: Option<Turn>,
    /// Whether the host corrects the sheet.
    #[serde(default)]
    pub(crate) erase: bool,
    /// The consequence that the player has confirmed.
    pub(crate) confirmed: Option<String>,
    #[serde(rename = "move")]
    text: String,
    /// The idempotency key.
    #[serde(default)]
    key: String,
    white_1: Option<u8>,
    white_2: Option<u8>,
    red: Option<u8>,
    yellow: Option<u8>,
    green: Option<u8>,
    blue: Option<u8>,
}

/// The pressed button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Button {
    Move(Action),
    /// A lock; the response says what it lacks.
    Lock(Color),
}

impl MoveForm {
    /// The pressed button.
    ///
    /// # Errors
    /// [`ErrorCode::InvalidValue`] for a value that no button sends.
    pub(crate) fn pressed(&self) -> Result<Button, Error> {
        self.parse()
            .ok_or_else(|| Error::new(ErrorCode::InvalidValue, "no-such-move"))
    }

    /// The fields of the form, with this consequence confirmed.
    pub(crate) fn with_yes(&self, consequence: Consequence) -> Vec<(&'static str, String)> {
        let seat = self.seat.map(|seat| ("seat", seat.to_string()));
        let turn = self.turn.map(|turn| ("turn", turn.to_string()));
        let yes = [
            ("move", self.text.clone()),
            ("key", self.key.clone()),
            ("confirmed", consequence.as_str().to_owned()),
        ];
        seat.into_iter().chain(turn).chain(yes).collect()
    }

    fn parse(&self) -> Option<Button> {
        let words: Vec<&str> = self.text.split(' ').collect();
        let action = match *words.as_slice() {
            ["cross", row, number, ref more @ ..] => {
                Action::Cross(self.cross(space(row, number, false)?, more)?)
            }
            ["lock", row] => return parse_color(row).map(Button::Lock),
            ["close", row] => Action::Close {
                row: parse_color(row)?,
            },
            ["roll"] => Action::Roll(self.dice()),
            ["end_turn"] => Action::EndTurn { turn: self.turn? },
            ["correct", "penalties", count] => {
                Action::Correct(Correction::Penalties(count.parse().ok()?))
            }
            ["correct", row, number, crossed] => Action::Correct(Correction::Space {
                space: space(row, number, false)?,
                crossed: crossed.parse().ok()?,
            }),
            ["correct", row, number, "second", crossed] => Action::Correct(Correction::Space {
                space: space(row, number, true)?,
                crossed: crossed.parse().ok()?,
            }),
            ["rewind", to] => Action::Rewind {
                to: to.parse().ok()?,
            },
            ["penalty"] => Action::Penalty {},
            ["undo"] => Action::Undo {},
            ["finish"] => Action::Finish {},
            _ => return None,
        };
        Some(Button::Move(action))
    }

    /// A cross with what is said after its space, as in `second`, `swap 3`, `choose blue`, `use color`, or a turn.
    fn cross(&self, space: SpaceName, mut more: &[&str]) -> Option<Cross> {
        let mut cross = Cross {
            turn: self.turn,
            ..Cross::of(space)
        };
        loop {
            more = match *more {
                [] => return Some(cross),
                ["second", ref more @ ..] => {
                    cross.space.second = true;
                    more
                }
                ["swap", field, ref more @ ..] => {
                    cross.swap = Some(field.parse().ok()?);
                    more
                }
                ["choose", row, ref more @ ..] => {
                    cross.choose = Some(parse_color(row)?);
                    more
                }
                ["use", usage, ref more @ ..] => {
                    let mut all = DiceUse::ALL.into_iter();
                    cross.usage = Some(all.find(|other| other.as_str() == usage)?);
                    more
                }
                [turn] => {
                    cross.turn = Some(turn.parse().ok()?);
                    &[]
                }
                _ => return None,
            };
        }
    }

    /// The dice of the form; a white die that was left out is 0.
    fn dice(&self) -> Dice {
        let white = [self.white_1, self.white_2];
        Dice {
            white: white.map(Option::unwrap_or_default),
            red: self.red,
            yellow: self.yellow,
            green: self.green,
            blue: self.blue,
        }
    }
}

/// A space of a row, or its second box.
fn space(row: &str, label: &str, second: bool) -> Option<SpaceName> {
    Some(SpaceName {
        row: parse_row(row)?,
        label: parse_label(label)?,
        second,
    })
}
