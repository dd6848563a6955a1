//! What was played, for every browser that joined.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use askama::Template;
use serde::Deserialize;

use super::fault::Fault;
use super::filters;
use super::home::board_name;
use super::page::ok;
use super::terms;
use super::visitor::Visitor;
use crate::error::Error;
use crate::games::{GameLine, Games};
use crate::ids::{GameId, GroupId};
use crate::rules::{Reason, Status};
use crate::store::{Cursor, HistoryFilter};

/// How many games stand on a page.
const A_PAGE: u32 = 30;

#[derive(Template)]
#[template(path = "history.html")]
struct History {
    groups: Vec<GroupPart>,
    is_empty: bool,
}

/// The games of a group.
struct GroupPart {
    id: GroupId,
    name: String,
    /// Whether this browser may invite others.
    is_keeper: bool,
    games: Vec<GamePart>,
    /// Where the older ones are.
    more: Option<String>,
}

/// A game.
struct GamePart {
    id: GameId,
    at: String,
    date: String,
    board: String,
    lines: Vec<PlayerPart>,
    /// What is not as usual.
    state: Option<&'static str>,
}

/// A player of it.
struct PlayerPart {
    name: String,
    rank: u32,
    total: i32,
}

#[derive(Debug, Deserialize)]
pub(super) struct Place {
    cursor: Option<String>,
}

/// The latest games of all groups of this browser.
pub(super) async fn all(games: Data<Games>, visitor: Visitor) -> Result<HttpResponse, Fault> {
    let mut groups = Vec::new();
    for group in visitor.caller.groups() {
        groups.push(group_part(&games, &visitor, &group, None).await?);
    }
    Ok(ok(visitor.look, &History::new(groups)))
}

/// The games of one group, from a place on.
pub(super) async fn one(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(place): Query<Place>,
) -> Result<HttpResponse, Fault> {
    let group = path.parse().map_err(|_| Error::not_found())?;
    let cursor = place.cursor.map(|cursor| cursor.parse()).transpose();
    let cursor = cursor.map_err(|_| Error::not_found())?;
    let part = group_part(&games, &visitor, &group, cursor.as_ref()).await?;
    Ok(ok(visitor.look, &History::new(vec![part])))
}

impl History {
    fn new(groups: Vec<GroupPart>) -> Self {
        Self {
            is_empty: groups.iter().all(|group| group.games.is_empty()),
            groups,
        }
    }
}

async fn group_part(
    games: &Games,
    visitor: &Visitor,
    id: &GroupId,
    after: Option<&Cursor>,
) -> Result<GroupPart, Error> {
    let (group, _) = games.group(&visitor.caller, id).await?;
    let filter = HistoryFilter {
        status: Some(Status::Finished),
        ..HistoryFilter::default()
    };
    let page = games.history(&visitor.caller, id, &filter, A_PAGE, after);
    let (lines, next) = page.await?;
    Ok(GroupPart {
        id: id.clone(),
        is_keeper: visitor.caller.keeps(id),
        name: group.name,
        games: lines.into_iter().map(|line| game(games, line)).collect(),
        more: next.map(|next| format!("/history/{id}?cursor={next}")),
    })
}

fn game(games: &Games, line: GameLine) -> GamePart {
    let at = line.finished_at.unwrap_or(line.created_at);
    let name = |seat: usize| {
        let seat = line.seats.get(seat);
        seat.map_or_else(String::new, |seat| seat.name.clone())
    };
    let standings = line.result.iter().flat_map(|result| &result.standings);
    let lines = standings.map(|standing| PlayerPart {
        name: name(standing.seat.index()),
        rank: standing.rank,
        total: standing.total,
    });
    let is_stopped = line
        .result
        .as_ref()
        .is_some_and(|result| result.reason == Reason::Stopped);
    GamePart {
        at: at.to_rfc3339(),
        date: terms::date(at),
        board: board_name(games, &line.variant),
        lines: lines.collect(),
        state: is_stopped.then_some("ended early"),
        id: line.id,
    }
}
