//! Corrections by the host: any sheet, any space.

use askama::Template;

use super::context::GameContext;
use super::page::{Fragment, Layout, needed};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::domain::row_name::row_name;
use crate::rules::{Action, Correction, MAX_PENALTIES, Seat, Seq, SpaceName, Violation};
use crate::web::game::sheet::fragment::SheetMessage;
use crate::web::game::sheet::reasons::Reasons;
use crate::web::game::sheet::row::RowButtons;
use crate::web::game::sheet::seats::SeatTab;
use crate::web::game::sheet::space::{SecondBox, SpaceButton};
use crate::web::kit::filters;
use crate::web::kit::static_sheet::SpaceState;

/// A sheet to correct.
#[derive(Template)]
#[template(path = "game/correction.html")]
pub(super) struct CorrectionFragment {
    game: GameId,
    path: String,
    fragment_path: String,
    seq: Seq,
    seat: Seat,
    name: String,
    total: i32,
    seats: Vec<SeatTab>,
    message: Option<SheetMessage>,
    columns: usize,
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
        let view = &context.view;
        let sheet = context.table().sheet_or_empty(seat);
        let query = format!("?seat={seat}&erase=true");
        let mut rows = RowButtons::all_to_correct(&Reasons::new(context, seat));
        for space in rows.iter_mut().flat_map(|row| &mut row.buttons) {
            correctable(context, seat, space);
        }
        Self {
            path: format!("/games/{}{query}", view.id),
            fragment_path: format!("/games/{}/sheet{query}", view.id),
            game: view.id.clone(),
            seq: view.seq,
            seat,
            name: context.name(seat).to_owned(),
            total: sheet.total(),
            seats: SeatTab::markable(context, seat),
            message,
            columns: context.columns(),
            rows,
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

/// Turns a button that crosses a space into one that corrects it.
fn correctable(context: &GameContext, seat: Seat, space: &mut SpaceButton) {
    let first = space.space;
    let is_crossed = space.state == SpaceState::Crossed;
    let second = SpaceName {
        second: true,
        ..first
    };
    let refusal = |space, crossed| {
        let correction = Correction::Space { space, crossed };
        context.refusal(seat, Action::Correct(correction))
    };
    // A crossed space gets its second cross first, and then loses both.
    let adds_second = is_crossed && space.second.is_some() && refusal(second, true).is_none();
    let (corrected, crossed) = match adds_second {
        true => (second, true),
        false => (first, !is_crossed),
    };
    let violation = refusal(corrected, crossed);
    if !is_crossed {
        (space.state, space.label) = match violation {
            None => (SpaceState::Open, msg("state-uncrossed")),
            Some(Violation::TooFewCrosses) => {
                let lacking = msg("state-short").with("lacking", space.lacking);
                (SpaceState::Short, lacking)
            }
            Some(Violation::LeftOfLastCross) => (SpaceState::Skipped, msg("state-skipped")),
            Some(_) => (SpaceState::Closed, msg("state-closed")),
        };
    }
    space.second = match space.second {
        Some(_) if adds_second => Some(SecondBox::Open),
        Some(SecondBox::Open) => Some(SecondBox::Free),
        other => other,
    };
    space.action = Action::Correct(Correction::Space {
        space: corrected,
        crossed,
    });
    space.late = None;
    space.choices = Vec::new();
    space.by_sheet_number = false;
    space.reason = violation.map(|violation| why_not(context, seat, first, violation));
}

/// Why a space cannot be corrected.
pub(super) fn why_not(
    context: &GameContext,
    seat: Seat,
    space: SpaceName,
    violation: Violation,
) -> Message {
    let name = context.name(seat);
    let row = row_name(space.row);
    let sheet = context.table().sheet(seat);
    let is_locked = |row| sheet.is_some_and(|sheet| sheet.row(row).locked());
    match (violation, space.row.color()) {
        (Violation::CorrectionConflict, Some(color)) if is_locked(color) => {
            msg("correction-lock-needs").with("row", row)
        }
        (Violation::CorrectionConflict, _) => msg("correction-needs-order"),
        (Violation::RowClosed, Some(_)) => msg("correction-has-lock")
            .with("name", name)
            .with("row", row),
        (other, _) => Reasons::new(context, seat).cross(space, other),
    }
}
