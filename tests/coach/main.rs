//! The coach, proved without a server.

mod log;
mod reports;
mod simulator;
mod solo;
mod support;
