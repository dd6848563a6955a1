//! The bonus bar of a sheet.

use rowlock_rules::{Color, RowName, Seat};

use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::labels::color_name;
use crate::web::kit::space_state::SpaceState;

pub(crate) struct BonusBarFields {
    /// What it shows, in words.
    pub(crate) label: Message,
    /// Its fields from left to right: the row in which each forces a cross, and its state.
    pub(crate) fields: Vec<(Color, SpaceState)>,
    /// The field that is crossed with the next boxed space.
    pub(crate) next: Option<usize>,
}

impl BonusBarFields {
    /// The bar of a seat's sheet; `None` on a board without one.
    pub(crate) fn of(context: &GameContext, seat: Seat) -> Option<Self> {
        let row = context.board().printed(0).row(RowName::Bar)?;
        let crossed = context.table().sheet(seat)?.extra_row(RowName::Bar);
        let struck = context.table().struck(seat, RowName::Bar)?;
        let state = |place| match crossed.contains(place) {
            true => SpaceState::Crossed,
            false if struck.contains(place) => SpaceState::Skipped,
            false => SpaceState::Open,
        };
        let spaces = row.spaces.iter();
        let fields: Vec<_> = spaces
            .filter_map(|space| Some((*space.colors.first()?, state(space.id.place))))
            .collect();
        let next = fields
            .iter()
            .position(|&(_, state)| state == SpaceState::Open);
        let label = match next {
            Some(index) => msg("bonus-bar").with("color", color_name(fields[index].0)),
            None => msg("bonus-bar-used"),
        };
        let label = label.with("crossed", crossed.len());
        Some(Self {
            label: label.with("count", fields.len()),
            fields,
            next,
        })
    }
}
