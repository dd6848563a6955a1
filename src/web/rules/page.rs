//! The rules of each board, written from its data.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::web::{Path, Query};
use askama::Template;
use rowlock_rules::{Board, Color, MAX_PENALTIES, MAX_SEATS, PENALTY_SCORE, PrintedRow};
use serde::Deserialize;

use super::examples::{self, Example, Excerpt};
use super::extra_sections::ExtraSection;
use super::score_example;
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message};
use crate::domain::ids::GameId;
use crate::http::{HttpError, RequestContext};
use crate::web::kit::board_preview::preview;
use crate::web::kit::board_traits::{BoardTrait, about_board, about_rows, allows_unrolled};
use crate::web::kit::filters;
use crate::web::kit::response::ok;
use crate::web::kit::static_sheet::StaticSheet;

#[derive(Template)]
#[template(path = "rules/list.html")]
struct BoardListPage {
    boards: Vec<BoardItem>,
}

/// A board in the list.
struct BoardItem {
    id: String,
    name: Message,
    about: Message,
    preview: Vec<Arc<PrintedRow>>,
}

#[derive(Template)]
#[template(path = "rules/page.html")]
struct RulesPage {
    id: String,
    name: Message,
    back: String,
    most_players: usize,
    die_sides: u8,
    needed: u8,
    lock_spaces: u8,
    /// The lock spaces of the first row, as an example.
    lock_numbers: Arg,
    is_mixed: bool,
    about_rows: Vec<Message>,
    most_penalties: u8,
    penalty_score: i32,
    points: Vec<RowPoints>,
    empty: Option<Excerpt>,
    order: Vec<Example>,
    roll: Vec<Example>,
    locks: Vec<Example>,
    extras: Vec<ExtraSection>,
    /// Whether a game without dice allows what its roll need not give.
    allows_unrolled: bool,
    end: Vec<Example>,
    score: Option<(Vec<StaticSheet>, Message)>,
}

/// The points for a number of crosses.
struct RowPoints {
    crosses: u32,
    points: u32,
}

/// The page that linked here.
#[derive(Debug, Deserialize)]
pub(super) struct RulesQuery {
    game: Option<String>,
}

pub(super) async fn list(request: RequestContext) -> HttpResponse {
    let board = |board: &Arc<Board>| BoardItem {
        id: board.id.clone(),
        name: board_name(board),
        about: about_board(board),
        preview: preview(board),
    };
    ok(
        request.caller.view_context.with_standard_rows(),
        &BoardListPage {
            boards: request.games.boards().iter().map(board).collect(),
        },
    )
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
    let locks: Vec<u8> = board.lock_numbers(Color::Red).collect();
    // The examples cross single spaces.
    let plain = Arc::new(board.without_forced_crosses());
    let found = |examples: Vec<Option<Example>>| examples.into_iter().flatten().collect();
    Ok(ok(
        request.caller.view_context.with_standard_rows(),
        &RulesPage {
            id: board.id.clone(),
            name: board_name(board),
            back: game.map_or_else(|| "/rules".to_owned(), |game| format!("/games/{game}")),
            most_players: MAX_SEATS,
            die_sides: board.die_sides,
            needed: board.needed_crosses,
            lock_spaces: board.lock_spaces,
            lock_numbers: examples::list(&locks),
            is_mixed: BoardTrait::MixedColors.is_of(board),
            about_rows: about_rows(board),
            most_penalties: MAX_PENALTIES,
            penalty_score: PENALTY_SCORE,
            points: (1..=board.most_crosses)
                .map(|crosses| RowPoints {
                    crosses,
                    points: board.row_score(crosses),
                })
                .collect(),
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
            allows_unrolled: allows_unrolled(board),
            end: found(vec![examples::end(&plain)]),
            score: score_example::score(&plain).map(|(sheet, caption)| (vec![sheet], caption)),
        },
    ))
}
