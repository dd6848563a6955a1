//! The form of a new game.

pub(crate) mod form;
mod page;
pub(crate) mod previous;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(
        web::resource("/new")
            .route(web::get().to(page::show))
            .route(web::post().to(page::create)),
    );
}
