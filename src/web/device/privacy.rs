//! The privacy page: what is stored, where, and for how long.

use actix_web::HttpResponse;
use actix_web::web::Data;
use askama::Template;

use crate::http::{Caller, Https};
use crate::web::kit::filters;
use crate::web::kit::response::ok;

#[derive(Template)]
#[template(path = "device/privacy.html")]
struct PrivacyPage {
    has_home_https: bool,
}

/// The page.
pub(super) async fn show(caller: Caller, https: Data<Https>) -> HttpResponse {
    let has_home_https = matches!(**https, Https::Home(_));
    ok(caller.view_context, &PrivacyPage { has_home_https })
}
