//! One game: its page, its lobby, its sheets and its moves.

mod all_sheets;
pub(crate) mod context;
mod correction;
mod delete;
mod end;
pub(crate) mod event_text;
mod fragment;
mod handlers;
mod lobby;
mod lobby_players;
mod lobby_printed;
mod move_form;
mod move_fragment;
mod moves;
mod note;
pub(crate) mod page;
mod players;
mod printed_choices;
mod printed_forms;
mod rematch;
mod request_decision;
pub(crate) mod requests;
pub(crate) mod result;
pub(crate) mod result_reader;
pub(crate) mod result_text;
mod rewind;
pub(crate) mod score_lines;
pub(crate) mod seat_sheets;
pub(crate) mod sheet;
mod table_scores;
mod table_view;
mod two_sheets;
mod waiting;

use actix_web::guard::fn_guard;
use actix_web::web;

use crate::http::Routes;

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
            it.route(web::get().to(waiting::show))
        })
        .resource("/games/{game}/requests/{request}", |it| {
            it.route(web::post().to(request_decision::decide))
        })
        .resource("/games/{game}/code", |it| {
            it.route(web::post().to(request_decision::change_code))
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
                    .guard(fn_guard(move_fragment::accepts_fragment))
                    .to(move_fragment::make),
            )
            .route(web::post().to(moves::act))
        })
        .resource("/games/{game}/players", |it| {
            it.route(web::post().to(handlers::add_player))
        })
        .resource("/games/{game}/players/{player}/name", |it| {
            it.route(web::get().to(lobby_players::show_name))
                .route(web::post().to(lobby_players::rename))
        })
        .resource("/games/{game}/players/{player}/remove", |it| {
            it.route(web::get().to(lobby_players::ask))
                .route(web::post().to(lobby_players::remove))
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
            it.route(web::post().to(printed_forms::numbers))
        })
        .resource("/games/{game}/sheets", |it| {
            it.route(web::post().to(printed_forms::sheets))
        })
        .resource("/games/{game}/start", |it| {
            it.route(web::post().to(handlers::start))
        })
        .resource("/games/{game}/replay", |it| {
            it.route(web::get().to(rematch::ask))
                .route(web::post().to(rematch::open))
        })
        .resource("/games/{game}/rematch", |it| {
            it.route(web::post().to(handlers::rematch))
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
