//! A finished game, move by move.

mod coach;
mod page;
mod position;
mod puzzle;
mod score_chart;
mod sentences;
mod turn_times;

use actix_web::web;

use crate::http::Routes;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/games/{game}/review", |it| {
            it.route(web::get().to(page::show))
        })
        .resource("/games/{game}/review/moments", |it| {
            it.route(web::get().to(page::positions))
        })
        .resource("/games/{game}/review/puzzles", |it| {
            it.route(web::get().to(puzzle::show))
        })
        .resource("/games/{game}/review/coach", |it| {
            it.route(web::get().to(page::coach))
        });
}
