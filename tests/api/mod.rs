//! The REST API, as programs see it.

mod vectors;
