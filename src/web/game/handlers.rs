//! Handlers of a game's main page: view, move, start, add a player, rematch.

use actix_web::HttpResponse;
use actix_web::web::{Data, Form, Path, Query};
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::all_sheets::AllSheets;
use super::context::GameContext;
use super::correction::why_not;
use super::lobby;
use super::move_form::{Button, MoveForm};
use super::page::{Feedback, GameFragment, GamePage, GameQuery, game_fragment};
use super::players;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::GameId;
use crate::games::{GameService, Move, SeatRequest, StartingPlayer};
use crate::http::{HttpError, PublicUrl, Session};
use crate::idempotency::IdempotencyKey;
use crate::rules::{Action, Color, Correction, Status, Violation};
use crate::web::game::sheet::controls::{Consequence, question};
use crate::web::game::sheet::fragment::SheetMessage;
use crate::web::game::sheet::row::{Offer, Reasons};
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::keyed_form::{KeyedForm, once, stored};
use crate::web::kit::labels::color_first;
use crate::web::kit::response::{ok, refused, see_other};

/// The whole page.
pub(super) async fn show(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    session: Session,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &session, &path, view.seat).await?;
    if !context.access.is_participant() && context.view.result.is_none() {
        return Ok(see_other(&format!("/games/{path}/table")).finish());
    }
    let part = game_fragment(&context, &public_url, &view, Feedback::default());
    Ok(ok(session.view_context, &GamePage::new(part)))
}

/// The fragment alone.
pub(super) async fn fragment(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    session: Session,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &session, &path, view.seat).await?;
    Ok(ok(
        session.view_context,
        &game_fragment(&context, &public_url, &view, Feedback::default()),
    ))
}

/// All sheets.
pub(super) async fn others(
    games: Data<GameService>,
    session: Session,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = GameContext::load(&games, &session, &path, view.seat).await?;
    if context.view.status == Status::Lobby {
        return Ok(see_other(&format!("/games/{path}")).finish());
    }
    Ok(ok(
        session.view_context,
        &GamePage::new(GameFragment::AllSheets(Box::new(AllSheets::new(&context)))),
    ))
}

/// A move of the form.
pub(super) async fn act(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    session: Session,
    path: Path<GameId>,
    KeyedForm { fields: form, key }: KeyedForm<MoveForm>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let key = key.as_ref();
    let view = GameQuery {
        seat: form.seat,
        erase: form.erase,
        ..GameQuery::default()
    };
    let button = form.pressed()?;
    let context = GameContext::load(&games, &session, &id, form.seat).await?;
    let action = match button {
        Button::Lock(row) => {
            let feedback = lock_feedback(&context, row);
            return Ok(ok(
                session.view_context,
                &GamePage::new(game_fragment(&context, &public_url, &view, feedback)),
            ));
        }
        Button::Move(action) => action,
    };
    if stored::<IgnoredAny>(&games, key).await?.is_none() {
        if let Some(question) = unasked(&context, &form, action, &view) {
            return Ok(question.ask(session.view_context));
        }
        if action == (Action::Finish {}) && context.view.status == Status::Playing {
            let seat = form.seat.map(|seat| format!("?seat={seat}"));
            let question = format!("/games/{id}/end{}", seat.unwrap_or_default());
            return Ok(see_other(&question).finish());
        }
        let wanted = Move {
            seat: form.seat,
            action,
        };
        let made = games.make_move(&session.caller, &id, wanted, key).await;
        if let Err(error) = made
            && stored::<IgnoredAny>(&games, key).await?.is_none()
        {
            // A move of another player may be the reason.
            let context = GameContext::load(&games, &session, &id, form.seat).await?;
            let feedback = Feedback {
                message: Some(refusal(&context, action, &error)),
                ..Feedback::error(&error)
            };
            let page = GamePage::new(game_fragment(&context, &public_url, &view, feedback));
            return Ok(refused(error.code.status(), session.view_context, &page));
        }
    }
    Ok(see_other(&format!("/games/{id}{}", query(&context, &view))).finish())
}

/// The question before a move that brings what its player has not confirmed.
fn unasked(
    context: &GameContext,
    form: &MoveForm,
    action: Action,
    view: &GameQuery,
) -> Option<ConfirmPage> {
    let seat = context.seat?;
    let consequence = Consequence::of(context, seat, action)?;
    if form.confirmed.as_deref() == Some(consequence.as_str()) {
        return None;
    }
    let (title, yes) = question(context, seat, action, consequence);
    let id = &context.view.id;
    Some(ConfirmPage {
        title,
        means: Vec::new(),
        action: format!("/games/{id}/moves"),
        fields: form.with_yes(consequence),
        yes,
        no: msg("link-decline"),
        back: format!("/games/{id}{}", query(context, view)),
    })
}

/// What brings a browser back to the sheet that it just marked.
fn query(context: &GameContext, view: &GameQuery) -> String {
    let is_usual = context.seat == context.access.seats.first().copied();
    match view.seat {
        Some(seat) if view.erase => format!("?seat={seat}&erase=true"),
        Some(seat) if !is_usual => format!("?seat={seat}"),
        Some(_) | None => String::new(),
    }
}

