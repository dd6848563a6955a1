//! Who sits at the table: other phones for a seat, leaving, the host, and who may look on.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use askama::Template;
use serde::Deserialize;

use super::context::Seen;
use super::page::{GamePage, Part};
use super::requests::{Ask, asks};
use crate::domain::error::Error;
use crate::domain::i18n::{Said, said};
use crate::domain::ids::GameId;
use crate::games::{Games, Move};
use crate::rules::{Action, MAX_SEATS, Seat, Seq, Status};
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::{ok, refused, see_other};
use crate::web::kit::session::Visitor;

/// Everybody at the table, with what can be done about it.
#[derive(Template)]
#[template(path = "game/players.html")]
pub(super) struct People {
    game: GameId,
    seq: Seq,
    page: String,
    error: Option<Said>,
    leaving: Option<Leaving>,
    people: Vec<Person>,
    /// The own seat, where it may take the host's role over.
    takes_over: Option<Seat>,
    /// The own seat, where it may take the host's role back.
    takes_back: Option<Seat>,
    is_host: bool,
    /// Whether it may share the game.
    may_manage: bool,
    is_running: bool,
    /// Whether anybody with a link may look on.
    is_shared: bool,
    asks: Vec<Ask>,
    /// Whether the host may seat somebody now.
    may_add: bool,
    /// The code of the game, by which others ask to be let in.
    code: String,
}

/// Somebody at the table.
struct Person {
    seat: Seat,
    name: String,
    /// What is to be known beside the name.
    notes: Vec<&'static str>,
    /// Whether the host's role can be given there.
    may_host: bool,
    /// Whether the seat can be handed over to another phone.
    may_move: bool,
    may_leave: bool,
    leave: &'static str,
}

