//! One game: its page, its lobby, its sheets and its moves.

mod actions;
mod all_sheets;
pub(crate) mod context;
mod correction;
pub(crate) mod event_text;
mod fragment;
mod handlers;
mod lobby;
mod lobby_printed;
pub(crate) mod page;
mod players;
mod printed_choices;
pub(crate) mod request;
pub(crate) mod requests;
pub(crate) mod result;
pub(crate) mod result_reader;
pub(crate) mod result_story;
pub(crate) mod result_text;
mod rewind;
pub(crate) mod score_lines;
pub(crate) mod seat_sheets;
pub(crate) mod sheet;
mod table_scores;
mod table_view;
mod two_sheets;

use actix_web::guard::fn_guard;
use actix_web::web;

use crate::http::{CountedRoute, Routes};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/games/{game}", |it| {
            it.route(web::get().to(handlers::show))
        })
        .resource("/games/{game}/sheet", |it| {
            it.route(web::get().to(handlers::fragment))
        })
        .resource("/games/{game}/late", |it| {
            it.route(web::get().to(sheet::late::show))
        })
        .resource("/games/{game}/others", |it| {
            it.route(web::get().to(handlers::others))
        })
        .resource("/games/{game}/back", |it| {
            it.route(web::get().to(rewind::show))
        })
        .resource("/games/{game}/people", |it| {
            it.route(web::get().to(players::show))
        })
        .resource("/games/{game}/wait", |it| {
            it.route(web::get().to(actions::waiting::show))
        })
        .resource("/games/{game}/requests/{request}", |it| {
            it.route(web::post().to(actions::request_decision::decide))
        })
        .resource("/games/{game}/code", |it| {
            it.route(web::post().to(actions::request_decision::change_code))
        })
        .resource("/games/{game}/leave", |it| {
            it.route(web::post().to(players::leave))
        })
        .resource("/games/{game}/host", |it| {
            it.route(web::post().to(players::host))
        })
        .resource("/games/{game}/moves", |it| {
            it.route(
                web::post()
                    .guard(fn_guard(actions::move_fragment::accepts_fragment))
                    .to(actions::move_fragment::make),
            )
            .route(web::post().to(actions::moves::act))
        })
        .resource("/games/{game}/players", |it| {
            it.route(web::post().to(handlers::add_player).adds())
        })
        .resource("/games/{game}/players/{player}/name", |it| {
            it.route(web::get().to(actions::lobby_players::show_name))
                .route(web::post().to(actions::lobby_players::rename))
        })
        .resource("/games/{game}/players/{player}/remove", |it| {
            it.route(web::get().to(actions::lobby_players::ask))
                .route(web::post().to(actions::lobby_players::remove))
        })
        .resource("/games/{game}/table", |it| {
            it.route(web::get().to(table_view::show))
        })
        .resource("/games/{game}/table/sheets", |it| {
            it.route(web::get().to(table_view::fragment))
        })
        .resource("/games/{game}/two", |it| {
            it.route(web::get().to(two_sheets::show))
        })
        .resource("/games/{game}/lucky", |it| {
            it.route(web::post().to(actions::printed_forms::numbers).adds())
        })
        .resource("/games/{game}/sheets", |it| {
            it.route(web::post().to(actions::printed_forms::sheets))
        })
        .resource("/games/{game}/start", |it| {
            it.route(web::post().to(handlers::start))
        })
        .resource("/games/{game}/replay", |it| {
            it.route(web::get().to(actions::rematch::ask))
                .route(web::post().to(actions::rematch::open).creates())
        })
        .resource("/games/{game}/rematch", |it| {
            it.route(web::post().to(handlers::rematch).creates())
        })
        .resource("/games/{game}/note", |it| {
            it.route(web::get().to(actions::note::show))
                .route(web::post().to(actions::note::save))
        })
        .resource("/games/{game}/end", |it| {
            it.route(web::get().to(actions::end::ask))
                .route(web::post().to(actions::end::end))
        })
        .resource("/games/{game}/delete", |it| {
            it.route(web::get().to(actions::delete::ask))
                .route(web::post().to(actions::delete::delete))
        });
}
