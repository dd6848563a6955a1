//! The check of a database: its pages, its logs, and what is derived from them.

pub(super) mod database;
pub(super) mod derived;
