//! All sheets of a game at a glance.

use askama::Template;
use rowlock_rules::Seq;

use super::context::GameContext;
use super::page::{Fragment, Layout};
use super::requests::{JoinRequest, join_requests};
use super::seat_sheets::static_sheets;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::web::kit::filters;
use crate::web::kit::static_sheet::StaticSheet;

/// All sheets, without controls.
#[derive(Template)]
#[template(path = "game/all_sheets.html")]
pub(super) struct AllSheetsFragment {
    game: GameId,
    seq: Seq,
    title: Message,
    path: String,
    back: Option<String>,
    sheets: Vec<StaticSheet>,
    requests: Vec<JoinRequest>,
    /// The URL at which a spectator can ask for a seat.
    join: Option<String>,
}

impl AllSheetsFragment {
    /// The sheets, for players and for spectators.
    pub(super) fn new(context: &GameContext) -> Self {
        let game = &context.details.id;
        let (path, back) = match context.seat {
            Some(seat) => (
                format!("/games/{game}/others?seat={seat}"),
                format!("/games/{game}?seat={seat}"),
            ),
            None => (format!("/games/{game}/others"), "/".to_owned()),
        };
        let title = match (context.table().active(), context.table().turn()) {
            (Some(active), Some(turn)) => msg("all-sheets-turn")
                .with("name", context.name(active))
                .with("turn", turn),
            (Some(_) | None, _) => msg("all-sheets-title"),
        };
        Self {
            game: game.clone(),
            seq: context.game.seq(),
            title,
            path,
            back: Some(back),
            sheets: static_sheets(context),
            requests: join_requests(context),
            join: context
                .details
                .code
                .as_ref()
                .filter(|_| context.seat.is_none())
                .map(|code| format!("/join?code={code}")),
        }
    }
}

impl Fragment for AllSheetsFragment {
    fn layout(&self) -> Layout {
        Layout {
            title: self.title.clone(),
            body_class: "paper",
            styles: vec!["pages", "lists", "static_sheet"],
            reloads: false,
        }
    }
}
