//! A request for a page of one game.

use std::future::Future;
use std::ops::Deref;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use rowlock_rules::Status;

use super::context::GameContext;
use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::http::{HttpError, RequestContext};
use crate::idempotency::IdempotencyKey;
use crate::web::kit::response::{secret, see_other};

/// The name of the parameter in paths of games.
const PARAMETER: &str = "game";

/// The game in the path, and what its handlers need.
pub(crate) struct GameRequest {
    pub(crate) id: GameId,
    context: RequestContext,
}

impl GameRequest {
    /// The game as the caller sees it, with the sheet of this seat if the caller may mark it.
    pub(crate) async fn load(&self, seat: Option<usize>) -> Result<GameContext, Error> {
        GameContext::load(self, &self.id, seat).await
    }

    /// Whether a move was made under this key.
    pub(super) async fn is_made(&self, key: &IdempotencyKey) -> Result<bool, Error> {
        self.games.is_made(self.principal(), &self.id, key).await
    }

    /// A redirect to a page of the game, below its path; empty for the main page.
    pub(crate) fn redirect(&self, page: &str) -> HttpResponse {
        see_other(&format!("/games/{}{page}", self.id)).finish()
    }
}

impl Deref for GameRequest {
    type Target = RequestContext;

    fn deref(&self) -> &RequestContext {
        &self.context
    }
}

impl FromRequest for GameRequest {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let context = RequestContext::from_request(request, payload);
        let id = request.match_info().get(PARAMETER).map(str::parse);
        Box::pin(async move {
            Ok(Self {
                context: context.await?,
                // A malformed id is an unknown one, for every caller.
                id: id.and_then(Result::ok).ok_or_else(Error::not_found)?,
            })
        })
    }
}

/// The response with the page or its main element: a lobby shows the join code, as do the sheets to one without a seat.
pub(super) fn respond(context: &GameContext, response: HttpResponse) -> HttpResponse {
    if context.status() == Status::Lobby || context.seat.is_none() {
        secret(response)
    } else {
        response
    }
}
