//! Errors as pages, with links to go on.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::RETRY_AFTER;
use actix_web::{HttpResponse, ResponseError};
use askama::Template;

use super::filters;
use super::response::{answer, render};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::http::ViewContext;

/// An error that a person is to read.
#[derive(Clone, Debug)]
pub struct PageError(Error);

impl From<Error> for PageError {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl From<PageError> for Error {
    fn from(error: PageError) -> Self {
        error.0
    }
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[derive(Template)]
#[template(path = "kit/error.html")]
struct ErrorPage {
    title: Message,
    detail: Message,
    may_join: bool,
}

impl PageError {
    fn page(&self) -> ErrorPage {
        let Error { code, detail, .. } = &self.0;
        let (title, detail, may_join) = match code {
            ErrorCode::NotFound | ErrorCode::Gone | ErrorCode::MethodNotAllowed => (
                msg("error-page-not-found"),
                msg("error-page-not-found-text"),
                true,
            ),
            ErrorCode::Unauthenticated | ErrorCode::Forbidden => (
                msg("error-page-no-seat"),
                msg("error-page-no-seat-text"),
                true,
            ),
            ErrorCode::HostOnly
            | ErrorCode::Malformed
            | ErrorCode::UnknownField
            | ErrorCode::InvalidValue
            | ErrorCode::TooLarge
            | ErrorCode::UnsupportedMediaType
            | ErrorCode::TooManyRequests
            | ErrorCode::IdempotencyMismatch
            | ErrorCode::SeatTaken
            | ErrorCode::NameTaken
            | ErrorCode::GameFull
            | ErrorCode::AlreadyStarted
            | ErrorCode::TooFewPlayers
            | ErrorCode::TooManyEvents
            | ErrorCode::Rule(_)
            | ErrorCode::Internal
            | ErrorCode::Unavailable
            | ErrorCode::StorageFull => (code.title(), detail.clone(), false),
        };
        ErrorPage {
            title,
            detail,
            may_join,
        }
    }

    /// The page with this look; the plain title where not even that page can be rendered.
    #[must_use]
    pub fn body(&self, view_context: ViewContext) -> String {
        render(view_context, &self.page())
            .unwrap_or_else(|| view_context.words.translate(self.0.code.title()))
    }
}

impl ResponseError for PageError {
    fn status_code(&self) -> StatusCode {
        StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
    }

    /// The page in English, with the error as an extension for the middleware that localizes it.
    fn error_response(&self) -> HttpResponse {
        let mut builder = HttpResponse::build(self.status_code());
        if let Some(seconds) = self.0.retry_after {
            builder.insert_header((RETRY_AFTER, seconds));
        }
        let mut answer = answer(builder, ViewContext::default(), &self.page());
        answer.extensions_mut().insert(self.clone());
        answer
    }
}
