//! The REST API, as programs see it.

mod endings;
mod examples;
mod idempotency;
mod limits;
mod lobby;
mod making;
mod moves;
mod names;
mod paths;
mod reading;
mod rights;
mod streams;
mod vectors;