/// What the lock of a row lacks, or who has it.
fn lock_feedback(context: &GameContext, row: Color) -> Feedback {
    let text = context.seat.and_then(|seat| {
        let rows = Reasons::new(context, seat).rows();
        let row = rows.into_iter().find(|other| other.color == row);
        row.map(|row| row.lock_says)
    });
    Feedback {
        message: text.map(|text| SheetMessage { text, offer: None }),
        ..Feedback::default()
    }
}

/// Why a move was refused, with the cross that may have been meant.
fn refusal(context: &GameContext, action: Action, error: &Error) -> SheetMessage {
    let plain = SheetMessage {
        text: error.detail.clone(),
        offer: None,
    };
    let (Some(seat), ErrorCode::Rule(violation)) = (context.seat, error.code) else {
        return plain;
    };
    if let Action::Correct(Correction::Space { row, number, .. }) = action {
        return SheetMessage {
            text: why_not(context, seat, row, number, violation),
            offer: None,
        };
    }
    let Action::Cross { row, number, .. } = action else {
        return plain;
    };
    let reasons = Reasons::new(context, seat);
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
                context.view.turn.unwrap_or_default()
            ),
            label: msg("offer-now")
                .with("color", color_first(row))
                .with("number", number),
        }),
    });
    SheetMessage {
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
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    session: Session,
    path: Path<GameId>,
    Form(form): Form<StartForm>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let sure = form.sure;
    let first = (form.first == "draw").then_some(StartingPlayer::Random);
    let view = GameQuery {
        order: form.order,
        ..GameQuery::default()
    };
    let wanted = lobby::order(&view.order);
    let context = GameContext::load(&games, &session, &id, None).await?;
    let order = lobby::complete(&wanted, context.view.seats.len());
    if context.access.host && !sure && lobby::awaited(&context).is_some() {
        let mut feedback = Feedback::default();
        feedback.lobby.asks = true;
        feedback.lobby.is_drawn = first.is_some();
        let page = GamePage::new(game_fragment(&context, &public_url, &view, feedback));
        return Ok(ok(session.view_context, &page));
    }
    match games
        .start(&session.caller, &id, Some(order), first, None)
        .await
    {
        // Two taps on the button start one game.
        Err(error) if error.code != ErrorCode::AlreadyStarted => {
            let page = GamePage::new(game_fragment(
                &context,
                &public_url,
                &view,
                Feedback::error(&error),
            ));
            Ok(refused(error.code.status(), session.view_context, &page))
        }
        Ok(_) | Err(_) => Ok(see_other(&format!("/games/{id}")).finish()),
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct PlayerForm {
    name: String,
}

/// The host adds a player who plays on the host's own phone.
pub(super) async fn add_player(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    session: Session,
    path: Path<GameId>,
    KeyedForm { fields: form, key }: KeyedForm<PlayerForm>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    let key = key.as_ref();
    let context = GameContext::load(&games, &session, &id, None).await?;
    if !context.access.host {
        return Err(Error::from(Violation::HostOnly).into());
    }
    // The code is the game's own: no join code is tried here.
    if context.view.status == Status::Playing {
        return add_late(&games, &session, &id, &form, key).await;
    }
    let (Status::Lobby, Some(code)) = (context.view.status, &context.view.code) else {
        return Ok(see_other(&format!("/games/{id}")).finish());
    };
    let joined = match form.name.parse() {
        Ok(name) => {
            let wanted = SeatRequest::Name(name);
            let device = session.caller.holder();
            let joined = games.join(code, wanted, device, key);
            once(&games, key, joined, |_| IgnoredAny).await
        }
        Err(error) => Err(error),
    };
    match joined {
        Ok(_) => Ok(see_other(&format!("/games/{id}")).finish()),
        Err(error) => {
            let mut feedback = Feedback::error(&error);
            feedback.lobby.typed = form.name;
            let page = GamePage::new(game_fragment(
                &context,
                &public_url,
                &GameQuery::default(),
                feedback,
            ));
            Ok(refused(error.code.status(), session.view_context, &page))
        }
    }
}

/// The same in a game that is being played.
async fn add_late(
    games: &GameService,
    session: &Session,
    id: &GameId,
    form: &PlayerForm,
    key: Option<&IdempotencyKey>,
) -> Result<HttpResponse, HttpError> {
    let added = match (form.name.parse(), session.caller.holder()) {
        (Ok(name), Some(device)) => {
            let added = games.add_player(&session.caller, id, &name, device, key);
            once(games, key, added, |()| IgnoredAny).await
        }
        (Err(error), _) => Err(error),
        (Ok(_), None) => Err(Violation::HostOnly.into()),
    };
    match added {
        Ok(_) => Ok(see_other(&format!("/games/{id}/people")).finish()),
        Err(error) => players::refuse(games, session, id, error).await,
    }
}

/// The host begins another game with the same seats.
pub(super) async fn rematch(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    session: Session,
    path: Path<GameId>,
) -> Result<HttpResponse, HttpError> {
    let id = path.into_inner();
    match games.rematch(&session.caller, &id, true, None).await {
        Ok(created) => Ok(see_other(&format!("/games/{}", created.game.id)).finish()),
        Err(error) => {
            let context = GameContext::load(&games, &session, &id, None).await?;
            if let Some(next) = &context.view.next {
                return Ok(see_other(&format!("/games/{next}")).finish());
            }
            let page = GamePage::new(game_fragment(
                &context,
                &public_url,
                &GameQuery::default(),
                Feedback::error(&error),
            ));
            Ok(refused(error.code.status(), session.view_context, &page))
        }
    }
}
