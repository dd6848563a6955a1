//! What answers requests: the data that handlers share, and the application of a port.

use actix_service::ServiceFactory;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::{Compress, Condition, DefaultHeaders, Next, from_fn};
use actix_web::web::{Data, ServiceConfig};
use actix_web::{App, Error as ActixError};

use super::error_body;
use crate::api::{self, DocumentBelowPath, Heartbeat, Shutdown};
use crate::games::GameService;
use crate::groups::GroupService;
use crate::http::{self, Https, Limiter, OperatorAccess, PublicUrl};
use crate::services::Services;
use crate::telemetry::Metrics;
use crate::web::{self, ServerInfo};

/// Browsers that connected by TLS use it for a year.
const HSTS: &str = "max-age=31536000";

/// What the handlers of all ports share; cheap to clone.
#[derive(Clone)]
pub(super) struct Parts {
    pub(super) services: Data<Services>,
    pub(super) games: Data<GameService>,
    pub(super) groups: Data<GroupService>,
    pub(super) https: Data<Https>,
    pub(super) shutdown: Data<Shutdown>,
    pub(super) heartbeat: Data<Heartbeat>,
    pub(super) document: Data<DocumentBelowPath>,
    pub(super) limiter: Data<Limiter>,
    pub(super) metrics: Data<Option<Metrics>>,
    pub(super) operator: Data<OperatorAccess>,
    pub(super) info: Data<ServerInfo>,
}

impl Parts {
    fn add_to(&self, app: &mut ServiceConfig) {
        app.app_data(self.services.clone())
            .app_data(self.games.clone())
            .app_data(self.groups.clone())
            .app_data(self.https.clone())
            .app_data(self.shutdown.clone())
            .app_data(self.heartbeat.clone())
            .app_data(self.document.clone())
            .app_data(self.limiter.clone())
            .app_data(self.metrics.clone())
            .app_data(self.operator.clone())
            .app_data(self.info.clone());
    }
}

/// The application of a port, which ends TLS itself or not.
pub(super) fn app(
    parts: &Parts,
    public_url: &PublicUrl,
    ends_tls: bool,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody + use<>>,
        Error = ActixError,
        InitError = (),
    > + use<>,
> {
    let https = &**parts.https;
    let is_home_https = ends_tls && matches!(https, Https::Home(_));
    let redirects = !ends_tls && https.is_on();
    let has_prefix = !public_url.path().is_empty();
    App::new()
        .app_data(http::path_config())
        .app_data(Data::new(public_url.clone()))
        .configure(|app| parts.add_to(app))
        .wrap(from_fn(admit))
        .wrap(Condition::new(
            public_url.is_secure(),
            headers_of_tls(https),
        ))
        .wrap(Condition::new(is_home_https, from_fn(http::remember_https)))
        .wrap(Condition::new(redirects, from_fn(http::redirect_to_https)))
        .wrap(from_fn(http::add_security_headers))
        .wrap(Condition::new(
            has_prefix,
            from_fn(http::serve_below_prefix),
        ))
        .wrap(Compress::default())
        .wrap(from_fn(log))
        .configure(api::configure)
        .configure(web::configure)
        .default_service(actix_web::web::to(http::not_found))
}

/// Checks a request before its handler. The checks are one future, as actix-web allocates one for each middleware.
async fn admit<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<impl MessageBody>, ActixError> {
    let handle = async |request| next.call(request).await;
    let explain = async |request| http::explain_allowed_methods(request, handle).await;
    let renew = async |request| http::renew_cookie(request, explain).await;
    let limit = async |request| http::enforce_limits(request, renew).await;
    let verify = async |request| http::verify_host(request, limit).await;
    error_body::render_errors(request, verify).await
}

/// Passes on a request first of all, and its response last, when it is compressed.
async fn log<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<impl MessageBody>, ActixError> {
    let handle = async |request| next.call(request).await;
    let close = async |request| http::close_at_end(request, handle).await;
    let encode = async |request| http::add_encoding_to_etag(request, close).await;
    let answer = async |request| http::head_as_get(request, encode).await;
    http::log_request(request, answer).await
}

/// The headers that make browsers rely on TLS.
fn headers_of_tls(https: &Https) -> DefaultHeaders {
    let headers = DefaultHeaders::new().add(("Cross-Origin-Opener-Policy", "same-origin"));
    match https {
        // Plain HTTP goes on there, under the same name.
        Https::Home(_) => headers,
        Https::Off | Https::Required => headers.add(("Strict-Transport-Security", HSTS)),
    }
}
