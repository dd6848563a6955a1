//! Groups, their players and their games.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};

use super::Problem;
use super::body::{Post, id, once, private, query};
use super::who::Who;
use crate::error::Error;
use crate::games::{GameLine, Games};
use crate::groups::Groups;
use crate::ids::PlayerId;
use crate::rules::Status;
use crate::store::HistoryFilter;

type Answer = Result<HttpResponse, Problem>;

/// How many games a list has where nobody says.
const USUAL_LIMIT: u32 = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameBody {
    name: String,
}

pub(super) async fn make(games: Data<Games>, groups: Data<Groups>, post: Post<NameBody>) -> Answer {
    let keep = post.keep.as_ref();
    once(&games, keep, StatusCode::CREATED, async {
        groups.make(&post.body.name.parse()?, keep).await
    })
    .await
}

pub(super) async fn view(groups: Data<Groups>, path: Path<String>, who: Who) -> Answer {
    let group = groups.view(&who.caller, &id(&path)?).await?;
    Ok(private(StatusCode::OK).json(group))
}

pub(super) async fn add_player(
    games: Data<Games>,
    groups: Data<Groups>,
    path: Path<String>,
    post: Post<NameBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let group = id(&path)?;
    once(&games, keep, StatusCode::CREATED, async {
        let name = post.body.name.parse()?;
        groups.add_player(post.caller(), &group, &name, keep).await
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HistoryQuery {
    status: Option<Status>,
    player: Option<PlayerId>,
    variant: Option<String>,
    limit: Option<u32>,
    cursor: Option<String>,
}

#[derive(Serialize)]
struct History {
    games: Vec<GameLine>,
    next_cursor: Option<String>,
}

pub(super) async fn history(
    games: Data<Games>,
    path: Path<String>,
    who: Who,
    request: HttpRequest,
) -> Answer {
    let query: HistoryQuery = query(&request)?;
    let limit = query.limit.unwrap_or(USUAL_LIMIT);
    if !(1..=100).contains(&limit) {
        return Err(Error::invalid("A limit lies between 1 and 100.").into());
    }
    let cursor = query.cursor.map(|cursor| {
        let invalid = |_| Error::invalid("That is no cursor of this list.");
        cursor.parse().map_err(invalid)
    });
    let filter = HistoryFilter {
        status: query.status,
        player: query.player,
        variant: query.variant,
    };
    let cursor = cursor.transpose()?;
    let group = id(&path)?;
    let (games, next) = games
        .history(&who.caller, &group, &filter, limit, cursor.as_ref())
        .await?;
    Ok(private(StatusCode::OK).json(History {
        games,
        next_cursor: next.map(|cursor| cursor.to_string()),
    }))
}
