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
use crate::games::{GameService, HandoverOffer};
use crate::groups::{GroupService, InviteOffer, InvitedRole};
use crate::http::{Caller, Device, HeadRequest, HttpError, PublicUrl, ViewContext, set_cookie};
use crate::web::join;
use crate::web::kit::filters;
use crate::web::kit::response::{ok, refused, render_page, see_other};

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

/// The page of an expired link.
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
        Right::Member { group } | Right::Keeper { group } => format!("/history/{group}"),
    }
}

/// The browser that opened a link, and what its page advises once the link is expired.
struct Visit<'a> {
    games: &'a GameService,
    holder: Holder,
    view_context: ViewContext,
    /// The secret in the path.
    secret: &'a str,
    advice: &'static str,
}

impl<'a> Visit<'a> {
    fn new(
        games: &'a GameService,
        caller: &Caller,
        holder: Holder,
        secret: &'a str,
        advice: &'static str,
    ) -> Self {
        Self {
            games,
            holder,
            view_context: caller.view_context,
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
        if let Ok(secret) = secret(self.secret)
            && let Some(right) =
                auth::right_from_link(self.games.services(), self.holder, &secret).await?
        {
            return Ok(see_other(&target_path(&right)).finish());
        }
        let status = error.code.status();
        let page = LinkExpiredPage {
            title: error.detail,
            next: self.advice,
        };
        Ok(refused(status, self.view_context, &page))
    }
}

/// The confirmation, with the device's cookie, so that a form sent twice is from one device.
fn confirmation(
    view_context: ViewContext,
    mut page: LinkAcceptPage,
    public_url: &PublicUrl,
    device: &Device,
) -> HttpResponse {
    page.accept = page.accept.map(|path| device.action(&path));
    let mut builder = HttpResponse::Ok();
    set_cookie(&mut builder, public_url, device.secret.as_ref());
    render_page(builder, view_context, &page)
}

/// Redirects a device to its new game or group.
fn redirect_device(path: &str, public_url: &PublicUrl, device: &Device) -> HttpResponse {
    let mut response = see_other(path);
    set_cookie(&mut response, public_url, device.secret.as_ref());
    response.finish()
}

const ADVICE_SEAT: &str = "link-seat-expired";
const ADVICE_SHARE: &str = "link-share-expired";
const ADVICE_INVITE: &str = "link-group-expired";

/// Confirms that this browser takes the seat of a link.
pub(super) async fn ask_seat(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = caller.device(&games).await?;
    let visit = Visit::new(&games, &caller, device.holder, &path, ADVICE_SEAT);
    let page = async {
        let offer = games.handover_offer(&secret(&path)?).await?;
        let access = games.access(&caller.principal, &offer.game).await;
        let is_own = access.is_ok_and(|access| access.seats.contains(&offer.seat));
        let page = seat_page(&offer, &path, is_own);
        Ok(confirmation(
            caller.view_context,
            page,
            &public_url,
            &device,
        ))
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

/// Takes the seat of a link.
pub(super) async fn accept_seat(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = caller.device(&games).await?;
    let visit = Visit::new(&games, &caller, device.holder, &path, ADVICE_SEAT);
    let accepted = async {
        let secret = secret(&path)?;
        let joined = games
            .accept_seat(&secret, Some(device.holder), None)
            .await?;
        let path = format!("/games/{}", joined.game.id);
        Ok(redirect_device(&path, &public_url, &device))
    };
    let result = accepted.await;
    visit.respond(result).await
}

/// Makes this browser a spectator, and redirects to a path without the secret.
///
/// Only a browser that sends its cookie gets a grant, so link previews of messengers store nothing.
pub(super) async fn spectate(
    games: Data<GameService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<String>,
    request: HttpRequest,
) -> Result<HttpResponse, HttpError> {
    let unknown = Holder::Device(games.services().new_token()?.hash());
    let holder = caller.principal.holder().unwrap_or(unknown);
    let visit = Visit::new(&games, &caller, holder, &path, ADVICE_SHARE);
    let (secret, game) = match shared(&games, &path).await {
        Ok(shared) => shared,
        Err(error) => return visit.respond(Err(error)).await,
    };
    if request.extensions().contains::<HeadRequest>() {
        return Ok(see_other(&format!("/games/{game}/table")).finish());
    }
    if let Some(device) = caller.own_device(&games).await? {
        let watched = games.spectate(&caller.principal, &secret, device.holder);
        let watched = watched.await;
        let entry = |game| redirect_device(&format!("/games/{game}/table"), &public_url, &device);
        return visit.respond(watched.map(entry)).await;
    }
    if caller.mark.is_some() {
        // The browser has returned without its cookie.
        let page = LinkAcceptPage {
            title: msg("link-no-cookie"),
            consequences: vec![msg("link-no-cookie-why")],
            accept: None,
            confirm: msg("link-group-yes"),
            continue_link: Some((format!("/s/{path}"), "again")),
        };
        return Ok(ok(caller.view_context, &page));
    }
    let device = caller.device(&games).await?;
    let path = device.action(&format!("/s/{path}"));
    Ok(redirect_device(&path, &public_url, &device))
}

/// The secret of a share link and the game that it shows.
async fn shared(games: &GameService, path: &str) -> Result<(Token, GameId), Error> {
    let secret = secret(path)?;
    match auth::find_link(games.services(), &secret).await?.right {
        Right::Share { game } => Ok((secret, game)),
        Right::Seat { .. } | Right::Host { .. } | Right::Member { .. } | Right::Keeper { .. } => {
            Err(Error::not_found())
        }
    }
}

/// Confirms that this browser joins the group of an invite.
pub(super) async fn ask_group(
    games: Data<GameService>,
    groups: Data<GroupService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = caller.device(&games).await?;
    let visit = Visit::new(&games, &caller, device.holder, &path, ADVICE_INVITE);
    let page = async {
        let offer = groups.invite_offer(&secret(&path)?).await?;
        let page = group_page(&offer, &path, &caller);
        Ok(confirmation(
            caller.view_context,
            page,
            &public_url,
            &device,
        ))
    };
    let result = page.await;
    visit.respond(result).await
}

fn group_page(offer: &InviteOffer, secret: &str, caller: &Caller) -> LinkAcceptPage {
    let InviteOffer { group, role } = offer;
    let (consequences, is_member) = match role {
        InvitedRole::Member => ("link-member", caller.principal.is_member(&group.id)),
        InvitedRole::Keeper => ("link-keeper", caller.principal.is_keeper(&group.id)),
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

/// Joins the group of an invite.
pub(super) async fn accept_invite(
    games: Data<GameService>,
    groups: Data<GroupService>,
    public_url: Data<PublicUrl>,
    caller: Caller,
    path: Path<String>,
) -> Result<HttpResponse, HttpError> {
    let device = caller.device(&games).await?;
    let visit = Visit::new(&games, &caller, device.holder, &path, ADVICE_INVITE);
    let accepted = async {
        let secret = secret(&path)?;
        let invited = groups.accept(&secret, Some(device.holder), None).await?;
        let path = format!("/history/{}", invited.group.id);
        Ok(redirect_device(&path, &public_url, &device))
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
    caller: Caller,
    Form(form): Form<TypedForm>,
) -> Result<HttpResponse, HttpError> {
    match path_of(&form.link) {
        Some(path) => Ok(see_other(&path).finish()),
        None => Ok(join::unknown_link(caller.view_context)),
    }
}

/// The path of a link, whatever server it names; `None` if it is not a link of Rowlock.
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
