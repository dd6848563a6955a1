//! The caller of a request: its rights, by a token or a cookie, its language and its settings.

use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::http::Method;
use actix_web::web::{Data, Query};
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use data_encoding::BASE64URL_NOPAD;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::accept::preferred_language;
use super::app_data::app_data;
use super::cookie::{
    RenewedSecret, device_secret, has_old_cookie, is_tls_only, may_be_planted, secret_of_device,
};
use super::credential::{Credential, credential};
use super::csrf::verify_origin;
use super::error::HttpError;
use super::limits::{ClientNetwork, count_addition};
use super::middleware::head_method::HeadRequest;
use super::paths::is_api;
use super::public_url::PublicUrl;
use super::view_context::ViewContext;
use crate::auth::{self, Principal};
use crate::devices;
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::Token;
use crate::domain::settings::Settings;
use crate::games::{GameService, Requester};
use crate::services::Services;

/// The length of a CSRF token in characters.
const CSRF_TOKEN_LENGTH: usize = 22;

/// The sender of a request; pages and API use the same.
pub struct Caller {
    /// Its device or token, with its rights.
    pub principal: Principal,
    /// Its token, or the secret of its device.
    pub secret: Option<Token>,
    /// The language and settings of its pages; the API's have no settings.
    pub view_context: ViewContext,
    /// Its network; `None` where requests are not counted by network.
    pub network: Option<IpAddr>,
    /// The CSRF token of the form that was sent, or of the page that asked for it.
    pub csrf_token: Option<String>,
    /// Whether browsers open the pages of this server with TLS alone.
    is_tls_only: bool,
    /// Whether another site can have planted its cookie.
    may_be_planted: bool,
}

/// The device of a browser.
pub struct Device {
    /// Its hashed secret.
    pub holder: Holder,
    /// Its secret if it is new, to be sent with the response.
    pub secret: Option<Token>,
    /// The CSRF token of its next form, which proves that the form was sent with the cookie. For a known device it is a
    /// nonce, a dot, and the token of its successor.
    pub csrf_token: Option<String>,
}

impl Device {
    /// The action of a form of this device.
    pub fn action(&self, path: &str) -> String {
        match &self.csrf_token {
            Some(token) => format!("{path}?device={token}"),
            None => path.to_owned(),
        }
    }
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct CsrfQuery {
    device: Option<String>,
}

/// The CSRF token of forms that are sent along with a new device's cookie.
///
/// A site that plants a cookie in a browser cannot put its token into this server's forms.
fn csrf_token(secret: &Token) -> String {
    let hash = Sha256::digest(format!("rowlock form {}", secret.expose()));
    let mut token = BASE64URL_NOPAD.encode(&hash);
    token.truncate(CSRF_TOKEN_LENGTH);
    token
}

/// The secret that a known device gets in exchange for its own when a form with this nonce gives it a right.
///
/// Another site can plant a cookie whose secret it knows, but it does not know what stands in the form. A form that is sent
/// twice leads to the same secret.
fn successor(secret: &Token, nonce: &str) -> Token {
    let hash = Sha256::digest(format!("rowlock device {nonce} {}", secret.expose()));
    let mut random = [0; 24];
    random.copy_from_slice(&hash[..24]);
    Token::from_random(random)
}

/// The secret with which a form leaves its browser: its current secret, or the successor of that.
pub(crate) fn form_secret(request: &HttpRequest) -> Option<Token> {
    let secret = device_secret(request)?;
    let query = Query::<CsrfQuery>::from_query(request.query_string());
    let token = query.ok().and_then(|query| query.into_inner().device);
    match token.as_deref().and_then(|token| token.split_once('.')) {
        Some((nonce, own)) if own != csrf_token(&secret) => Some(successor(&secret, nonce)),
        Some(_) | None => Some(secret),
    }
}

impl Caller {
    /// Reads the caller of a request.
    ///
    /// # Errors
    /// [`ErrorCode::Unauthenticated`] for an unknown token, [`ErrorCode::Forbidden`] for a change from another
    /// site's page.
    pub(crate) async fn of(request: &HttpRequest) -> Result<Self, Error> {
        let services: Data<Services> = app_data(request)?;
        let public_url: Data<PublicUrl> = app_data(request)?;
        // As the router reads it: percent-encoded letters decoded.
        let is_page = !is_api(request.match_info().as_str());
        let credential = credential(request)?;
        let holder = credential.as_ref().map(|credential| credential.holder);
        let has_cookie = matches!(holder, Some(Holder::Device(_)));
        if !request.method().is_safe() && (is_page || has_cookie) {
            verify_origin(&public_url, request.headers())?;
        }
        if let Some(holder) = holder
            && is_page
            && !is_move(request)
        {
            // A page shows all earlier changes, even if another server stored them.
            services.store().refresh_holder(holder);
        }
        let mut principal = match holder {
            Some(holder) => auth::authenticate(&services, holder).await?,
            None => Principal::anonymous(),
        };
        let mut secret = credential.map(|Credential { secret, .. }| secret);
        let settings = match holder {
            Some(Holder::Device(device)) if is_page => devices::settings(&services, device).await?,
            Some(Holder::Device(_) | Holder::Token(_)) | None => Settings::default(),
        };
        // HEAD changes nothing.
        let may_renew = is_page && !request.extensions().contains::<HeadRequest>();
        let is_old = may_renew && public_url.is_secure() && has_old_cookie(request, &public_url);
        if is_old
            && app_data::<GameService>(request)?
                .is_known(&principal)
                .await?
            && let Some(sent) = &secret
            // Where it cannot be renewed now, it goes on as it is.
            && let Ok(renewed) = renewed(request, &public_url, &services, sent).await
        {
            principal = auth::authenticate(&services, Holder::Device(renewed.hash())).await?;
            let extension = RenewedSecret(renewed.clone());
            request.extensions_mut().insert(extension);
            secret = Some(renewed);
        }
        let is_renewed = request.extensions().contains::<RenewedSecret>();
        let view_context = ViewContext::new(settings, preferred_language(request));
        // A later error is rendered in the same way.
        request.extensions_mut().insert(view_context);
        let query = Query::<CsrfQuery>::from_query(request.query_string());
        Ok(Self {
            principal,
            secret,
            view_context,
            network: request.extensions().get().map(|&ClientNetwork(it)| it),
            csrf_token: query.ok().and_then(|query| query.into_inner().device),
            is_tls_only: is_tls_only(request, &public_url),
            may_be_planted: has_cookie && may_be_planted(request) && !is_renewed,
        })
    }

