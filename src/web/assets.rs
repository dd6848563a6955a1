//! What pages load beside themselves: style sheets, scripts, a font, signs, a silent video.

use std::sync::LazyLock;

use actix_web::http::header::{
    ACCEPT_RANGES, CACHE_CONTROL, ContentRange, ContentRangeSpec, ContentType, Header, Range,
};
use actix_web::web::Path;
use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use rust_embed::Embed;
use sha2::{Digest, Sha256};

use super::fault::Fault;
use crate::error::Error;

#[derive(Embed)]
#[folder = "static/"]
struct Files;

/// One hash of the whole tree, so that modules and style sheets can name each other by relative paths.
static TREE: LazyLock<String> = LazyLock::new(|| {
    let mut names: Vec<_> = Files::iter().collect();
    names.sort();
    let mut tree = Sha256::new();
    for name in names {
        if let Some(file) = Files::get(&name) {
            tree.update(name.as_bytes());
            tree.update(file.metadata.sha256_hash());
        }
    }
    HEXLOWER.encode(&tree.finalize()[..8])
});

/// What changes when any of the files does.
pub(super) fn tree() -> &'static str {
    &TREE
}

/// Where browsers find a file of `static/`; the address changes when any of the files does.
pub(super) fn url(name: &str) -> String {
    format!("/static/{}/{name}", *TREE)
}

/// The addresses of all that pages load to be shown.
pub(super) fn of_pages() -> Vec<String> {
    let mut names: Vec<_> = Files::iter()
        .filter(|name| {
            ["css/", "js/"]
                .iter()
                .any(|folder| name.starts_with(folder))
        })
        .collect();
    names.sort();
    let others = ["fonts/numerals.woff2", "icon.svg"].into_iter();
    let files = names.iter().map(|name| name.as_ref()).chain(others);
    files.map(url).collect()
}

/// A file, or the part of it that was asked for. An address from before an update gives what is there now, but not for ever.
pub(super) async fn serve(
    path: Path<(String, String)>,
    request: HttpRequest,
) -> Result<HttpResponse, Fault> {
    let (tree, name) = path.into_inner();
    let data = Files::get(&name).ok_or_else(Error::not_found)?.data;
    let caching = if tree == *TREE {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let range = wanted_range(&request, data.len() as u64);
    let mut answer = match range {
        Some(_) => HttpResponse::PartialContent(),
        None => HttpResponse::Ok(),
    };
    answer
        .insert_header(ContentType(
            mime_guess::from_path(&name).first_or_octet_stream(),
        ))
        .insert_header((CACHE_CONTROL, caching))
        .insert_header((ACCEPT_RANGES, "bytes"));
    let Some((first, last)) = range else {
        return Ok(answer.body(data.into_owned()));
    };
    let part = data.iter().skip(first as usize);
    let part: Vec<u8> = part.take((last - first) as usize + 1).copied().collect();
    answer.insert_header(ContentRange(ContentRangeSpec::Bytes {
        range: Some((first, last)),
        instance_length: Some(data.len() as u64),
    }));
    Ok(answer.body(part))
}

/// The first and the last byte, where the browser asks for one part: some play a video only in parts.
fn wanted_range(request: &HttpRequest, length: u64) -> Option<(u64, u64)> {
    match Range::parse(request).ok()? {
        Range::Bytes(specs) => match specs.as_slice() {
            [one] => one.to_satisfiable_range(length),
            _ => None,
        },
        Range::Unregistered(..) => None,
    }
}
