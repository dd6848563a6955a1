//! The score calculator for paper sheets.

mod form;
mod mistakes;
mod names;
mod page;
mod result;
mod rows;

use actix_web::web;

use crate::http::Routes;

pub(in crate::web) use page::PlayerSheet;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/score", |it| {
        it.route(web::get().to(page::show))
            .route(web::post().to(page::check))
    });
}
