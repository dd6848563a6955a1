//! Accepting a link: to a seat, to a game as a spectator, to a group.
//!
//! Opening a link for a single use changes nothing; a button accepts it. Opening a share link makes this
//! browser a spectator.

use actix_web::web::{Form, Path};
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use crate::auth::{self, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, JoinCode, Token};
use crate::games::HandoverOffer;
use crate::groups::{InviteOffer, InvitedRole};
use crate::http::{Device, HeadRequest, HttpError, RequestContext};
use crate::web::join;
use crate::web::kit::filters;
use crate::web::kit::response::see_other;

/// The confirmation before a link is accepted.
#[derive(Template)]
#[template(path = "links/accept.html")]
struct LinkAcceptPage {
    title: Message,
    consequences: Vec<Message>,
    /// The URL to which accepting is sent; `None` if there is nothing to accept.
    accept: Option<String>,
    confirm: Message,
    /// The link to continue, for a browser that already has the right.
    continue_link: Option<(String, &'static str)>,
}

#[derive(Template)]
#[template(path = "links/expired.html")]
struct LinkExpiredPage {
    title: Message,
    next: &'static str,
}

fn secret(text: &str) -> Result<Token, Error> {
    let unknown = |_| Error::new(ErrorCode::NotFound, "link-unknown");
    text.parse().map_err(unknown)
}

/// The path of the game or group of a right.
fn target_path(right: &Right) -> String {
    match right {
        Right::Seat { game, .. } | Right::Host { game } => format!("/games/{game}"),
        Right::Share { game } => format!("/games/{game}/table"),
        Right::Reader { group } | Right::Member { group } | Right::Keeper { group } => {
            format!("/history/{group}")
        }
    }
}

/// The browser that opened a link, and what its page advises once the link is expired.
struct Visit<'a> {
    request: &'a RequestContext,
    holder: Holder,
    /// The device with a cookie that the response may have to set.
    device: Option<&'a Device>,
    secret: &'a str,
    advice: &'static str,
}

impl<'a> Visit<'a> {
    /// A visit of this device.
    fn of(
        request: &'a RequestContext,
        device: &'a Device,
        secret: &'a str,
        advice: &'static str,
    ) -> Self {
        Self {
            request,
            holder: device.holder,
            device: Some(device),
            secret,
            advice,
        }
    }

    /// The response, or for a link that cannot be used: a redirect for the device that has used it, else a
    /// page that says what to do.
    async fn respond(self, result: Result<HttpResponse, Error>) -> Result<HttpResponse, HttpError> {
        let error = match result {
            Err(error) if matches!(error.code.status(), 404 | 410) => error,
            other => return other.map_err(HttpError::from),
        };
        if let Ok(secret) = secret(self.secret) {
            // With the secret that the form leads to, or without a form that is sent twice.
            let services = &self.request.services;
            let own = self.request.principal().holder();
            if let Some(right) = auth::right_from_link(services, self.holder, &secret).await? {
                let path = target_path(&right);
                return Ok(match self.device {
                    Some(device) => self.request.redirect_device(&path, device),
                    None => see_other(&path).finish(),
                });
            }
            if let Some(own) = own
                && let Some(right) = auth::right_from_link(services, own, &secret).await?
            {
                return Ok(see_other(&target_path(&right)).finish());
            }
        }
        let page = LinkExpiredPage {
            title: error.detail.clone(),
            next: self.advice,
        };
        Ok(self.request.refused(&error, &page))
    }
}

/// The confirmation, with the device's cookie, so that a form sent twice is from one device.
fn confirmation(
    request: &RequestContext,
    mut page: LinkAcceptPage,
    device: &Device,
) -> HttpResponse {
    page.accept = page.accept.map(|path| device.action(&path));
    request.page_of_device(200, &page, device)
}

const ADVICE_SEAT: &str = "link-seat-expired";
const ADVICE_SHARE: &str = "link-share-expired";
const ADVICE_INVITE: &str = "link-group-expired";

/// Confirms that this browser takes the seat of a link.
pub(super) async fn ask_seat(
    request: RequestContext,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = request.device().await?;
    let visit = Visit::of(&request, &device, &path, ADVICE_SEAT);
    let page = async {
        let offer = request.games.handover_offer(&secret(&path)?).await?;
        let access = request.games.access(request.principal(), &offer.game).await;
        let is_own = access.is_ok_and(|access| access.seats.contains(&offer.seat));
        let page = seat_page(&offer, &path, is_own);
        Ok(confirmation(&request, page, &device))
    };
    let result = page.await;
    visit.respond(result).await
}

fn seat_page(offer: &HandoverOffer, secret: &str, is_own: bool) -> LinkAcceptPage {
    let named = |key| msg(key).with("name", offer.name.as_str());
    let mut consequences = Vec::new();
    if !offer.others.is_empty() {
        consequences.push(msg("link-seat-table").with("names", offer.others.clone()));
    }
    consequences.push(named(if is_own {
        "link-seat-own"
    } else {
        "link-seat-means"
    }));
    if offer.with_host && !is_own {
        consequences.push(msg("link-seat-host"));
    }
    LinkAcceptPage {
        title: named("link-seat"),
        consequences,
        accept: (!is_own).then(|| format!("/h/{secret}")),
        confirm: named("link-seat-yes"),
        continue_link: is_own.then(|| (format!("/games/{}", offer.game), "link-seat-open")),
    }
}

