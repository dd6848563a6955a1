//! Static files: style sheets, scripts, a font, icons, a silent video.
//!
//! The build script strips comments, joins style sheets and scripts, writes colors as older browsers read them, and
//! compresses each file.

#[cfg(test)]
mod comments;
#[cfg(test)]
mod light_dark;
#[cfg(test)]
mod modules;

use actix_web::http::StatusCode;
use actix_web::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_TYPE, ContentRange, ContentRangeSpec, Header, Range,
};
use actix_web::web::{self, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};

use super::compressed::compressed;
use super::error::HttpError;
use crate::domain::error::Error;

// `HASH` of all files, and `ASSETS` by their names in ascending order.
include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file.
struct Asset {
    content_type: &'static str,
    content: Content,
}

/// The content of a file; a gzip if that is smaller, but for a video, which is sent in ranges.
enum Content {
    Plain(&'static [u8]),
    Gzip(&'static [u8]),
}

fn asset(name: &str) -> Option<&'static Asset> {
    let index = ASSETS.binary_search_by_key(&name, |(name, _)| name).ok()?;
    ASSETS.get(index).map(|(_, asset)| asset)
}

/// The path of a file of `static/`; it changes when any of the files does, as they name each other by relative paths.
pub(crate) fn url(name: &str) -> String {
    debug_assert!(
        asset(name).is_some(),
        "{name} is not a file or a part of one"
    );
    format!("/static/{HASH}/{name}")
}

/// A hash of all files.
pub(crate) fn hash() -> &'static str {
    HASH
}

/// A file, or the requested range of it. A path from before an update gives the current file, which is not cached.
async fn serve(
    path: Path<(String, String)>,
    request: HttpRequest,
) -> Result<HttpResponse, HttpError> {
    let (hash, name) = path.into_inner();
    let asset = asset(&name).ok_or_else(Error::not_found)?;
    let caching = if hash == HASH {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CONTENT_TYPE, asset.content_type))
        .insert_header((CACHE_CONTROL, caching));
    let data = match asset.content {
        Content::Gzip(gzip) => return compressed(response, &request, gzip),
        Content::Plain(data) => data,
    };
    response.insert_header((ACCEPT_RANGES, "bytes"));
    let range = requested_range(&request, data.len());
    let Some((part, (first, last))) =
        range.and_then(|(first, last)| Some((data.get(first..=last)?, (first, last))))
    else {
        return Ok(response.body(data));
    };
    let range = ContentRangeSpec::Bytes {
        range: Some((first as u64, last as u64)),
        instance_length: Some(data.len() as u64),
    };
    Ok(response
        .status(StatusCode::PARTIAL_CONTENT)
        .insert_header(ContentRange(range))
        .body(part))
}

/// The first and the last byte if the client requests a single range; some browsers play a video only in ranges.
fn requested_range(request: &HttpRequest, length: usize) -> Option<(usize, usize)> {
    let Range::Bytes(specs) = Range::parse(request).ok()? else {
        return None;
    };
    let [range] = specs.as_slice() else {
        return None;
    };
    let (first, last) = range.to_satisfiable_range(length as u64)?;
    Some((usize::try_from(first).ok()?, usize::try_from(last).ok()?))
}

/// Registers the route of static files.
pub(crate) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/static/{hash}/{name:.*}").route(web::get().to(serve)));
}
