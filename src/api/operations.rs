//! Operations: a handler's `#[utoipa::path]` is the one place that names its path and method.

use std::collections::BTreeMap;

use actix_web::http::Method;
use actix_web::{Resource, Route};
use utoipa::openapi::{HttpMethod, OpenApi};

use crate::domain::error::ErrorCode;
use crate::http::Routes;

/// A handler with its description.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    /// An OpenAPI document of nothing but this operation and the schemas that it refers to.
    pub(super) document: fn() -> OpenApi,
    pub(super) endpoint: Endpoint,
}

/// The path and method of an operation, and the route to its handler.
#[derive(Clone, Copy)]
pub(super) struct Endpoint {
    pub(super) path: fn() -> String,
    pub(super) methods: fn() -> Vec<HttpMethod>,
    pub(super) route: fn(Method) -> Route,
}

/// The operations of these handlers. Each handler has a `#[utoipa::path]` and says what it counts as.
macro_rules! operations {
    ($($handler:ident $(.$count:ident())?),+ $(,)?) => {
        &[$($crate::api::operations::Operation {
            document: || {
                #[derive(utoipa::OpenApi)]
                #[openapi(paths($handler))]
                struct Document;
                <Document as utoipa::OpenApi>::openapi()
            },
            endpoint: pastey::paste! {
                $crate::api::operations::Endpoint {
                    path: <[<__path_ $handler>] as utoipa::Path>::path,
                    methods: <[<__path_ $handler>] as utoipa::Path>::methods,
                    route: |method| {
                        let route = actix_web::web::method(method).to($handler);
                        $(let route = $crate::http::CountedRoute::$count(route);)?
                        route
                    },
                }
            },
        }),+]
    };
}

pub(super) use operations;

/// Adds these operations to a document.
pub(super) fn describe(document: OpenApi, operations: &[&[Operation]]) -> OpenApi {
    let operations = operations.iter().copied().flatten();
    operations.fold(document, |document, operation| {
        document.merge_from((operation.document)())
    })
}

/// Adds middleware to a route.
pub(super) type Middleware = fn(Route) -> Route;

/// The number of these operations.
pub(super) const fn count(operations: &[&[Operation]]) -> usize {
    let mut count = 0;
    let mut group = 0;
    while group < operations.len() {
        count += operations[group].len();
        group += 1;
    }
    count
}

/// The endpoints of these operations.
///
/// Computed at compile time, so that the program does not contain the descriptions of operations, which take a
/// megabyte.
pub(super) const fn endpoints<const N: usize>(operations: &[&[Operation]]) -> [Endpoint; N] {
    let mut endpoints = [operations[0][0].endpoint; N];
    let mut count = 0;
    let mut group = 0;
    while group < operations.len() {
        let mut index = 0;
        while index < operations[group].len() {
            endpoints[count] = operations[group][index].endpoint;
            count += 1;
            index += 1;
        }
        group += 1;
    }
    endpoints
}

/// A resource for each path of these endpoints, each group with its middleware; it answers 405 to all other methods.
pub(super) fn routes(groups: &[(&'static [Endpoint], Middleware)]) -> Routes {
    let mut by_path = BTreeMap::<String, Vec<(&Endpoint, Middleware)>>::new();
    for (endpoints, middleware) in groups {
        for endpoint in *endpoints {
            let path = by_path.entry((endpoint.path)()).or_default();
            path.push((endpoint, *middleware));
        }
    }
    let mut routes = Routes::default();
    for (path, endpoints) in by_path {
        routes.resource(&path, |resource| {
            let methods = endpoints.into_iter().flat_map(|(endpoint, middleware)| {
                let methods = (endpoint.methods)().into_iter();
                methods.map(move |it| middleware((endpoint.route)(method(&it))))
            });
            methods.fold(resource, Resource::route)
        });
    }
    routes
}

fn method(described: &HttpMethod) -> Method {
    match described {
        HttpMethod::Get => Method::GET,
        HttpMethod::Post => Method::POST,
        HttpMethod::Put => Method::PUT,
        HttpMethod::Delete => Method::DELETE,
        HttpMethod::Options => Method::OPTIONS,
        HttpMethod::Head => Method::HEAD,
        HttpMethod::Patch => Method::PATCH,
        HttpMethod::Trace => Method::TRACE,
    }
}

/// The error codes of an operation for its attribute, without the codes that all operations of its kind have.
pub(super) fn codes(codes: impl IntoIterator<Item = ErrorCode>) -> Vec<&'static str> {
    codes.into_iter().map(ErrorCode::as_str).collect()
}
