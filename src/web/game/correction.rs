//! Corrections by the host: any sheet, any space.

use askama::Template;
use rowlock_rules::{Action, Correction, MAX_PENALTIES, Seat};

use super::context::GameContext;
use crate::web::game::sheet::reasons::Reasons;
use crate::web::game::sheet::row::RowButtons;
use crate::web::game::sheet::seats::SeatTab;
use crate::web::game::sheet::shown_sheet::ShownSheet;
use crate::web::game::sheet::toasts::SheetMessage;
use crate::web::kit::filters;

/// A sheet to correct.
#[derive(Template)]
#[template(path = "game/correction.html", blocks = ["main"])]
pub(super) struct CorrectionPage {
    page: ShownSheet,
    total: i32,
    seats: Vec<SeatTab>,
    message: Option<SheetMessage>,
    rows: Vec<RowButtons>,
    /// How many are set.
    penalties: u8,
}

impl CorrectionPage {
    /// The sheet of this seat, with the message for a refused correction.
    pub(super) fn new(context: &GameContext, seat: Seat, message: Option<SheetMessage>) -> Self {
        let sheet = context.table().sheet_or_empty(seat);
        let query = format!("?seat={seat}&erase=true");
        Self {
            page: ShownSheet::new(context, seat, &query),
            total: sheet.total(),
            seats: SeatTab::markable(context, seat),
            message,
            rows: RowButtons::to_correct(&Reasons::new(context, seat)),
            penalties: sheet.penalties(),
        }
    }
}
