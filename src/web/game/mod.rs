//! One game: its page, its lobby, its sheets and its moves.

mod all_sheets;
pub(crate) mod context;
mod correction;
mod delete;
mod end;
pub(crate) mod event_text;
mod feedback;
mod lobby;
mod main_page;
pub(crate) mod moment;
pub(crate) mod moment_text;
mod moves;
mod note;
mod players;
mod printed_choices;
mod query;
mod rematch;
pub(crate) mod report;
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
mod standings;
mod table_scores;
mod table_strips;
mod table_tiles;
mod table_view;
mod two_sheets;
mod waiting;

use actix_web::guard::fn_guard;
use actix_web::web;

use crate::http::{CountedRoute, Routes};

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/games/{game}", |it| {
            it.route(web::get().to(main_page::show))
        })
        .resource("/games/{game}/sheet", |it| {
            it.route(web::get().to(main_page::fragment))
        })
        .resource("/games/{game}/late", |it| {
            it.route(web::get().to(sheet::late::show))
        })
        .resource("/games/{game}/others", |it| {
            it.route(web::get().to(all_sheets::show))
        })
        .resource("/games/{game}/back", |it| {
            it.route(web::get().to(rewind::show))
        })
        .resource("/games/{game}/people", |it| {
            it.route(web::get().to(players::show))
        })
        .resource("/games/{game}/wait", |it| {
            it.route(web::get().to(waiting::show))
        })
        .resource("/games/{game}/requests/{request}", |it| {
            it.route(web::post().to(requests::decide))
        })
        .resource("/games/{game}/code", |it| {
            it.route(web::post().to(requests::change_code))
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
                    .guard(fn_guard(moves::fragment::accepts_fragment))
                    .to(moves::fragment::make),
            )
            .route(web::post().to(moves::page::act))
        })
        .resource("/games/{game}/players", |it| {
            it.route(web::post().to(players::add).adds())
        })
        .resource("/games/{game}/players/{player}/name", |it| {
            it.route(web::get().to(lobby::players::show_name))
                .route(web::post().to(lobby::players::rename))
        })
        .resource("/games/{game}/players/{player}/remove", |it| {
            it.route(web::get().to(lobby::players::ask))
                .route(web::post().to(lobby::players::remove))
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
            it.route(web::post().to(lobby::printed::numbers).adds())
        })
        .resource("/games/{game}/sheets", |it| {
            it.route(web::post().to(lobby::printed::sheets))
        })
        .resource("/games/{game}/start", |it| {
            it.route(web::post().to(lobby::start::start))
        })
        .resource("/games/{game}/replay", |it| {
            it.route(web::get().to(rematch::ask))
                .route(web::post().to(rematch::open).creates())
        })
        .resource("/games/{game}/rematch", |it| {
            it.route(web::post().to(rematch::again).creates())
        })
        .resource("/games/{game}/note", |it| {
            it.route(web::get().to(note::show))
                .route(web::post().to(note::save))
        })
        .resource("/games/{game}/end", |it| {
            it.route(web::get().to(end::ask))
                .route(web::post().to(end::end))
        })
        .resource("/games/{game}/delete", |it| {
            it.route(web::get().to(delete::ask))
                .route(web::post().to(delete::delete))
        });
}
