//! Blank sheets to print.

mod blank_sheet;
mod page;

use actix_web::web;

use crate::http::Routes;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/print", |it| it.route(web::get().to(page::show)));
}
