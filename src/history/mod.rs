//! The games that a group has played: lists, filters and exports.

pub mod export;
mod filter;
mod list;

pub use filter::{GameFilter, resolve_filter};
pub use list::{GameSummary, SummaryPage, latest, list, milestones, unfinished};
