//! Statistics of a group and of its players.

mod page;
mod trend_chart;

use actix_web::web::{self, ServiceConfig};

/// Registers the routes of this feature.
pub(super) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/groups/{group}").route(web::get().to(page::group)))
        .service(
            web::resource("/groups/{group}/players/{player}").route(web::get().to(page::player)),
        );
}
