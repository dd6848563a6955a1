//! Looking at a game, and playing it.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use serde::Deserialize;

use super::all_sheets::Others;
use super::context::Seen;
use super::correction::why_not;
use super::lobby;
use super::move_form::{MoveForm, Pressed};
use super::page::{GamePage, Part, Told, View, part};
use super::players;
use crate::domain::error::{Code, Error};
use crate::domain::i18n::said;
use crate::domain::ids::GameId;
use crate::games::{First, Games, Move, Wanted};
use crate::rules::{Action, Color, Correction, Status, Violation};
use crate::site::Site;
use crate::web::game::sheet::controls::{Consequence, question};
use crate::web::game::sheet::fragment::Message;
use crate::web::game::sheet::row::{Offer, Reasons};
use crate::web::kit::confirm::Question;
use crate::web::kit::error_page::Fault;
use crate::web::kit::labels::color_first;
use crate::web::kit::parse::path_id;
use crate::web::kit::response::{ok, refused, see_other};
use crate::web::kit::session::Visitor;

/// The whole page.
pub(super) async fn show(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Query(view): Query<View>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, view.seat).await?;
    if !seen.access.belongs() && seen.view.result.is_none() {
        return Ok(see_other(&format!("/games/{path}/table")).finish());
    }
    let part = part(&seen, &site, &view, Told::default());
    Ok(ok(visitor.look, &GamePage::new(part)))
}

/// The fragment alone.
pub(super) async fn fragment(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Query(view): Query<View>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, view.seat).await?;
    Ok(ok(
        visitor.look,
        &part(&seen, &site, &view, Told::default()),
    ))
}

/// All sheets.
pub(super) async fn others(
    games: Data<Games>,
    visitor: Visitor,
    path: Path<String>,
    Query(view): Query<View>,
) -> Result<HttpResponse, Fault> {
    let seen = Seen::load(&games, &visitor, &path_id(&path)?, view.seat).await?;
    if seen.view.status == Status::Lobby {
        return Ok(see_other(&format!("/games/{path}")).finish());
    }
    Ok(ok(
        visitor.look,
        &GamePage::new(Part::Others(Box::new(Others::new(&seen)))),
    ))
}

/// A move of the form.
pub(super) async fn act(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<MoveForm>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let view = View {
        seat: form.seat,
        erase: form.erase,
        ..View::default()
    };
    let action = match form.pressed()? {
        Pressed::Lock(row) => {
            let seen = Seen::load(&games, &visitor, &id, form.seat).await?;
            let told = lock_told(&seen, row);
            return Ok(ok(
                visitor.look,
                &GamePage::new(part(&seen, &site, &view, told)),
            ));
        }
        Pressed::Move(action) => action,
    };
    if Consequence::may_follow(action) {
        let seen = Seen::load(&games, &visitor, &id, form.seat).await?;
        if let Some(question) = unasked(&seen, &form, action, &view) {
            return Ok(question.ask(visitor.look));
        }
        if action == (Action::Finish {}) && seen.view.status == Status::Playing {
            let seat = form.seat.map(|seat| format!("?seat={seat}"));
            let question = format!("/games/{id}/end{}", seat.unwrap_or_default());
            return Ok(see_other(&question).finish());
        }
    }
    let wanted = Move {
        seat: form.seat,
        action,
    };
    let made = games.act(&visitor.caller, &id, wanted, None).await;
    let seen = Seen::load(&games, &visitor, &id, form.seat).await?;
    match made {
        Ok(_) => Ok(see_other(&format!("/games/{id}{}", query(&seen, &view))).finish()),
        Err(error) => {
            let told = Told {
                message: Some(refusal(&seen, action, &error)),
                ..Told::error(&error)
            };
            let page = GamePage::new(part(&seen, &site, &view, told));
            Ok(refused(error.code.status(), visitor.look, &page))
        }
    }
}

/// The question before a move that brings what its player has not confirmed.
fn unasked(seen: &Seen, form: &MoveForm, action: Action, view: &View) -> Option<Question> {
    let seat = seen.seat?;
    let consequence = Consequence::of(seen, seat, action)?;
    if form.confirmed.as_deref() == Some(consequence.as_str()) {
        return None;
    }
    let (title, yes) = question(seen, seat, action, consequence);
    let id = &seen.view.id;
    Some(Question {
        title,
        means: Vec::new(),
        action: format!("/games/{id}/moves"),
        fields: form.with_yes(consequence),
        yes,
        no: said("link-no"),
        back: format!("/games/{id}{}", query(seen, view)),
    })
}

/// What brings a browser back to the sheet that it just marked.
fn query(seen: &Seen, view: &View) -> String {
    let is_usual = seen.seat == seen.access.seats.first().copied();
    match view.seat {
        Some(seat) if view.erase => format!("?seat={seat}&erase=true"),
        Some(seat) if !is_usual => format!("?seat={seat}"),
        Some(_) | None => String::new(),
    }
}

