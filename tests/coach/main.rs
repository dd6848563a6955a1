//! The coach, proved without a server.

#![allow(clippy::unwrap_used)]

mod golden;
mod log;
mod reports;
mod second_simulator;
mod simulator;
mod solo;
mod support;
