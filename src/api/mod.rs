//! The JSON API below `/api/v1`: thin handlers over the use cases.

mod allowed_methods;
mod auth;
mod docs;
mod etag;
mod export;
mod extract;
mod games;
mod groups;
mod health;
mod history;
mod idempotent;
mod import;
mod links;
mod lobby;
mod members;
mod openapi;
mod permissions;
mod problem;
mod requests;
mod respond;
mod score;
mod stream;
mod variants;

use actix_web::middleware::from_fn;
use actix_web::web::{self, ServiceConfig};

pub use problem::Problem;
pub use stream::{Heartbeat, Shutdown};

use allowed_methods::{DELETE, GET, PATCH, POST, resource};

/// Registers the routes of the API. They need [`crate::games::Games`], [`crate::groups::Groups`],
/// [`crate::site::Site`], [`Shutdown`] and [`Heartbeat`] as data.
pub fn configure(app: &mut ServiceConfig) {
    app.service(
        web::scope("/api/v1")
            .wrap(from_fn(etag::add_etag))
            .service(resource("/openapi.json", &[GET]).route(web::get().to(openapi::openapi)))
            .service(resource("/variants", &[GET]).route(web::get().to(variants::list)))
            .service(resource("/variants/{variant}", &[GET]).route(web::get().to(variants::one)))
            .service(resource("/score", &[POST]).route(web::post().to(score::score)))
            .service(resource("/groups", &[POST]).route(web::post().to(groups::make)))
            .service(
                resource("/groups/{group}", &[GET, PATCH, DELETE])
                    .route(web::get().to(groups::view))
                    .route(web::patch().to(groups::change))
                    .route(web::delete().to(groups::delete)),
            )
            .service(
                resource("/groups/{group}/players/{player}", &[PATCH, DELETE])
                    .route(web::patch().to(groups::rename_player))
                    .route(web::delete().to(groups::delete_player)),
            )
            .service(
                resource("/groups/{group}/players/{player}/merge", &[POST])
                    .route(web::post().to(groups::merge_player)),
            )
            .service(
                resource("/groups/{group}/players/{player}/stats", &[GET])
                    .route(web::get().to(groups::player_stats)),
            )
            .service(resource("/groups/{group}/stats", &[GET]).route(web::get().to(groups::stats)))
            .service(
                resource("/groups/{group}/players", &[POST])
                    .route(web::post().to(groups::add_player)),
            )
            .service(
                resource("/groups/{group}/games", &[GET]).route(web::get().to(history::history)),
            )
            .service(
                resource("/groups/{group}/invites", &[GET, POST])
                    .route(web::get().to(members::invites))
                    .route(web::post().to(links::invite)),
            )
            .service(
                resource("/groups/{group}/invites/{invite}", &[DELETE])
                    .route(web::delete().to(members::withdraw)),
            )
            .service(
                resource("/groups/{group}/members", &[GET]).route(web::get().to(members::list)),
            )
            .service(
                resource("/groups/{group}/members/{member}", &[DELETE])
                    .route(web::delete().to(members::end)),
            )
            .service(
                resource("/groups/{group}/token", &[POST])
                    .route(web::post().to(members::renew_token)),
            )
            .service(resource("/links/accept", &[POST]).route(web::post().to(links::accept)))
            .service(resource("/groups/{group}/export", &[GET]).route(web::get().to(export::group)))
            .service(
                resource("/groups/{group}/import", &[POST]).route(web::post().to(import::import)),
            )
            .service(resource("/import-template", &[GET]).route(web::get().to(import::template)))
            .service(resource("/games", &[POST]).route(web::post().to(games::create)))
            .service(resource("/games/lookup", &[POST]).route(web::post().to(lobby::lookup)))
            .service(resource("/games/join", &[POST]).route(web::post().to(lobby::join)))
            .service(
                resource("/games/{game}", &[GET, DELETE])
                    .route(web::get().to(games::view))
                    .route(web::delete().to(games::delete)),
            )
            .service(resource("/games/{game}/start", &[POST]).route(web::post().to(lobby::start)))
            .service(
                resource("/games/{game}/host", &[POST]).route(web::post().to(games::move_host)),
            )
            .service(resource("/games/{game}/moves", &[POST]).route(web::post().to(games::act)))
            .service(resource("/games/{game}/events", &[GET]).route(web::get().to(games::events)))
            .service(resource("/games/{game}/stream", &[GET]).route(web::get().to(stream::stream)))
            .service(resource("/games/{game}/export", &[GET]).route(web::get().to(export::game)))
            .service(
                resource("/games/{game}/seats/{seat}/handover", &[POST])
                    .route(web::post().to(links::hand_over)),
            )
            .service(
                resource("/games/{game}/seats/{seat}/token", &[POST])
                    .route(web::post().to(links::renew_token)),
            )
            .service(
                resource("/games/{game}/requests/{request}", &[GET, POST, DELETE])
                    .route(web::get().to(requests::state))
                    .route(web::post().to(requests::accept))
                    .route(web::delete().to(requests::refuse)),
            )
            .service(
                resource("/games/{game}/share", &[POST, DELETE])
                    .route(web::post().to(links::share))
                    .route(web::delete().to(links::withdraw_share)),
            )
            .service(
                resource("/games/{game}/rematch", &[POST]).route(web::post().to(games::rematch)),
            )
            .service(
                resource("/games/{game}/join", &[POST])
                    .route(web::post().to(games::follow_rematch)),
            )
            .default_service(web::to(allowed_methods::not_found)),
    )
    .configure(docs::configure)
    .service(web::scope("/api").default_service(web::to(allowed_methods::not_found)))
    .service(resource("/healthz", &[GET]).route(web::get().to(health::healthz)))
    .service(resource("/readyz", &[GET]).route(web::get().to(health::readyz)))
    .service(resource("/metrics", &[GET]).route(web::get().to(health::metrics)));
}
