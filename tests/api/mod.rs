//! The REST API, as programs see it.

mod endings;
mod examples;
mod head;
mod idempotency;
mod limits;
mod lobby;
mod making;
mod moves;
mod names;
mod reading;
mod rights;
mod streams;
mod vectors;
