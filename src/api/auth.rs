//! Authentication: a program by its bearer token, a browser by its cookie.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::header::AUTHORIZATION;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest};

use super::Problem;
use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Holder;
use crate::domain::ids::Token;
use crate::games::Games;
use crate::site::{self, Site};

/// The caller of a request, with the credential it sent.
pub(super) struct Authenticated {
    pub(super) caller: Principal,
    pub(super) secret: Option<Token>,
    /// Whether the cookie belongs to a known device.
    is_device: bool,
}

impl Authenticated {
    pub(super) async fn of(request: &HttpRequest) -> Result<Self, Error> {
        let missing = || Error::new(ErrorCode::Internal, "server-incomplete");
        let games = request.app_data::<Data<Games>>().ok_or_else(missing)?;
        let site = request.app_data::<Data<Site>>().ok_or_else(missing)?;
        let (holder, secret) = if let Some(token) = bearer(request)? {
            (Holder::Token(token.hash()), token)
        } else if let Some(secret) = site::secret(request) {
            if !request.method().is_safe() {
                site.check_origin(request.headers())?;
            }
            (Holder::Device(secret.hash()), secret)
        } else {
            return Ok(Self {
                caller: Principal::anonymous(),
                secret: None,
                is_device: false,
            });
        };
        let caller = auth::authenticate(games.services(), holder).await?;
        let is_device = matches!(holder, Holder::Device(_)) && games.knows(&caller).await?;
        Ok(Self {
            caller,
            secret: Some(secret),
            is_device,
        })
    }

    /// The sender of a revoked token: a caller without rights.
    pub(super) fn revoked(request: &HttpRequest) -> Result<Option<Self>, Error> {
        Ok(bearer(request)?.map(|token| Self {
            caller: Principal::anonymous(),
            secret: Some(token),
            is_device: false,
        }))
    }

    /// The device that sent the request; `None` for a program, and for an unknown cookie, which may have been
    /// planted by another site.
    pub(super) fn device(&self) -> Option<Holder> {
        self.caller.holder().filter(|_| self.is_device)
    }
}

/// The token of an `Authorization: Bearer TOKEN` header.
fn bearer(request: &HttpRequest) -> Result<Option<Token>, Error> {
    let Some(header) = request.headers().get(AUTHORIZATION) else {
        return Ok(None);
    };
    let token = header.to_str().ok().and_then(|header| {
        let (scheme, token) = header.split_once(' ')?;
        let is_bearer = scheme.eq_ignore_ascii_case("bearer");
        is_bearer.then(|| token.trim().parse().ok()).flatten()
    });
    token
        .map(Some)
        .ok_or_else(|| Error::new(ErrorCode::Unauthenticated, "token-unreadable"))
}

impl FromRequest for Authenticated {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(Problem::from) })
    }
}
