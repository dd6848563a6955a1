//! The place and the note of a game.

use std::str::FromStr;

use actix_web::http::StatusCode;
use actix_web::web::Path;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::Post;
use super::operations::{Operation, codes, operations};
use super::permissions::SEATS;
use super::respond::{HandlerResult, private_json};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::domain::remarks::{Note, Place, RemarksChange, Replacement, parse_optional};
use crate::games::GameView;

pub(super) const OPERATIONS: &[Operation] = operations![annotate];

/// The fields to change; omitted ones stay as they are, and an empty text removes what was there.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"place": "Grandma’s", "before": {"place": ""}})))]
pub(super) struct RemarksBody {
    /// Where it was played.
    #[serde(default)]
    #[schema(value_type = Option<Place>)]
    place: Option<String>,
    /// What its players wrote about it.
    #[serde(default)]
    #[schema(value_type = Option<Note>)]
    note: Option<String>,
    /// What was there when the change was written: a field that differs now is not replaced.
    #[serde(default)]
    before: RemarksBefore,
}

/// The texts that a change was written for; an omitted one may be any.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct RemarksBefore {
    /// The place; empty for none.
    #[serde(default)]
    #[schema(value_type = Option<Place>)]
    place: Option<String>,
    /// The note; empty for none.
    #[serde(default)]
    #[schema(value_type = Option<Note>)]
    note: Option<String>,
}

impl TryFrom<RemarksBody> for RemarksChange {
    type Error = Error;

    fn try_from(body: RemarksBody) -> Result<Self, Error> {
        let RemarksBody {
            place,
            note,
            before,
        } = body;
        Ok(Self {
            place: replacement(place, before.place)?,
            note: replacement(note, before.note)?,
        })
    }
}

fn replacement<T: FromStr<Err = Error>>(
    text: Option<String>,
    before: Option<String>,
) -> Result<Option<Replacement<T>>, Error> {
    let before = before.as_deref().map(parse_optional).transpose()?;
    let value = text.as_deref().map(parse_optional).transpose()?;
    Ok(value.map(|value| Replacement { value, before }))
}

/// Changes the place and the note of a game, which are not part of its log.
#[utoipa::path(
    patch,
    path = "/games/{game}",
    operation_id = "annotate_game",
    tag = "games",
    params(("game" = GameId, Path)),
    request_body = RemarksBody,
    responses((status = 200, description = "The game with its place and note as they are now.", body = GameView)),
    extensions(("x-who" = json!(SEATS)), ("x-codes" = json!(codes([ErrorCode::NoteChanged])))),
)]
async fn annotate(path: Path<GameId>, patch: Post<RemarksBody>) -> HandlerResult {
    let Post { context, body, .. } = patch;
    let changed = context
        .games
        .change_remarks(context.principal(), &path, body.try_into()?);
    Ok(private_json(StatusCode::OK).json(changed.await?))
}
