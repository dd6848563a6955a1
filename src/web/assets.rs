//! What pages load beside themselves: style sheets, scripts, a font, a sign.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, ContentType};
use actix_web::web::Path;
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

/// Where browsers find a file of `static/`; the address changes when any of the files does.
pub(super) fn url(name: &str) -> String {
    format!("/static/{}/{name}", *TREE)
}

/// A file. An address from before an update gives what is there now, but not for ever.
pub(super) async fn serve(path: Path<(String, String)>) -> Result<HttpResponse, Fault> {
    let (tree, name) = path.into_inner();
    let file = Files::get(&name).ok_or_else(Error::not_found)?;
    let caching = if tree == *TREE {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let kind = mime_guess::from_path(&name).first_or_octet_stream();
    Ok(HttpResponse::Ok()
        .insert_header(ContentType(kind))
        .insert_header((CACHE_CONTROL, caching))
        .body(file.data.into_owned()))
}
