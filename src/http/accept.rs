//! What a client accepts: languages and content encodings.

use actix_web::HttpMessage;
use actix_web::http::header::{
    ACCEPT, AcceptEncoding, AcceptLanguage, Encoding, Header, Preference, Quality,
};

use crate::domain::i18n::Language;

const PROBLEM: &str = "application/problem+json";

/// The available language that `Accept-Language` prefers; English if there is none.
pub fn preferred_language(request: &impl HttpMessage) -> Language {
    let accepted = AcceptLanguage::parse(request).map(|AcceptLanguage(accepted)| accepted);
    let mut best = (Quality::ZERO, Language::default());
    for accepted in accepted.unwrap_or_default() {
        if let Preference::Specific(tag) = accepted.item
            && let Ok(language) = tag.primary_language().parse()
            && accepted.quality > best.0
        {
            best = (accepted.quality, language);
        }
    }
    best.1
}

/// Whether the client asks for errors as problem documents, as the script of a page does.
pub fn accepts_problem(request: &impl HttpMessage) -> bool {
    let mut accepted = request.headers().get_all(ACCEPT);
    accepted.any(|types| types.to_str().is_ok_and(|types| types.contains(PROBLEM)))
}

/// Whether the client accepts a body that is already compressed.
pub(super) fn accepts_gzip(request: &impl HttpMessage) -> bool {
    let gzip = [Encoding::gzip(), Encoding::identity()];
    AcceptEncoding::parse(request)
        .is_ok_and(|accepted| accepted.negotiate(gzip.iter()) == Some(Encoding::gzip()))
}
