//! Errors as `application/problem+json` (RFC 9457).

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, RETRY_AFTER, WWW_AUTHENTICATE};
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;

use crate::error::{Code, Error};
use crate::rules::{Color, Mistake};

/// An error on its way to a program.
#[derive(Clone, Debug)]
pub struct Problem {
    error: Error,
    mistakes: Vec<Mistake>,
}

/// One of several mistakes.
#[derive(Serialize)]
struct MistakeBody {
    row: Option<Color>,
    number: Option<u8>,
    code: &'static str,
    detail: String,
}

/// The body of RFC 9457, with the code that programs read.
#[derive(Serialize)]
struct Body<'a> {
    #[serde(rename = "type")]
    kind: String,
    title: &'a str,
    status: u16,
    detail: &'a str,
    code: &'a str,
    /// All mistakes of a paper sheet.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<MistakeBody>,
}

impl Problem {
    /// All mistakes of a paper sheet at once, under the code of the first.
    pub(super) fn of_mistakes(mistakes: Vec<Mistake>) -> Self {
        let first = mistakes.first().map(|mistake| mistake.violation);
        let error = first.map_or_else(|| Error::invalid("The sheet is wrong."), Error::from);
        Self { error, mistakes }
    }
}

impl From<Mistake> for MistakeBody {
    fn from(mistake: Mistake) -> Self {
        let error = Error::from(mistake.violation);
        Self {
            row: mistake.row,
            number: mistake.number,
            code: error.code.as_str(),
            detail: error.detail.into_owned(),
        }
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        Self {
            error,
            mistakes: Vec::new(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.error.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        let Error {
            code,
            detail,
            retry_after,
        } = &self.error;
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
            mistakes: self.mistakes.iter().copied().map(Into::into).collect(),
        };
        answer
            .content_type("application/problem+json")
            .body(serde_json::to_string(&body).unwrap_or_default())
    }
}
