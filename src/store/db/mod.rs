//! Statements, values and rows, the same for every database.
//!
//! The statements of the store bind only texts, integers, bytes and booleans, so that most of them are written once;
//! [`Dialect`] has the differences.

mod begin;
mod builder;
mod connection;
mod database;
mod dialect;
mod drivers;
mod executor;
mod query;
mod row;
mod value;

pub(super) use begin::Begin;
pub(super) use builder::QueryBuilder;
pub(super) use connection::{Connection, Reply};
pub(super) use database::Database;
pub(super) use dialect::Dialect;
pub(super) use executor::Executor;
pub(super) use query::{Query, query};
pub(super) use row::{Column, Row};
pub(super) use value::{Bind, Value, bound};
