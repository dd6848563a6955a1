//! The use cases, where a test needs what no client can do.

mod abandoned;
mod host;
