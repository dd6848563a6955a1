//! Who looks at a page: a browser, known by its cookie.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header::ACCEPT_LANGUAGE;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpMessage, HttpRequest, HttpResponseBuilder};

use super::fault::Fault;
use super::look::Look;
use crate::error::{Code, Error};
use crate::games::{Caller, Games};
use crate::ids::Token;
use crate::site::{self, Site};
use crate::store::{Holder, Settings};
use crate::words::Language;

/// A browser that asks for a page or sends a form.
pub(super) struct Visitor {
    pub(super) caller: Caller,
    /// What its pages are like.
    pub(super) look: Look,
}

impl Visitor {
    async fn of(request: &HttpRequest) -> Result<Self, Error> {
        let missing = || Error::new(Code::Internal, "server-incomplete");
        let games = request.app_data::<Data<Games>>().ok_or_else(missing)?;
        let site = request.app_data::<Data<Site>>().ok_or_else(missing)?;
        if !request.method().is_safe() {
            site.check_origin(request.headers())?;
        }
        let (caller, settings) = match site::secret(request) {
            Some(secret) => {
                let device = secret.hash();
                let caller = games.caller(Holder::Device(device)).await?;
                (caller, games.settings(device).await?)
            }
            None => (Caller::nobody(), Settings::default()),
        };
        let look = Look::new(settings, language(request));
        // An error further on is told in the same way.
        request.extensions_mut().insert(look);
        Ok(Self { caller, look })
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

/// The language of the header `Accept-Language`.
fn language(request: &HttpRequest) -> Language {
    let header = request.headers().get(ACCEPT_LANGUAGE);
    let header = header.and_then(|header| header.to_str().ok());
    header.map_or_else(Language::default, Language::of_header)
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
