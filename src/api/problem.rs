//! Errors as `application/problem+json` (RFC 9457).

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, RETRY_AFTER, WWW_AUTHENTICATE};
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;

use crate::error::{Code, Error};

/// An error on its way to a program.
#[derive(Clone, Debug)]
pub struct Problem(Error);

/// The body of RFC 9457, with the code that programs read.
#[derive(Serialize)]
struct Body<'a> {
    #[serde(rename = "type")]
    kind: String,
    title: &'a str,
    status: u16,
    detail: &'a str,
    code: &'a str,
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        let Error {
            code,
            detail,
            retry_after,
        } = &self.0;
        let mut answer = HttpResponse::build(self.status_code());
        answer.insert_header((CACHE_CONTROL, "no-store"));
        if let Some(seconds) = retry_after {
            answer.insert_header((RETRY_AFTER, seconds.to_string()));
        }
        if *code == Code::Unauthenticated {
            answer.insert_header((WWW_AUTHENTICATE, "Bearer"));
        }
        let body = Body {
            kind: format!("urn:rowlock:problem:{}", code.as_str()),
            title: code.title(),
            status: code.status(),
            detail,
            code: code.as_str(),
        };
        answer
            .content_type("application/problem+json")
            .body(serde_json::to_string(&body).unwrap_or_default())
    }
}
