//! The REST API, as programs see it.

mod bodies;
mod deleting;
mod devices;
mod endings;
mod examples;
mod export;
mod groups;
mod handover;
mod head;
mod history;
mod idempotency;
mod invites;
mod limits;
mod lobby;
mod making;
mod moves;
mod names;
mod paths;
mod reading;
mod rematch;
mod rights;
mod share;
mod stats;
mod streams;
mod variants;
mod vectors;
