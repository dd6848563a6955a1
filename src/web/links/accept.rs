//! Accepting a link: to a seat, to a game as a spectator, to a group.
//!
//! Opening a link for a single use changes nothing; a button accepts it. Opening a share link makes this
//! browser a spectator.

use actix_web::web::{Data, Form, Path};
use actix_web::{HttpMessage, HttpRequest, HttpResponse};
use askama::Template;
use serde::Deserialize;

use crate::auth;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::{Holder, Right};
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, JoinCode, Token};
use crate::games::{Games, HandoverOffer};
use crate::groups::{Groups, InviteOffer, InvitedRole};
use crate::site::Site;
use crate::web::join;
use crate::web::kit::error_page::PageError;
use crate::web::kit::filters;
use crate::web::kit::response::{self, refused, see_other};
use crate::web::kit::session::{Device, HeadRequest, Session, set_cookie};
use crate::web::kit::view_context::ViewContext;

/// A question before a link is used up.
#[derive(Template)]
#[template(path = "links/accept.html")]
struct LinkPage {
    title: Message,
    means: Vec<Message>,
    /// Where accepting is sent; `None` where there is nothing to accept any more.
    accept: Option<String>,
    confirm: Message,
    /// Where this browser goes that has it already.
    open: Option<(String, &'static str)>,
}

/// A link that leads nowhere any more.
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

/// Where a browser goes that has the right of a link.
fn place(right: &Right) -> String {
    match right {
        Right::Seat { game, .. } | Right::Host { game } => format!("/games/{game}"),
        Right::Share { game } => format!("/games/{game}/table"),
        Right::Member { group } | Right::Keeper { group } => format!("/history/{group}"),
    }
}

/// The response to a link that cannot be used: its user is redirected, others see what to do.
async fn ended(
    games: &Games,
    (device, view_context): (Holder, ViewContext),
    path: &str,
    error: Error,
    next: &'static str,
) -> Result<HttpResponse, PageError> {
    let status = error.code.status();
    if !matches!(status, 404 | 410) {
        return Err(error.into());
    }
    if let Ok(secret) = secret(path)
        && let Some(right) = auth::right_from_link(games.services(), device, &secret).await?
    {
        return Ok(see_other(&place(&right)).finish());
    }
    let page = LinkExpiredPage {
        title: error.detail,
        next,
    };
    Ok(refused(status, view_context, &page))
}

/// A question, to a browser that has its cookie before it answers: so an answer that is sent twice, or
/// whose own answer is lost, gives its right to the same device.
fn question(
    view_context: ViewContext,
    mut page: LinkPage,
    site: &Site,
    device: &Device,
) -> Result<HttpResponse, PageError> {
    page.accept = page.accept.map(|path| device.action(&path));
    let mut answer = HttpResponse::Ok();
    set_cookie(&mut answer, site, device.secret.as_ref());
    Ok(response::answer(answer, view_context, &page))
}

/// Leads a browser that has just been given something to it.
fn entered(path: &str, site: &Site, device: &Device) -> Result<HttpResponse, PageError> {
    let mut answer = see_other(path);
    set_cookie(&mut answer, site, device.secret.as_ref());
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
    session: Session,
    path: Path<String>,
) -> Result<HttpResponse, PageError> {
    let device = session.device(&games).await?;
    let offer = match secret(&path) {
        Ok(secret) => games.handover_offer(&secret).await,
        Err(error) => Err(error),
    };
    match offer {
        Ok(offer) => {
            let access = games.access(&session.caller, &offer.game).await;
            let is_own = access.is_ok_and(|access| access.seats.contains(&offer.seat));
            question(
                session.view_context,
                seat_page(&offer, &path, is_own),
                &site,
                &device,
            )
        }
        Err(error) => {
            ended(
                &games,
                (device.holder, session.view_context),
                &path,
                error,
                ASK_HOST,
            )
            .await
        }
    }
}

fn seat_page(offer: &HandoverOffer, secret: &str, is_own: bool) -> LinkPage {
    let named = |key| msg(key).with("name", offer.name.as_str());
    let mut means = Vec::new();
    if !offer.others.is_empty() {
        means.push(msg("link-seat-table").with("names", offer.others.clone()));
    }
    means.push(named(if is_own {
        "link-seat-own"
    } else {
        "link-seat-means"
    }));
    if offer.with_host && !is_own {
        means.push(msg("link-seat-host"));
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
    session: Session,
    path: Path<String>,
) -> Result<HttpResponse, PageError> {
    let device = session.device(&games).await?;
    let joined = match secret(&path) {
        Ok(secret) => games.take_over(&secret, Some(device.holder), None).await,
        Err(error) => Err(error),
    };
    match joined {
        Ok(joined) => entered(&format!("/games/{}", joined.game.id), &site, &device),
        Err(error) => {
            ended(
                &games,
                (device.holder, session.view_context),
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
pub(super) async fn spectate(
    games: Data<Games>,
    site: Data<Site>,
    session: Session,
    path: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, PageError> {
    let nobody = Holder::Device(games.services().new_token()?.hash());
    let holder = session.caller.holder().unwrap_or(nobody);
    let (secret, game) = match shared(&games, &path).await {
        Ok(shared) => shared,
        Err(error) => {
            return ended(
                &games,
                (holder, session.view_context),
                &path,
                error,
                ASK_SHARER,
            )
            .await;
        }
    };
    if request.extensions().contains::<HeadRequest>() {
        return Ok(see_other(&format!("/games/{game}/table")).finish());
    }
    if let Some(device) = session.own_device(&games).await? {
        let looked = games
            .spectate(&session.caller, &secret, device.holder)
            .await;
        return match looked {
            Ok(game) => entered(&format!("/games/{game}/table"), &site, &device),
            Err(error) => {
                ended(
                    &games,
                    (holder, session.view_context),
                    &path,
                    error,
                    ASK_SHARER,
                )
                .await
            }
        };
    }
    if session.mark.is_some() {
        // It comes back without the cookie that it was sent.
        let page = LinkPage {
            title: msg("link-no-cookie"),
            means: vec![msg("link-no-cookie-why")],
            accept: None,
            confirm: msg("link-group-yes"),
            open: Some((format!("/s/{path}"), "again")),
        };
        return Ok(response::ok(session.view_context, &page));
    }
    let device = session.device(&games).await?;
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
    session: Session,
    path: Path<String>,
) -> Result<HttpResponse, PageError> {
    let device = session.device(&games).await?;
    let offer = match secret(&path) {
        Ok(secret) => groups.invite_offer(&secret).await,
        Err(error) => Err(error),
    };
    match offer {
        Ok(offer) => question(
            session.view_context,
            group_page(&offer, &path, &session),
            &site,
            &device,
        ),
        Err(error) => {
            ended(
                &games,
                (device.holder, session.view_context),
                &path,
                error,
                ASK_KEEPER,
            )
            .await
        }
    }
}

fn group_page(offer: &InviteOffer, secret: &str, session: &Session) -> LinkPage {
    let InviteOffer { group, role } = offer;
    let caller = &session.caller;
    let (means, is_in) = match role {
        InvitedRole::Member => ("link-member", caller.is_member(&group.id)),
        InvitedRole::Keeper => ("link-keeper", caller.is_keeper(&group.id)),
    };
    LinkPage {
        title: msg("link-group").with("name", group.name.as_str()),
        means: vec![msg(if is_in { "link-group-in" } else { means })],
        accept: (!is_in).then(|| format!("/i/{secret}")),
        confirm: msg("link-group-yes"),
        open: is_in.then(|| (format!("/history/{}", group.id), "link-group-open")),
    }
}

/// Comes into the group of an invite.
pub(super) async fn enter_group(
    games: Data<Games>,
    groups: Data<Groups>,
    site: Data<Site>,
    session: Session,
    path: Path<String>,
) -> Result<HttpResponse, PageError> {
    let device = session.device(&games).await?;
    let invited = match secret(&path) {
        Ok(secret) => groups.accept(&secret, Some(device.holder), None).await,
        Err(error) => Err(error),
    };
    match invited {
        Ok(invited) => entered(&format!("/history/{}", invited.group.id), &site, &device),
        Err(error) => {
            ended(
                &games,
                (device.holder, session.view_context),
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
    session: Session,
    Form(form): Form<TypedForm>,
) -> Result<HttpResponse, PageError> {
    match path_of(&form.link) {
        Some(path) => Ok(see_other(&path).finish()),
        None => Ok(join::unknown_link(session.view_context)),
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
