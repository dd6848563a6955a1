//! The coach, proved without a server.

#![allow(clippy::unwrap_used)]

mod golden;
mod judging;
mod log;
mod reports;
mod second_simulator;
mod simulator;
mod solo;
mod support;
