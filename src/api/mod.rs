//! The JSON API below `/api/v1`: thin handlers over the use cases.

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
mod requests;
mod respond;
mod score;
mod stream;
mod variants;

use std::sync::LazyLock;

use actix_web::middleware::from_fn;
use actix_web::web::{self, ServiceConfig};

pub use problem::Problem;
pub use stream::{Heartbeat, Shutdown};

use crate::http::add_etag;
use operations::{Endpoint, Operation, endpoints, routes};

/// The operations below [`BASE`].
const OPERATIONS: [&[Operation]; 13] = [
    export::OPERATIONS,
    games::OPERATIONS,
    groups::OPERATIONS,
    history::OPERATIONS,
    import::OPERATIONS,
    links::OPERATIONS,
    lobby::OPERATIONS,
    members::OPERATIONS,
    openapi::OPERATIONS,
    requests::OPERATIONS,
    score::OPERATIONS,
    stream::OPERATIONS,
    variants::OPERATIONS,
];

/// The operations at the top of the server.
const SERVER_OPERATIONS: [&[Operation]; 1] = [health::OPERATIONS];

/// The path of the API.
const BASE: &str = "/api/v1";

static ENDPOINTS: LazyLock<Vec<Endpoint>> = LazyLock::new(|| endpoints(&OPERATIONS));

static SERVER_ENDPOINTS: LazyLock<Vec<Endpoint>> = LazyLock::new(|| endpoints(&SERVER_OPERATIONS));

/// Registers the routes of the API. They need [`crate::games::GameService`], [`crate::groups::GroupService`],
/// [`crate::http::PublicUrl`], [`Shutdown`] and [`Heartbeat`] as data.
pub fn configure(app: &mut ServiceConfig) {
    let api = web::scope(BASE).configure(|api| routes(&ENDPOINTS).register(api));
    app.service(api.wrap(from_fn(add_etag)))
        .configure(docs::configure);
    routes(&SERVER_ENDPOINTS).register(app);
}
