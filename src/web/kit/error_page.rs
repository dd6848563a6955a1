//! Errors as pages, with links to go on.

use actix_web::HttpResponse;
use actix_web::http::header::RETRY_AFTER;
use askama::Template;

use super::filters;
use super::response::{render, status_builder, with_body};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::http::ViewContext;

#[derive(Template)]
#[template(path = "kit/error.html")]
struct ErrorPage {
    title: Message,
    detail: Message,
    may_join: bool,
    request_id: Option<Message>,
}

/// The details that say only that this browser has no access; any other is a reason of its own.
const NO_ACCESS: [&str; 4] = [
    "token-needed",
    "token-unknown",
    "grant-missing",
    "no-seat-here",
];

impl ErrorPage {
    fn new(error: &Error, request_id: Option<&str>) -> Self {
        let Error { code, detail, .. } = error;
        let (title, detail, may_join) = match code {
            ErrorCode::NotFound | ErrorCode::Gone | ErrorCode::MethodNotAllowed => (
                msg("error-page-not-found"),
                msg("error-page-not-found-text"),
                true,
            ),
            ErrorCode::Unauthenticated | ErrorCode::Forbidden => match detail.key() {
                "group-members-only" => (
                    msg("error-page-no-group"),
                    msg("error-page-no-group-text"),
                    true,
                ),
                key if NO_ACCESS.contains(&key) => (
                    msg("error-page-no-seat"),
                    msg("error-page-no-seat-text"),
                    true,
                ),
                _ => (code.title(), detail.clone(), false),
            },
            _ => (code.title(), detail.clone(), false),
        };
        Self {
            title,
            detail,
            may_join,
            // Only these are for the operator.
            request_id: request_id
                .filter(|_| code.status() >= 500)
                .map(|id| msg("error-page-id").with("id", id)),
        }
    }
}

/// The page of an error, or its plain title if not even this page can be rendered.
pub(crate) fn error_page(
    view_context: ViewContext,
    error: &Error,
    request_id: Option<&str>,
) -> HttpResponse {
    let mut builder = status_builder(error.code.status());
    if let Some(seconds) = error.retry_after {
        builder.insert_header((RETRY_AFTER, seconds));
    }
    let body = render(view_context, &ErrorPage::new(error, request_id));
    let body = body.unwrap_or_else(|| {
        let title = view_context.translator.translate(error.code.title());
        title.into_owned()
    });
    with_body(builder, view_context, body)
}
