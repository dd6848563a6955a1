//! Settings, players, members and imports of a group.

mod correction;
mod import;
mod members;
mod paper_fields;
mod paper_game;
mod player;
mod settings;
mod tapped_sheet;

use actix_web::middleware::from_fn;
use actix_web::web;

use crate::http::{CountedRoute, Routes, limit_uploads};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/groups/{group}/invites/{invite}/withdraw", |it| {
            it.route(web::post().to(members::withdraw))
        })
        .resource("/groups/{group}/members", |it| {
            it.route(web::get().to(members::show))
        })
        .resource("/groups/{group}/members/{member}/end", |it| {
            it.route(web::get().to(members::ask_end))
                .route(web::post().to(members::end))
        })
        .resource("/groups/{group}/edit", |it| {
            it.route(web::get().to(settings::show))
                .route(web::post().to(settings::change))
        })
        .resource("/groups/{group}/delete", |it| {
            it.route(web::get().to(settings::ask_delete))
                .route(web::post().to(settings::delete))
        })
        .resource("/groups/{group}/leave", |it| {
            it.route(web::get().to(settings::ask_leave))
                .route(web::post().to(settings::leave))
        })
        .resource("/groups/{group}/import", |it| {
            it.route(web::get().to(import::show))
                .route(web::post().to(import::import).wrap(from_fn(limit_uploads)))
        })
        .resource("/groups/{group}/import/template", |it| {
            it.route(web::get().to(import::template))
        })
        .resource("/groups/{group}/import/template.xlsx", |it| {
            it.route(web::get().to(import::workbook_template))
        })
        .resource("/groups/{group}/paper", |it| {
            it.route(web::get().to(paper_game::show))
                .route(web::post().to(paper_game::import))
        })
        .resource("/games/{game}/correct", |it| {
            it.route(web::get().to(correction::show))
                .route(web::post().to(correction::save))
        })
        .resource("/groups/{group}/players", |it| {
            it.route(web::post().to(settings::add_player).adds())
        })
        .resource("/groups/{group}/players/{player}/edit", |it| {
            it.route(web::get().to(player::show))
                .route(web::post().to(player::rename))
        })
        .resource("/groups/{group}/players/{player}/delete", |it| {
            it.route(web::get().to(player::ask_delete))
                .route(web::post().to(player::delete))
        })
        .resource("/groups/{group}/players/{player}/merge", |it| {
            it.route(web::post().to(player::merge))
        });
}
