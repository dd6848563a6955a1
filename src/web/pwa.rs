//! The web app: manifest, service worker, offline page.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use actix_web::web::{self};
use askama::Template;
use serde_json::{Value, json};

use super::kit::filters;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::http::{HttpError, RequestContext, Routes, assets};

/// The background of the light theme, on which the app opens.
const BACKGROUND: &str = "#f5f1e6";

/// The files of the pages that open without a connection: sheets and the offline page.
const STORED: [&str; 13] = [
    "css/dice.css",
    "css/extra_rows.css",
    "css/extra_signs.css",
    "css/pages.css",
    "css/play.css",
    "css/site.css",
    "css/swaps.css",
    "fonts/numerals.woff2",
    "icon.svg",
    "js/game/game_page.js",
    "js/game/sounds.js",
    "js/pwa/offline_page.js",
    "js/pwa/register_worker.js",
];

#[derive(Template)]
#[template(path = "pwa/service_worker.js", escape = "none")]
struct ServiceWorker {
    tree: &'static str,
    files: String,
    /// The path of the server without its first slash, as in `games/`.
    folder: String,
}

#[derive(Template)]
#[template(path = "pwa/offline.html")]
struct OfflinePage;

pub(super) async fn manifest(request: RequestContext) -> HttpResponse {
    let prefix = request.public_url.path();
    let start = format!("{prefix}/");
    let translator = request.caller.view_context.translator;
    let icon = |name: &str, size: u16, purpose: &str| {
        json!({
            "src": format!("{prefix}{}", assets::url(&format!("icons/{name}.png"))),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    let manifest: Value = json!({
        "id": start,
        "name": "Rowlock",
        "short_name": "Rowlock",
        "description": translator.translate(msg("brand")),
        "lang": translator.language.code(),
        "start_url": start,
        "scope": start,
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": BACKGROUND,
        "categories": ["games"],
        "icons": [
            icon("192", 192, "any"),
            icon("512", 512, "any"),
            icon("maskable", 512, "maskable"),
        ],
    });
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/manifest+json"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .insert_header((VARY, "Accept-Language, Cookie"))
        .body(manifest.to_string())
}

/// The service worker, which opens the app offline; it changes when any static file does.
pub(super) async fn worker(request: RequestContext) -> Result<HttpResponse, HttpError> {
    let prefix = request.public_url.path();
    let files = STORED.map(|name| format!("{prefix}{}", assets::url(name)));
    let worker = ServiceWorker {
        tree: assets::hash(),
        files: files.join(" "),
        folder: format!("{prefix}/").split_off(1),
    };
    let script = worker.render().map_err(|error| {
        tracing::error!(%error, "the service worker could not be rendered");
        Error::new(ErrorCode::Internal, "download-failed")
    })?;
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "text/javascript; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body(script))
}

/// The page shown instead of one that cannot be loaded.
pub(super) async fn offline(request: RequestContext) -> HttpResponse {
    request.ok(&OfflinePage)
}

/// Registers the routes of this feature.
pub(super) fn routes(routes: &mut Routes) {
    routes
        .resource("/manifest.webmanifest", |it| {
            it.route(web::get().to(manifest))
        })
        .resource("/sw.js", |it| it.route(web::get().to(worker)))
        .resource("/offline", |it| it.route(web::get().to(offline)));
}
