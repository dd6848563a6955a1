//! Rowlock, a digital score sheet for Qwixx: each phone is one player's sheet.
//!
//! The modules are listed in order of dependence: each uses only those above it, and [`api`] and [`web`] never use
//! each other. `docs/architecture.md` draws them and says what each one holds. Begin with [`rowlock_rules`], the pure game;
//! [`store`] holds its log, [`games`] the use cases. [`rowlock_coach`] judges choices.

pub mod domain;
pub mod schema;
pub mod time;

pub mod live;
pub mod store;

pub mod services;

pub mod auth;
pub mod devices;
pub mod idempotency;

pub mod games;
pub mod groups;
pub mod history;

pub mod telemetry;

pub mod config;
pub mod network;
pub mod tls;

pub mod http;

pub mod api;
pub mod web;

pub mod server;

pub mod cli;
