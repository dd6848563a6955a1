//! Operations: a handler's `#[utoipa::path]` is the one place that names its path and method.

use std::collections::BTreeMap;

use actix_web::Route;
use actix_web::http::Method;
use utoipa::openapi::OpenApi;
use utoipa::openapi::path::PathItem;

use crate::domain::error::ErrorCode;
use crate::http::Routes;

/// A handler with its description.
#[derive(Clone, Copy)]
pub(super) struct Operation {
    /// An OpenAPI document of nothing but this operation and the schemas that it refers to.
    pub(super) document: fn() -> OpenApi,
    /// The route to the handler.
    pub(super) route: fn(Method) -> Route,
}

/// The operations of these handlers, each of which has a `#[utoipa::path]`.
macro_rules! operations {
    ($($handler:ident),+ $(,)?) => {
        &[$($crate::api::operations::Operation {
            document: || {
                #[derive(utoipa::OpenApi)]
                #[openapi(paths($handler))]
                struct Document;
                <Document as utoipa::OpenApi>::openapi()
            },
            route: |method| actix_web::web::method(method).to($handler),
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

/// Where an operation is registered: its path and method, and the route to its handler.
#[derive(Clone)]
pub(super) struct Endpoint {
    path: String,
    method: Method,
    route: fn(Method) -> Route,
    middleware: Middleware,
}

/// Adds middleware to a route.
type Middleware = fn(Route) -> Route;

/// The endpoints of these operations, with this middleware.
pub(super) fn endpoints(operations: &[&[Operation]], middleware: Middleware) -> Vec<Endpoint> {
    let operations = operations.iter().copied().flatten();
    operations
        .flat_map(|operation| operation.endpoints(middleware))
        .collect()
}

impl Operation {
    fn endpoints(&self, middleware: Middleware) -> impl Iterator<Item = Endpoint> + use<> {
        let route = self.route;
        let paths = (self.document)().paths.paths.into_iter();
        paths.flat_map(move |(path, item)| {
            let methods = methods(&item).into_iter();
            methods.map(move |method| Endpoint {
                path: path.clone(),
                method,
                route,
                middleware,
            })
        })
    }
}

fn methods(item: &PathItem) -> Vec<Method> {
    let methods = [
        (&item.get, Method::GET),
        (&item.post, Method::POST),
        (&item.put, Method::PUT),
        (&item.patch, Method::PATCH),
        (&item.delete, Method::DELETE),
    ];
    let described = methods
        .into_iter()
        .filter(|(operation, _)| operation.is_some());
    described.map(|(_, method)| method).collect()
}

/// A resource for each path, which answers 405 to all other methods.
pub(super) fn routes(endpoints: &'static [Endpoint]) -> Routes {
    let mut by_path = BTreeMap::<&str, Vec<&Endpoint>>::new();
    for endpoint in endpoints {
        by_path.entry(&endpoint.path).or_default().push(endpoint);
    }
    let mut routes = Routes::default();
    for (path, endpoints) in by_path {
        routes.resource(path, |resource| {
            let methods = endpoints.into_iter();
            methods.fold(resource, |resource, it| {
                resource.route((it.middleware)((it.route)(it.method.clone())))
            })
        });
    }
    routes
}

/// The error codes of an operation for its attribute, beside those that all operations of its kind have.
pub(super) fn codes(codes: impl IntoIterator<Item = ErrorCode>) -> Vec<&'static str> {
    codes.into_iter().map(ErrorCode::as_str).collect()
}
