//! The host's eraser: any sheet, as it is put right.

use askama::Template;

use super::context::Seen;
use crate::domain::i18n::{Said, said};
use crate::domain::ids::GameId;
use crate::rules::{Action, Color, Correction, MAX_PENALTIES, Seat, Seq, Violation};
use crate::web::game::sheet::fragment::{Message, OwnSeat};
use crate::web::game::sheet::row::{Reasons, Row, Space};
use crate::web::kit::filters;
use crate::web::kit::labels::color_name;
use crate::web::kit::static_sheet::SpaceState;

/// A sheet under the eraser.
#[derive(Template)]
#[template(path = "game/correction.html")]
pub(super) struct Eraser {
    game: GameId,
    page: String,
    fragment: String,
    seq: Seq,
    seat: Seat,
    name: String,
    total: i32,
    seats: Vec<OwnSeat>,
    message: Option<Message>,
    columns: usize,
    rows: Vec<Row>,
    penalties: Vec<Penalties>,
}

/// A number of penalties that can be set.
struct Penalties {
    count: u8,
    is_set: bool,
}

impl Eraser {
    /// The sheet of this seat, with the answer to a correction that was just refused.
    pub(super) fn new(seen: &Seen, seat: Seat, message: Option<Message>) -> Self {
        let view = &seen.view;
        let sheet = seen.table().sheet(seat).cloned().unwrap_or_default();
        let query = format!("?seat={seat}&erase=true");
        let mut rows = Reasons::new(seen, seat).rows();
        for row in &mut rows {
            for space in &mut row.spaces {
                correctable(seen, seat, row.color, space);
            }
        }
        Self {
            page: format!("/games/{}{query}", view.id),
            fragment: format!("/games/{}/sheet{query}", view.id),
            game: view.id.clone(),
            seq: view.seq,
            seat,
            name: seen.name(seat).to_owned(),
            total: sheet.total(),
            seats: OwnSeat::all(seen, seat),
            message,
            columns: seen.columns(),
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

/// Makes of a space to cross one to correct.
fn correctable(seen: &Seen, seat: Seat, row: Color, space: &mut Space) {
    let number = space.number;
    let is_crossed = space.state == SpaceState::Crossed;
    let correction = Correction::Space {
        row,
        number,
        crossed: !is_crossed,
    };
    let violation = seen.refusal(seat, Action::Correct(correction));
    if !is_crossed {
        (space.state, space.told) = match violation {
            None => (SpaceState::Open, said("state-uncrossed")),
            Some(Violation::TooFewCrosses) => {
                let lacking = said("state-short").with("lacking", space.lacking);
                (SpaceState::Short, lacking)
            }
            Some(Violation::LeftOfLastCross) => (SpaceState::Skipped, said("state-skipped")),
            Some(_) => (SpaceState::Closed, said("state-closed")),
        };
    }
    space.value = format!("correct {row} {number} {}", !is_crossed);
    space.late = None;
    space.is_lucky = false;
    space.reason = violation.map(|violation| why_not(seen, seat, row, number, violation));
}

/// Why a space cannot be corrected.
pub(super) fn why_not(
    seen: &Seen,
    seat: Seat,
    row: Color,
    number: u8,
    violation: Violation,
) -> Said {
    let name = seen.name(seat);
    match violation {
        Violation::CorrectionConflict => said("erase-lock-needs").with("row", color_name(row)),
        Violation::RowClosed => said("erase-has-lock")
            .with("name", name)
            .with("row", color_name(row)),
        other => Reasons::new(seen, seat).cross(row, number, other),
    }
}
