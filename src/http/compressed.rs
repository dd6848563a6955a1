//! Responses with content that was compressed when the program was built.

use std::io::Read;

use actix_web::http::header::{CONTENT_ENCODING, ContentEncoding, VARY};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use flate2::read::GzDecoder;

use super::accept::accepts_gzip;
use super::error::HttpError;
use crate::domain::error::{Error, ErrorCode};

/// A response with this gzip, decompressed for a client that does not accept it.
pub(crate) fn compressed(
    mut response: HttpResponseBuilder,
    request: &HttpRequest,
    gzip: impl Into<Bytes>,
) -> Result<HttpResponse, HttpError> {
    let gzip = gzip.into();
    response.append_header((VARY, "Accept-Encoding"));
    if accepts_gzip(request) {
        response.insert_header((CONTENT_ENCODING, ContentEncoding::Gzip));
        return Ok(response.body(gzip));
    }
    let mut content = Vec::new();
    let read = GzDecoder::new(&*gzip).read_to_end(&mut content);
    read.map_err(|_| Error::new(ErrorCode::Internal, "response-failed"))?;
    Ok(response.body(content))
}
