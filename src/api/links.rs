//! Links that grant a right: a seat on another phone, watching a game, membership in a group.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use rowlock_rules::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::extract::{EmptyBody, Post, PublicPost};
use super::idempotent::{idempotent, idempotent_game};
use super::operations::{Operation, codes, operations};
use super::permissions::{ANYONE, HOST, KEEPER, OWN_SEAT};
use super::respond::{HandlerResult, ResponseHead, private_json};
use crate::auth::{self, CreatedLink};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::grants::Right;
use crate::domain::ids::{GameId, GroupId, Token};
use crate::games::{GameService, Joined, NewSeatToken};
use crate::groups::{Invite, InviteAccepted, InvitedRole};
use crate::http::{Caller, PublicUrl};

pub(super) const OPERATIONS: &[Operation] = operations![
    invite.adds(),
    accept_link.adds(),
    hand_over.adds(),
    renew_token.adds(),
    share_game.adds(),
    withdraw_share
];

/// Creates a hand-over link, with which another phone or program takes the seat within 10 minutes.
///
/// Once a game has a rematch, the host gives seats away there.
#[utoipa::path(
    post,
    path = "/games/{game}/seats/{seat}/handover",
    tag = "seats",
    params(("game" = GameId, Path), ("seat" = Seat, Path)),
    request_body = EmptyBody,
    responses(
        (status = 201, description = "The link; an earlier one is revoked.", body = CreatedLink),
    ),
    extensions(("x-who" = json!(OWN_SEAT)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::AlreadyStarted])))),
)]
async fn hand_over(
    public_url: Data<PublicUrl>,
    path: Path<(GameId, Seat)>,
    post: Post<EmptyBody>,
) -> HandlerResult {
    let key = post.key.as_ref();
    let (game, seat) = path.into_inner();
    let url = public_url.url();
    let link = post
        .games
        .hand_over(post.principal(), &game, seat, &url, key);
    idempotent(&post.services, key, StatusCode::CREATED, link).await
}

/// Creates a new token for a seat and revokes the old ones.
///
/// Once a game has a rematch, the host gives seats away there.
#[utoipa::path(
    post,
    path = "/games/{game}/seats/{seat}/token",
    tag = "seats",
    params(("game" = GameId, Path), ("seat" = Seat, Path)),
    request_body = EmptyBody,
    responses(
        (status = 201, description = "The new token of the seat; earlier ones are revoked.", body = NewSeatToken),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly, ErrorCode::AlreadyStarted])))),
)]
async fn renew_token(path: Path<(GameId, Seat)>, post: Post<EmptyBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let (game, seat) = path.into_inner();
    let renewed = post.games.renew_token(post.principal(), &game, seat, key);
    idempotent(&post.services, key, StatusCode::CREATED, renewed).await
}

/// Creates a share link, with which anyone can watch the game.
#[utoipa::path(
    post,
    path = "/games/{game}/share",
    tag = "games",
    params(("game" = GameId, Path)),
    request_body = EmptyBody,
    responses(
        (status = 201, description = "The link, whose secret is also a token.", body = CreatedLink),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly])))),
)]
async fn share_game(
    public_url: Data<PublicUrl>,
    path: Path<GameId>,
    post: Post<EmptyBody>,
) -> HandlerResult {
    let key = post.key.as_ref();
    let url = public_url.url();
    let link = post
        .games
        .create_share_link(post.principal(), &path, &url, key);
    idempotent(&post.services, key, StatusCode::CREATED, link).await
}

/// Revokes all share links.
#[utoipa::path(
    delete,
    path = "/games/{game}/share",
    tag = "games",
    params(("game" = GameId, Path)),
    responses(
        (status = 204, description = "All share links are revoked."),
    ),
    extensions(("x-who" = json!(HOST)), ("x-codes" = json!(codes([ErrorCode::HostOnly])))),
)]
async fn withdraw_share(
    games: Data<GameService>,
    path: Path<GameId>,
    caller: Caller,
) -> HandlerResult {
    games.withdraw_share_links(&caller.principal, &path).await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}

/// The invite to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"role": "member"})))]
pub(super) struct InviteBody {
    /// The role it gives.
    role: InvitedRole,
}

/// Creates a link with which one person joins the group within 24 hours.
#[utoipa::path(
    post,
    path = "/groups/{group}/invites",
    tag = "groups",
    params(("group" = GroupId, Path)),
    request_body = InviteBody,
    responses(
        (status = 201, description = "The link to pass on, with the role it gives.", body = Invite),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn invite(
    public_url: Data<PublicUrl>,
    path: Path<GroupId>,
    post: Post<InviteBody>,
) -> HandlerResult {
    let key = post.key.as_ref();
    let (role, url) = (post.body.role, public_url.url());
    let invite = post.groups.invite(post.principal(), &path, role, &url, key);
    idempotent(&post.services, key, StatusCode::CREATED, invite).await
}

/// The link to accept.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"})))]
pub(super) struct AcceptBody {
    /// The secret at the end of the link's URL.
    #[schema(value_type = Token)]
    token: String,
}

/// What a link granted.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
enum Accepted {
    Seat(Box<Joined>),
    Group(InviteAccepted),
}

impl From<&Accepted> for ResponseHead {
    fn from(accepted: &Accepted) -> Self {
        match accepted {
            Accepted::Seat(joined) => Self::from(&**joined),
            Accepted::Group(_) => Self::from(StatusCode::CREATED),
        }
    }
}

/// Accepts a hand-over link or an invite.
#[utoipa::path(
    post,
    path = "/links/accept",
    tag = "seats",
    request_body = AcceptBody,
    responses(
        (status = 201, description = "A seat or a group membership, with its token.", body = Accepted),
    ),
    extensions(("x-who" = json!(ANYONE)), ("x-codes" = json!(codes([ErrorCode::NotFound, ErrorCode::Gone])))),
)]
async fn accept_link(post: PublicPost<AcceptBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let secret: Token = post.body.token.parse().map_err(|_| Error::not_found())?;
    let device = match post.caller.known_device(&post.games).await? {
        Some(_) if auth::find_link(&post.services, &secret).await.is_ok() => {
            Some(post.entitled_device().await?)
        }
        Some(_) => Some(post.device().await?),
        None => None,
    };
    let holder = device.as_ref().map(|device| device.holder);
    let accepted = idempotent_game(&post.services, key, async {
        match auth::find_link(&post.services, &secret).await?.right {
            Right::Reader { .. } | Right::Member { .. } | Right::Keeper { .. } => {
                let invited = post.groups.accept(&secret, holder, key).await?;
                Ok(Accepted::Group(invited))
            }
            Right::Seat { .. } | Right::Host { .. } => {
                let joined = post.games.accept_seat(&secret, holder, key).await?;
                Ok(Accepted::Seat(Box::new(joined)))
            }
            Right::Share { .. } => Err(Error::invalid("share-not-accepted")),
        }
    });
    let response = accepted.await?;
    Ok(match &device {
        Some(device) => post.with_cookie(response, device),
        None => response,
    })
}
