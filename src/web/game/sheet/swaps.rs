//! The swap fields of a sheet.

use rowlock_rules::{Action, Cross, PrintedSpace, RowName, Seat};

use super::offer::Offer;
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::space_state::{SpaceState, sheet_violation};
use crate::web::kit::space_text::space_first;

pub(crate) struct SwapField {
    /// Its place, from 1.
    pub(crate) number: u8,
    pub(crate) text: String,
    pub(crate) state: SpaceState,
    /// What it is called, with its state.
    pub(crate) label: Message,
    /// What can be crossed with it now.
    pub(crate) crosses: Vec<Offer>,
}

impl SwapField {
    /// The swap fields of a seat's sheet; none on a board without any.
    pub(crate) fn all(context: &GameContext, seat: Seat) -> Vec<Self> {
        let Some(row) = context.board().printed(0).row(RowName::Swaps) else {
            return Vec::new();
        };
        let open: Vec<Cross> = context
            .table()
            .open_extras(seat)
            .into_iter()
            .filter(|cross| context.refusal(seat, Action::Cross(*cross)).is_none())
            .collect();
        let fields = row.spaces.iter();
        fields
            .filter_map(|field| Self::new(context, seat, field, &open))
            .collect()
    }

    fn new(
        context: &GameContext,
        seat: Seat,
        field: &PrintedSpace,
        open: &[Cross],
    ) -> Option<Self> {
        let sheet = context.table().sheet(seat)?;
        let number = field.name.label.number()?;
        let own = open.iter().filter(|cross| cross.swap == Some(number));
        let crosses: Vec<Offer> = own
            .map(|&cross| Offer {
                action: Action::Cross(cross),
                label: space_first(context.board(), cross.space),
            })
            .collect();
        let state = match SpaceState::on_sheet(sheet_violation(sheet, field.id), false) {
            SpaceState::Open if crosses.is_empty() => SpaceState::Closed,
            state => state,
        };
        let label = msg("swap-field").with("numbers", &field.text);
        Some(Self {
            number,
            text: field.text.clone(),
            state,
            label: label.with("state", state.label(0)),
            crosses,
        })
    }
}
