//! Changes of a game outside its moves: its place and note, and corrections of its day or of a game on paper.

use std::str::FromStr;

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use chrono::NaiveDate;
use rowlock_rules::Violation;
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::{IfMatch, Post};
use super::operations::{Operation, codes, operations};
use super::permissions::SEATS;
use super::respond::{HandlerResult, private_json};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::domain::remarks::{Note, Place, RemarksChange, Replacement, parse_optional};
use crate::games::GameView;
use crate::groups::{GroupService, PaperGame, PaperGameItem};

pub(super) const OPERATIONS: &[Operation] = operations![annotate_game];

/// The fields to change; omitted ones stay as they are, and an empty text removes what was there.
/// A keeper can send `date` or `paper` instead, which correct a finished game.
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
    /// The day on which the finished game was played, in its group's time zone; its times move by as many days.
    /// It is sent alone.
    #[serde(default)]
    date: Option<NaiveDate>,
    /// What replaces a finished game on paper, as a whole: an omitted place or note is removed, and the game keeps its `uid`.
    /// It is sent alone.
    #[serde(default)]
    paper: Option<PaperGameItem>,
    /// What was there when the change was written: a field that differs now is not replaced.
    #[serde(default)]
    before: RemarksBefore,
}

/// The texts that a change was written for; an omitted one may be any.
#[derive(Default, PartialEq, Eq, Deserialize, ToSchema)]
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

/// What a request changes.
enum GameChange {
    Remarks(RemarksChange),
    Date(NaiveDate),
    Paper(PaperGame),
}

impl TryFrom<RemarksBody> for GameChange {
    type Error = Error;

    fn try_from(body: RemarksBody) -> Result<Self, Error> {
        let RemarksBody {
            place,
            note,
            date,
            paper,
            before,
        } = body;
        let is_alone = place.is_none() && note.is_none() && before == RemarksBefore::default();
        match (date, paper) {
            (None, None) => Ok(Self::Remarks(RemarksChange {
                place: replacement(place, before.place)?,
                note: replacement(note, before.note)?,
            })),
            (Some(date), None) if is_alone => Ok(Self::Date(date)),
            (None, Some(paper)) if is_alone => Ok(Self::Paper(paper.try_into()?)),
            _ => Err(Error::invalid("correction-alone")),
        }
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

/// Changes the place and the note of a game, which are not part of its log; or corrects a finished game, for its keepers.
#[utoipa::path(
    patch,
    path = "/games/{game}",
    tag = "games",
    params(
        ("game" = GameId, Path),
        ("If-Match" = Option<String>, Header, description = "The `ETag` with which the game was read; 412 if it has changed since.", nullable = false),
    ),
    request_body = RemarksBody,
    responses((status = 200, description = "The game as it is now.", body = GameView)),
    extensions(("x-who" = json!(SEATS)), ("x-codes" = json!(codes([ErrorCode::NoteChanged, ErrorCode::PreconditionFailed, ErrorCode::AlreadyStarted, ErrorCode::Rule(Violation::NotStarted)])))),
)]
async fn annotate_game(
    path: Path<GameId>,
    IfMatch(precondition): IfMatch,
    groups: Data<GroupService>,
    patch: Post<RemarksBody>,
) -> HandlerResult {
    let Post { context, body, .. } = patch;
    let (games, caller) = (&context.games, context.principal());
    let changed = match body.try_into()? {
        GameChange::Remarks(change) => {
            games
                .change_remarks(caller, &path, change, &precondition)
                .await?
        }
        GameChange::Date(date) => {
            games
                .correct_date(caller, &path, date, &precondition)
                .await?
        }
        GameChange::Paper(paper) => groups
            .correct_paper_game(caller, &path, paper, &precondition)
            .await
            .map_err(|mistake| mistake.error)?,
    };
    Ok(private_json(StatusCode::OK).json(changed))
}
