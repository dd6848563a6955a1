//! Errors as pages that say what happened and offer a way on.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::RETRY_AFTER;
use actix_web::{HttpResponse, ResponseError};
use askama::Template;

use super::filters;
use super::response::{answer, render};
use super::view_context::Look;
use crate::domain::error::{Code, Error};
use crate::domain::i18n::{Said, said};

/// An error that a person is to read.
#[derive(Clone, Debug)]
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
#[template(path = "kit/error.html")]
struct FaultPage {
    title: Said,
    detail: Said,
    may_join: bool,
}

impl Fault {
    fn page(&self) -> FaultPage {
        let Error { code, detail, .. } = &self.0;
        let (title, detail, may_join) = match code {
            Code::NotFound | Code::Gone | Code::MethodNotAllowed => {
                (said("fault-nothing"), said("fault-nothing-why"), true)
            }
            Code::Unauthenticated | Code::Forbidden => {
                (said("fault-stranger"), said("fault-stranger-why"), true)
            }
            Code::HostOnly
            | Code::Malformed
            | Code::UnknownField
            | Code::InvalidValue
            | Code::TooLarge
            | Code::UnsupportedMediaType
            | Code::TooManyRequests
            | Code::IdempotencyMismatch
            | Code::SeatTaken
            | Code::NameTaken
            | Code::GameFull
            | Code::AlreadyStarted
            | Code::TooFewPlayers
            | Code::TooManyEvents
            | Code::Rule(_)
            | Code::Internal
            | Code::Unavailable
            | Code::StorageFull => (code.title(), detail.clone(), false),
        };
        FaultPage {
            title,
            detail,
            may_join,
        }
    }

    /// The page with this look; the plain title where not even that page can be rendered.
    #[must_use]
    pub fn body(&self, look: Look) -> String {
        render(look, &self.page()).unwrap_or_else(|| look.words.say(self.0.code.title()))
    }
}

impl ResponseError for Fault {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The page in English, with the fault beside it, for whoever puts it into another language.
    fn error_response(&self) -> HttpResponse {
        let mut builder = HttpResponse::build(self.status_code());
        if let Some(seconds) = self.0.retry_after {
            builder.insert_header((RETRY_AFTER, seconds));
        }
        let mut answer = answer(builder, Look::default(), &self.page());
        answer.extensions_mut().insert(self.clone());
        answer
    }
}
