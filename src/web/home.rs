//! The home page: open lobbies, running games, groups.

use actix_web::HttpResponse;
use actix_web::web::{self, Data};
use askama::Template;
use rowlock_rules::{Color, KnownBoards, Mode, Printed, Seat, Status};

use super::kit::response::secret;
use super::kit::{filters, labels};
use crate::domain::board_name::name_in;
use crate::domain::error::Error;
use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::{GameId, GroupId};
use crate::games::GameService;
use crate::history;
use crate::http::{HttpError, Https, RequestContext, Routes};
use crate::store::{GameRow, HistoryGame, UnfinishedGame, Wins};
use crate::web::game::context::GameContext;
use crate::web::kit::static_sheet::StaticRow;
use crate::web::new_game::previous::{PreviousGame, previous_form};
use crate::web::rules::demo_game::DemoGame;

/// How many games of others are shown at most.
const MAX_OTHERS: u8 = 5;

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    /// The rows of a sheet, for a browser without games.
    picture: Vec<StaticRow>,
    /// The newest running game with a seat of this browser.
    current: Option<RunningGame>,
    /// The last game, while none is running.
    previous: Option<PreviousGame>,
    /// The idempotency key of its form.
    key: String,
    action: String,
    /// Lobbies of this browser's groups in which it has no seat.
    waiting: Vec<WaitingLobby>,
    /// The other running games with a seat of this browser.
    running: Vec<RunningGame>,
    /// Running games of its groups in which it has no seat.
    others: Vec<RunningGame>,
    /// Whether this browser can set up a game.
    can_create: bool,
    /// The groups of this browser, each with who leads this year.
    groups: Vec<GroupLine>,
    /// Whether the page was opened without TLS where the phone can be set up to trust the server.
    offers_https: bool,
}

/// A running game in a list.
pub(crate) struct RunningGame {
    pub(crate) id: GameId,
    pub(crate) names: Message,
    pub(crate) board: Message,
    pub(crate) state: Message,
}

/// A group in a list.
struct GroupLine {
    id: GroupId,
    name: String,
    leaders: Option<Message>,
}

/// A lobby of the own group in which this browser has no seat.
struct WaitingLobby {
    title: Message,
    join: String,
    about: Message,
}

pub(crate) async fn show(
    request: RequestContext,
    https: Data<Https>,
) -> Result<HttpResponse, HttpError> {
    let unfinished = history::unfinished(
        &request.services,
        request.principal(),
        u32::from(MAX_OTHERS),
    )
    .await?;
    let boards = known_boards(&request.games, &unfinished).await?;
    let (mut own, mut others): (Vec<_>, Vec<_>) =
        unfinished.into_iter().partition(|game| game.is_own);
    others.truncate(usize::from(MAX_OTHERS));
    let is_lobby = |found: &UnfinishedGame| found.game.row.status == Status::Lobby;
    let (lobbies, played): (Vec<_>, Vec<_>) = others.into_iter().partition(is_lobby);
    let may_join = |lobby: &UnfinishedGame| request.principal().is_member(&lobby.game.row.group);
    let lobbies = lobbies.into_iter().filter(may_join);
    let waiting = lobbies.map(|lobby| {
        let seats = &lobby.game.seats;
        let host = lobby.host.and_then(|host| seats.get(host.index()));
        let host = host.map_or("", |host| host.name.as_str());
        WaitingLobby {
            title: msg("home-waiting").with("host", host),
            join: format!("/join?code={}", lobby.game.row.code),
            about: names(&lobby.game),
        }
    });
    let current = match own.iter().position(|game| !is_lobby(game)) {
        Some(index) => {
            let game = own.remove(index).game;
            let state = state(&request, &game.row).await;
            Some(RunningGame {
                state,
                ..entry(&boards, game)
            })
        }
        None => None,
    };
    let previous = if current.is_none() && own.is_empty() {
        PreviousGame::of(&request.games, previous_form(&request).await?).await?
    } else {
        None
    };
    let is_empty = current.is_none() && own.is_empty() && request.principal().groups().is_empty();
    let groups = request.principal().groups();
    let store = request.services.store();
    let wins = store.leaders_of_year(groups, request.services.now());
    let mut wins = wins.await.map_err(Error::from)?;
    let groups = groups.iter().map(|group| GroupLine {
        id: group.id.clone(),
        name: group.name.clone(),
        leaders: wins.remove(&group.id).and_then(leaders),
    });
    let action = match &previous {
        Some(_) => request.device().await?.action("/new"),
        None => "/new".to_owned(),
    };
    let page = HomePage {
        picture: is_empty
            .then(|| picture(&request.games))
            .flatten()
            .unwrap_or_default(),
        current,
        previous,
        key: request.form_key()?,
        action,
        waiting: waiting.collect(),
        running: entries(&boards, own),
        others: entries(&boards, played),
        can_create: request.games.limits().new_groups
            || request.principal().member_groups().next().is_some(),
        groups: groups.collect(),
        offers_https: matches!(**https, Https::Home(_)) && !request.public_url.is_tls,
    };
    let response = request.ok(&page);
    Ok(match page.waiting.is_empty() {
        true => response,
        // Each lobby is joined by its code.
        false => secret(response),
    })
}

