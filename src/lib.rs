//! Rowlock, a digital score sheet for Qwixx: each phone at the table shows and marks its own.

pub mod rules;

pub mod error;
pub mod ids;
pub mod name;

pub mod live;
pub mod store;

pub mod games;
pub mod groups;

pub mod device;
pub mod export;

pub mod api;
