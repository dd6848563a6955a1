//! Moves of the page's script: JSON in, the fragment that the page shows next out.

use actix_web::guard::GuardContext;
use actix_web::http::header::{ACCEPT, HeaderName};
use actix_web::web::{Bytes, Query};
use actix_web::{HttpRequest, HttpResponse};
use rowlock_rules::{Action, Seq, Violation};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::games::Move;
use crate::http::{HttpError, idempotency_key};
use crate::idempotency::IdempotencyKey;
use crate::web::game::query::GameQuery;
use crate::web::game::request::GameRequest;

/// The media type by which a script asks for the fragment.
const FRAGMENT: &str = "text/vnd.rowlock.fragment+html";

/// The header with the sequence number of the move's event; a response without it is from another server.
const SEQ_HEADER: HeaderName = HeaderName::from_static("rowlock-seq");

/// Whether the request asks for the fragment, as scripts do.
pub(crate) fn accepts_fragment(request: &GuardContext<'_>) -> bool {
    let mut accepted = request.head().headers().get_all(ACCEPT);
    accepted.any(|types| types.to_str().is_ok_and(|types| types.contains(FRAGMENT)))
}

/// Makes a move and responds with the fragment of the page; the query is the query of the page.
pub(crate) async fn make(
    request: GameRequest,
    http: HttpRequest,
    Query(view): Query<GameQuery>,
    body: Bytes,
) -> Result<HttpResponse, HttpError> {
    let seq = make_once(&request, &http, &view, &body).await?;
    let context = request.load(view.seat).await?;
    let mut response = request.main_element(&context, &view);
    response.headers_mut().insert(SEQ_HEADER, seq.into());
    Ok(response)
}

/// Makes the move unless it was made under this key; returns the sequence number of its event.
async fn make_once(
    request: &GameRequest,
    http: &HttpRequest,
    view: &GameQuery,
    body: &[u8],
) -> Result<Seq, Error> {
    let (id, caller) = (&request.id, &request.caller);
    if caller.secret.is_none() {
        return Err(caller.principal.denied());
    }
    // The key covers the path of the API's endpoint: a move counts once, no matter to which of the two it is sent.
    let path = format!("/api/v1/games/{id}/moves");
    let key = idempotency_key(http, caller, &path, body)?;
    let requested = serde_json::from_slice::<Move>(body).map_err(|error| {
        let detail = msg("unreadable").with("reason", error.to_string());
        Error::new(ErrorCode::InvalidValue, detail)
    })?;
    if view.asks {
        check_choice(request, requested, key.as_ref()).await?;
    }
    let moved = request
        .games
        .make_move(&caller.principal, id, requested, key.as_ref());
    Ok(moved.await?.seq())
}

/// Refuses a cross that lets its seat choose a row and names none of them. A cross made without a connection can be
/// such a cross.
async fn check_choice(
    request: &GameRequest,
    requested: Move,
    key: Option<&IdempotencyKey>,
) -> Result<(), Error> {
    let Action::Cross(cross) = requested.action else {
        return Ok(());
    };
    let context = request.load(requested.seat).await?;
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
        Some(key) if request.is_made(key).await? => Ok(()),
        Some(_) | None => Err(Error::new(ErrorCode::Rule(Violation::NotFewest), detail)),
    }
}
