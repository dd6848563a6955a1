//! Whether the server lives, and whether it can work.

use actix_web::HttpResponse;
use actix_web::http::header::ContentType;
use actix_web::web::Data;

use super::Problem;
use super::rights::ANYONE;
use crate::error::Error;
use crate::games::Games;

/// Tells that the process lives.
#[utoipa::path(
    get,
    path = "/healthz",
    operation_id = "get_health",
    tag = "server",
    responses((status = 200, description = "It lives.", body = str, content_type = "text/plain; charset=utf-8")),
    extensions(("x-who" = json!(ANYONE))),
)]
pub(super) async fn healthz() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header(ContentType::plaintext())
        .body("ok")
}

/// Tells that the storage answers.
#[utoipa::path(
    get,
    path = "/readyz",
    operation_id = "get_readiness",
    tag = "server",
    responses((status = 200, description = "It can work.", body = str, content_type = "text/plain; charset=utf-8")),
    extensions(("x-who" = json!(ANYONE))),
)]
pub(super) async fn readyz(games: Data<Games>) -> Result<HttpResponse, Problem> {
    games.store().ping().await.map_err(Error::from)?;
    Ok(HttpResponse::Ok()
        .insert_header(ContentType::plaintext())
        .body("ok"))
}
