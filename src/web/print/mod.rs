//! Blank sheets to print.

mod between_rows;
mod blank_sheet;
mod field_strip;
mod page;
mod row_frame;
mod score_boxes;
mod sheet_row;
mod sign_outline;

use actix_web::web;

use crate::http::Routes;

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/print", |it| it.route(web::get().to(page::show)));
}
