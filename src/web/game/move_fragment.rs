//! Moves of the page's script: JSON in, the fragment that the page shows next out.

use actix_web::guard::GuardContext;
use actix_web::http::header::{ACCEPT, HeaderName};
use actix_web::web::{Bytes, Data, Path, Query};
use actix_web::{HttpRequest, HttpResponse};

use super::context::GameContext;
use super::fragment::{Feedback, GameQuery, game_fragment};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::GameId;
use crate::games::{GameService, Move};
use crate::http::{Caller, HttpError, PublicUrl, idempotency_key};
use crate::idempotency::IdempotencyKey;
use crate::rules::{Action, Seq, Violation};
use crate::web::kit::response::ok;

/// The media type by which a script asks for the fragment.
const FRAGMENT: &str = "text/vnd.rowlock.fragment+html";

/// The header with the sequence number of the move's event; a response without it is from another server.
const SEQ_HEADER: HeaderName = HeaderName::from_static("rowlock-seq");

/// Whether the request asks for the fragment, as scripts do.
pub(super) fn accepts_fragment(request: &GuardContext<'_>) -> bool {
    let mut accepted = request.head().headers().get_all(ACCEPT);
    accepted.any(|types| types.to_str().is_ok_and(|types| types.contains(FRAGMENT)))
}

/// Makes a move; the query is that of the page, whose fragment is the response.
pub(super) async fn make(
    request: HttpRequest,
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
    body: Bytes,
) -> Result<HttpResponse, HttpError> {
    let seq = make_once(&request, &games, &caller, &path, (&view, &body)).await?;
    let context = GameContext::load(&games, &caller, &path, view.seat).await?;
    let fragment = game_fragment(&context, &public_url, &view, Feedback::default());
    let mut response = ok(caller.view_context, &fragment);
    response.headers_mut().insert(SEQ_HEADER, seq.into());
    Ok(response)
}

/// Makes the move unless it was made under this key; returns the sequence number of its event.
async fn make_once(
    request: &HttpRequest,
    games: &GameService,
    caller: &Caller,
    id: &GameId,
    (view, body): (&GameQuery, &[u8]),
) -> Result<Seq, Error> {
    if caller.secret.is_none() {
        return Err(caller.principal.denied());
    }
    // The key covers the path of the API's endpoint: a move counts once whichever of the two it is sent to.
    let path = format!("/api/v1/games/{id}/moves");
    let key = idempotency_key(request, caller, &path, body)?;
    let requested = serde_json::from_slice::<Move>(body).map_err(|error| {
        let detail = msg("unreadable").with("reason", error.to_string());
        Error::new(ErrorCode::InvalidValue, detail)
    })?;
    if view.asks {
        check_choice(games, caller, id, requested, key.as_ref()).await?;
    }
    let moved = games.make_move(&caller.principal, id, requested, key.as_ref());
    Ok(moved.await?.seq())
}

/// Refuses a cross that lets its seat choose a row and names none of those, as one made without a connection may.
async fn check_choice(
    games: &GameService,
    caller: &Caller,
    id: &GameId,
    requested: Move,
    key: Option<&IdempotencyKey>,
) -> Result<(), Error> {
    let Action::Cross(cross) = requested.action else {
        return Ok(());
    };
    let context = GameContext::load(games, caller, id, requested.seat).await?;
    let Some(seat) = context.seat else {
        return Ok(());
    };
    let rows = context.choosable_rows(seat, cross);
    let detail = match cross.choose {
        Some(row) if rows.contains(&row) => return Ok(()),
        Some(_) | None if !rows.is_empty() => "choose-row",
        Some(_) if context.refusal(seat, requested.action) == Some(Violation::NotFewest) => {
            "reason-not-fewest-pair"
        }
        Some(_) | None => return Ok(()),
    };
    match key {
        Some(key) if games.is_made(&caller.principal, id, key).await? => Ok(()),
        Some(_) | None => Err(Error::new(ErrorCode::Rule(Violation::NotFewest), detail)),
    }
}
