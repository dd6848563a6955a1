//! The home page: open lobbies, running games, groups.

use actix_web::HttpResponse;
use actix_web::web::{self, Data};
use askama::Template;

use super::kit::filters;
use super::kit::labels;
use super::kit::labels::board_name;
use super::kit::response::ok;
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::{GameId, GroupId};
use crate::games::GameService;
use crate::history::{self, GameSummary, UnfinishedGame};
use crate::http::{Caller, HttpError, Routes};
use crate::rules::Status;

/// How many games of others are shown at most.
const MAX_OTHERS: u8 = 5;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    /// Lobbies of this browser's groups in which it has no seat.
    waiting: Vec<WaitingLobby>,
    running: Vec<RunningGame>,
    /// Running games of its groups in which it has no seat.
    others: Vec<RunningGame>,
    groups: Vec<(GroupId, String)>,
}

/// A running game in a list.
pub(crate) struct RunningGame {
    pub(crate) id: GameId,
    pub(crate) names: Message,
    pub(crate) board: String,
    pub(crate) state: Message,
}

/// A lobby of the own group in which this browser has no seat.
struct WaitingLobby {
    title: Message,
    join: String,
    about: Message,
}

/// The page.
pub(crate) async fn show(
    games: Data<GameService>,
    caller: Caller,
) -> Result<HttpResponse, HttpError> {
    let unfinished =
        history::unfinished(games.services(), &caller.principal, u32::from(MAX_OTHERS)).await?;
    let (own, mut others): (Vec<_>, Vec<_>) = unfinished.into_iter().partition(|game| game.is_own);
    others.truncate(usize::from(MAX_OTHERS));
    let is_lobby = |game: &UnfinishedGame| game.summary.status == Status::Lobby;
    let (lobbies, played): (Vec<_>, Vec<_>) = others.into_iter().partition(is_lobby);
    let waiting = lobbies.into_iter().map(|game| WaitingLobby {
        title: msg("home-waiting").with("host", game.host.unwrap_or_default()),
        join: format!("/join?code={}", game.code),
        about: entry(&games, game.summary).names,
    });
    let page = HomePage {
        waiting: waiting.collect(),
        running: entries(&games, own),
        others: entries(&games, played),
        groups: own_groups(&caller),
    };
    Ok(ok(caller.view_context, &page))
}

/// The groups that this browser belongs to, with their names.
pub(crate) fn own_groups(caller: &Caller) -> Vec<(GroupId, String)> {
    let groups = caller.principal.groups().iter();
    let groups = groups.map(|group| (group.id.clone(), group.name.clone()));
    groups.collect()
}

/// The unfinished games in which this browser has a seat or is the host, newest first.
pub(crate) async fn running(
    games: &GameService,
    caller: &Caller,
) -> Result<Vec<RunningGame>, Error> {
    let own = history::unfinished(games.services(), &caller.principal, 0).await?;
    Ok(entries(games, own))
}

fn entries(games: &GameService, unfinished: Vec<UnfinishedGame>) -> Vec<RunningGame> {
    unfinished
        .into_iter()
        .map(|game| entry(games, game.summary))
        .collect()
}

/// A game as a line of the page.
fn entry(games: &GameService, summary: GameSummary) -> RunningGame {
    let names = summary.seats.iter().map(|seat| Arg::from(&seat.name));
    RunningGame {
        names: msg("names").with("names", Arg::List(names.collect())),
        board: board_name(games, &summary.variant),
        state: labels::status(summary.status),
        id: summary.id,
    }
}

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/", |it| it.route(web::get().to(show)));
}
