//! Errors as pages that say what happened and offer a way on.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::RETRY_AFTER;
use actix_web::{HttpResponse, ResponseError};
use askama::Template;

use super::filters;
use super::page::answer;
use crate::error::{Code, Error};

/// An error that a person is to read.
#[derive(Debug)]
pub struct Fault(Error);

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Template)]
#[template(path = "fault.html")]
struct FaultPage<'a> {
    title: &'a str,
    detail: &'a str,
    way: Option<(&'a str, &'a str)>,
}

impl Fault {
    fn page(&self) -> FaultPage<'_> {
        let Error { code, detail, .. } = &self.0;
        let join = Some(("Join with a code", "/join"));
        let (title, detail, way) = match code {
            Code::NotFound | Code::Gone => (
                "There is nothing here",
                "The game may be over for long, or the address has a slip in it.",
                join,
            ),
            Code::Unauthenticated | Code::Forbidden => (
                "This phone is not at that table",
                "If you play there, ask the host for the QR code of your seat: Players and phones, \
                 Another phone. If you looked on, the share link was withdrawn.",
                join,
            ),
            Code::HostOnly
            | Code::Malformed
            | Code::UnknownField
            | Code::InvalidValue
            | Code::MethodNotAllowed
            | Code::TooLarge
            | Code::UnsupportedMediaType
            | Code::TooManyRequests
            | Code::IdempotencyMismatch
            | Code::SeatTaken
            | Code::NameTaken
            | Code::GameFull
            | Code::AlreadyStarted
            | Code::TooFewPlayers
            | Code::Rule(_)
            | Code::Internal
            | Code::Unavailable
            | Code::StorageFull => (code.title(), detail.as_ref(), None),
        };
        FaultPage { title, detail, way }
    }
}

impl ResponseError for Fault {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    fn error_response(&self) -> HttpResponse {
        let mut builder = HttpResponse::build(self.status_code());
        if let Some(seconds) = self.0.retry_after {
            builder.insert_header((RETRY_AFTER, seconds));
        }
        answer(builder, &self.page())
    }
}
