//! The privacy page: what is stored, where, and for how long.

use actix_web::HttpResponse;
use actix_web::web::Data;
use askama::Template;

use crate::games::GameService;
use crate::http::{Caller, Https};
use crate::web::kit::filters;
use crate::web::kit::response::ok;

#[derive(Template)]
#[template(path = "device/privacy.html")]
struct PrivacyPage {
    has_home_https: bool,
    /// Whether deleted data is overwritten, as in a SQLite file.
    erases: bool,
}

pub(super) async fn show(
    caller: Caller,
    https: Data<Https>,
    games: Data<GameService>,
) -> HttpResponse {
    let page = PrivacyPage {
        has_home_https: matches!(**https, Https::Home(_)),
        erases: games.services().store().file().is_some(),
    };
    ok(caller.view_context, &page)
}
