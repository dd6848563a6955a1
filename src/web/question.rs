//! A question before something ends for good.

use actix_web::HttpResponse;
use askama::Template;

use super::filters;
use super::look::Look;
use super::page::ok;
use crate::domain::i18n::Said;

/// What is asked, what a yes means, and the two ways on.
#[derive(Template)]
#[template(path = "question.html")]
pub(super) struct Question {
    pub(super) title: Said,
    /// What is lost, and what stays.
    pub(super) means: Vec<Said>,
    /// Where a yes is sent.
    pub(super) action: String,
    /// What is sent with it.
    pub(super) fields: Vec<(&'static str, String)>,
    pub(super) yes: Said,
    pub(super) no: Said,
    /// Where a no leads.
    pub(super) back: String,
}

impl Question {
    /// The page.
    pub(super) fn ask(&self, look: Look) -> HttpResponse {
        ok(look, self)
    }
}
