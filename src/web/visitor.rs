//! Who looks at a page: a browser, known by its cookie.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest, HttpResponseBuilder};

use super::fault::Fault;
use crate::error::{Code, Error};
use crate::games::{Caller, Games};
use crate::ids::Token;
use crate::site::{self, Site};
use crate::store::Holder;

/// A browser that asks for a page or sends a form.
pub(super) struct Visitor {
    pub(super) caller: Caller,
}

impl Visitor {
    async fn of(request: &HttpRequest) -> Result<Self, Error> {
        let missing = || Error::new(Code::Internal, "The server is not complete.");
        let games = request.app_data::<Data<Games>>().ok_or_else(missing)?;
        let site = request.app_data::<Data<Site>>().ok_or_else(missing)?;
        if !request.method().is_safe() {
            site.check_origin(request.headers())?;
        }
        let caller = match site::secret(request) {
            Some(secret) => games.caller(Holder::Device(secret.hash())).await?,
            None => Caller::nobody(),
        };
        Ok(Self { caller })
    }

    /// The device; a browser that has been nobody so far gets a secret, to be sent with the answer.
    pub(super) fn device(&self, games: &Games) -> Result<(Holder, Option<Token>), Error> {
        if let Some(holder) = self.caller.holder() {
            return Ok((holder, None));
        }
        let secret = games.new_token()?;
        Ok((Holder::Device(secret.hash()), Some(secret)))
    }
}

/// Gives the browser its secret where it is new.
pub(super) fn remember(answer: &mut HttpResponseBuilder, site: &Site, secret: Option<&Token>) {
    if let Some(secret) = secret {
        answer.cookie(site.cookie(secret));
    }
}

impl FromRequest for Visitor {
    type Error = Fault;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Fault>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(Fault::from) })
    }
}
