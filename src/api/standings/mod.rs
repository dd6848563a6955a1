//! The standings of a group: of its latest evening, and of series.

mod series;

use actix_web::http::StatusCode;

use super::operations::{Operation, operations};
use super::permissions::GROUP_READERS;
use super::respond::{HandlerResult, private_json};
use crate::domain::ids::GroupId;
use crate::groups::EveningView;
use crate::http::GroupReader;

pub(super) use series::OPERATIONS as SERIES;

pub(super) const OPERATIONS: &[Operation] = operations![get_evening];

/// Returns the latest evening of a group, with its standings.
#[utoipa::path(
    get,
    path = "/groups/{group}/evening",
    tag = "standings",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The latest evening, without games before the first game of the group.", body = EveningView),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_evening(reader: GroupReader) -> HandlerResult {
    let evening = reader.groups.evening(&reader.access.group.id).await?;
    Ok(private_json(StatusCode::OK).json(evening))
}
