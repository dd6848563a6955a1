//! The rules of each board, with examples.

pub(crate) mod demo_game;
pub(crate) mod examples;
mod extra_examples;
mod extra_sections;
mod page;
mod score_example;

use actix_web::web;

use crate::http::Routes;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/rules", |it| it.route(web::get().to(page::list)))
        .resource("/rules/{variant}", |it| it.route(web::get().to(page::show)));
}
