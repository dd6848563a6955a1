//! Opening a link that somebody gave: a seat, a game to look on at, a group.
//!
//! Opening changes nothing but that a share link lets this browser look on; what can be used once is
//! accepted by a button.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{CACHE_CONTROL, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY};
use actix_web::middleware::Next;
use actix_web::web::{Data, Form, Path};
use actix_web::{Error as ActixError, HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use crate::auth;
use crate::domain::error::{Code, Error};
use crate::domain::i18n::{Said, said};
use crate::domain::ids::{Code as JoinCode, GameId, Token};
use crate::games::{Games, HandoverOffer};
use crate::groups::{Groups, InviteOffer, InvitedRole};
use crate::site::Site;
use crate::store::{Holder, Right};
use crate::web::join;
use crate::web::kit::error_page::Fault;
use crate::web::kit::filters;
use crate::web::kit::response::{self, refused, see_other};
use crate::web::kit::session::{Device, HeadRequest, Visitor, remember};
use crate::web::kit::view_context::Look;

/// A question before a link is used up.
#[derive(Template)]
#[template(path = "links/accept.html")]
struct LinkPage {
    title: Said,
    means: Vec<Said>,
    /// Where accepting is sent; `None` where there is nothing to accept any more.
    accept: Option<String>,
    confirm: Said,
    /// Where this browser goes that has it already.
    open: Option<(String, &'static str)>,
}

/// A link that leads nowhere any more.
#[derive(Template)]
#[template(path = "links/expired.html")]
struct LinkEndPage {
    title: Said,
    next: &'static str,
}

/// Lets nobody keep an answer that stands under a secret, and sends nobody after it.
pub fn keep_secret(headers: &mut HeaderMap) {
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(
        HeaderName::from_static("x-robots-tag"),
        HeaderValue::from_static("noindex"),
    );
}

/// Keeps the secrets of all answers at a path.
pub(super) async fn answer_in_secret<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let mut answer = next.call(request).await?;
    keep_secret(answer.headers_mut());
    Ok(answer)
}

fn secret(text: &str) -> Result<Token, Error> {
    let unknown = |_| Error::new(Code::NotFound, "link-unknown");
    text.parse().map_err(unknown)
}

/// Where somebody goes who has what a link gave.
fn place(right: &Right) -> String {
    match right {
        Right::Seat { game, .. } | Right::Host { game } => format!("/games/{game}"),
        Right::Share { game } => format!("/games/{game}/table"),
        Right::Member { group } | Right::Keeper { group } => format!("/history/{group}"),
    }
}

/// The answer where a link cannot be used: whoever used it goes on, others are told what is left to do.
async fn ended(
    games: &Games,
    (device, look): (Holder, Look),
    path: &str,
    error: Error,
    next: &'static str,
) -> Result<HttpResponse, Fault> {
    let status = error.code.status();
    if !matches!(status, 404 | 410) {
        return Err(error.into());
    }
    if let Ok(secret) = secret(path)
        && let Some(right) = auth::right_from_link(games.services(), device, &secret).await?
    {
        return Ok(see_other(&place(&right)).finish());
    }
    let page = LinkEndPage {
        title: error.detail,
        next,
    };
    Ok(refused(status, look, &page))
}

/// A question, to a browser that has its cookie before it answers: so an answer that is sent twice, or
/// whose own answer is lost, gives its right to the same device.
fn question(
    look: Look,
    mut page: LinkPage,
    site: &Site,
    device: &Device,
) -> Result<HttpResponse, Fault> {
    page.accept = page.accept.map(|path| device.action(&path));
    let mut answer = HttpResponse::Ok();
    remember(&mut answer, site, device.secret.as_ref());
    Ok(response::answer(answer, look, &page))
}

/// Leads a browser that has just been given something to it.
fn entered(path: &str, site: &Site, device: &Device) -> Result<HttpResponse, Fault> {
    let mut answer = see_other(path);
    remember(&mut answer, site, device.secret.as_ref());
    Ok(answer.finish())
}

/// What is left to do where the link of a seat leads nowhere.
const ASK_HOST: &str = "link-seat-ended";
/// The same for a share link.
const ASK_SHARER: &str = "link-watch-ended";
/// The same for an invite.
const ASK_KEEPER: &str = "link-group-ended";

/// Asks whether this browser is to play for the seat of a link.
pub(super) async fn ask_seat(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let device = visitor.device(&games).await?;
    let offer = match secret(&path) {
        Ok(secret) => games.handover_offer(&secret).await,
        Err(error) => Err(error),
    };
    match offer {
        Ok(offer) => {
            let access = games.access(&visitor.caller, &offer.game).await;
            let is_own = access.is_ok_and(|access| access.seats.contains(&offer.seat));
            question(
                visitor.look,
                seat_page(&offer, &path, is_own),
                &site,
                &device,
            )
        }
        Err(error) => {
            ended(
                &games,
                (device.holder, visitor.look),
                &path,
                error,
                ASK_HOST,
            )
            .await
        }
    }
}

fn seat_page(offer: &HandoverOffer, secret: &str, is_own: bool) -> LinkPage {
    let named = |key| said(key).with("name", offer.name.as_str());
    let mut means = Vec::new();
    if !offer.others.is_empty() {
        means.push(said("link-seat-table").with("names", offer.others.clone()));
    }
    means.push(named(if is_own {
        "link-seat-own"
    } else {
        "link-seat-means"
    }));
    if offer.with_host && !is_own {
        means.push(said("link-seat-host"));
    }
    LinkPage {
        title: named("link-seat"),
        means,
        accept: (!is_own).then(|| format!("/h/{secret}")),
        confirm: named("link-seat-yes"),
        open: is_own.then(|| (format!("/games/{}", offer.game), "link-seat-open")),
    }
}

/// Takes the seat of a link.
pub(super) async fn take_seat(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let device = visitor.device(&games).await?;
    let joined = match secret(&path) {
        Ok(secret) => games.take_over(&secret, Some(device.holder), None).await,
        Err(error) => Err(error),
    };
    match joined {
        Ok(joined) => entered(&format!("/games/{}", joined.game.id), &site, &device),
        Err(error) => {
            ended(
                &games,
                (device.holder, visitor.look),
                &path,
                error,
                ASK_HOST,
            )
            .await
        }
    }
}

/// Lets this browser look on, and leads it to an address without the secret.
///
/// Only a browser that has its cookie, or comes back with it, is given a right: whoever looks what a link
/// leads to, as messengers do for a preview, leaves nothing behind.
pub(super) async fn look_on(
    games: Data<Games>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, Fault> {
    let nobody = Holder::Device(games.services().new_token()?.hash());
    let holder = visitor.caller.holder().unwrap_or(nobody);
    let (secret, game) = match shared(&games, &path).await {
        Ok(shared) => shared,
        Err(error) => {
            return ended(&games, (holder, visitor.look), &path, error, ASK_SHARER).await;
        }
    };
    if request.extensions().contains::<HeadRequest>() {
        return Ok(see_other(&format!("/games/{game}/table")).finish());
    }
    if let Some(device) = visitor.own_device(&games).await? {
        let looked = games.look_on(&visitor.caller, &secret, device.holder).await;
        return match looked {
            Ok(game) => entered(&format!("/games/{game}/table"), &site, &device),
            Err(error) => ended(&games, (holder, visitor.look), &path, error, ASK_SHARER).await,
        };
    }
    if visitor.mark.is_some() {
        // It comes back without the cookie that it was sent.
        let page = LinkPage {
            title: said("link-no-cookie"),
            means: vec![said("link-no-cookie-why")],
            accept: None,
            confirm: said("link-group-yes"),
            open: Some((format!("/s/{path}"), "again")),
        };
        return Ok(response::ok(visitor.look, &page));
    }
    let device = visitor.device(&games).await?;
    entered(&device.action(&format!("/s/{path}")), &site, &device)
}

/// The secret of a share link and the game that it shows.
async fn shared(games: &Games, path: &str) -> Result<(Token, GameId), Error> {
    let secret = secret(path)?;
    match auth::find_link(games.services(), &secret).await?.right {
        Right::Share { game } => Ok((secret, game)),
        Right::Seat { .. } | Right::Host { .. } | Right::Member { .. } | Right::Keeper { .. } => {
            Err(Error::not_found())
        }
    }
}

/// Asks whether this browser is to come into the group of an invite.
pub(super) async fn ask_group(
    games: Data<Games>,
    groups: Data<Groups>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let device = visitor.device(&games).await?;
    let offer = match secret(&path) {
        Ok(secret) => groups.invite_offer(&secret).await,
        Err(error) => Err(error),
    };
    match offer {
        Ok(offer) => question(
            visitor.look,
            group_page(&offer, &path, &visitor),
            &site,
            &device,
        ),
        Err(error) => {
            ended(
                &games,
                (device.holder, visitor.look),
                &path,
                error,
                ASK_KEEPER,
            )
            .await
        }
    }
}

fn group_page(offer: &InviteOffer, secret: &str, visitor: &Visitor) -> LinkPage {
    let InviteOffer { group, role } = offer;
    let caller = &visitor.caller;
    let (means, is_in) = match role {
        InvitedRole::Member => ("link-member", caller.is_member(&group.id)),
        InvitedRole::Keeper => ("link-keeper", caller.is_keeper(&group.id)),
    };
    LinkPage {
        title: said("link-group").with("name", group.name.as_str()),
        means: vec![said(if is_in { "link-group-in" } else { means })],
        accept: (!is_in).then(|| format!("/i/{secret}")),
        confirm: said("link-group-yes"),
        open: is_in.then(|| (format!("/history/{}", group.id), "link-group-open")),
    }
}

/// Comes into the group of an invite.
pub(super) async fn enter_group(
    games: Data<Games>,
    groups: Data<Groups>,
    site: Data<Site>,
    visitor: Visitor,
    path: Path<String>,
) -> Result<HttpResponse, Fault> {
    let device = visitor.device(&games).await?;
    let invited = match secret(&path) {
        Ok(secret) => groups.accept(&secret, Some(device.holder), None).await,
        Err(error) => Err(error),
    };
    match invited {
        Ok(invited) => entered(&format!("/history/{}", invited.group.id), &site, &device),
        Err(error) => {
            ended(
                &games,
                (device.holder, visitor.look),
                &path,
                error,
                ASK_KEEPER,
            )
            .await
        }
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct TypedForm {
    link: String,
}

/// Opens a link that was typed or put in, as in an app that has no address line.
pub(super) async fn typed(
    visitor: Visitor,
    Form(form): Form<TypedForm>,
) -> Result<HttpResponse, Fault> {
    match path_of(&form.link) {
        Some(path) => Ok(see_other(&path).finish()),
        None => Ok(join::unknown_link(visitor.look)),
    }
}

/// The path on this server that a link means, whatever server it names; `None` where it is no link of ours.
fn path_of(link: &str) -> Option<String> {
    let mut parts = link.trim().trim_end_matches('/').rsplit('/');
    let (last, folder) = (parts.next()?, parts.next());
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if last.is_empty() || !last.bytes().all(is_plain) {
        return None;
    }
    match folder {
        Some(folder @ ("h" | "i" | "s" | "j")) => Some(format!("/{folder}/{last}")),
        Some(_) => None,
        None => last
            .parse::<JoinCode>()
            .ok()
            .map(|code| format!("/j/{code}")),
    }
}
