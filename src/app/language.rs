//! Errors in the language of whoever reads them.

use actix_web::Error as ActixError;
use actix_web::HttpMessage;
use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, HeaderValue, VARY};
use actix_web::middleware::Next;

use crate::api::Problem;
use crate::store::Settings;
use crate::web::{Fault, Look};
use crate::words::Language;

/// Says an error again in the language that the page's reader chose, else in that of `Accept-Language`.
pub(super) async fn answer<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let header = request.headers().get(ACCEPT_LANGUAGE);
    let header = header.and_then(|header| header.to_str().ok());
    let wanted = header.map_or_else(Language::default, Language::of_header);
    let mut answer = next.call(request).await?;
    let chosen = answer.request().extensions().get::<Look>().copied();
    let look = chosen.unwrap_or(Look::new(Settings::default(), wanted));
    let words = look.words;
    let body = {
        let beside = answer.response().extensions();
        let problem = beside.get::<Problem>().map(|problem| problem.body(words));
        problem.or_else(|| beside.get::<Fault>().map(|fault| fault.body(look)))
    };
    let Some(body) = body else {
        return Ok(answer.map_into_left_body());
    };
    let language = HeaderValue::from_static(words.language.code());
    answer.headers_mut().insert(CONTENT_LANGUAGE, language);
    let vary = HeaderValue::from_static("Accept-Language, Cookie");
    answer.headers_mut().append(VARY, vary);
    Ok(answer.map_body(|_, _| EitherBody::right(BoxBody::new(body))))
}
