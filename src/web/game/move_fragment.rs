//! Moves of the page's script: JSON in, the fragment that the page shows next out.

use actix_web::guard::GuardContext;
use actix_web::http::StatusCode;
use actix_web::http::header::{ACCEPT, HeaderName};
use actix_web::web::{Bytes, Data, Path, Query};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};

use super::context::GameContext;
use super::page::{Feedback, GameQuery, game_fragment};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, Token};
use crate::games::{GameService, Move};
use crate::http::{HttpError, PublicUrl, Session, ViewContext, device_secret};
use crate::idempotency::IdempotencyKey;
use crate::rules::Seq;
use crate::web::kit::keyed_form::once;
use crate::web::kit::response::ok;

/// The media type by which a script asks for the fragment.
const FRAGMENT: &str = "text/vnd.rowlock.fragment+html";

const IDEMPOTENCY_KEY: &str = "Idempotency-Key";

/// The longest idempotency key in bytes.
const MAX_KEY_LENGTH: usize = 64;

/// The sequence number of the event that the move became; a response without it is not of this server.
const SEQ_HEADER: HeaderName = HeaderName::from_static("rowlock-seq");

/// A refusal as a problem document (RFC 9457), as the API writes it.
#[derive(Serialize)]
struct Problem<'a> {
    r#type: String,
    status: u16,
    code: &'a str,
    title: String,
    detail: String,
}

/// The part of [`crate::games::Moved`] that is needed.
#[derive(Deserialize)]
struct MadeMove {
    event: MadeEvent,
}

#[derive(Deserialize)]
struct MadeEvent {
    seq: Seq,
}

/// Whether the request is a script's that asks for the fragment.
pub(super) fn accepts_fragment(request: &GuardContext<'_>) -> bool {
    let mut accepted = request.head().headers().get_all(ACCEPT);
    accepted.any(|types| types.to_str().is_ok_and(|types| types.contains(FRAGMENT)))
}

/// Makes a move; the query is that of the page, whose fragment is the response.
pub(super) async fn make(
    request: HttpRequest,
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    session: Result<Session, HttpError>,
    path: Path<GameId>,
    Query(view): Query<GameQuery>,
    body: Bytes,
) -> HttpResponse {
    let session = match session {
        Ok(session) => session,
        Err(HttpError(error)) => return problem(&error, ViewContext::default()),
    };
    let made = async {
        let seq = make_once(&request, &games, &session, &path, &body).await?;
        let context = GameContext::load(&games, &session, &path, view.seat).await?;
        let fragment = game_fragment(&context, &public_url, &view, Feedback::default());
        let mut response = ok(session.view_context, &fragment);
        response.headers_mut().insert(SEQ_HEADER, seq.into());
        Ok(response)
    };
    made.await
        .unwrap_or_else(|error| problem(&error, session.view_context))
}

/// Makes the move unless it was made under this key; gives the number of its event.
async fn make_once(
    request: &HttpRequest,
    games: &GameService,
    session: &Session,
    id: &GameId,
    body: &[u8],
) -> Result<Seq, Error> {
    let key = key(request, id, body)?;
    let act = async {
        let wanted = serde_json::from_slice::<Move>(body).map_err(|error| {
            let detail = msg("unreadable").with("reason", error.to_string());
            Error::new(ErrorCode::InvalidValue, detail)
        });
        games
            .make_move(&session.caller, id, wanted?, key.as_ref())
            .await
    };
    let made = once(games, key.as_ref(), act, |moved| MadeMove {
        event: MadeEvent {
            seq: moved.event.seq,
        },
    });
    Ok(made.await?.event.seq)
}

/// The idempotency key of the request; `None` without the header.
///
/// The key covers the path of the API's endpoint: a move counts once whichever of the two it is sent to.
fn key(request: &HttpRequest, id: &GameId, body: &[u8]) -> Result<Option<IdempotencyKey>, Error> {
    let Some(key) = request.headers().get(IDEMPOTENCY_KEY) else {
        return Ok(None);
    };
    let key = key.to_str().unwrap_or_default();
    if key.is_empty() || key.len() > MAX_KEY_LENGTH {
        return Err(Error::invalid("key-unreadable"));
    }
    let secret = device_secret(request);
    let secret = secret.as_ref().map(Token::expose);
    let path = format!("/api/v1/games/{id}/moves");
    Ok(Some(IdempotencyKey::new(
        key,
        secret,
        [b"POST", path.as_bytes(), body],
    )))
}

/// The error as a problem document in the language of the page.
fn problem(error: &Error, view_context: ViewContext) -> HttpResponse {
    let code = error.code;
    let words = view_context.words;
    let status = StatusCode::from_u16(code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let problem = Problem {
        r#type: format!("urn:rowlock:problem:{}", code.as_str()),
        status: status.as_u16(),
        code: code.as_str(),
        title: words.translate(code.title()),
        detail: words.translate(error.detail.clone()),
    };
    HttpResponse::build(status)
        .content_type("application/problem+json")
        .body(serde_json::to_string(&problem).unwrap_or_default())
}
