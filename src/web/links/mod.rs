//! Secret links: created by hosts and keepers, accepted by other browsers.

mod accept;
mod create;

use actix_web::middleware::from_fn;
use actix_web::web;

use crate::http::secret::with_secret_address;
use crate::http::{CountedRoute, Routes};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/link", |it| it.route(web::post().to(accept::open_link)))
        .resource("/h/{secret}", |it| {
            it.wrap(from_fn(with_secret_address))
                .route(web::get().to(accept::ask_seat))
                .route(web::post().to(accept::accept_seat).adds())
        })
        .resource("/i/{secret}", |it| {
            it.wrap(from_fn(with_secret_address))
                .route(web::get().to(accept::ask_group))
                .route(web::post().to(accept::accept_invite).adds())
        })
        .resource("/s/{secret}", |it| {
            it.wrap(from_fn(with_secret_address))
                .route(web::get().to(accept::spectate))
        })
        .resource("/games/{game}/seats/{seat}/handover", |it| {
            it.route(web::post().to(create::hand_over).adds())
        })
        .resource("/games/{game}/share", |it| {
            it.route(web::post().to(create::share).adds())
        })
        .resource("/games/{game}/share/withdraw", |it| {
            it.route(web::post().to(create::withdraw_share))
        })
        .resource("/groups/{group}/invites", |it| {
            it.route(web::post().to(create::invite).adds())
        });
}