pub(super) async fn accept_seat(
    request: RequestContext,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = request.renewed_device().await?;
    let visit = Visit::of(&request, &device, &path, ADVICE_SEAT);
    let accepted = async {
        let secret = secret(&path)?;
        auth::find_link(&request.services, &secret).await?;
        request.keep_rights(&device).await?;
        let joined = request
            .games
            .accept_seat(&secret, Some(device.holder), None)
            .await?;
        let path = format!("/games/{}", joined.game.id);
        Ok(request.redirect_device(&path, &device))
    };
    let result = accepted.await;
    visit.respond(result).await
}

/// Makes this browser a spectator, and redirects to a path without the secret.
///
/// Only a browser that sends its cookie gets a grant, so link previews of messengers store nothing.
pub(super) async fn spectate(
    request: RequestContext,
    path: Path<String>,
    http: HttpRequest,
) -> Result<HttpResponse, HttpError> {
    let unknown = Holder::Device(request.services.new_token()?.hash());
    let holder = request.caller.principal.holder().unwrap_or(unknown);
    let visit = Visit {
        request: &request,
        holder,
        device: None,
        secret: &path,
        advice: ADVICE_SHARE,
    };
    let (secret, game) = match shared(&request, &path).await {
        Ok(shared) => shared,
        Err(error) => return visit.respond(Err(error)).await,
    };
    if http.extensions().contains::<HeadRequest>() {
        return Ok(see_other(&format!("/games/{game}/table")).finish());
    }
    if request
        .games
        .access(request.principal(), &game)
        .await
        .is_ok()
    {
        return Ok(see_other(&format!("/games/{game}/table")).finish());
    }
    if request.caller.own_device(&request.games).await?.is_some() {
        let device = request.entitled_device().await?;
        let watched = request
            .games
            .spectate(request.principal(), &secret, device.holder);
        let watched = watched.await;
        let entry = |game| request.redirect_device(&format!("/games/{game}/table"), &device);
        return visit.respond(watched.map(entry)).await;
    }
    if request.caller.csrf_token.is_some() {
        // The browser has returned without its cookie.
        let page = LinkAcceptPage {
            title: msg("link-no-cookie"),
            consequences: vec![msg("link-no-cookie-why")],
            accept: None,
            confirm: msg("link-group-yes"),
            continue_link: Some((format!("/s/{path}"), "again")),
        };
        return Ok(request.ok(&page));
    }
    let device = request.device().await?;
    let path = device.action(&format!("/s/{path}"));
    Ok(request.redirect_device(&path, &device))
}

/// The secret of a share link and the game that it shows.
async fn shared(request: &RequestContext, path: &str) -> Result<(Token, GameId), Error> {
    let secret = secret(path)?;
    match auth::find_link(&request.services, &secret).await?.right {
        Right::Share { game } => Ok((secret, game)),
        Right::Seat { .. }
        | Right::Host { .. }
        | Right::Reader { .. }
        | Right::Member { .. }
        | Right::Keeper { .. } => Err(Error::not_found()),
    }
}

/// Confirms that this browser joins the group of an invite.
pub(super) async fn ask_group(
    request: RequestContext,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = request.device().await?;
    let visit = Visit::of(&request, &device, &path, ADVICE_INVITE);
    let page = async {
        let offer = request.groups.invite_offer(&secret(&path)?).await?;
        let page = group_page(&offer, &path, request.principal());
        Ok(confirmation(&request, page, &device))
    };
    let result = page.await;
    visit.respond(result).await
}

fn group_page(offer: &InviteOffer, secret: &str, caller: &Principal) -> LinkAcceptPage {
    let InviteOffer { group, role } = offer;
    let (consequences, is_member) = match role {
        InvitedRole::Reader => ("link-reader", caller.is_reader(&group.id)),
        InvitedRole::Member => ("link-member", caller.is_member(&group.id)),
        InvitedRole::Keeper => ("link-keeper", caller.is_keeper(&group.id)),
    };
    LinkAcceptPage {
        title: msg("link-group").with("name", group.name.as_str()),
        consequences: vec![msg(if is_member {
            "link-group-in"
        } else {
            consequences
        })],
        accept: (!is_member).then(|| format!("/i/{secret}")),
        confirm: msg("link-group-yes"),
        continue_link: is_member.then(|| (format!("/history/{}", group.id), "link-group-open")),
    }
}

pub(super) async fn accept_invite(
    request: RequestContext,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = request.renewed_device().await?;
    let visit = Visit::of(&request, &device, &path, ADVICE_INVITE);
    let accepted = async {
        let secret = secret(&path)?;
        auth::find_link(&request.services, &secret).await?;
        request.keep_rights(&device).await?;
        let invited = request
            .groups
            .accept(&secret, Some(device.holder), None)
            .await?;
        let path = format!("/history/{}", invited.group.id);
        Ok(request.redirect_device(&path, &device))
    };
    let result = accepted.await;
    visit.respond(result).await
}

#[derive(Debug, Deserialize)]
pub(super) struct TypedForm {
    link: String,
}

/// Opens a typed or pasted link, for apps without an address bar.
pub(super) async fn open_link(
    request: RequestContext,
    Form(form): Form<TypedForm>,
) -> Result<HttpResponse, HttpError> {
    let code = || Some(format!("/j/{}", JoinCode::find(&form.link)?));
    match join::path_of_link(&form.link).or_else(code) {
        Some(path) => Ok(see_other(&path).finish()),
        None => Ok(join::unknown_link(request.caller.view_context)),
    }
}
