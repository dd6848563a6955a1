//! Errors of extractors, middleware and pages.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::RETRY_AFTER;
use actix_web::{HttpResponse, ResponseError};

use crate::domain::error::Error;

/// An error whose body depends on the path: the outermost middleware makes it a problem document or a page.
#[derive(Clone, Debug)]
pub struct HttpError(pub Error);

impl From<Error> for HttpError {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl From<HttpError> for Error {
    fn from(HttpError(error): HttpError) -> Self {
        error
    }
}

impl fmt::Display for HttpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ResponseError for HttpError {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// A response without a body, with the error as an extension.
    fn error_response(&self) -> HttpResponse {
        let mut builder = HttpResponse::build(self.status_code());
        if let Some(seconds) = self.0.retry_after {
            builder.insert_header((RETRY_AFTER, seconds));
        }
        let mut response = builder.finish();
        response.extensions_mut().insert(self.clone());
        response
    }
}
