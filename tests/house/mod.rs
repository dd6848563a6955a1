//! What the house rules say of the source itself: which room may use which, how long a file may be,
//! and what pages announce.

mod docs;
pub mod files;
mod language;
mod picture;
mod rooms;
mod scripts;
mod words;