/// Somebody who is about to leave.
struct Leaving {
    seat: Seat,
    title: Said,
    means: Vec<Said>,
    confirm: Said,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct PeopleQuery {
    leave: Option<usize>,
}

#[derive(Debug, Deserialize)]
pub(super) struct SeatForm {
    seat: usize,
}

impl People {
    fn new(seen: &Seen, leave: Option<usize>, error: Option<&Error>) -> Self {
        let page = format!("/games/{}/people", seen.view.id);
        let seats = Seat::first(seen.view.seats.len());
        let leaving = leave
            .and_then(Seat::new)
            .filter(|&seat| may_leave(seen, seat));
        Self {
            game: seen.view.id.clone(),
            seq: seen.view.seq,
            page: match leaving {
                Some(seat) => format!("{page}?leave={seat}"),
                None => page,
            },
            error: error.map(|error| error.detail.clone()),
            leaving: leaving.map(|seat| Leaving::new(seen, seat)),
            people: seats.map(|seat| Person::new(seen, seat)).collect(),
            takes_over: seen.may_take_over(),
            takes_back: seen.may_take_back(),
            is_host: seen.access.host,
            may_manage: seen.access.may_manage(),
            is_running: is_running(seen),
            is_shared: seen.is_shared,
            asks: asks(seen),
            may_add: seen.access.host
                && seen.view.status == Status::Playing
                && seen.view.seats.len() < MAX_SEATS,
            code: seen.view.code.clone().unwrap_or_default(),
        }
    }
}

fn is_running(seen: &Seen) -> bool {
    match seen.view.status {
        Status::Playing | Status::LastCall => true,
        Status::Lobby | Status::Finished => false,
    }
}

impl Person {
    fn new(seen: &Seen, seat: Seat) -> Self {
        let has_left = seen.table().has_left(seat);
        let is_host = seen.table().host() == seat;
        let is_own = seen.is_own(seat);
        let is_further = is_own && seen.access.seats.first() != Some(&seat);
        let notes = [
            (is_own && !is_further, "lobby-you"),
            (is_further, "lobby-here"),
            (is_host, "lobby-host"),
            (has_left, "people-gone"),
        ];
        let notes = notes.into_iter().filter(|(is_so, _)| *is_so);
        Self {
            seat,
            name: seen.name(seat).to_owned(),
            notes: notes.map(|(_, note)| note).collect(),
            // A seat of this very phone would bring the role nowhere.
            may_host: is_running(seen) && seen.access.host && !is_host && !is_own && !has_left,
            may_move: (seen.access.may_manage() || is_own) && !has_left,
            may_leave: may_leave(seen, seat),
            leave: if is_own {
                "people-leave"
            } else {
                "people-let-leave"
            },
        }
    }
}

fn may_leave(seen: &Seen, seat: Seat) -> bool {
    seen.refusal(seat, Action::Leave {}).is_none()
}

impl Leaving {
    fn new(seen: &Seen, seat: Seat) -> Self {
        let name = seen.name(seat);
        let is_own = seen.is_own(seat);
        let table = seen.table();
        let others: Vec<&str> = Seat::first(table.seats())
            .filter(|&other| other != seat && !table.has_left(other))
            .map(|other| seen.name(other))
            .collect();
        let mut means = vec![if is_own {
            said("leave-own-sheet")
        } else {
            said("leave-other-sheet").with("name", name)
        }];
        let others_stay = !others.is_empty();
        means.push(if others.is_empty() {
            said("leave-nobody-stays")
        } else {
            said("leave-others-stay").with("names", others)
        });
        // In last call the turn goes on without its player.
        let is_playing = table.status() == Status::Playing;
        if table.active() == Some(seat) && is_playing && others_stay {
            means.push(said("leave-turn-over"));
        }
        if table.host() == seat && others_stay {
            means.push(said("leave-host-stays"));
        }
        means.push(said("leave-host-undoes"));
        Self {
            seat,
            title: if is_own {
                said("leave-own")
            } else {
                said("leave-other").with("name", name)
            },
            means,
            confirm: if is_own {
                said("leave-yes-own")
            } else {
                said("leave-yes-other").with("name", name)
            },
        }
    }
}

/// The page.
pub(super) async fn show(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(query): Query<PeopleQuery>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, None).await?;
    if !seen.access.belongs() {
        return Ok(see_other(&format!("/games/{path}/table")).finish());
    }
    let people = People::new(&seen, query.leave, None);
    Ok(ok(
        visitor.look,
        &GamePage::new(Part::People(Box::new(people))),
    ))
}

/// A seat leaves.
pub(super) async fn leave(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<SeatForm>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let wanted = Move {
        seat: Some(form.seat),
        action: Action::Leave {},
    };
    match games.act(&visitor.caller, &id, wanted, None).await {
        // The last one to leave ends the game.
        Ok(left) if left.game.result.is_some() => Ok(see_other(&format!("/games/{id}")).finish()),
        left => answer(&games, &visitor, &id, left.err()).await,
    }
}

/// The host's role moves to a seat.
pub(super) async fn host(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<SeatForm>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let moved = games.move_host(&visitor.caller, &id, form.seat, None).await;
    answer(&games, &visitor, &id, moved.err()).await
}

/// The page with what is wrong.
pub(super) async fn refuse(
    games: &Games,
    visitor: &Visitor,
    id: &GameId,
    error: Error,
) -> Result<HttpResponse, Fault> {
    answer(games, visitor, id, Some(error)).await
}

/// The table as it is now; with an error, the same with what is wrong.
async fn answer(
    games: &Games,
    visitor: &Visitor,
    id: &GameId,
    error: Option<Error>,
) -> Result<HttpResponse, Fault> {
    let Some(error) = error else {
        return Ok(see_other(&format!("/games/{id}/people")).finish());
    };
    let seen = Seen::load(games, visitor, id, None).await?;
    let people = People::new(&seen, None, Some(&error));
    let page = GamePage::new(Part::People(Box::new(people)));
    Ok(refused(error.code.status(), visitor.look, &page))
}