/// Who has won the most games, the most wins first, as a sentence; `None` where a deleted player has.
fn leaders(wins: Vec<Wins>) -> Option<Message> {
    let first = wins.first().filter(|first| !first.name.is_empty())?;
    let tied: Vec<&Wins> = wins
        .iter()
        .take_while(|tied| tied.wins == first.wins)
        .collect();
    if tied.len() > 1 {
        let names = tied.iter().filter(|tied| !tied.name.is_empty());
        let names = names.map(|tied| Arg::from(&tied.name)).collect();
        let text = msg("home-tied").with("names", Arg::List(names));
        return Some(text.with("wins", first.wins));
    }
    let second = wins.get(1).filter(|second| !second.name.is_empty());
    let text = match second {
        Some(second) => {
            let text = msg("home-leads").with("second", &second.name);
            text.with("others", second.wins)
        }
        None => msg("home-leads-alone"),
    };
    Some(text.with("name", &first.name).with("wins", first.wins))
}

/// Whose turn it is, for this browser.
async fn state(request: &RequestContext, game: &GameRow) -> Message {
    let status = labels::status(game.status);
    // The game may have been deleted meanwhile.
    let Ok(context) = GameContext::load(request, &game.id, None).await else {
        return status;
    };
    match (
        context.status(),
        context.table().active(),
        context.table().turn(),
    ) {
        (Status::Playing, Some(seat), Some(turn)) if context.is_own(seat) => {
            msg("home-your-turn").with("turn", turn)
        }
        (Status::Playing, Some(seat), Some(turn)) => msg("all-sheets-turn")
            .with("name", context.name(seat))
            .with("turn", turn),
        _ => status,
    }
}

/// A sheet after some turns, as a picture.
fn picture(games: &GameService) -> Option<Vec<StaticRow>> {
    let board = games.boards().iter().next()?;
    let mut game = DemoGame::begin(board, Mode::Sheet, 1, Printed::default());
    let seat = Seat::first(1).next()?;
    for (row, crosses) in [
        (Color::Red, &[0, 1, 3, 4, 7][..]),
        (Color::Yellow, &[2, 3, 6]),
        (Color::Green, &[0, 1, 2, 4]),
        (Color::Blue, &[1, 5]),
    ] {
        game.cross_indices(seat, row, crosses.iter().copied())?;
    }
    game.rows(seat)
}

/// The unfinished games in which this browser has a seat or is the host, newest first.
pub(crate) async fn running(request: &RequestContext) -> Result<Vec<RunningGame>, Error> {
    let own = history::unfinished(&request.services, request.principal(), 0).await?;
    Ok(entries(&known_boards(&request.games, &own).await?, own))
}

async fn known_boards(
    games: &GameService,
    unfinished: &[UnfinishedGame],
) -> Result<KnownBoards, Error> {
    let ids = unfinished.iter().map(|found| &*found.game.row.variant);
    games.known_boards(ids).await
}

fn entries(boards: &KnownBoards, unfinished: Vec<UnfinishedGame>) -> Vec<RunningGame> {
    unfinished
        .into_iter()
        .map(|found| entry(boards, found.game))
        .collect()
}

fn names(game: &HistoryGame) -> Message {
    let names = game.seats.iter().map(|seat| Arg::from(&seat.name));
    msg("names").with("names", Arg::List(names.collect()))
}

fn entry(boards: &KnownBoards, game: HistoryGame) -> RunningGame {
    RunningGame {
        names: names(&game),
        board: name_in(boards, &game.row.variant),
        state: labels::status(game.row.status),
        id: game.row.id,
    }
}

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/", |it| it.route(web::get().to(show)));
}
