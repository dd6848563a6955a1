//! Settings, players, members and imports of a group.

mod import;
mod members;
mod paper_game;
mod player;
mod settings;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(
        web::resource("/groups/{group}/invites/{invite}/withdraw")
            .route(web::post().to(members::withdraw)),
    )
    .service(web::resource("/groups/{group}/members").route(web::get().to(members::show)))
    .service(
        web::resource("/groups/{group}/members/{member}/end")
            .route(web::get().to(members::ask_end))
            .route(web::post().to(members::end)),
    )
    .service(
        web::resource("/groups/{group}/edit")
            .route(web::get().to(settings::show))
            .route(web::post().to(settings::change)),
    )
    .service(
        web::resource("/groups/{group}/delete")
            .route(web::get().to(settings::ask_delete))
            .route(web::post().to(settings::delete)),
    )
    .service(
        web::resource("/groups/{group}/leave")
            .route(web::get().to(settings::ask_leave))
            .route(web::post().to(settings::leave)),
    )
    .service(
        web::resource("/groups/{group}/import")
            .route(web::get().to(import::show))
            .route(web::post().to(import::import)),
    )
    .service(
        web::resource("/groups/{group}/paper")
            .route(web::get().to(paper_game::show))
            .route(web::post().to(paper_game::take)),
    )
    .service(web::resource("/groups/{group}/players").route(web::post().to(settings::add_player)))
    .service(
        web::resource("/groups/{group}/players/{player}/edit")
            .route(web::get().to(player::show))
            .route(web::post().to(player::rename)),
    )
    .service(
        web::resource("/groups/{group}/players/{player}/delete")
            .route(web::get().to(player::ask_delete))
            .route(web::post().to(player::delete)),
    )
    .service(
        web::resource("/groups/{group}/players/{player}/merge")
            .route(web::post().to(player::merge)),
    );
}
