//! The boards that groups make.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use rowlock_rules::ShuffleKind;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use super::extract::{Post, PublicPost};
use super::idempotent::{idempotent, idempotent_read};
use super::operations::{Operation, operations};
use super::permissions::{ANYONE, GROUP_READERS, KEEPER, MEMBERS};
use super::respond::{HandlerResult, private_json};
use crate::domain::ids::GroupId;
use crate::groups::{GroupService, OwnBoardView};
use crate::http::{Caller, GroupMember, GroupReader};
use crate::schema;

pub(super) const OPERATIONS: &[Operation] = operations![
    list_boards,
    add_board.adds(),
    delete_board,
    check_board,
    shuffle_board
];

/// The boards of a group.
#[derive(Serialize, ToSchema)]
struct OwnBoards {
    /// The boards, the newest first.
    boards: Vec<OwnBoardView>,
}

/// Lists the boards that a group has made.
#[utoipa::path(
    get,
    path = "/groups/{group}/boards",
    tag = "boards",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The boards of the group.", body = OwnBoards),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn list_boards(reader: GroupReader) -> HandlerResult {
    let boards = reader.groups.boards(&reader.access).await?;
    Ok(private_json(StatusCode::OK).json(OwnBoards { boards }))
}

/// Adds a board to a group; a board that the group has already stays as it is.
#[utoipa::path(
    post,
    path = "/groups/{group}/boards",
    tag = "boards",
    params(("group" = GroupId, Path)),
    request_body = schema::BoardFile,
    responses(
        (status = 201, description = "The board with its id and its file.", body = OwnBoardView),
    ),
    extensions(("x-who" = json!(MEMBERS))),
)]
async fn add_board(member: GroupMember, post: Post<Value>) -> HandlerResult {
    let key = post.key.as_ref();
    let file = post.body.to_string();
    let added = post.groups.add_board(&member.access, &file, key);
    idempotent(&post.services, key, StatusCode::CREATED, added).await
}

/// Removes a board from a group; games that were played on it stay as they are.
#[utoipa::path(
    delete,
    path = "/groups/{group}/boards/{variant}",
    tag = "boards",
    params(("group" = GroupId, Path), ("variant" = schema::Variant, Path)),
    responses(
        (status = 204, description = "The group no longer has the board."),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn delete_board(
    groups: Data<GroupService>,
    path: Path<(GroupId, String)>,
    caller: Caller,
) -> HandlerResult {
    let (group, board) = path.into_inner();
    groups
        .delete_board(&caller.principal, &group, &board)
        .await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}

/// Checks the file of a board; all its mistakes are named.
#[utoipa::path(
    post,
    path = "/boards/check",
    tag = "boards",
    request_body = schema::BoardFile,
    responses(
        (status = 200, description = "The board that the file describes.", body = OwnBoardView),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn check_board(post: PublicPost<Value>) -> HandlerResult {
    let file = post.body.to_string();
    idempotent_read(&post.services, post.key.as_ref(), async {
        post.groups.check_board(&file)
    })
    .await
}

/// What is shuffled: the numbers of each row, or the colors of the spaces.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum Kind {
    /// The numbers of each row.
    Numbers,
    /// The colors of the spaces.
    Colors,
}

/// The board to shuffle, and how.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = BoardToShuffle, examples(json!({"variant": "classic", "kind": "numbers", "seed": "otter 42"})))]
struct ShuffleBody {
    /// The board that is shuffled.
    #[schema(value_type = schema::Variant)]
    variant: String,
    kind: Kind,
    /// The words that decide how: the same words always give the same board; capitals and spaces do not matter.
    #[schema(min_length = 1, max_length = 160)]
    seed: String,
}

/// Shuffles a board with a seed and returns it, unsaved, named after the seed.
#[utoipa::path(
    post,
    path = "/boards/shuffle",
    tag = "boards",
    request_body = ShuffleBody,
    responses(
        (status = 200, description = "The shuffled board with its file.", body = OwnBoardView),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn shuffle_board(post: PublicPost<ShuffleBody>) -> HandlerResult {
    let ShuffleBody {
        variant,
        kind,
        seed,
    } = &post.body;
    let kind = match kind {
        Kind::Numbers => ShuffleKind::Numbers,
        Kind::Colors => ShuffleKind::Colors,
    };
    idempotent_read(&post.services, post.key.as_ref(), async {
        post.groups.shuffle_board(variant, kind, seed).await
    })
    .await
}
