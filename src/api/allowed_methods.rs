//! Routes that answer 405 with `Allow` to other methods.

use actix_web::http::Method;
use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::{HttpResponse, Resource, ResponseError, web};

use super::Problem;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;

/// A route with these methods, and HEAD where GET is one of them.
pub(super) fn resource(path: &str, methods: &[Method]) -> Resource {
    let head = methods.contains(&Method::GET).then_some(&Method::HEAD);
    let names: Vec<&str> = methods.iter().chain(head).map(Method::as_str).collect();
    let allowed = names.join(", ");
    web::resource(path).default_service(web::to(move || {
        let allowed = allowed.clone();
        async move {
            let message = msg("methods-allowed").with("methods", allowed.as_str());
            let mut response =
                Problem::from(Error::new(ErrorCode::MethodNotAllowed, message)).error_response();
            if let Ok(allowed) = HeaderValue::from_str(&allowed) {
                response.headers_mut().insert(ALLOW, allowed);
            }
            response
        }
    }))
}

pub(super) async fn not_found() -> HttpResponse {
    Problem::from(Error::not_found()).error_response()
}
