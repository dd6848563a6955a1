//! This browser's settings and permissions.

mod https;
mod permissions;
mod privacy;
mod rows;
mod settings;

use actix_web::web;

use crate::http::{CountedRoute, Routes};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/device", |it| it.route(web::get().to(permissions::show)))
        .resource("/device/end", |it| {
            it.route(web::get().to(permissions::ask))
                .route(web::post().to(permissions::end))
        })
        .resource("/https", |it| it.route(web::get().to(https::show)))
        .resource("/https/rowlock.crt", |it| {
            it.route(web::get().to(https::certificate))
        })
        .resource("/https/rowlock.mobileconfig", |it| {
            it.route(web::get().to(https::profile))
        })
        .resource("/privacy", |it| it.route(web::get().to(privacy::show)))
        .resource("/settings", |it| {
            it.route(web::get().to(settings::show))
                .route(web::post().to(settings::save).adds())
        })
        .resource("/settings/rows", |it| {
            it.route(web::get().to(rows::show))
                .route(web::post().to(rows::save).adds())
        });
}
