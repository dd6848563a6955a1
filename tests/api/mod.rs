//! The REST API, as programs see it.

mod access;
mod bodies;
mod games;
mod idempotency;
mod limits;
mod lobby;
mod stream;
mod vectors;
