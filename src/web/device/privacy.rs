//! The privacy page: what is stored, where, and for how long.

use actix_web::HttpResponse;
use askama::Template;

use crate::web::kit::filters;
use crate::web::kit::response::ok;
use crate::web::kit::session::Session;

#[derive(Template)]
#[template(path = "device/privacy.html")]
struct PrivacyPage;

/// The page.
pub(super) async fn show(session: Session) -> HttpResponse {
    ok(session.view_context, &PrivacyPage)
}
