//! Creating links: for a seat on another phone, for spectators, for members of a group.

use actix_web::HttpResponse;
use actix_web::web::Path;
use askama::Template;
use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use rowlock_rules::Seat;
use serde::Deserialize;

use crate::auth::CreatedLink;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::groups::InvitedRole;
use crate::http::{GroupKeeper, HttpError, RequestContext};
use crate::web::game::context::GameContext;
use crate::web::kit::filters;
use crate::web::kit::keyed_form::{KeyedForm, NoFields, latest_key, once};
use crate::web::kit::qr::qr;
use crate::web::kit::response::{secret, see_other};

/// A new link, which is shown once.
#[derive(Template)]
#[template(path = "links/created.html")]
struct LinkCreatedPage {
    title: Message,
    lead: Message,
    back: String,
    link: String,
    /// When it expires, and the time zone in which that is shown.
    ends: Option<(DateTime<Utc>, Tz)>,
    hints: &'static [&'static str],
    /// The URL that withdraws the link, if it can be withdrawn.
    withdraw: Option<String>,
}

/// The part of [`CreatedLink`] that is shown.
#[derive(Deserialize)]
struct ShownLink {
    url: String,
    #[serde(default)]
    expires_at: Option<DateTime<Utc>>,
}

impl From<CreatedLink> for ShownLink {
    fn from(
        CreatedLink {
            url, expires_at, ..
        }: CreatedLink,
    ) -> Self {
        Self { url, expires_at }
    }
}

impl LinkCreatedPage {
    /// The link as a QR code.
    fn qr(&self) -> String {
        qr(&self.link)
    }
}

/// Creates a hand-over link, with which another phone takes the seat.
pub(super) async fn hand_over(
    request: RequestContext,
    path: Path<(GameId, Seat)>,
    KeyedForm { key, .. }: KeyedForm<NoFields>,
) -> Result<HttpResponse, HttpError> {
    let (game, seat) = path.into_inner();
    let key = latest_key(&request.services, key).await?;
    let (url, key) = (request.public_url.url(), key.as_ref());
    let link = request
        .games
        .hand_over(request.principal(), &game, seat, &url, key);
    let link = once(&request.services, key, link, ShownLink::from).await?;
    let context = GameContext::load(&request, &game, None).await?;
    let page = handover_page(&context, &game, seat, link);
    Ok(secret(request.ok(&page)))
}

fn handover_page(
    context: &GameContext,
    game: &GameId,
    seat: Seat,
    link: ShownLink,
) -> LinkCreatedPage {
    let name = context.name(seat);
    LinkCreatedPage {
        title: msg("link-created-seat").with("name", name),
        lead: msg("link-created-seat-lead").with("name", name),
        back: format!("/games/{game}/people"),
        link: link.url,
        ends: link.expires_at.map(|at| (at, context.zone)),
        hints: &["link-created-seat-until", "link-created-seat-app"],
        withdraw: None,
    }
}

/// Creates a share link for spectators.
pub(super) async fn share(
    request: RequestContext,
    path: Path<GameId>,
    KeyedForm { key, .. }: KeyedForm<NoFields>,
) -> Result<HttpResponse, HttpError> {
    let game = path.into_inner();
    let key = latest_key(&request.services, key).await?;
    let (url, key) = (request.public_url.url(), key.as_ref());
    let link = request
        .games
        .create_share_link(request.principal(), &game, &url, key);
    let link = once(&request.services, key, link, ShownLink::from).await?;
    let page = LinkCreatedPage {
        title: msg("spectate-title"),
        lead: msg("link-created-share-lead"),
        back: format!("/games/{game}/people"),
        link: link.url,
        ends: None,
        hints: &["link-created-share-hint"],
        withdraw: Some(format!("/games/{game}/share/withdraw")),
    };
    Ok(secret(request.ok(&page)))
}

/// Withdraws every share link of a game.
pub(super) async fn withdraw_share(
    request: RequestContext,
    path: Path<GameId>,
) -> Result<HttpResponse, HttpError> {
    let game = path.into_inner();
    request
        .games
        .withdraw_share_links(request.principal(), &game)
        .await?;
    Ok(see_other(&format!("/games/{game}/people")).finish())
}

#[derive(Debug, Deserialize)]
pub(super) struct InviteForm {
    role: InvitedRole,
}

pub(super) async fn invite(
    keeper: GroupKeeper,
    KeyedForm { fields: form, key }: KeyedForm<InviteForm>,
) -> Result<HttpResponse, HttpError> {
    let group = &keeper.access.group.id;
    let key = latest_key(&keeper.services, key).await?;
    let (url, key) = (keeper.public_url.url(), key.as_ref());
    let invite = keeper
        .groups
        .invite(keeper.principal(), group, form.role, &url, key);
    let link = once(&keeper.services, key, invite, |invite| {
        ShownLink::from(invite.link)
    })
    .await?;
    let zone = keeper.access.group.zone();
    let (title, lead) = match form.role {
        InvitedRole::Member => ("link-created-member", "link-created-member-lead"),
        InvitedRole::Keeper => ("link-created-keeper", "link-created-keeper-lead"),
        InvitedRole::Reader => ("link-created-reader", "link-created-reader-lead"),
    };
    let page = LinkCreatedPage {
        title: msg(title),
        lead: msg(lead),
        back: format!("/groups/{group}/members"),
        link: link.url,
        ends: link.expires_at.map(|at| (at, zone)),
        hints: match form.role {
            InvitedRole::Reader => &["link-created-reader-hint"],
            InvitedRole::Member | InvitedRole::Keeper => &["link-created-invite-hint"],
        },
        withdraw: None,
    };
    Ok(secret(keeper.ok(&page)))
}
