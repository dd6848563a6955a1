//! Moves as forms send them: as the JSON of the API.

use rowlock_rules::{Action, Color, Cross, Dice, Turn};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::domain::error::{Error, ErrorCode};
use crate::web::game::sheet::controls::Consequence;

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
    /// The JSON of the move; without the dice of a roll, and of a cross for the shown turn without the turn.
    #[serde(default, rename = "move")]
    json: String,
    lock: Option<Color>,
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
    pub(super) fn pressed(&self) -> Result<Button, Error> {
        if let Some(row) = self.lock {
            return Ok(Button::Lock(row));
        }
        let action = self.action();
        let unknown = |_| Error::new(ErrorCode::InvalidValue, "no-such-move");
        action.map(Button::Move).map_err(unknown)
    }

    /// The fields of the form, with this consequence confirmed.
    pub(super) fn with_yes(&self, consequence: Consequence) -> Vec<(&'static str, String)> {
        let seat = self.seat.map(|seat| ("seat", seat.to_string()));
        let turn = self.turn.map(|turn| ("turn", turn.to_string()));
        let yes = [
            ("move", self.json.clone()),
            ("key", self.key.clone()),
            ("confirmed", consequence.as_str().to_owned()),
        ];
        seat.into_iter().chain(turn).chain(yes).collect()
    }

    /// The move of the button, with what the rest of the form says of it.
    fn action(&self) -> Result<Action, serde_json::Error> {
        let fields: Map<String, Value> = serde_json::from_str(&self.json)?;
        if fields.get("type").is_some_and(|name| name == "roll") {
            return Ok(Action::Roll(self.dice()));
        }
        Ok(match Action::deserialize(Value::Object(fields))? {
            Action::Cross(cross) => Action::Cross(Cross {
                turn: cross.turn.or(self.turn),
                ..cross
            }),
            other => other,
        })
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
