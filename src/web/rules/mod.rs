//! The rules of each board, with examples.

mod demo_game;
pub(crate) mod examples;
mod page;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/rules").route(web::get().to(page::list)))
        .service(web::resource("/rules/{variant}").route(web::get().to(page::show)));
}
