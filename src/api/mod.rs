//! The JSON API below `/api/v1`: thin handlers over the use cases.

mod boards;
mod coach;
mod docs;
mod export;
mod extract;
mod games;
mod groups;
mod health;
mod history;
mod idempotent;
mod import;
mod links;
mod lobby;
mod media_types;
mod members;
mod openapi;
mod operations;
mod permissions;
mod problem;
mod remarks;
mod requests;
mod respond;
mod score;
mod standings;
mod streams;
mod variants;

use std::convert::identity;

use actix_web::middleware::from_fn;
use actix_web::web::{self, ServiceConfig};

pub use openapi::{DocumentBelowPath, described_document};
pub use problem::Problem;
pub use streams::{Heartbeat, Shutdown};

use crate::http::{add_etag, limit_streams, limit_uploads};
use operations::{Endpoint, Operation, count, endpoints, routes};

/// The operations below [`BASE`], but for streams and uploads.
const OPERATIONS: [&[Operation]; 17] = [
    boards::OPERATIONS,
    coach::OPERATIONS,
    export::OPERATIONS,
    games::OPERATIONS,
    groups::OPERATIONS,
    history::OPERATIONS,
    import::OPERATIONS,
    links::OPERATIONS,
    lobby::OPERATIONS,
    members::OPERATIONS,
    openapi::OPERATIONS,
    remarks::OPERATIONS,
    requests::OPERATIONS,
    score::OPERATIONS,
    standings::OPERATIONS,
    standings::SERIES,
    variants::OPERATIONS,
];

/// The operations whose responses stay open.
const STREAMS: [&[Operation]; 2] = streams::OPERATIONS;

/// The operations with large bodies.
const UPLOADS: [&[Operation]; 1] = [import::UPLOADS];

/// The operations at the top of the server.
const SERVER_OPERATIONS: [&[Operation]; 1] = [health::OPERATIONS];

const BASE: &str = "/api/v1";

static ENDPOINTS: [Endpoint; count(&OPERATIONS)] = endpoints(&OPERATIONS);

static STREAM_ENDPOINTS: [Endpoint; count(&STREAMS)] = endpoints(&STREAMS);

static UPLOAD_ENDPOINTS: [Endpoint; count(&UPLOADS)] = endpoints(&UPLOADS);

static SERVER_ENDPOINTS: [Endpoint; count(&SERVER_OPERATIONS)] = endpoints(&SERVER_OPERATIONS);

/// Registers the routes of the API. They need [`crate::games::GameService`], [`crate::groups::GroupService`],
/// [`crate::http::PublicUrl`], [`DocumentBelowPath`], [`Shutdown`] and [`Heartbeat`] as data.
pub fn configure(app: &mut ServiceConfig) {
    let api = routes(&[
        (&ENDPOINTS, identity),
        (&STREAM_ENDPOINTS, |route| {
            route.wrap(from_fn(limit_streams))
        }),
        (&UPLOAD_ENDPOINTS, |route| {
            route.wrap(from_fn(limit_uploads))
        }),
    ]);
    let api = web::scope(BASE).configure(|app| api.register(app));
    app.service(api.wrap(from_fn(add_etag)))
        .configure(docs::configure);
    routes(&[(&SERVER_ENDPOINTS, identity)]).register(app);
}
