//! HTTPS that the server itself offers in addition to plain HTTP.

use std::net::SocketAddr;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{ACCEPT, HOST, LOCATION};
use actix_web::http::uri::Authority;
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpRequest, HttpResponse};

use super::public_url::{PublicUrl, ascii_url};
use crate::tls::HomeAuthority;

/// The page that explains how to trust the authority, and its files.
const SETUP: &str = "/https";

/// The cookie of a phone that has opened a page by HTTPS in a home network, and therefore trusts its authority.
const COOKIE: &str = "rowlock-https";

/// How long the cookie is stored; browsers allow no longer.
const MAX_AGE: Duration = Duration::days(400);

/// HTTPS that the server itself offers in addition to plain HTTP.
#[derive(Clone)]
pub enum Https {
    /// None, or only by a reverse proxy.
    Off,
    /// In a home network, for the phones that trust its authority.
    Home(HomeHttps),
    /// For everyone, by a certificate that every browser trusts.
    Required,
}

/// HTTPS in a home network.
#[derive(Clone)]
pub struct HomeHttps {
    /// The authority that phones are to trust.
    pub authority: HomeAuthority,
    /// Where it is listened for HTTPS.
    pub address: SocketAddr,
}

impl Https {
    /// The HTTPS of a server with an authority of its own, or with a certificate that every browser trusts.
    pub fn new(authority: Option<HomeAuthority>, address: SocketAddr) -> Self {
        authority.map_or(Self::Required, |authority| {
            Self::Home(HomeHttps { authority, address })
        })
    }

    pub fn is_on(&self) -> bool {
        !matches!(self, Self::Off)
    }
}

impl HomeHttps {
    /// The URL by HTTPS of a path, under the host name or address that the request was sent to.
    pub fn url(&self, request: &HttpRequest, path: &str) -> String {
        let prefix = prefix(request);
        format!(
            "https://{}:{}{prefix}{path}",
            host(request),
            self.address.port()
        )
    }
}

/// The URL of a path without TLS, under the host name or address that the request was sent to.
pub fn plain_url(request: &HttpRequest, public_url: &PublicUrl, path: &str) -> String {
    let port = public_url.address.port();
    let prefix = public_url.path();
    format!("http://{}:{port}{prefix}{path}", host(request))
}

/// The path below which the server is reached, which a request no longer has here.
fn prefix(request: &HttpRequest) -> &str {
    let public_url = request.app_data::<Data<PublicUrl>>();
    public_url.map_or("", |it| it.path())
}

/// The host name or address that a request was sent to.
fn host(request: &HttpRequest) -> String {
    let header = request.headers().get(HOST);
    let authority = header.and_then(|host| host.to_str().ok()?.parse::<Authority>().ok());
    authority.map_or_else(|| "localhost".to_owned(), |it| it.host().to_owned())
}

/// Middleware for plain HTTP where HTTPS is offered, too: sends browsers to HTTPS that can use it.
///
/// With a certificate that every browser trusts, all go there but programs on this computer, such as a reverse proxy
/// or a health check. In a home network, browsers do that have been there before.
pub async fn redirect_to_https<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    match redirect(request.request()) {
        Some(response) => Ok(request.into_response(response).map_into_right_body()),
        None => Ok(next.call(request).await?.map_into_left_body()),
    }
}

/// The redirect of a request that HTTPS is to answer.
fn redirect(request: &HttpRequest) -> Option<HttpResponse> {
    let path = request.uri().path_and_query().map_or("/", |it| it.as_str());
    match request.app_data::<Data<Https>>()?.get_ref() {
        Https::Off => None,
        Https::Required => {
            let client = request.peer_addr()?.ip().to_canonical();
            let public_url = request.app_data::<Data<PublicUrl>>()?;
            let url = format!("{}{path}", ascii_url(&public_url.url())?);
            (!client.is_loopback()).then(|| {
                HttpResponse::PermanentRedirect()
                    .insert_header((LOCATION, url))
                    .finish()
            })
        }
        Https::Home(home) => {
            let goes = is_page(request)
                && request.cookie(COOKIE).is_some()
                && !request.path().starts_with(SETUP);
            goes.then(|| {
                HttpResponse::TemporaryRedirect()
                    .insert_header((LOCATION, home.url(request, path)))
                    .finish()
            })
        }
    }
}

/// Whether a browser opens a page.
fn is_page(request: &HttpRequest) -> bool {
    let accept = request.headers().get(ACCEPT);
    let accepts_html = accept.is_some_and(|it| it.as_bytes().starts_with(b"text/html"));
    request.method() == Method::GET && accepts_html
}

/// Middleware for HTTPS in a home network: remembers that the browser trusts its authority.
pub async fn remember_https<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let is_new = is_page(request.request()) && request.cookie(COOKIE).is_none();
    let mut response = next.call(request).await?;
    if is_new {
        let added = response.response_mut().add_cookie(&cookie("1", MAX_AGE));
        if let Err(error) = added {
            tracing::warn!(%error, "cannot set a cookie");
        }
    }
    Ok(response)
}

/// The cookie that is also sent by plain HTTP; an age of zero removes it.
fn cookie(value: &'static str, age: Duration) -> Cookie<'static> {
    Cookie::build(COOKIE, value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(age)
        .finish()
}

/// The cookie that makes a browser stay on plain HTTP from now on.
pub fn https_cookie_removal() -> Cookie<'static> {
    cookie("", Duration::ZERO)
}
