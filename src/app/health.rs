//! Whether the server lives, and whether it can work.

use actix_web::web::{self, Data, ServiceConfig};
use actix_web::{HttpResponse, Responder};

use crate::api::Problem;
use crate::error::Error;
use crate::games::Games;

pub(super) fn configure(app: &mut ServiceConfig) {
    app.route("/healthz", web::get().to(healthz))
        .route("/readyz", web::get().to(readyz));
}

async fn healthz() -> impl Responder {
    HttpResponse::Ok().body("ok")
}

async fn readyz(games: Data<Games>) -> Result<HttpResponse, Problem> {
    games.store().ping().await.map_err(Error::from)?;
    Ok(HttpResponse::Ok().body("ok"))
}
