//! The page, and the session in which a browser sees it.

use actix_web::cookie::{Cookie, SameSite};
use actix_web::http::StatusCode;
use actix_web::web::{Data, Query};
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use super::facts::{Section, ServerInfo, sections};
use crate::domain::error::Error;
use crate::domain::ids::Token;
use crate::http::{HeadRequest, HttpError, OperatorAccess, PublicUrl, RequestContext, ViewContext};
use crate::web::kit::filters;
use crate::web::kit::response::{refused, see_other};

const PATH: &str = "/admin";

const COOKIE: &str = "rowlock-admin";

/// The key of a link.
#[derive(Debug, Deserialize)]
pub(super) struct LinkQuery {
    key: Option<String>,
}

#[derive(Template)]
#[template(path = "admin/page.html")]
struct AdminPage {
    sections: Vec<Section>,
}

#[derive(Template)]
#[template(path = "admin/refused.html")]
struct RefusedPage {
    reason: &'static str,
}

/// The page, in a session; a link opens a session and leads to the address without its key.
pub(super) async fn show(
    request: RequestContext,
    http: HttpRequest,
    Query(link): Query<LinkQuery>,
    access: Data<OperatorAccess>,
    info: Data<ServerInfo>,
) -> Result<HttpResponse, HttpError> {
    let (now, wall) = (request.services.instant(), request.services.now());
    let has_session = http
        .cookie(COOKIE)
        .and_then(|cookie| cookie.value().parse().ok())
        .is_some_and(|secret| access.has_session(&secret, now));
    // A request for the headers alone, as of a program that checks links, does not use the link up.
    let is_head = http.extensions().contains::<HeadRequest>();
    if let Some(key) = link.key.filter(|_| !has_session && !is_head) {
        let session = request.services.new_token()?;
        let is_open = match key.parse::<Token>() {
            Ok(key) => access.open_session(key, &session, (now, wall)).await,
            Err(_) => false,
        };
        if !is_open {
            return Ok(refuse(request.caller.view_context, "admin-link-ended"));
        }
        let cookie = session_cookie(&session, &access, &request.public_url);
        return Ok(see_other(PATH).cookie(cookie).finish());
    }
    if !has_session {
        return Ok(refuse(request.caller.view_context, "admin-no-session"));
    }
    if !http.query_string().is_empty() {
        return Ok(see_other(PATH).finish());
    }
    let totals = request.services.store().totals().await;
    let totals = totals.map_err(Error::from)?;
    let page = AdminPage {
        sections: sections(&info, &request, &totals).await,
    };
    Ok(request.ok(&page))
}

/// The page that says how to get a link.
fn refuse(view_context: ViewContext, reason: &'static str) -> HttpResponse {
    let status = StatusCode::FORBIDDEN.as_u16();
    refused(status, view_context, &RefusedPage { reason })
}

/// The cookie of a session; browsers send it with no request that another site has caused.
fn session_cookie(
    secret: &Token,
    access: &OperatorAccess,
    public_url: &PublicUrl,
) -> Cookie<'static> {
    let ttl = access.session_ttl().try_into();
    let mut cookie = Cookie::build(COOKIE, secret.expose().to_owned())
        .path(format!("{}{PATH}", public_url.path()))
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(public_url.is_tls);
    if let Ok(ttl) = ttl {
        cookie = cookie.max_age(ttl);
    }
    cookie.finish()
}
