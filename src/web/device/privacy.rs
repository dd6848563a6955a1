//! The privacy page: what is stored, where, and for how long.

use actix_web::HttpResponse;
use actix_web::web::Data;
use askama::Template;

use crate::http::{Https, RequestContext};
use crate::web::ServerInfo;
use crate::web::kit::filters;

#[derive(Template)]
#[template(path = "device/privacy.html")]
struct PrivacyPage {
    has_home_https: bool,
    /// Whether deleted data is overwritten, as in a SQLite file.
    erases: bool,
    /// How many days backups keep deleted data; 0 without backups.
    backup_days: usize,
}

pub(super) async fn show(
    request: RequestContext,
    https: Data<Https>,
    info: Data<ServerInfo>,
) -> HttpResponse {
    let page = PrivacyPage {
        has_home_https: matches!(**https, Https::Home(_)),
        backup_days: info.config.backups.number,
        erases: request.services.store().file().is_some(),
    };
    request.ok(&page)
}
