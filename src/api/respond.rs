//! JSON responses.

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, ContentType, LOCATION};
use actix_web::{HttpResponse, HttpResponseBuilder};

/// A JSON response with private data: caches must revalidate it.
pub(super) fn private_json(status: StatusCode) -> HttpResponseBuilder {
    let mut response = HttpResponse::build(status);
    response
        .insert_header(ContentType::json())
        .insert_header((CACHE_CONTROL, "private, no-cache"));
    response
}

/// The response to a POST: not cached, as it may contain tokens; a created game has its `Location`.
pub(super) fn created_or_ok(status: StatusCode, body: Vec<u8>) -> HttpResponse {
    let mut response = private_json(status);
    response.insert_header((CACHE_CONTROL, "no-store"));
    if status == StatusCode::CREATED
        && let Some(game) = game_id(&body)
    {
        response.insert_header((LOCATION, format!("/api/v1/games/{game}")));
    }
    response.body(body)
}

/// The id of the game in a response body.
fn game_id(body: &[u8]) -> Option<String> {
    let body: serde_json::Value = serde_json::from_slice(body).ok()?;
    Some(body.get("game")?.get("id")?.as_str()?.to_owned())
}
