//! The form of a new game as it is sent.

use rowlock_rules::Mode;

use crate::domain::error::Error;

/// The form as it is sent.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewGameForm {
    pub(crate) name: String,
    /// The other players, in the order of seats.
    pub(crate) players: Vec<String>,
    pub(crate) variant: String,
    pub(crate) mode: Mode,
    pub(crate) group: Option<String>,
    pub(super) time_zone: String,
    pub(crate) hide_scores: bool,
    pub(crate) color_required: bool,
    pub(crate) tap_to_end: bool,
    pub(crate) clock: bool,
}

impl NewGameForm {
    pub(super) fn read(fields: Vec<(String, String)>) -> Result<Self, Error> {
        let mut form = Self::default();
        for (name, value) in fields {
            match name.as_str() {
                "name" => form.name = value,
                "players" => form.players.push(value),
                "variant" => form.variant = value,
                "mode" => {
                    let mode = Mode::ALL.into_iter().find(|mode| mode.as_str() == value);
                    form.mode = mode.ok_or_else(|| Error::invalid("no-such-mode"))?;
                }
                "group" => form.group = Some(value),
                "time_zone" => form.time_zone = value,
                "hide_scores" => form.hide_scores = true,
                "color_required" => form.color_required = true,
                "tap_to_end" => form.tap_to_end = true,
                "clock" => form.clock = true,
                _ => {}
            }
        }
        Ok(form)
    }
}
