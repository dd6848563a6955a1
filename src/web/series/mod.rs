//! The series of a group: their standings, and the forms to add, change and delete them.

mod form;
mod page;

use actix_web::web;

use crate::http::{CountedRoute, Routes};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/groups/{group}/series/new", |it| {
            it.route(web::get().to(form::show_new))
                .route(web::post().to(form::add).adds())
        })
        .resource("/groups/{group}/series/{series}", |it| {
            it.route(web::get().to(page::show))
        })
        .resource("/groups/{group}/series/{series}/edit", |it| {
            it.route(web::get().to(form::show))
                .route(web::post().to(form::change))
        })
        .resource("/groups/{group}/series/{series}/delete", |it| {
            it.route(web::get().to(form::ask_delete))
                .route(web::post().to(form::delete))
        });
}
