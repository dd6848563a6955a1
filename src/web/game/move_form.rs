//! Moves as forms write them: `cross red 5`, `end_turn`, `undo`.

use serde::Deserialize;

use crate::domain::error::{Error, ErrorCode};
use crate::rules::{Action, Color, Correction, Dice, SpaceName, Turn};
use crate::web::game::sheet::controls::Consequence;
use crate::web::game::sheet::offer::cross_space;
use crate::web::kit::parse::parse_color;

/// A form of the sheet.
#[derive(Debug, Deserialize)]
pub(super) struct MoveForm {
    /// The seat that the sheet belongs to.
    pub(super) seat: Option<usize>,
    /// The turn that the sheet showed when it was marked.
    turn: Option<Turn>,
    /// Whether the host corrects the sheet.
    #[serde(default)]
    pub(super) erase: bool,
    /// The consequence that the player has confirmed.
    pub(super) confirmed: Option<String>,
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
pub(super) enum Button {
    /// A move.
    Move(Action),
    /// A lock; the response says what it lacks.
    Lock(Color),
}

impl MoveForm {
    /// The pressed button.
    ///
    /// # Errors
    /// [`ErrorCode::InvalidValue`] for a value that no button sends.
    pub(super) fn pressed(&self) -> Result<Button, Error> {
        self.parse()
            .ok_or_else(|| Error::new(ErrorCode::InvalidValue, "no-such-move"))
    }

    /// The fields of the form, with this consequence confirmed.
    pub(super) fn with_yes(&self, consequence: Consequence) -> Vec<(&'static str, String)> {
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
                let (second, turn) = match *more {
                    ["second", ref turn @ ..] => (true, turn),
                    ref turn => (false, turn),
                };
                let turn = match *turn {
                    [] => self.turn,
                    [turn] => Some(turn.parse().ok()?),
                    _ => return None,
                };
                cross_space(space(row, number, second)?, turn)
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

/// A number of a row, or its second box.
fn space(row: &str, number: &str, second: bool) -> Option<SpaceName> {
    let space = SpaceName::number(parse_color(row)?, number.parse().ok()?);
    Some(SpaceName { second, ..space })
}
