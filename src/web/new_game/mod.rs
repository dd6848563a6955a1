//! The form of a new game.

mod boards;
pub(crate) mod form;
mod page;
pub(crate) mod previous;

use actix_web::web;

use crate::http::{CountedRoute, Routes};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/new", |it| {
        it.route(web::get().to(page::show))
            .route(web::post().to(page::create).creates())
    });
}