    /// The caller as one who asks the host of a game, with this device.
    pub(crate) fn requester(&self, device: Option<Holder>) -> Requester {
        Requester {
            device,
            network: self.network,
        }
    }

    /// The caller of a request with a revoked token, without any rights; `None` without a token.
    ///
    /// # Errors
    /// [`ErrorCode::Unauthenticated`] for an `Authorization` header without a bearer token.
    pub(crate) fn revoked(request: &HttpRequest) -> Result<Option<Self>, Error> {
        let credential = credential(request)?;
        let token = credential.filter(|sent| matches!(sent.holder, Holder::Token(_)));
        Ok(token.map(|Credential { secret, .. }| Self {
            principal: Principal::anonymous(),
            secret: Some(secret),
            view_context: ViewContext::default(),
            network: None,
            csrf_token: None,
            is_tls_only: false,
            may_be_planted: false,
        }))
    }

    /// The known device of the sender; `None` for a program, and for an unknown cookie, which another site may
    /// have planted.
    pub(crate) async fn known_device(&self, games: &GameService) -> Result<Option<Holder>, Error> {
        match self.principal.holder() {
            Some(holder @ Holder::Device(_)) if games.is_known(&self.principal).await? => {
                Ok(Some(holder))
            }
            Some(Holder::Device(_) | Holder::Token(_)) | None => Ok(None),
        }
    }

    /// The device if it is known or sends a form with its CSRF token; other browsers get a new secret, whatever
    /// their cookie.
    pub(crate) async fn own_device(&self, games: &GameService) -> Result<Option<Device>, Error> {
        if let Some(holder) = self.known_device(games).await? {
            return Ok(Some(Device {
                holder,
                secret: None,
                csrf_token: None,
            }));
        }
        let holder = self.principal.holder().filter(|_| self.is_proven());
        Ok(holder.map(|holder| Device {
            holder,
            secret: None,
            csrf_token: self.csrf_token.clone(),
        }))
    }

    /// Whether the form was sent with the secret that it was made for.
    fn is_proven(&self) -> bool {
        let sent = self.csrf_token.as_deref();
        let sent = sent.and_then(|sent| sent.rsplit('.').next());
        sent.is_some() && self.secret.as_ref().map(csrf_token).as_deref() == sent
    }

    /// The CSRF token of the next form of a known device; `None` where no other site can have planted its cookie.
    pub(super) fn form_token(&self, nonce: &Token) -> Option<String> {
        let secret = self.secret.as_ref().filter(|_| self.may_be_planted)?;
        let nonce = nonce.expose();
        let token = csrf_token(&successor(secret, nonce));
        Some(format!("{nonce}.{token}"))
    }

    /// The secret of a known device once it gets a right, unless the form was made for its present one; a form without a nonce
    /// gets this one.
    pub(super) fn renewed_secret(&self, nonce: &Token) -> Option<Token> {
        let is_open = self.may_be_planted && !self.is_proven();
        let secret = self.secret.as_ref().filter(|_| is_open)?;
        let sent = self.csrf_token.as_deref();
        let sent = sent.and_then(|sent| sent.split_once('.'));
        let nonce = sent.map_or(nonce.expose(), |(nonce, _)| nonce);
        Some(successor(secret, nonce))
    }

    /// A new device with this secret, to be sent with the response.
    pub(super) fn new_device(&self, secret: Token) -> Device {
        let secret = secret_of_device(secret, self.is_tls_only);
        Device {
            holder: Holder::Device(secret.hash()),
            csrf_token: Some(csrf_token(&secret)),
            secret: Some(secret),
        }
    }
}

/// Whether a request makes a move. Moves are many; a move that cached rights refuse is tried again with the stored
/// rights.
fn is_move(request: &HttpRequest) -> bool {
    request.method() == Method::POST && request.match_info().as_str().ends_with("/moves")
}

/// The new secret of a known device with a cookie from before the server had TLS.
///
/// Where another site can have planted that cookie, its owner knows the secret. So the browser continues with a new
/// secret, which has the same rights.
async fn renewed(
    request: &HttpRequest,
    public_url: &PublicUrl,
    services: &Services,
    sent: &Token,
) -> Result<Token, Error> {
    if !is_tls_only(request, public_url) || !may_be_planted(request) {
        return Ok(sent.clone());
    }
    count_addition(request)?;
    let secret = secret_of_device(services.new_token()?, true);
    devices::copy(services, sent.hash(), &secret).await?;
    Ok(secret)
}

impl FromRequest for Caller {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(HttpError) })
    }
}
