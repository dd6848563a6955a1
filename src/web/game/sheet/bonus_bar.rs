//! The bonus bar of a sheet.

use crate::domain::i18n::{Message, msg};
use crate::rules::{Color, ExtraSpace, RowName, Seat};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::color_name;

pub(crate) struct BonusBar {
    /// What it shows, in words.
    pub(crate) label: Message,
    /// Its fields, from left to right.
    pub(crate) fields: Vec<BarField>,
}

pub(crate) struct BarField {
    /// The row in which it forces a cross.
    pub(crate) color: Color,
    pub(crate) state: BarState,
}

/// The state of a field, which selects its style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BarState {
    /// It is free, and not the next one.
    Free,
    /// It is crossed with the next boxed space.
    Next,
    Crossed,
    Struck,
}

impl BarState {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Next => "next",
            Self::Crossed => "crossed",
            Self::Struck => "struck",
        }
    }
}

impl BonusBar {
    /// The bar of a seat's sheet; `None` on a board without one.
    pub(crate) fn of(context: &GameContext, seat: Seat) -> Option<Self> {
        let (_, row) = context.board().extra_row(RowName::Bar)?;
        let crossed = context.table().sheet(seat)?.extra_row(RowName::Bar);
        let struck = context.table().struck(seat, RowName::Bar)?;
        let state = |place| match crossed.contains(place) {
            true => BarState::Crossed,
            false if struck.contains(place) => BarState::Struck,
            false => BarState::Free,
        };
        let field = |(place, space): (usize, &ExtraSpace)| {
            let color = space.colors.first().copied()?;
            let state = state(place);
            Some(BarField { color, state })
        };
        let spaces = row.spaces.iter().enumerate();
        let mut fields: Vec<BarField> = spaces.filter_map(field).collect();
        let free = fields
            .iter_mut()
            .find(|field| field.state == BarState::Free);
        let next = free.map(|field| {
            field.state = BarState::Next;
            field.color
        });
        let label = match next {
            Some(color) => msg("bonus-bar").with("color", color_name(color)),
            None => msg("bonus-bar-used"),
        };
        let label = label.with("crossed", crossed.len());
        Some(Self {
            label: label.with("count", fields.len()),
            fields,
        })
    }
}
