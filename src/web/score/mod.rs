//! The score calculator for paper sheets.

mod form;
mod page;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(
        web::resource("/score")
            .route(web::get().to(page::show))
            .route(web::post().to(page::check)),
    );
}
