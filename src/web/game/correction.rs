//! Corrections by the host: any sheet, any space.

use askama::Template;
use rowlock_rules::{Action, Correction, MAX_PENALTIES, Seat};

use super::context::GameContext;
use super::page::{Fragment, Layout, needed};
use crate::domain::i18n::msg;
use crate::web::game::sheet::page::SheetPage;
use crate::web::game::sheet::reasons::Reasons;
use crate::web::game::sheet::row::RowButtons;
use crate::web::game::sheet::seats::SeatTab;
use crate::web::game::sheet::toasts::SheetMessage;
use crate::web::kit::filters;

/// A sheet to correct.
#[derive(Template)]
#[template(path = "game/correction.html")]
pub(super) struct CorrectionFragment {
    page: SheetPage,
    total: i32,
    seats: Vec<SeatTab>,
    message: Option<SheetMessage>,
    rows: Vec<RowButtons>,
    penalties: Vec<Penalties>,
}

/// A number of penalties that can be set.
struct Penalties {
    count: u8,
    action: Action,
    is_set: bool,
}

impl CorrectionFragment {
    /// The sheet of this seat, with the message for a refused correction.
    pub(super) fn new(context: &GameContext, seat: Seat, message: Option<SheetMessage>) -> Self {
        let sheet = context.table().sheet_or_empty(seat);
        let query = format!("?seat={seat}&erase=true");
        Self {
            page: SheetPage::new(context, seat, &query),
            total: sheet.total(),
            seats: SeatTab::markable(context, seat),
            message,
            rows: RowButtons::to_correct(&Reasons::new(context, seat)),
            penalties: (0..=MAX_PENALTIES)
                .map(|count| Penalties {
                    count,
                    action: Action::Correct(Correction::Penalties(count)),
                    is_set: count == sheet.penalties(),
                })
                .collect(),
        }
    }
}

impl Fragment for CorrectionFragment {
    fn layout(&self) -> Layout {
        Layout {
            title: msg("menu-correct"),
            body_class: "play",
            styles: needed([
                ("play", true),
                ("extra_rows", RowButtons::are_more(&self.rows)),
                ("extra_signs", RowButtons::have_signs(&self.rows)),
                ("correction", true),
            ]),
            reloads: false,
        }
    }
}
