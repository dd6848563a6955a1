//! The Swagger page of the OpenAPI document, with all its files served by this server.

use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETag, EntityTag, LOCATION,
};
use actix_web::middleware::from_fn;
use actix_web::web::{self, Path, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse, Resource};

use crate::domain::error::Error;
use crate::domain::precondition::content_tag;
use crate::http::{HttpError, add_etag, compressed};

/// Content security policy of the page, which draws its arrows from `data:` URLs.
const DOCS_CSP: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
     img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; \
     frame-ancestors 'none'";

/// A file of the page.
struct File {
    name: &'static str,
    content_type: &'static str,
    data: &'static [u8],
    is_gzip: bool,
}

const fn plain(name: &'static str, content_type: &'static str, data: &'static [u8]) -> File {
    File {
        name,
        content_type,
        data,
        is_gzip: false,
    }
}

const fn gzip(name: &'static str, content_type: &'static str, data: &'static [u8]) -> File {
    File {
        name,
        content_type,
        data,
        is_gzip: true,
    }
}

const FILES: [File; 6] = [
    plain("", "text/html", include_bytes!("index.html")),
    plain(
        "icon.svg",
        "image/svg+xml",
        include_bytes!("../../../static/icon.svg"),
    ),
    plain("page.css", "text/css", include_bytes!("page.css")),
    plain(
        "swagger-initializer.js",
        "text/javascript",
        include_bytes!("swagger-initializer.js"),
    ),
    gzip(
        "swagger-ui.css",
        "text/css",
        include_bytes!("swagger-ui/swagger-ui.css.gz"),
    ),
    gzip(
        "swagger-ui-bundle.js",
        "text/javascript",
        include_bytes!("swagger-ui/swagger-ui-bundle.js.gz"),
    ),
];

pub(super) fn configure(app: &mut ServiceConfig) {
    app.service(redirect()).service(
        web::resource("/api/docs/{file:.*}")
            .wrap(from_fn(add_etag))
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
    web::resource("/api/docs").route(web::get().to(redirect))
}

/// The page, or one of its files, compressed as it is embedded if the client accepts gzip.
async fn file(path: Path<String>, request: HttpRequest) -> Result<HttpResponse, HttpError> {
    let file = FILES.iter().find(|file| file.name == *path);
    let file = file.ok_or_else(Error::not_found)?;
    let mut response = HttpResponse::Ok();
    response
        .insert_header((CONTENT_TYPE, file.content_type))
        .insert_header((CONTENT_SECURITY_POLICY, DOCS_CSP))
        .insert_header((CACHE_CONTROL, "public, max-age=3600"))
        .insert_header(ETag(EntityTag::new_strong(content_tag(file.data))));
    if file.is_gzip {
        compressed(response, &request, file.data)
    } else {
        Ok(response.body(file.data))
    }
}
