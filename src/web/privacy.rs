//! What is stored, where, and how it goes.

use actix_web::HttpResponse;
use askama::Template;

use super::filters;
use super::page::ok;
use super::visitor::Visitor;

#[derive(Template)]
#[template(path = "privacy.html")]
struct PrivacyPage;

/// The page.
pub(super) async fn show(visitor: Visitor) -> HttpResponse {
    ok(visitor.look, &PrivacyPage)
}
