//! The coach, proved without a server.

mod simulator;
mod support;
