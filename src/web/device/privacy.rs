//! What is stored, where, and how it goes.

use actix_web::HttpResponse;
use askama::Template;

use crate::web::kit::filters;
use crate::web::kit::response::ok;
use crate::web::kit::session::Visitor;

#[derive(Template)]
#[template(path = "device/privacy.html")]
struct PrivacyPage;

/// The page.
pub(super) async fn show(visitor: Visitor) -> HttpResponse {
    ok(visitor.look, &PrivacyPage)
}
