//! All sheets of a game at a glance.

use askama::Template;

use super::context::Seen;
use super::requests::{Ask, asks};
use super::seat_sheets::papers;
use crate::domain::i18n::{Said, said};
use crate::domain::ids::GameId;
use crate::rules::Seq;
use crate::web::kit::filters;
use crate::web::kit::static_sheet::Paper;

/// All sheets, without controls.
#[derive(Template)]
#[template(path = "game/all_sheets.html")]
pub(super) struct Others {
    game: GameId,
    seq: Seq,
    title: Said,
    page: String,
    back: Option<String>,
    papers: Vec<Paper>,
    asks: Vec<Ask>,
    /// Where whoever has no seat asks for one.
    join: Option<String>,
}

impl Others {
    /// The sheets, for whoever comes from an own sheet and for whoever only looks on.
    pub(super) fn new(seen: &Seen) -> Self {
        let view = &seen.view;
        let (page, back) = match seen.seat {
            Some(seat) => (
                format!("/games/{}/others?seat={seat}", view.id),
                format!("/games/{}?seat={seat}", view.id),
            ),
            None => (format!("/games/{}/others", view.id), "/".to_owned()),
        };
        let title = match (view.active_seat, view.turn) {
            (Some(active), Some(turn)) => said("others-turn")
                .with("name", seen.name(active))
                .with("turn", turn),
            (Some(_) | None, _) => said("others-all"),
        };
        Self {
            game: view.id.clone(),
            seq: view.seq,
            title,
            page,
            back: Some(back),
            papers: papers(seen),
            asks: asks(seen),
            join: seen
                .view
                .code
                .as_ref()
                .filter(|_| seen.seat.is_none())
                .map(|code| format!("/join?code={code}")),
        }
    }

    pub(super) fn title(&self) -> Said {
        self.title.clone()
    }
}
