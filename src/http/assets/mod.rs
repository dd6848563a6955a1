//! Static files: style sheets, scripts, a font, icons, a silent video.

mod comments;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::LazyLock;

use actix_web::http::StatusCode;
use actix_web::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, CONTENT_ENCODING, ContentEncoding, ContentRange,
    ContentRangeSpec, ContentType, Header, Range, VARY,
};
use actix_web::web::{self, Bytes, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use flate2::Compression;
use flate2::write::GzEncoder;
use mime_guess::Mime;
use rust_embed::Embed;
use sha2::{Digest, Sha256};

use crate::domain::error::Error;
use crate::http::{HttpError, accepts_gzip};
use comments::strip;

#[derive(Embed)]
#[folder = "static/"]
struct Files;

/// Style sheets that are sent as one: what many small files have in common is compressed once, and a page asks less often.
const JOINED: [(&str, &[&str]); 2] = [
    (
        "css/site.css",
        &["fonts", "palette", "theme", "base", "controls"],
    ),
    (
        "css/play.css",
        &["sheet", "space", "over", "dice", "mini", "late"],
    ),
];

/// Which of them pages load by themselves, too.
const ALONE: [&str; 3] = ["over", "dice", "mini"];

/// A file as it is sent.
struct Asset {
    data: Bytes,
    /// The same compressed, where that is less; a video is sent in parts instead.
    gzip: Option<Bytes>,
}

/// All files by their names, each compressed once and as well as can be.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let asset = |(name, data): (String, Bytes)| {
        let is_video = kind(&name).type_() == "video";
        let gzip = compress(&data).filter(|gzip| !is_video && gzip.len() < data.len() * 9 / 10);
        (name, Asset { data, gzip })
    };
    let names = Files::iter().map(|name| name.into_owned());
    let single = names.filter(|name| !is_part(name));
    let single = single.filter_map(|name| Some((name.clone(), file(&name)?)));
    let joined = JOINED.map(|(name, parts)| (name.to_owned(), join(parts)));
    single.chain(joined).map(asset).collect()
});

/// Whether a file is sent within another one alone.
fn is_part(name: &str) -> bool {
    let is_it = |part: &&str| name == format!("css/{part}.css");
    let mut parts = JOINED.iter().flat_map(|(_, parts)| *parts);
    parts.any(|part| is_it(part) && !ALONE.contains(part))
}

/// These style sheets in their order.
fn join(parts: &[&str]) -> Bytes {
    let texts = parts
        .iter()
        .filter_map(|part| file(&format!("css/{part}.css")));
    Bytes::from(texts.collect::<Vec<_>>().concat())
}

/// One hash of the whole tree, so that modules and style sheets can name each other by relative paths.
static HASH: LazyLock<String> = LazyLock::new(|| {
    let mut tree = Sha256::new();
    for (name, asset) in ASSETS.iter() {
        tree.update(name.as_bytes());
        tree.update(Sha256::digest(&asset.data));
    }
    HEXLOWER.encode(&tree.finalize()[..8])
});

fn kind(name: &str) -> Mime {
    mime_guess::from_path(name).first_or_octet_stream()
}

/// A file of the tree, without what only its authors read.
fn file(name: &str) -> Option<Bytes> {
    let is_commented = name.ends_with(".js") || name.ends_with(".css");
    Some(
        match String::from_utf8(Files::get(name)?.data.into_owned()) {
            Ok(text) if is_commented => Bytes::from(strip(&text)),
            Ok(text) => Bytes::from(text),
            Err(error) => Bytes::from(error.into_bytes()),
        },
    )
}

fn compress(data: &[u8]) -> Option<Bytes> {
    let mut writer = GzEncoder::new(Vec::new(), Compression::best());
    writer.write_all(data).ok()?;
    writer.finish().ok().map(Bytes::from)
}

/// Where browsers find a file of `static/`; the address changes when any of the files does.
pub(crate) fn url(name: &str) -> String {
    format!("/static/{}/{name}", *HASH)
}

/// What changes when any of the files does.
pub(crate) fn hash() -> &'static str {
    &HASH
}

/// The addresses of all that pages load to be shown.
pub(crate) fn precache_urls() -> Vec<String> {
    let folders = ["css/", "js/", "fonts/numerals.", "icon."];
    let is_shown = |name: &&String| folders.iter().any(|folder| name.starts_with(folder));
    let names = ASSETS.keys().filter(is_shown);
    names.map(|name| url(name)).collect()
}

/// A file, or the part of it that was asked for. An address from before an update gives what is there now, but not for ever.
pub(crate) async fn serve(
    path: Path<(String, String)>,
    request: HttpRequest,
) -> Result<HttpResponse, HttpError> {
    let (tree, name) = path.into_inner();
    let Asset { data, gzip } = ASSETS.get(&name).ok_or_else(Error::not_found)?;
    let caching = if tree == *HASH {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut answer = HttpResponse::Ok();
    answer
        .insert_header(ContentType(kind(&name)))
        .insert_header((CACHE_CONTROL, caching));
    if let Some(gzip) = gzip {
        answer.insert_header((VARY, "Accept-Encoding"));
        if accepts_gzip(&request) {
            answer.insert_header((CONTENT_ENCODING, ContentEncoding::Gzip));
            return Ok(answer.body(gzip.clone()));
        }
        return Ok(answer.body(data.clone()));
    }
    answer.insert_header((ACCEPT_RANGES, "bytes"));
    let Some((first, last)) = wanted_range(&request, data.len()) else {
        return Ok(answer.body(data.clone()));
    };
    let range = ContentRangeSpec::Bytes {
        range: Some((first as u64, last as u64)),
        instance_length: Some(data.len() as u64),
    };
    Ok(answer
        .status(StatusCode::PARTIAL_CONTENT)
        .insert_header(ContentRange(range))
        .body(data.slice(first..=last)))
}

/// The first and the last byte, where the browser asks for one part: some play a video only in parts.
fn wanted_range(request: &HttpRequest, length: usize) -> Option<(usize, usize)> {
    let Range::Bytes(specs) = Range::parse(request).ok()? else {
        return None;
    };
    let [wanted] = specs.as_slice() else {
        return None;
    };
    let (first, last) = wanted.to_satisfiable_range(length as u64)?;
    Some((usize::try_from(first).ok()?, usize::try_from(last).ok()?))
}

/// Registers the routes of this feature.
pub(crate) fn routes(app: &mut ServiceConfig) {
    app.service(web::resource("/static/{tree}/{name:.*}").route(web::get().to(serve)));
}
