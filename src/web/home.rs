//! The home page: open lobbies, running games, groups.

use actix_web::HttpResponse;
use actix_web::web::{self, Data, ServiceConfig};
use askama::Template;

use super::kit::filters;
use super::kit::labels;
use super::kit::labels::board_name;
use super::kit::response::ok;
use crate::auth;
use crate::domain::error::Error;
use crate::domain::filters::HistoryFilter;
use crate::domain::grants::Right;
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::{GameId, GroupId};
use crate::games::GameService;
use crate::history::{self, GameSummary};
use crate::http::{HttpError, Session};
use crate::rules::Status;

/// How many games of others are shown at most.
const MAX_OTHERS: usize = 5;

/// How many running games of a group are looked through for the own ones.
const MAX_RUNNING: u32 = 50;

#[derive(Template)]
#[template(path = "home.html")]
struct Home {
    /// Games of the own groups that wait for players, in which this browser has no seat.
    waiting: Vec<Waiting>,
    running: Vec<Running>,
    /// Games of the own groups that are played without this browser.
    others: Vec<Running>,
    groups: Vec<(GroupId, String)>,
}

/// A game that this browser has a part in.
pub(crate) struct Running {
    pub(crate) id: GameId,
    pub(crate) names: Message,
    pub(crate) board: String,
    pub(crate) state: Message,
}

/// A lobby of the own group in which this browser has no seat.
struct Waiting {
    title: Message,
    join: String,
    about: Message,
}

/// The page.
pub(crate) async fn show(
    games: Data<GameService>,
    session: Session,
) -> Result<HttpResponse, HttpError> {
    let (own, mut others) = unfinished(&games, &session).await?;
    others.truncate(MAX_OTHERS);
    let is_lobby = |line: &GameSummary| line.status == Status::Lobby;
    let (lobbies, played): (Vec<_>, Vec<_>) = others.into_iter().partition(is_lobby);
    let mut waiting = Vec::new();
    for line in lobbies {
        let view = match games.view(&session.caller, &line.id).await {
            Ok(view) => view,
            // It was deleted a moment ago.
            Err(error) if error.code.status() < 500 => continue,
            Err(error) => return Err(error.into()),
        };
        if let Some(code) = view.code {
            let host = view.host_seat.and_then(|host| view.seats.get(host.index()));
            let host = host.map_or_else(String::new, |host| host.name.clone());
            waiting.push(Waiting {
                title: msg("home-waiting").with("host", host),
                join: format!("/join?code={code}"),
                about: entry(&games, line).names,
            });
        }
    }
    let page = Home {
        waiting,
        running: entries(&games, own),
        others: entries(&games, played),
        groups: own_groups(&games, &session).await?,
    };
    Ok(ok(session.view_context, &page))
}

/// The groups that this browser belongs to, with their names.
pub(crate) async fn own_groups(
    games: &GameService,
    session: &Session,
) -> Result<Vec<(GroupId, String)>, Error> {
    let mut groups = Vec::new();
    for id in session.caller.groups() {
        let (group, _) = auth::authorize_member(games.services(), &session.caller, &id).await?;
        groups.push((id, group.name));
    }
    Ok(groups)
}

/// Whether a right is one to play.
fn is_to_play(right: &Right) -> bool {
    match right {
        Right::Seat { .. } | Right::Host { .. } => true,
        Right::Share { .. } | Right::Member { .. } | Right::Keeper { .. } => false,
    }
}

/// The games that are not finished in which this browser sits or hosts, newest first.
pub(crate) async fn running(games: &GameService, session: &Session) -> Result<Vec<Running>, Error> {
    Ok(entries(games, unfinished(games, session).await?.0))
}

fn entries(games: &GameService, lines: Vec<GameSummary>) -> Vec<Running> {
    lines.into_iter().map(|line| entry(games, line)).collect()
}

/// A game as a line of the page.
fn entry(games: &GameService, line: GameSummary) -> Running {
    let names = line.seats.iter().map(|seat| Arg::from(&seat.name));
    Running {
        names: msg("names").with("names", Arg::List(names.collect())),
        board: board_name(games, &line.variant),
        state: labels::status(line.status),
        id: line.id,
    }
}

/// The games of the own groups that are not finished, newest first: those in which this browser sits or hosts, and
/// the others.
async fn unfinished(
    games: &GameService,
    session: &Session,
) -> Result<(Vec<GameSummary>, Vec<GameSummary>), Error> {
    let mut found = Vec::new();
    for group in session.caller.groups() {
        for status in [Status::Lobby, Status::Playing, Status::LastCall] {
            let filter = HistoryFilter {
                status: Some(status),
                ..HistoryFilter::default()
            };
            let page = history::list(
                games.services(),
                &session.caller,
                &group,
                &filter,
                MAX_RUNNING,
                None,
            );
            let (lines, _) = page.await?;
            found.extend(lines);
        }
    }
    found.sort_by_key(|line| std::cmp::Reverse(line.created_at));
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for line in found {
        let rights = auth::rights_in(games.services(), &session.caller, &line.id).await?;
        if rights.iter().any(is_to_play) {
            own.push(line);
        } else {
            others.push(line);
        }
    }
    Ok((own, others))
}

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/").route(web::get().to(show)));
}
