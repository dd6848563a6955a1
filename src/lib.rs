//! Rowlock, a digital score sheet for Qwixx: each phone at the table shows and marks its own.
//!
//! The rooms, in order of dependence; each uses only what stands above it:
//! [`rules`] (the game, pure) · [`domain`] (ids, names, error codes, messages) ·
//! [`schema`] (how all of these look in the description of the API) · [`live`],
//! [`store`] (phones and disk) · [`services`] (store, hub, clock, randomness), [`time`] · [`auth`], [`devices`],
//! [`idempotency`] · [`games`], [`groups`], [`history`] (use cases) · [`site`], [`telemetry`] ·
//! [`api`] (the JSON door) and [`web`] (the HTML door), which never see each other · [`config`] ·
//! [`server`] (the server) · [`cli`].

pub mod rules;

pub mod domain;
pub mod schema;

pub mod live;
pub mod store;

pub mod services;
pub mod time;

pub mod auth;
pub mod devices;
pub mod idempotency;

pub mod games;
pub mod groups;
pub mod history;

pub mod site;
pub mod telemetry;

pub mod api;
pub mod web;

pub mod config;

pub mod server;

pub mod cli;
