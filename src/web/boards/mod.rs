//! The boards that a group has made: their list, the editor, and what they are shared as.

mod check;
mod editor;
mod form;
mod list;

use actix_web::web;

use crate::http::{CountedRoute, Routes};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/groups/{group}/boards", |it| {
            it.route(web::get().to(list::show))
        })
        .resource("/groups/{group}/boards/check", |it| {
            it.route(web::post().to(check::show))
        })
        .resource("/groups/{group}/boards/new", |it| {
            it.route(web::get().to(editor::show))
                .route(web::post().to(editor::save).adds())
        })
        .resource("/groups/{group}/boards/paste", |it| {
            it.route(web::post().to(editor::paste))
        })
        .resource("/groups/{group}/boards/{board}/file", |it| {
            it.route(web::get().to(list::download))
        })
        .resource("/groups/{group}/boards/{board}/delete", |it| {
            it.route(web::get().to(list::ask_delete))
                .route(web::post().to(list::delete))
        });
}
