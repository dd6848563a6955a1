//! The games of a group.

mod filter_form;
mod page;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/history").route(web::get().to(page::all)))
        .service(web::resource("/history/{group}").route(web::get().to(page::one)));
}
