//! Links that give a right: a seat on another phone, looking on, belonging to a group.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use serde::{Deserialize, Serialize};

use super::Problem;
use super::body::{NoBody, Post, id, once, private, seat};
use super::who::Who;
use crate::error::Error;
use crate::games::{Games, Joined};
use crate::groups::{Groups, Invited, InvitedRole};
use crate::ids::Token;
use crate::site::Site;
use crate::store::Right;

type Answer = Result<HttpResponse, Problem>;

pub(super) async fn hand_over(
    games: Data<Games>,
    site: Data<Site>,
    path: Path<(String, String)>,
    post: Post<NoBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let (game, seat) = (id(&path.0)?, seat(&path.1)?);
    let url = site.url();
    once(&games, keep, StatusCode::CREATED, async {
        games
            .hand_over(post.caller(), &game, seat, &url, keep)
            .await
    })
    .await
}

pub(super) async fn renew_token(
    games: Data<Games>,
    path: Path<(String, String)>,
    post: Post<NoBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let (game, seat) = (id(&path.0)?, seat(&path.1)?);
    once(&games, keep, StatusCode::CREATED, async {
        games.renew_token(post.caller(), &game, seat, keep).await
    })
    .await
}

pub(super) async fn share(
    games: Data<Games>,
    site: Data<Site>,
    path: Path<String>,
    post: Post<NoBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let game = id(&path)?;
    let url = site.url();
    once(&games, keep, StatusCode::CREATED, async {
        games.share(post.caller(), &game, &url, keep).await
    })
    .await
}

pub(super) async fn withdraw_share(games: Data<Games>, path: Path<String>, who: Who) -> Answer {
    games.withdraw_share(&who.caller, &id(&path)?).await?;
    Ok(private(StatusCode::NO_CONTENT).finish())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InviteBody {
    role: InvitedRole,
}

pub(super) async fn invite(
    games: Data<Games>,
    groups: Data<Groups>,
    site: Data<Site>,
    path: Path<String>,
    post: Post<InviteBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let group = id(&path)?;
    let (role, url) = (post.body.role, site.url());
    once(&games, keep, StatusCode::CREATED, async {
        groups.invite(post.caller(), &group, role, &url, keep).await
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AcceptBody {
    token: String,
}

/// What an accepted link has given.
#[derive(Serialize)]
#[serde(untagged)]
enum Accepted {
    Seat(Box<Joined>),
    Group(Invited),
}

/// Takes what a hand-over or an invite gives; a program gets a token for it.
pub(super) async fn accept(
    games: Data<Games>,
    groups: Data<Groups>,
    post: Post<AcceptBody>,
) -> Answer {
    let keep = post.keep.as_ref();
    let secret: Token = post.body.token.parse().map_err(|_| Error::not_found())?;
    let device = post.who.device();
    once(&games, keep, StatusCode::CREATED, async {
        match games.link(&secret).await?.right {
            Right::Member { .. } | Right::Keeper { .. } => {
                let invited = groups.accept(&secret, device, keep).await?;
                Ok(Accepted::Group(invited))
            }
            Right::Seat { .. } | Right::Host { .. } => {
                let joined = games.take_over(&secret, device, keep).await?;
                Ok(Accepted::Seat(Box::new(joined)))
            }
            Right::Share { .. } => Err(Error::invalid("share-not-accepted")),
        }
    })
    .await
}