/// What the lock of a row lacks, or who has it.
fn lock_told(seen: &Seen, row: Color) -> Told {
    let text = seen.seat.and_then(|seat| {
        let rows = Reasons::new(seen, seat).rows();
        let row = rows.into_iter().find(|other| other.color == row);
        row.map(|row| row.lock_says)
    });
    Told {
        message: text.map(|text| Message { text, offer: None }),
        ..Told::default()
    }
}

/// Why a move was refused, with the cross that may have been meant.
fn refusal(seen: &Seen, action: Action, error: &Error) -> Message {
    let plain = Message {
        text: error.detail.clone(),
        offer: None,
    };
    let (Some(seat), Code::Rule(violation)) = (seen.seat, error.code) else {
        return plain;
    };
    if let Action::Correct(Correction::Space { row, number, .. }) = action {
        return Message {
            text: why_not(seen, seat, row, number, violation),
            offer: None,
        };
    }
    let Action::Cross { row, number, .. } = action else {
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
            label: said("offer-now")
                .with("color", color_first(row))
                .with("number", number),
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
    /// `draw` where who begins is drawn by lot; else it is the first in the order.
    #[serde(default)]
    first: String,
    /// Whether it is to begin without those whose phones are awaited.
    #[serde(default)]
    sure: bool,
}

/// The host begins the game.
pub(super) async fn start(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    Form(form): Form<StartForm>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    let sure = form.sure;
    let first = (form.first == "draw").then_some(First::Draw);
    let view = View {
        order: form.order,
        ..View::default()
    };
    let wanted = lobby::order(&view.order);
    let seen = Seen::load(&games, &visitor, &id, None).await?;
    let order = lobby::complete(&wanted, seen.view.seats.len());
    if seen.access.host && !sure && lobby::awaited(&seen).is_some() {
        let mut told = Told::default();
        told.lobby.asks = true;
        told.lobby.is_drawn = first.is_some();
        let page = GamePage::new(part(&seen, &site, &view, told));
        return Ok(ok(visitor.look, &page));
    }
    match games
        .start(&visitor.caller, &id, Some(order), first, None)
        .await
    {
        // Two taps on the button start one game.
        Err(error) if error.code != Code::AlreadyStarted => {
            let page = GamePage::new(part(&seen, &site, &view, Told::error(&error)));
            Ok(refused(error.code.status(), visitor.look, &page))
        }
        Ok(_) | Err(_) => Ok(see_other(&format!("/games/{id}")).finish()),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayerForm {
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
    let id = path_id(&path)?;
    let seen = Seen::load(&games, &visitor, &id, None).await?;
    if !seen.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    // Whoever belongs to the table is told its code, so the host need not send it: here none is tried.
    if seen.view.status == Status::Playing {
        return add_late(&games, &visitor, &id, &form).await;
    }
    let (Status::Lobby, Some(code)) = (seen.view.status, &seen.view.code) else {
        return Ok(see_other(&format!("/games/{id}")).finish());
    };
    let joined = match form.name.parse() {
        Ok(name) => {
            let wanted = Wanted::Name(name);
            let device = visitor.caller.holder();
            games.join(code, wanted, device, None).await
        }
        Err(error) => Err(error),
    };
    match joined {
        Ok(_) => Ok(see_other(&format!("/games/{id}")).finish()),
        Err(error) => {
            let mut told = Told::error(&error);
            told.lobby.typed = form.name;
            let page = GamePage::new(part(&seen, &site, &View::default(), told));
            Ok(refused(error.code.status(), visitor.look, &page))
        }
    }
}

/// The same in a game that is being played.
async fn add_late(
    games: &Games,
    visitor: &Visitor,
    id: &GameId,
    form: &PlayerForm,
) -> Result<HttpResponse, Fault> {
    let added = match (form.name.parse(), visitor.caller.holder()) {
        (Ok(name), Some(device)) => games.add_player(&visitor.caller, id, &name, device).await,
        (Err(error), _) => Err(error),
        (Ok(_), None) => Err(Violation::HostOnly.into()),
    };
    match added {
        Ok(()) => Ok(see_other(&format!("/games/{id}/people")).finish()),
        Err(error) => players::refuse(games, visitor, id, error).await,
    }
}

/// The host begins another game with the same seats.
pub(super) async fn rematch(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let id = path_id(&path)?;
    match games.rematch(&visitor.caller, &id, true, None).await {
        Ok(created) => Ok(see_other(&format!("/games/{}", created.game.id)).finish()),
        Err(error) => {
            let seen = Seen::load(&games, &visitor, &id, None).await?;
            if let Some(next) = &seen.view.next {
                return Ok(see_other(&format!("/games/{next}")).finish());
            }
            let page = GamePage::new(part(&seen, &site, &View::default(), Told::error(&error)));
            Ok(refused(error.code.status(), visitor.look, &page))
        }
    }
}
