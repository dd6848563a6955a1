//! The privacy page: what is stored, where, and for how long.

use actix_web::HttpResponse;
use askama::Template;

use crate::http::Caller;
use crate::web::kit::filters;
use crate::web::kit::response::ok;

#[derive(Template)]
#[template(path = "device/privacy.html")]
struct PrivacyPage;

/// The page.
pub(super) async fn show(caller: Caller) -> HttpResponse {
    ok(caller.view_context, &PrivacyPage)
}
