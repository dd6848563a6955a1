//! Groups, their players and their games.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::Problem;
use super::body::{Post, id, once, private, query};
use super::who::Who;
use crate::error::{Code, Error};
use crate::export::Format;
use crate::games::{GameLine, Games, Search};
use crate::groups::{GroupChange, Groups, time_zone};
use crate::ids::PlayerId;
use crate::rules::Status;

type Answer = Result<HttpResponse, Problem>;

/// How many games a list has where nobody says.
const USUAL_LIMIT: u32 = 20;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameBody {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGroupBody {
    name: String,
    #[serde(default)]
    time_zone: Option<String>,
}

pub(super) async fn make(
    games: Data<Games>,
    groups: Data<Groups>,
    post: Post<NewGroupBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    once(&games, keep, StatusCode::CREATED, async {
        let zone = post.body.time_zone.as_deref().map(time_zone).transpose()?;
        groups.make(&post.body.name.parse()?, zone, keep).await
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupBody {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    time_zone: Option<String>,
}

pub(super) async fn change(
    groups: Data<Groups>,
    path: Path<String>,
    patch: Post<GroupBody>,
) -> Answer {
    let GroupBody {
        name,
        time_zone: zone,
    } = &patch.body;
    let wanted = GroupChange {
        name: name.as_deref().map(str::parse).transpose()?,
        time_zone: zone.as_deref().map(time_zone).transpose()?,
    };
    let group = groups.change(patch.caller(), &id(&path)?, wanted).await?;
    Ok(private(StatusCode::OK).json(group))
}

pub(super) async fn delete(groups: Data<Groups>, path: Path<String>, who: Who) -> Answer {
    groups.delete(&who.caller, &id(&path)?).await?;
    Ok(private(StatusCode::NO_CONTENT).finish())
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

/// A group and one of its players, as a path names them.
type PlayerPath = Path<(String, String)>;

pub(super) async fn rename_player(
    groups: Data<Groups>,
    path: PlayerPath,
    patch: Post<NameBody>,
) -> Answer {
    let (group, player) = (id(&path.0)?, id(&path.1)?);
    let name = patch.body.name.parse()?;
    let renamed = groups.rename_player(patch.caller(), &group, &player, &name);
    Ok(private(StatusCode::OK).json(renamed.await?))
}

pub(super) async fn delete_player(groups: Data<Groups>, path: PlayerPath, who: Who) -> Answer {
    let (group, player) = (id(&path.0)?, id(&path.1)?);
    groups.delete_player(&who.caller, &group, &player).await?;
    Ok(private(StatusCode::NO_CONTENT).finish())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MergeBody {
    into: PlayerId,
}

pub(super) async fn merge_player(
    games: Data<Games>,
    groups: Data<Groups>,
    path: PlayerPath,
    post: Post<MergeBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let (group, player) = (id(&path.0)?, id(&path.1)?);
    once(&games, keep, StatusCode::OK, async {
        let into = &post.body.into;
        groups
            .merge_player(post.caller(), &group, &player, into, keep)
            .await
    })
    .await
}

pub(super) async fn stats(groups: Data<Groups>, path: Path<String>, who: Who) -> Answer {
    let stats = groups.stats(&who.caller, &id(&path)?).await?;
    Ok(private(StatusCode::OK).json(stats))
}

pub(super) async fn player_stats(groups: Data<Groups>, path: PlayerPath, who: Who) -> Answer {
    let (group, player) = (id(&path.0)?, id(&path.1)?);
    let stats = groups.player_stats(&who.caller, &group, &player).await?;
    Ok(private(StatusCode::OK).json(stats))
}

/// Which games are asked for, as a query says it.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HistoryQuery {
    status: Option<Status>,
    player: Option<PlayerId>,
    variant: Option<String>,
    result: Option<String>,
    q: Option<String>,
    from: Option<NaiveDate>,
    to: Option<NaiveDate>,
    pub(super) limit: Option<u32>,
    pub(super) cursor: Option<String>,
    pub(super) format: Option<Format>,
}

impl HistoryQuery {
    pub(super) fn search(&self) -> Result<Search, Error> {
        Ok(Search {
            status: self.status,
            player: self.player.clone(),
            variant: self.variant.clone(),
            result: self.result.as_deref().map(str::parse).transpose()?,
            name: self.q.clone(),
            from: self.from,
            to: self.to,
        })
    }
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
    if query.format.is_some() {
        return Err(Error::new(Code::UnknownField, "list-without-format").into());
    }
    let limit = query.limit.unwrap_or(USUAL_LIMIT);
    if !(1..=100).contains(&limit) {
        return Err(Error::invalid("limit-out-of-range").into());
    }
    let cursor = query.cursor.as_deref().map(|cursor| {
        let invalid = |_| Error::invalid("no-such-cursor");
        cursor.parse().map_err(invalid)
    });
    let cursor = cursor.transpose()?;
    let group = id(&path)?;
    let filter = games.search(&who.caller, &group, &query.search()?).await?;
    let (games, next) = games
        .history(&who.caller, &group, &filter, limit, cursor.as_ref())
        .await?;
    Ok(private(StatusCode::OK).json(History {
        games,
        next_cursor: next.map(|cursor| cursor.to_string()),
    }))
}
