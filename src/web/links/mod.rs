//! Secret links: created by hosts and keepers, accepted by other browsers.

mod accept;
mod create;
pub(crate) mod no_store;

use actix_web::middleware::from_fn;
use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/link").route(web::post().to(accept::typed)))
        .service(
            web::resource("/h/{secret}")
                .wrap(from_fn(no_store::no_store))
                .route(web::get().to(accept::ask_seat))
                .route(web::post().to(accept::take_seat)),
        )
        .service(
            web::resource("/i/{secret}")
                .wrap(from_fn(no_store::no_store))
                .route(web::get().to(accept::ask_group))
                .route(web::post().to(accept::enter_group)),
        )
        .service(
            web::resource("/s/{secret}")
                .wrap(from_fn(no_store::no_store))
                .route(web::get().to(accept::spectate)),
        )
        .service(
            web::resource("/games/{game}/seats/{seat}/handover")
                .route(web::post().to(create::hand_over)),
        )
        .service(web::resource("/games/{game}/share").route(web::post().to(create::share)))
        .service(
            web::resource("/games/{game}/share/withdraw")
                .route(web::post().to(create::withdraw_share)),
        )
        .service(web::resource("/groups/{group}/invites").route(web::post().to(create::invite)));
}
