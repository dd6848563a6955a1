//! The score calculator for paper sheets.

mod form;
mod page;

use actix_web::web;

use crate::http::Routes;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/score", |it| {
        it.route(web::get().to(page::show))
            .route(web::post().to(page::check))
    });
}
