//! The session of a request: a browser, known by its cookie.

use std::future::Future;
use std::pin::Pin;

use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::header::ACCEPT_LANGUAGE;
use actix_web::middleware::Next;
use actix_web::web::{Data, Query};
use actix_web::{Error as ActixError, FromRequest, HttpMessage, HttpRequest, HttpResponseBuilder};
use serde::Deserialize;

use super::error_page::PageError;
use super::view_context::ViewContext;
use crate::auth::{self, Principal};
use crate::devices;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Holder;
use crate::domain::i18n::Language;
use crate::domain::ids::Token;
use crate::domain::settings::Settings;
use crate::games::Games;
use crate::site::{self, Site};

/// A browser that asks for a page or sends a form.
pub(crate) struct Session {
    pub(crate) caller: Principal,
    /// What its pages are like.
    pub(crate) view_context: ViewContext,
    /// What a form of ours carries that was sent along with a device's secret.
    pub(crate) mark: Option<String>,
    /// Whether that secret is the one in the cookie.
    is_answer: bool,
}

/// The device of a browser.
pub(crate) struct Device {
    pub(crate) holder: Holder,
    /// Its secret where that is new, to be sent with the answer.
    pub(crate) secret: Option<Token>,
    /// What the next form is to carry, by which its answer is known to come from this device.
    pub(crate) mark: Option<String>,
}

impl Device {
    /// Where a form of this device is sent.
    pub(crate) fn action(&self, path: &str) -> String {
        match &self.mark {
            Some(mark) => format!("{path}?device={mark}"),
            None => path.to_owned(),
        }
    }
}

/// A request that asks for the head of an answer alone.
pub struct HeadRequest;

/// A browser whose device is known.
struct KnownDevice;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct MarkQuery {
    device: Option<String>,
}

/// Gives browsers the name that their cookie has behind TLS, where they came before it had one.
pub async fn renew_cookie<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let mut answer = next.call(request).await?;
    let cookies = {
        let request = answer.request();
        let is_known = request.extensions().contains::<KnownDevice>();
        let site = request.app_data::<Data<Site>>().filter(|_| is_known);
        site.zip(site::secret(request))
            .map(|(site, secret)| [site.cookie(&secret), site.old_cookie_end()])
    };
    for cookie in cookies.iter().flatten() {
        if let Err(error) = answer.response_mut().add_cookie(cookie) {
            tracing::warn!(%error, "the cookie could not be renewed");
        }
    }
    Ok(answer)
}

impl Session {
    async fn of(request: &HttpRequest) -> Result<Self, Error> {
        let missing = || Error::new(ErrorCode::Internal, "server-incomplete");
        let games = request.app_data::<Data<Games>>().ok_or_else(missing)?;
        let site = request.app_data::<Data<Site>>().ok_or_else(missing)?;
        if !request.method().is_safe() {
            site.check_origin(request.headers())?;
        }
        let secret = site::secret(request);
        let mark = Query::<MarkQuery>::from_query(request.query_string());
        let mark = mark.ok().and_then(|query| query.into_inner().device);
        let is_answer = secret
            .as_ref()
            .is_some_and(|secret| mark.as_ref() == Some(&site::form_mark(secret)));
        let (caller, settings) = match secret {
            Some(secret) => {
                let device = secret.hash();
                let caller = auth::authenticate(games.services(), Holder::Device(device)).await?;
                (caller, devices::settings(games.services(), device).await?)
            }
            None => (Principal::anonymous(), Settings::default()),
        };
        if site.is_secure() && site::has_old_cookie(request) && games.knows(&caller).await? {
            request.extensions_mut().insert(KnownDevice);
        }
        let view_context = ViewContext::new(settings, language(request));
        // An error page further on is rendered in the same way.
        request.extensions_mut().insert(view_context);
        Ok(Self {
            caller,
            view_context,
            mark,
            is_answer,
        })
    }

    /// The device, where it is known or answers a form that it was sent with; every other browser gets a
    /// new secret, whatever stands in its cookie.
    pub(crate) async fn own_device(&self, games: &Games) -> Result<Option<Device>, Error> {
        let Some(holder) = self.caller.holder() else {
            return Ok(None);
        };
        let is_known = games.knows(&self.caller).await?;
        let mark = self.mark.clone().filter(|_| !is_known);
        Ok((is_known || self.is_answer).then_some(Device {
            holder,
            secret: None,
            mark,
        }))
    }

    /// The device; a browser without one gets a secret, to be sent with the response.
    pub(crate) async fn device(&self, games: &Games) -> Result<Device, Error> {
        if let Some(device) = self.own_device(games).await? {
            return Ok(device);
        }
        let secret = games.services().new_token()?;
        Ok(Device {
            holder: Holder::Device(secret.hash()),
            mark: Some(site::form_mark(&secret)),
            secret: Some(secret),
        })
    }
}

/// The language of the header `Accept-Language`.
fn language(request: &HttpRequest) -> Language {
    let header = request.headers().get(ACCEPT_LANGUAGE);
    let header = header.and_then(|header| header.to_str().ok());
    header.map_or_else(Language::default, Language::negotiate)
}

/// Gives the browser its secret where it is new.
pub(crate) fn set_cookie(answer: &mut HttpResponseBuilder, site: &Site, secret: Option<&Token>) {
    if let Some(secret) = secret {
        answer.cookie(site.cookie(secret));
    }
}

impl FromRequest for Session {
    type Error = PageError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, PageError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(PageError::from) })
    }
}
