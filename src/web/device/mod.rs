//! This browser's settings and permissions.

mod permissions;
mod privacy;
mod settings;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/device").route(web::get().to(permissions::show)))
        .service(
            web::resource("/device/end")
                .route(web::get().to(permissions::ask))
                .route(web::post().to(permissions::end)),
        )
        .service(web::resource("/privacy").route(web::get().to(privacy::show)))
        .service(
            web::resource("/settings")
                .route(web::get().to(settings::show))
                .route(web::post().to(settings::save)),
        );
}
