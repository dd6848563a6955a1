//! Statistics of a group and of its players.

mod choices;
mod curve;
mod page;
mod players_table;
mod ratings;
mod score_spread;
mod trend_chart;
mod year;

use actix_web::web;

use crate::http::Routes;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/groups/{group}", |it| it.route(web::get().to(page::group)))
        .resource("/groups/{group}/players/{player}", |it| {
            it.route(web::get().to(page::player))
        })
        .resource("/groups/{group}/ratings", |it| {
            it.route(web::get().to(ratings::group))
        })
        .resource("/groups/{group}/players/{player}/ratings", |it| {
            it.route(web::get().to(ratings::player))
        })
        .resource("/groups/{group}/year/{year}", |it| {
            it.route(web::get().to(year::show))
        })
        .resource("/groups/{group}/coach", |it| {
            it.route(web::get().to(choices::group))
        })
        .resource("/groups/{group}/players/{player}/coach", |it| {
            it.route(web::get().to(choices::player))
        });
}
