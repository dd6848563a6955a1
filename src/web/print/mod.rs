//! Blank sheets to print.

mod blank_sheet;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/print").route(web::get().to(blank_sheet::show)));
}
