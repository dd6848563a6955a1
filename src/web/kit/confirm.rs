//! A question before something ends for good.

use actix_web::HttpResponse;
use askama::Template;

use super::filters;
use super::response::ok;
use super::view_context::Look;
use crate::domain::i18n::Said;

/// What is asked, what a yes means, and the two ways on.
#[derive(Template)]
#[template(path = "kit/confirm.html")]
pub(crate) struct Question {
    pub(crate) title: Said,
    /// What is lost, and what stays.
    pub(crate) means: Vec<Said>,
    /// Where a yes is sent.
    pub(crate) action: String,
    /// What is sent with it.
    pub(crate) fields: Vec<(&'static str, String)>,
    pub(crate) yes: Said,
    pub(crate) no: Said,
    /// Where a no leads.
    pub(crate) back: String,
}

impl Question {
    /// The page.
    pub(crate) fn ask(&self, look: Look) -> HttpResponse {
        ok(look, self)
    }
}
