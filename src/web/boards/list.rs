//! The list of a group's boards, their files, and their deletion.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::header::{
    CACHE_CONTROL, ContentDisposition, ContentType, DispositionParam, DispositionType,
};
use actix_web::web::Path;
use askama::Template;
use rowlock_rules::{Board, OwnBoard};

use crate::auth::GroupAccess;
use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::GroupId;
use crate::games::GameService;
use crate::http::{GroupKeeper, GroupReader, HttpError, RequestContext};
use crate::store::Group;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::filters;
use crate::web::kit::response::see_other;

/// The boards of a group.
#[derive(Template)]
#[template(path = "boards/list.html")]
struct OwnBoardsPage<'a> {
    group: &'a Group,
    boards: Vec<Arc<Board>>,
    is_member: bool,
    is_keeper: bool,
}

pub(super) async fn show(reader: GroupReader) -> Result<HttpResponse, HttpError> {
    let group = &reader.access.group;
    let page = OwnBoardsPage {
        group,
        boards: reader.games.boards_of(&group.id).await?,
        is_member: reader.is_member(),
        is_keeper: reader.is_keeper(),
    };
    Ok(reader.ok(&page))
}

/// A board of the group in the path.
async fn board_of(games: &GameService, access: &GroupAccess, id: &str) -> Result<OwnBoard, Error> {
    let (boards, _) = games.known_boards_of(&access.group.id).await?;
    boards.own(id).cloned().ok_or_else(Error::not_found)
}

pub(super) async fn download(
    reader: GroupReader,
    path: Path<(GroupId, String)>,
) -> Result<HttpResponse, HttpError> {
    let (_, id) = path.into_inner();
    let board = board_of(&reader.games, &reader.access, &id).await?;
    // The name of the board may have letters that file names cannot have.
    let name = format!("rowlock-{}.json", board.id());
    Ok(HttpResponse::Ok()
        .insert_header(ContentType::json())
        .insert_header((CACHE_CONTROL, "private, no-cache"))
        .insert_header(ContentDisposition {
            disposition: DispositionType::Attachment,
            parameters: vec![DispositionParam::Filename(name)],
        })
        .body(board.file().to_string()))
}

/// Confirms that a board is deleted.
pub(super) async fn ask_delete(
    keeper: GroupKeeper,
    path: Path<(GroupId, String)>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    let board = board_of(&keeper.games, &keeper.access, &id).await?;
    let question = ConfirmPage {
        title: msg("own-boards-delete-title").with("name", board.board().name.as_str()),
        consequences: vec![
            msg("own-boards-delete-lost"),
            msg("own-boards-delete-stays"),
        ],
        action: format!("/groups/{group}/boards/{id}/delete"),
        fields: Vec::new(),
        choice: None,
        yes: msg("own-boards-delete"),
        no: msg("link-decline"),
        back: format!("/groups/{group}/boards"),
    };
    Ok(keeper.ok(&question))
}

pub(super) async fn delete(
    request: RequestContext,
    path: Path<(GroupId, String)>,
) -> Result<HttpResponse, HttpError> {
    let (group, id) = path.into_inner();
    request
        .groups
        .delete_board(request.principal(), &group, &id)
        .await?;
    Ok(see_other(&format!("/groups/{group}/boards")).finish())
}
