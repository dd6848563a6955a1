//! A game's own pages, whatever it stands at: lobby, sheet, result.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use askama::Template;
use serde::Deserialize;

use super::fault::Fault;
use super::filters;
use super::lobby::{self, Lobby, Refused};
use super::moves::{MoveForm, Pressed};
use super::others::Others;
use super::page::{ok, refused, see_other};
use super::result::Outcome;
use super::seen::Seen;
use super::sheet::{Message, Sheet};
use super::space::{Offer, Reasons, title};
use super::visitor::Visitor;
use crate::error::{Code, Error};
use crate::games::{Games, Move, Wanted};
use crate::ids::GameId;
use crate::rules::{Action, Seat, Status};
use crate::site::Site;

/// A page of a game around its one fragment.
#[derive(Template)]
#[template(path = "game.html")]
struct GamePage {
    title: String,
    look: &'static str,
    styles: &'static [&'static str],
    /// Whether a page without scripts looks again by itself who has come in.
    waits: bool,
    main: Part,
}

/// What fills the page, and comes alone when it is updated.
#[derive(Template)]
#[template(
    source = "{% match self %}{% when Self::Lobby(part) %}{{ part|safe }}{% when Self::Sheet(part) %}{{ part|safe }}{% when Self::Others(part) %}{{ part|safe }}{% when Self::Outcome(part) %}{{ part|safe }}{% endmatch %}",
    ext = "html"
)]
enum Part {
    Lobby(Box<Lobby>),
    Sheet(Box<Sheet>),
    Others(Others),
    Outcome(Box<Outcome>),
}

#[derive(Debug, Deserialize)]
pub(super) struct View {
    seat: Option<usize>,
    #[serde(default)]
    order: String,
}

/// What was refused, and is told in place.
#[derive(Default)]
struct Told {
    message: Option<Message>,
    lobby: Refused,
}

impl Told {
    fn error(error: &Error) -> Self {
        let text = error.detail.clone().into_owned();
        Self {
            lobby: Refused {
                error: Some(text.clone()),
                typed: String::new(),
            },
            message: Some(Message { text, offer: None }),
        }
    }
}

fn part(seen: &Seen, site: &Site, order: &[Seat], told: Told) -> Part {
    if seen.view.status == Status::Lobby {
        return Part::Lobby(Box::new(Lobby::new(seen, site, order, told.lobby)));
    }
    match (&seen.view.result, seen.seat) {
        (Some(result), _) => {
            let error = told.message.map(|message| message.text);
            Part::Outcome(Box::new(Outcome::new(seen, result, error)))
        }
        (None, Some(seat)) => Part::Sheet(Box::new(Sheet::new(seen, seat, told.message))),
        (None, None) => Part::Others(Others::new(seen)),
    }
}

impl GamePage {
    fn new(main: Part) -> Self {
        let (title, look, styles): (_, _, &[_]) = match &main {
            Part::Lobby(_) => ("Lobby".to_owned(), "paper", &["pages", "lobby"]),
            Part::Sheet(_) => (
                "Sheet".to_owned(),
                "play",
                &["sheet", "space", "over", "dice", "mini"],
            ),
            Part::Others(others) => (others.title().to_owned(), "paper", &["pages", "mini"]),
            Part::Outcome(outcome) => (
                outcome.title().to_owned(),
                "paper",
                &["pages", "mini", "result"],
            ),
        };
        Self {
            title,
            look,
            styles,
            waits: matches!(main, Part::Lobby(_)),
            main,
        }
    }
}

/// An id in a path; what is none is the name of nothing.
pub(super) fn game_id(text: &str) -> Result<GameId, Error> {
    text.parse().map_err(|_| Error::not_found())
}

/// The whole page.
pub(super) async fn show(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Query(view): Query<View>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &game_id(&path)?, view.seat).await?;
    let part = part(&seen, &site, &lobby::order(&view.order), Told::default());
    Ok(ok(&GamePage::new(part)))
}

/// The fragment alone.
pub(super) async fn fragment(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Query(view): Query<View>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &game_id(&path)?, view.seat).await?;
    Ok(ok(&part(
        &seen,
        &site,
        &lobby::order(&view.order),
        Told::default(),
    )))
}

/// All sheets.
pub(super) async fn others(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(view): Query<View>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &game_id(&path)?, view.seat).await?;
    if seen.view.status == Status::Lobby {
        return Ok(see_other(&format!("/games/{path}")).finish());
    }
    Ok(ok(&GamePage::new(Part::Others(Others::new(&seen)))))
}

