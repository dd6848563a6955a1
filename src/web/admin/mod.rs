//! The page of the operator: what this server is and does, for a browser on the same computer.

mod facts;
mod page;

use actix_web::guard::fn_guard;
use actix_web::middleware::from_fn;
use actix_web::web;

use crate::http::secret::with_secret_address;
use crate::http::{Routes, is_local};

pub use facts::ServerInfo;

/// Registers the routes of this feature; for other computers, and through a proxy, they do not exist.
pub(super) fn routes(routes: &mut Routes) {
    routes.resource("/admin", |it| {
        it.guard(fn_guard(is_local))
            .wrap(from_fn(with_secret_address))
            .route(web::get().to(page::show))
    });
}
