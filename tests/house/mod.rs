//! What the house rules say of the source itself: which room may use which, and how long a file may be.

mod files;
mod rooms;
mod words;
