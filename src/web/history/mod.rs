//! The games of a group.

mod filter_form;
mod game_line;
mod page;

use actix_web::web;

use crate::http::Routes;

pub(super) use game_line::GameLine;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/history", |it| it.route(web::get().to(page::all)))
        .resource("/history/{group}", |it| it.route(web::get().to(page::one)));
}
