//! What a handler needs of the program and of the request: the use cases, and who asks.

use std::future::Future;
use std::pin::Pin;

use actix_web::dev::Payload;
use actix_web::web::Data;
use actix_web::{FromRequest, HttpRequest, HttpResponse};

use super::app_data::app_data;
use super::caller::{Caller, Device};
use super::cookie::add_cookie;
use super::error::HttpError;
use super::public_url::PublicUrl;
use crate::auth::Principal;
use crate::devices;
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::games::GameService;
use crate::groups::GroupService;
use crate::services::Services;

/// The use cases, and the caller of a request.
pub struct RequestContext {
    pub(crate) services: Data<Services>,
    pub(crate) games: Data<GameService>,
    pub(crate) groups: Data<GroupService>,
    pub(crate) public_url: Data<PublicUrl>,
    pub(crate) caller: Caller,
}

impl RequestContext {
    /// Reads the caller of a request.
    pub(crate) async fn of(request: &HttpRequest) -> Result<Self, Error> {
        Self::with_caller(request, Caller::of(request).await?)
    }

    /// The use cases for a request of this caller.
    pub(crate) fn with_caller(request: &HttpRequest, caller: Caller) -> Result<Self, Error> {
        Ok(Self {
            services: app_data(request)?,
            games: app_data(request)?,
            groups: app_data(request)?,
            public_url: app_data(request)?,
            caller,
        })
    }

    pub(crate) fn principal(&self) -> &Principal {
        &self.caller.principal
    }

    /// A new idempotency key for the form of a page.
    pub(crate) fn form_key(&self) -> Result<String, Error> {
        Ok(self.services.new_token()?.expose().to_owned())
    }

    /// The device of the caller, as [`Caller::own_device`]; a browser without one gets a secret, to be sent with the response.
    pub(crate) async fn device(&self) -> Result<Device, Error> {
        let random = self.services.new_token()?;
        Ok(match self.caller.own_device(&self.games).await? {
            Some(device) => Device {
                csrf_token: device
                    .csrf_token
                    .or_else(|| self.caller.form_token(&random)),
                ..device
            },
            None => self.caller.new_device(random),
        })
    }

    /// The same for a device that is to get a right: if another site can have planted its cookie, under a new secret.
    pub(crate) async fn renewed_device(&self) -> Result<Device, Error> {
        let device = self.device().await?;
        let random = self.services.new_token()?;
        let renewed = self.caller.renewed_secret(&random);
        Ok(match renewed.filter(|_| device.secret.is_none()) {
            Some(secret) => Device {
                holder: Holder::Device(secret.hash()),
                secret: Some(secret),
                csrf_token: self.caller.csrf_token.clone(),
            },
            None => device,
        })
    }

    /// Gives a renewed device the rights that the caller has.
    pub(crate) async fn keep_rights(&self, device: &Device) -> Result<(), Error> {
        match (&device.secret, self.caller.known_device(&self.games).await?) {
            (Some(secret), Some(known)) => {
                devices::copy(&self.services, known.hash(), secret).await
            }
            (Some(_) | None, _) => Ok(()),
        }
    }

    /// The device that gets a right, with the rights that the caller has.
    pub(crate) async fn entitled_device(&self) -> Result<Device, Error> {
        let device = self.renewed_device().await?;
        self.keep_rights(&device).await?;
        Ok(device)
    }

    /// Adds the cookie of a device with a new secret to a response.
    pub(crate) fn with_cookie(&self, mut response: HttpResponse, device: &Device) -> HttpResponse {
        add_cookie(&mut response, &self.public_url, device.secret.as_ref());
        response
    }
}

impl FromRequest for RequestContext {
    type Error = HttpError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, HttpError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move { Self::of(&request).await.map_err(HttpError) })
    }
}
