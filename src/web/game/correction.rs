//! Corrections by the host: any sheet, any space.

use askama::Template;

use super::context::GameContext;
use super::page::{Fragment, Layout};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::rules::{Action, Color, Correction, MAX_PENALTIES, Seat, Seq, SpaceName, Violation};
use crate::web::game::sheet::fragment::{OwnSeat, SheetMessage};
use crate::web::game::sheet::offer::space_value;
use crate::web::game::sheet::reasons::Reasons;
use crate::web::game::sheet::row::{RowButtons, SecondBox, SpaceButton};
use crate::web::kit::filters;
use crate::web::kit::labels::color_name;
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
    seats: Vec<OwnSeat>,
    message: Option<SheetMessage>,
    columns: usize,
    rows: Vec<RowButtons>,
    penalties: Vec<Penalties>,
}

/// A number of penalties that can be set.
struct Penalties {
    count: u8,
    is_set: bool,
}

impl CorrectionFragment {
    /// The sheet of this seat, with the message for a refused correction.
    pub(super) fn new(context: &GameContext, seat: Seat, message: Option<SheetMessage>) -> Self {
        let view = &context.view;
        let sheet = context.table().sheet_or_empty(seat);
        let query = format!("?seat={seat}&erase=true");
        let mut rows = RowButtons::all(&Reasons::new(context, seat));
        for row in &mut rows {
            for space in &mut row.spaces {
                correctable(context, seat, row.color, space);
            }
        }
        Self {
            path: format!("/games/{}{query}", view.id),
            fragment_path: format!("/games/{}/sheet{query}", view.id),
            game: view.id.clone(),
            seq: view.seq,
            seat,
            name: context.name(seat).to_owned(),
            total: sheet.total(),
            seats: OwnSeat::all(context, seat),
            message,
            columns: context.columns(),
            rows,
            penalties: (0..=MAX_PENALTIES)
                .map(|count| Penalties {
                    count,
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
            styles: &["play", "correction"],
            reloads: false,
        }
    }
}

/// Turns a button that crosses a space into one that corrects it.
fn correctable(context: &GameContext, seat: Seat, row: Color, space: &mut SpaceButton) {
    let number = space.number;
    let is_crossed = space.state == SpaceState::Crossed;
    let first = SpaceName::number(row, number);
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
    space.value = format!("correct {} {crossed}", space_value(corrected));
    space.late = None;
    space.is_lucky = false;
    space.reason = violation.map(|violation| why_not(context, seat, row, number, violation));
}

/// Why a space cannot be corrected.
pub(super) fn why_not(
    context: &GameContext,
    seat: Seat,
    row: Color,
    number: u8,
    violation: Violation,
) -> Message {
    let name = context.name(seat);
    match violation {
        Violation::CorrectionConflict => msg("correction-lock-needs").with("row", color_name(row)),
        Violation::RowClosed => msg("correction-has-lock")
            .with("name", name)
            .with("row", color_name(row)),
        other => Reasons::new(context, seat).cross(row, number, other),
    }
}