/// A move of the form.
pub(super) async fn act(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<MoveForm>,
) -> Result<HttpResponse, Fault> {
    let id = game_id(&path)?;
    let told = match form.pressed()? {
        Pressed::Lock(row) => {
            let seen = Seen::load(&games, &visitor, &id, form.seat).await?;
            let text = seen.seat.and_then(|seat| {
                let rows = Reasons::new(&seen, seat).rows();
                let row = rows.into_iter().find(|other| other.color == row);
                row.map(|row| row.lock_says)
            });
            let message = text.map(|text| Message { text, offer: None });
            let told = Told {
                message,
                ..Told::default()
            };
            return Ok(ok(&GamePage::new(part(&seen, &site, &[], told))));
        }
        Pressed::Move(action) => {
            let wanted = Move {
                seat: form.seat,
                action,
            };
            match games.act(&visitor.caller, &id, wanted, None).await {
                Ok(_) => {
                    let seen = Seen::load(&games, &visitor, &id, form.seat).await?;
                    let is_usual = seen.seat == seen.access.seats.first().copied();
                    let query = form.seat.filter(|_| !is_usual);
                    let query = query.map_or_else(String::new, |seat| format!("?seat={seat}"));
                    return Ok(see_other(&format!("/games/{id}{query}")).finish());
                }
                Err(error) => (action, error),
            }
        }
    };
    let (action, error) = told;
    let seen = Seen::load(&games, &visitor, &id, form.seat).await?;
    let told = Told {
        message: Some(refusal(&seen, action, &error)),
        ..Told::error(&error)
    };
    let page = GamePage::new(part(&seen, &site, &[], told));
    Ok(refused(error.code.status(), &page))
}

/// Why a move was refused, with the cross that may have been meant.
fn refusal(seen: &Seen, action: Action, error: &Error) -> Message {
    let plain = Message {
        text: error.detail.clone().into_owned(),
        offer: None,
    };
    let (Action::Cross { row, number, .. }, Some(seat)) = (action, seen.seat) else {
        return plain;
    };
    let Code::Rule(violation) = error.code else {
        return plain;
    };
    let reasons = Reasons::new(seen, seat);
    let rows = reasons.rows();
    let spaces = rows.into_iter().filter(|other| other.color == row);
    let space = spaces
        .flat_map(|row| row.spaces)
        .find(|space| space.number == number);
    let offer = space.and_then(|space| match space.reason {
        Some(_) => space.late,
        // It was for a roll that is over; with this one it can be crossed.
        None => Some(Offer {
            value: format!(
                "cross {row} {number} {}",
                seen.view.turn.unwrap_or_default()
            ),
            label: format!("{} {number} for this roll?", title(row)),
        }),
    });
    Message {
        text: reasons.cross(row, number, violation),
        offer,
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct StartForm {
    #[serde(default)]
    order: String,
}

/// The host begins the game.
pub(super) async fn start(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<StartForm>,
) -> Result<HttpResponse, Fault> {
    let id = game_id(&path)?;
    let wanted = lobby::order(&form.order);
    let seen = Seen::load(&games, &visitor, &id, None).await?;
    let order = lobby::complete(&wanted, seen.view.seats.len());
    match games.start(&visitor.caller, &id, Some(order), None).await {
        // Two taps on the button start one game.
        Err(error) if error.code != Code::AlreadyStarted => {
            let page = GamePage::new(part(&seen, &site, &wanted, Told::error(&error)));
            Ok(refused(error.code.status(), &page))
        }
        Ok(_) | Err(_) => Ok(see_other(&format!("/games/{id}")).finish()),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayerForm {
    code: String,
    name: String,
}

/// The host seats somebody who plays on the host's own phone.
pub(super) async fn add_player(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<PlayerForm>,
) -> Result<HttpResponse, Fault> {
    let id = game_id(&path)?;
    let seen = Seen::load(&games, &visitor, &id, None).await?;
    let joined = match form.name.parse() {
        Ok(name) => {
            let wanted = Wanted::Name(name);
            let device = visitor.caller.holder();
            games.join(&form.code, wanted, device, None).await
        }
        Err(error) => Err(error),
    };
    match joined {
        Ok(_) => Ok(see_other(&format!("/games/{id}")).finish()),
        Err(error) => {
            let mut told = Told::error(&error);
            told.lobby.typed = form.name;
            let page = GamePage::new(part(&seen, &site, &[], told));
            Ok(refused(error.code.status(), &page))
        }
    }
}

/// The host begins another game with the same seats.
pub(super) async fn rematch(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let id = game_id(&path)?;
    match games.rematch(&visitor.caller, &id, true, None).await {
        Ok(created) => Ok(see_other(&format!("/games/{}", created.game.id)).finish()),
        Err(error) => {
            let seen = Seen::load(&games, &visitor, &id, None).await?;
            if let Some(next) = &seen.view.next {
                return Ok(see_other(&format!("/games/{next}")).finish());
            }
            let page = GamePage::new(part(&seen, &site, &[], Told::error(&error)));
            Ok(refused(error.code.status(), &page))
        }
    }
}
