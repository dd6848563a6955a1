//! A cross that a button offers.

use crate::domain::i18n::Message;
use crate::rules::{Action, Color, Cross, Label, SpaceName};
use crate::web::kit::labels::color_first;

/// A cross that a button offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    /// The move, in the syntax of forms.
    pub(crate) value: String,
    /// The text of the button.
    pub(crate) label: Message,
}

/// The move that crosses a space with the current roll.
pub(crate) fn cross_space(space: SpaceName) -> Action {
    Action::Cross(Cross::of(space))
}

/// The offers to make a cross and choose one of these rows for what it forces.
pub(crate) fn choosing(cross: Cross, rows: &[Color]) -> Vec<Offer> {
    let turn = cross.turn.map(|turn| format!(" {turn}"));
    let turn = turn.unwrap_or_default();
    let offer = |&row: &Color| {
        let choose = Some(row);
        Offer {
            value: cross_value(&Cross { choose, ..cross }) + &turn,
            label: color_first(row),
        }
    };
    rows.iter().map(offer).collect()
}

/// A space in the syntax of forms: `red 5`, `red 5 second`, or `red f1` for a field.
pub(crate) fn space_value(space: SpaceName) -> String {
    let SpaceName { row, label, second } = space;
    let second = if second { " second" } else { "" };
    match label {
        Label::Number(number) => format!("{row} {number}{second}"),
        Label::Field(field) => format!("{row} f{field}{second}"),
    }
}

/// A cross in the syntax of forms, without its turn.
pub(crate) fn cross_value(cross: &Cross) -> String {
    let swap = cross.swap.map(|field| format!(" swap {field}"));
    let choose = cross.choose.map(|row| format!(" choose {row}"));
    let usage = cross.usage.map(|usage| format!(" use {}", usage.as_str()));
    format!(
        "cross {}{}{}{}",
        space_value(cross.space),
        swap.unwrap_or_default(),
        choose.unwrap_or_default(),
        usage.unwrap_or_default()
    )
}
