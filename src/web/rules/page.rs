//! The rules of each board, written from its data.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::web::{Path, Query};
use askama::Template;
use rowlock_rules::{Board, Color, MAX_PENALTIES, MAX_SEATS, PENALTY_SCORE};
use serde::Deserialize;

use super::examples::{self, Example, Excerpt};
use super::extra_sections::ExtraSection;
use super::score_example;
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message};
use crate::domain::ids::GameId;
use crate::http::{HttpError, RequestContext};
use crate::web::kit::board_traits::BoardTrait;
use crate::web::kit::filters;
use crate::web::kit::response::ok;
use crate::web::kit::static_sheet::StaticSheet;

#[derive(Template)]
#[template(path = "rules/list.html")]
struct BoardListPage<'a> {
    boards: Vec<&'a Arc<Board>>,
}

#[derive(Template)]
#[template(path = "rules/page.html")]
struct RulesPage<'a> {
    board: &'a Arc<Board>,
    back: String,
    empty: Option<Excerpt>,
    order: Vec<Example>,
    roll: Vec<Example>,
    locks: Vec<Example>,
    extras: Vec<ExtraSection>,
    end: Vec<Example>,
    score: Option<(Vec<StaticSheet>, Message)>,
}

impl RulesPage<'_> {
    fn name(&self) -> Message {
        board_name(self.board)
    }

    /// The lock spaces of the first row, as an example.
    fn lock_numbers(&self) -> Arg {
        let locks: Vec<u8> = self.board.lock_numbers(Color::Red).collect();
        examples::list(&locks)
    }

    /// Whether a row has spaces of other colors.
    fn is_mixed(&self) -> bool {
        BoardTrait::MixedColors.is_of(self.board)
    }
}

/// The page that linked here.
#[derive(Debug, Deserialize)]
pub(super) struct RulesQuery {
    game: Option<String>,
}

pub(super) async fn list(request: RequestContext) -> HttpResponse {
    let page = BoardListPage {
        boards: request.games.boards().iter().collect(),
    };
    ok(request.caller.view_context.with_standard_rows(), &page)
}

pub(super) async fn show(
    request: RequestContext,
    path: Path<String>,
    Query(query): Query<RulesQuery>,
) -> Result<HttpResponse, HttpError> {
    let board = &request
        .games
        .find_board(&path)
        .await?
        .ok_or_else(Error::not_found)?;
    let game = query.game.and_then(|game| game.parse::<GameId>().ok());
    // The examples cross single spaces.
    let plain = Arc::new(board.without_forced_crosses());
    let found = |examples: Vec<Option<Example>>| examples.into_iter().flatten().collect();
    let page = RulesPage {
        board,
        back: game.map_or_else(|| "/rules".to_owned(), |game| format!("/games/{game}")),
        empty: examples::empty(board),
        roll: examples::roll(&plain).into_iter().flatten().collect(),
        order: found(vec![examples::order(&plain)]),
        locks: found(vec![
            examples::lock(&plain),
            examples::early_lock(&plain),
            examples::same_roll(&plain),
            examples::colors(&plain),
        ]),
        extras: ExtraSection::all(board, &plain),
        end: found(vec![examples::end(&plain)]),
        score: score_example::score(&plain).map(|(sheet, caption)| (vec![sheet], caption)),
    };
    let view_context = request.caller.view_context.with_standard_rows();
    Ok(ok(view_context, &page))
}
