//! Bodies of errors: a problem document or a page, in the client's language.

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{CONTENT_LANGUAGE, HeaderValue, VARY};
use actix_web::{
    Error as ActixError, FromRequest, HttpMessage, HttpRequest, HttpResponse, ResponseError,
};

use crate::api::Problem;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::Translator;
use crate::domain::settings::Settings;
use crate::http::{
    Caller, HttpError, RequestId, ViewContext, accepts_problem, is_api, preferred_language,
};
use crate::web;

/// An error in one of its two forms.
enum ErrorForm {
    Document(Problem),
    Page(Error),
}

/// The error of a response; `None` if it is not one.
fn error_form<B>(response: &ServiceResponse<B>) -> Option<ErrorForm> {
    let extensions = response.response().extensions();
    if let Some(problem) = extensions.get::<Problem>() {
        return Some(ErrorForm::Document(problem.clone()));
    }
    let HttpError(error) = extensions.get::<HttpError>()?.clone();
    // As the router reads it: percent-encoded letters decoded.
    let request = response.request();
    let is_document = is_api(request.match_info().as_str()) || accepts_problem(request);
    Some(if is_document {
        ErrorForm::Document(error.into())
    } else {
        ErrorForm::Page(error)
    })
}

/// The language and settings that the caller has chosen; without them, the preferences of the client.
async fn view_context(request: &HttpRequest, form: &ErrorForm) -> ViewContext {
    let set = || request.extensions().get::<ViewContext>().copied();
    // The page of an unknown path looks as its device chose; refusals of the limits cost no query.
    if let ErrorForm::Page(error) = form
        && error.code == ErrorCode::NotFound
        && set().is_none()
    {
        Caller::extract(request).await.ok();
    }
    set().unwrap_or_else(|| ViewContext::new(Settings::default(), preferred_language(request)))
}

/// Middleware: renders an error in the language that the device chose, else by `Accept-Language`.
pub async fn render_errors<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let mut response = next(request).await?;
    let Some(form) = error_form(&response) else {
        return Ok(response.map_into_left_body());
    };
    let view_context = view_context(response.request(), &form).await;
    let id = response.request().extensions().get::<RequestId>().cloned();
    let id = id.as_ref().map(RequestId::as_str);
    let rendered = match form {
        ErrorForm::Document(problem) => document(&problem, view_context.translator, id),
        ErrorForm::Page(error) => web::error_page(view_context, &error, id),
    };
    let (mut rendered, body) = rendered.into_parts();
    // Other headers of the response stay, such as `Allow`.
    for (name, value) in rendered.headers_mut().drain() {
        if let Some(name) = name {
            response.headers_mut().insert(name, value);
        }
    }
    Ok(response.map_body(|_, _| EitherBody::right(body)))
}

/// The problem document in this language.
fn document(problem: &Problem, translator: Translator, id: Option<&str>) -> HttpResponse {
    let mut response = problem.error_response();
    let language = HeaderValue::from_static(translator.language.code());
    let headers = response.headers_mut();
    headers.insert(CONTENT_LANGUAGE, language);
    headers.append(VARY, HeaderValue::from_static("Accept-Language, Cookie"));
    response.set_body(BoxBody::new(problem.body(translator, id)))
}
