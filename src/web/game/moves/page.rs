//! Moves without a script: their form, the confirmation, and why one is refused.

use actix_web::HttpResponse;
use rowlock_rules::{Action, Color, Correction, Cross, Status, Turn};

use super::form::{Button, MoveForm};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::games::Move;
use crate::http::HttpError;
use crate::web::game::context::GameContext;
use crate::web::game::feedback::Feedback;
use crate::web::game::query::GameQuery;
use crate::web::game::request::GameRequest;
use crate::web::game::sheet::controls::{Consequence, question};
use crate::web::game::sheet::offer::{Offer, choosing};
use crate::web::game::sheet::reasons::Reasons;
use crate::web::game::sheet::space::SpaceButton;
use crate::web::game::sheet::toasts::SheetMessage;
use crate::web::kit::confirm::ConfirmPage;
use crate::web::kit::keyed_form::KeyedForm;
use crate::web::kit::space_text::space_first;

/// Makes the move of a form.
pub(crate) async fn act(
    request: GameRequest,
    KeyedForm { fields: form, key }: KeyedForm<MoveForm>,
) -> Result<HttpResponse, HttpError> {
    let key = key.as_ref();
    let view = GameQuery {
        seat: form.seat,
        erase: form.erase,
        ..GameQuery::default()
    };
    let button = form.pressed()?;
    let context = request.load(form.seat).await?;
    let action = match button {
        Button::Lock(row) => {
            let feedback = lock_feedback(&context, row);
            return Ok(request.game(&context, &view, feedback));
        }
        Button::Move(action) => action,
    };
    if let Some(feedback) = row_question(&context, action) {
        return Ok(request.game(&context, &view, feedback));
    }
    let is_made = match key {
        Some(key) => request.is_made(key).await?,
        None => false,
    };
    if !is_made {
        if let Some(question) = unasked(&context, &form, action, &view) {
            return Ok(request.ok(&question));
        }
        if action == (Action::Finish {}) && context.status() == Status::Playing {
            let seat = form.seat.map(|seat| format!("?seat={seat}"));
            return Ok(request.redirect(&format!("/end{}", seat.unwrap_or_default())));
        }
        let requested = Move {
            seat: form.seat,
            action,
        };
        let caller = request.principal();
        let made = request.games.make_move(caller, &request.id, requested, key);
        if let Err(error) = made.await {
            // A move of another player may be the reason.
            let context = request.load(form.seat).await?;
            let feedback = Feedback {
                message: Some(refusal(&context, action, &error)),
                ..Feedback::error(&error)
            };
            return Ok(request.refused_game(&error, &context, &view, feedback));
        }
    }
    Ok(request.redirect(&query(&context, &view)))
}

/// The confirmation before a move with a consequence that its player has not confirmed.
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
    let id = &context.details.id;
    Some(ConfirmPage {
        title,
        consequences: Vec::new(),
        action: format!("/games/{id}/moves"),
        fields: form.with_yes(consequence),
        choice: None,
        yes,
        no: msg("link-decline"),
        back: format!("/games/{id}{}", query(context, view)),
    })
}

/// The query that leads back to the sheet just marked.
fn query(context: &GameContext, view: &GameQuery) -> String {
    let is_usual = context.seat == context.access.seats.first().copied();
    match view.seat {
        Some(seat) if view.erase => format!("?seat={seat}&erase=true"),
        Some(seat) if !is_usual => format!("?seat={seat}"),
        Some(_) | None => String::new(),
    }
}

/// The crosses that a row's lock lacks, or the players who have it.
fn lock_feedback(context: &GameContext, row: Color) -> Feedback {
    let seat = context.seat;
    let text = seat.map(|seat| Reasons::new(context, seat).lock_hint(row));
    Feedback {
        message: text.map(|text| SheetMessage {
            text,
            offers: Vec::new(),
        }),
        ..Feedback::default()
    }
}

/// The question for the row of the forced crosses, if the seat can choose it and has named none.
fn row_question(context: &GameContext, action: Action) -> Option<Feedback> {
    let Action::Cross(cross) = action else {
        return None;
    };
    let rows = context.choosable_rows(context.seat?, cross);
    let is_open = !rows.is_empty() && cross.choose.is_none_or(|row| !rows.contains(&row));
    is_open.then(|| Feedback {
        message: Some(SheetMessage {
            text: msg("choose-row"),
            offers: choosing(cross, &rows),
        }),
        ..Feedback::default()
    })
}

/// The same move for this turn.
fn in_turn(action: Action, turn: Option<Turn>) -> Action {
    match action {
        Action::Cross(cross) => Action::Cross(Cross { turn, ..cross }),
        other => other,
    }
}

/// Why a move was refused, with the cross that may have been meant.
fn refusal(context: &GameContext, action: Action, error: &Error) -> SheetMessage {
    let plain = SheetMessage {
        text: error.detail.clone(),
        offers: Vec::new(),
    };
    let (Some(seat), ErrorCode::Rule(violation)) = (context.seat, error.code) else {
        return plain;
    };
    let space = match action {
        Action::Correct(Correction::Space { space, .. }) => {
            return SheetMessage {
                text: Reasons::new(context, seat).correct(space, violation),
                offers: Vec::new(),
            };
        }
        Action::Cross(Cross { space, .. }) => space,
        _ => return plain,
    };
    let reasons = Reasons::new(context, seat);
    let button = SpaceButton::find(&reasons, space);
    let (text, offer) =
        match button.map(|button| (button.reason, button.in_play.late, button.action)) {
            Some((Some(reason), Some(late), _)) => (reason, Some(late.offer)),
            // The move was for an earlier roll; with the current one it can be made.
            Some((None, _, crossed)) => {
                let offer = Offer {
                    action: in_turn(crossed, context.table().turn()),
                    label: msg("offer-now").with("space", space_first(context.board(), space)),
                };
                (reasons.cross(space, violation), Some(offer))
            }
            Some((Some(_), None, _)) | None => (reasons.cross(space, violation), None),
        };
    SheetMessage {
        text,
        offers: offer.into_iter().collect(),
    }
}
