//! All sheets of a game at a glance.

use actix_web::HttpResponse;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::Status;

use super::context::GameContext;
use super::query::GameQuery;
use super::request::{GameRequest, respond};
use super::requests::{JoinRequest, join_requests};
use super::seat_sheets::static_sheets;
use crate::domain::i18n::{Message, msg};
use crate::http::HttpError;
use crate::web::kit::filters;
use crate::web::kit::static_sheet::StaticSheet;

/// All sheets, without controls, for players and for spectators.
#[derive(Template)]
#[template(path = "game/all_sheets.html", blocks = ["main"])]
pub(super) struct AllSheetsPage<'a> {
    context: &'a GameContext,
    title: Message,
    sheets: Vec<StaticSheet>,
    requests: Vec<JoinRequest>,
}

impl<'a> AllSheetsPage<'a> {
    pub(super) fn new(context: &'a GameContext) -> Self {
        let title = match (context.table().active(), context.table().turn()) {
            (Some(active), Some(turn)) => msg("all-sheets-turn")
                .with("name", context.name(active))
                .with("turn", turn),
            (Some(_) | None, _) => msg("all-sheets-title"),
        };
        Self {
            context,
            title,
            sheets: static_sheets(context),
            requests: join_requests(context),
        }
    }

    fn path(&self) -> String {
        let game = &self.context.details.id;
        match self.context.seat {
            Some(seat) => format!("/games/{game}/others?seat={seat}"),
            None => format!("/games/{game}/others"),
        }
    }

    /// The code with which a spectator can ask for a seat.
    fn code(&self) -> Option<&String> {
        let code = self.context.details.code.as_ref();
        code.filter(|_| self.context.seat.is_none())
    }
}

/// All sheets; the result shows the sheets of a game from paper.
pub(super) async fn show(
    request: GameRequest,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(view.seat).await?;
    if context.status() == Status::Lobby || context.game.is_paper_game() {
        return Ok(request.redirect(""));
    }
    let page = AllSheetsPage::new(&context);
    Ok(respond(&context, request.ok(&page)))
}
