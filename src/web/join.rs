//! Joining a game by its code.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use askama::Template;
use serde::Deserialize;

use super::again::last_time;
use super::fault::Fault;
use super::filters;
use super::home::board_name;
use super::look::Look;
use super::page::{ok, refused, see_other};
use super::visitor::{Visitor, remember};
use crate::error::Error;
use crate::games::{Door, Games, Wanted};
use crate::ids::{Code as JoinCode, GameId};
use crate::rules::Seat;
use crate::site::Site;
use crate::words::{Arg, Said, said};

#[derive(Template)]
#[template(path = "join.html")]
struct JoinPage {
    code: String,
    name: String,
    error: Option<Said>,
    door: Option<DoorPart>,
}

/// What stands behind the code.
struct DoorPart {
    /// The board, and who has sat down already.
    about: Said,
    /// The seats that were made by name and wait for their players.
    free: Vec<FreeSeat>,
}

struct FreeSeat {
    seat: Seat,
    name: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct JoinForm {
    code: String,
    name: String,
    seat: Option<usize>,
}

/// Where a QR code leads; the code is tried at one address only, where guessing is slowed down.
pub(super) async fn scanned(path: Path<String>) -> HttpResponse {
    let code: String = path.chars().filter(char::is_ascii_alphanumeric).collect();
    see_other(&format!("/join?code={code}")).finish()
}

/// The page for a code, or the one that asks for a code.
pub(super) async fn show(
    games: Data<Games>,
    visitor: Visitor,
    Query(form): Query<JoinForm>,
) -> Result<HttpResponse, Fault> {
    if form.code.is_empty() {
        return Ok(ok(visitor.look, &page(&games, form, None).await));
    }
    if let Some(game) = own_lobby(&games, &visitor, &form.code).await? {
        return Ok(see_other(&format!("/games/{game}")).finish());
    }
    let name = last_time(&games, &visitor).await?.name;
    let page = page(&games, JoinForm { name, ..form }, None).await;
    Ok(if page.error.is_some() {
        refused(404, visitor.look, &page)
    } else {
        ok(visitor.look, &page)
    })
}

/// The page that asks for a code, to somebody whose link is none of ours.
pub(super) async fn unknown_link(games: &Games, look: Look) -> HttpResponse {
    let error = Error::invalid("no-link-no-code");
    let status = error.code.status();
    refused(
        status,
        look,
        &page(games, JoinForm::default(), Some(error)).await,
    )
}

/// Takes a seat and leads to the game.
pub(super) async fn join(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    Form(form): Form<JoinForm>,
) -> Result<HttpResponse, Fault> {
    let (device, secret) = visitor.device(&games)?;
    let wanted = match form.seat {
        Some(seat) => Ok(Wanted::Seat(seat)),
        None => form.name.parse().map(Wanted::Name),
    };
    let joined = match wanted {
        Ok(wanted) => games.join(&form.code, wanted, Some(device), None).await,
        Err(error) => Err(error),
    };
    match joined {
        Ok(joined) => {
            let mut answer = see_other(&format!("/games/{}", joined.game.id));
            remember(&mut answer, &site, secret.as_ref());
            Ok(answer.finish())
        }
        Err(error) => {
            let status = error.code.status();
            Ok(refused(
                status,
                visitor.look,
                &page(&games, form, Some(error)).await,
            ))
        }
    }
}

/// The lobby of this code, where this browser has a seat in it already.
async fn own_lobby(games: &Games, visitor: &Visitor, code: &str) -> Result<Option<GameId>, Error> {
    let Ok(code) = code.parse::<JoinCode>() else {
        return Ok(None);
    };
    let Some(game) = games.store().game_by_code(&code).await? else {
        return Ok(None);
    };
    let is_in = match games.access(&visitor.caller, &game).await {
        Ok(access) => !access.seats.is_empty(),
        Err(_) => false,
    };
    Ok(is_in.then_some(game))
}

async fn page(games: &Games, form: JoinForm, error: Option<Error>) -> JoinPage {
    let (door, unknown) = if form.code.is_empty() {
        (None, None)
    } else {
        match games.lookup(&form.code).await {
            Ok(door) => (Some(part(games, door)), None),
            Err(error) => (None, Some(error)),
        }
    };
    let error = error.or(unknown);
    JoinPage {
        code: form.code,
        name: form.name,
        error: error.map(|error| error.detail),
        door,
    }
}

fn part(games: &Games, door: Door) -> DoorPart {
    let names = door.seats.iter().filter(|seat| seat.claimed);
    let names: Vec<Arg> = names.map(|seat| Arg::from(&seat.name)).collect();
    let board = board_name(games, &door.variant);
    DoorPart {
        about: if names.is_empty() {
            said("plain").with("text", board)
        } else {
            let about = said("join-with").with("board", board);
            about.with("names", Arg::List(names))
        },
        free: door
            .seats
            .iter()
            .filter(|seat| !seat.claimed)
            .map(|seat| FreeSeat {
                seat: seat.seat,
                name: seat.name.clone(),
            })
            .collect(),
    }
}
