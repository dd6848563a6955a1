//! The first page: what to play next.

use actix_web::HttpResponse;
use actix_web::web::Data;
use askama::Template;

use super::fault::Fault;
use super::filters;
use super::page::ok;
use super::terms;
use super::visitor::Visitor;
use crate::error::Error;
use crate::games::{GameLine, Games};
use crate::ids::{GameId, GroupId};
use crate::rules::Status;
use crate::store::{HistoryFilter, Right};
use crate::words::{Arg, Said, said};

/// How many running games of a group are looked through for the own ones.
const MOST_RUNNING: u32 = 50;

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    running: Vec<Running>,
    groups: Vec<(GroupId, String)>,
}

/// A game that this browser has a part in.
pub(super) struct Running {
    pub(super) id: GameId,
    pub(super) names: Said,
    pub(super) board: String,
    pub(super) state: Said,
}

/// The page.
pub(super) async fn show(games: Data<Games>, visitor: Visitor) -> Result<HttpResponse, Fault> {
    let page = Home {
        running: running(&games, &visitor).await?,
        groups: own_groups(&games, &visitor).await?,
    };
    Ok(ok(visitor.look, &page))
}

/// The groups that this browser belongs to, with their names.
pub(super) async fn own_groups(
    games: &Games,
    visitor: &Visitor,
) -> Result<Vec<(GroupId, String)>, Error> {
    let mut groups = Vec::new();
    for id in visitor.caller.groups() {
        let (group, _) = games.group(&visitor.caller, &id).await?;
        groups.push((id, group.name));
    }
    Ok(groups)
}

/// The name of a board, or its id where it is not known any more.
pub(super) fn board_name(games: &Games, variant: &str) -> String {
    let board = games.boards().get(variant);
    board.map_or_else(|| variant.to_owned(), |board| board.name.clone())
}

/// The games that are not finished in which this browser sits or hosts, newest first.
pub(super) async fn running(games: &Games, visitor: &Visitor) -> Result<Vec<Running>, Error> {
    let takes_part = |id: &GameId| {
        visitor.caller.rights().iter().any(|right| match right {
            Right::Seat { game, .. } | Right::Host { game } => game == id,
            Right::Share { .. } | Right::Member { .. } | Right::Keeper { .. } => false,
        })
    };
    let mut found = Vec::new();
    for group in visitor.caller.groups() {
        for status in [Status::Lobby, Status::Playing, Status::LastCall] {
            let filter = HistoryFilter {
                status: Some(status),
                ..HistoryFilter::default()
            };
            let page = games.history(&visitor.caller, &group, &filter, MOST_RUNNING, None);
            let (lines, _) = page.await?;
            found.extend(lines.into_iter().filter(|line| takes_part(&line.id)));
        }
    }
    found.sort_by_key(|line| std::cmp::Reverse(line.created_at));
    let entry = |line: GameLine| {
        let names = line.seats.iter().map(|seat| Arg::from(&seat.name));
        Running {
            names: said("names").with("names", Arg::List(names.collect())),
            board: board_name(games, &line.variant),
            state: terms::status(line.status),
            id: line.id,
        }
    };
    Ok(found.into_iter().map(entry).collect())
}
