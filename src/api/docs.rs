//! The Swagger page of the OpenAPI document, with all its files served by this server.

use std::io::Read;
use std::sync::Arc;

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ContentEncoding,
    LOCATION, VARY,
};
use actix_web::middleware::from_fn;
use actix_web::web::{self, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse, Resource};
use flate2::read::GzDecoder;
use utoipa_swagger_ui::{Config, serve};

use super::Problem;
use super::allowed_methods::{GET, resource};
use super::etag;
use crate::domain::error::{Error, ErrorCode};
use crate::site::takes_gzip;

/// Content security policy of the page: it draws its arrows from `data:` URLs, and sets one inline style,
/// allowed by its hash.
const DOCS_CSP: &str = "default-src 'none'; script-src 'self'; \
     style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; \
     connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// Registers the page's routes.
pub(super) fn configure(app: &mut ServiceConfig) {
    app.service(redirect()).service(
        resource("/api/docs/{file:.*}", &[GET])
            .wrap(from_fn(etag::add_etag))
            .route(web::get().to(file)),
    );
}

/// Redirects to the page's path with a slash, as its files have relative URLs.
fn redirect() -> Resource {
    let redirect = || async {
        HttpResponse::PermanentRedirect()
            .insert_header((LOCATION, "/api/docs/"))
            .finish()
    };
    resource("/api/docs", &[GET]).route(web::get().to(redirect))
}

/// The page, or one of its files, compressed as it is embedded if the client accepts gzip.
async fn file(path: Path<String>, request: HttpRequest) -> Result<HttpResponse, Problem> {
    // By default the page sends the document to an external validator.
    let config = Config::new(["/api/v1/openapi.json"])
        .validator_url("none")
        .use_base_layout();
    let file = serve(&path, Arc::new(config)).map_err(|_| failed())?;
    let file = file.ok_or_else(Error::not_found)?;
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CONTENT_TYPE, file.content_type))
        .insert_header((CONTENT_SECURITY_POLICY, DOCS_CSP))
        .insert_header((CACHE_CONTROL, "public, max-age=3600"));
    if !file.gzpipped {
        return Ok(response.body(file.bytes.into_owned()));
    }
    response.insert_header((VARY, "Accept-Encoding"));
    if takes_gzip(&request) {
        response.insert_header((CONTENT_ENCODING, ContentEncoding::Gzip));
        return Ok(response.body(file.bytes.into_owned()));
    }
    let mut decompressed = Vec::new();
    let read = GzDecoder::new(&*file.bytes).read_to_end(&mut decompressed);
    read.map_err(|_| failed())?;
    Ok(response.body(decompressed))
}

fn failed() -> Error {
    Error::new(ErrorCode::Internal, "answer-failed")
}
