//! A finished game, move by move.

mod page;
mod position;
mod score_chart;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/games/{game}/review").route(web::get().to(page::show)))
        .service(
            web::resource("/games/{game}/review/moments").route(web::get().to(page::positions)),
        );
}
