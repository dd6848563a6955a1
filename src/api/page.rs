//! The readable page of the API's description; everything it needs comes from this server.

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
use super::resource::{GET, resource};
use super::tag;
use crate::domain::error::{Code, Error};
use crate::site::takes_gzip;

/// Nothing comes from elsewhere. The page draws its arrows from addresses that hold their own data, and
/// writes one style of its own, which is known by its hash.
const POLICY: &str = "default-src 'none'; script-src 'self'; \
     style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; \
     connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/// Hangs the page into a server.
pub(super) fn configure(app: &mut ServiceConfig) {
    app.service(entrance()).service(
        resource("/api/docs/{file:.*}", &[GET])
            .wrap(from_fn(tag::answer))
            .route(web::get().to(file)),
    );
}

/// The files of the page lie below its address, so it ends with a slash.
fn entrance() -> Resource {
    let move_on = || async {
        HttpResponse::PermanentRedirect()
            .insert_header((LOCATION, "/api/docs/"))
            .finish()
    };
    resource("/api/docs", &[GET]).route(web::get().to(move_on))
}

/// The page, or one of its files, as compressed as it lies in the program.
async fn file(path: Path<String>, request: HttpRequest) -> Result<HttpResponse, Problem> {
    // Without a word on it, the page would ask another server whether the document is valid.
    let config = Config::new(["/api/v1/openapi.json"])
        .validator_url("none")
        .use_base_layout();
    let found = serve(&path, Arc::new(config)).map_err(|_| failed())?;
    let file = found.ok_or_else(Error::not_found)?;
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header((CONTENT_TYPE, file.content_type))
        .insert_header((CONTENT_SECURITY_POLICY, POLICY))
        .insert_header((CACHE_CONTROL, "public, max-age=3600"));
    if !file.gzpipped {
        return Ok(answer.body(file.bytes.into_owned()));
    }
    answer.insert_header((VARY, "Accept-Encoding"));
    if takes_gzip(&request) {
        answer.insert_header((CONTENT_ENCODING, ContentEncoding::Gzip));
        return Ok(answer.body(file.bytes.into_owned()));
    }
    let mut unpacked = Vec::new();
    let read = GzDecoder::new(&*file.bytes).read_to_end(&mut unpacked);
    read.map_err(|_| failed())?;
    Ok(answer.body(unpacked))
}

fn failed() -> Error {
    Error::new(Code::Internal, "answer-failed")
}
