//! All tests that go through the public surface, in one binary.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod attacks;
mod common;

mod api;
mod architecture;
mod fuzz;
mod games;
#[cfg(unix)]
mod process;
mod rules;
mod servers;
mod store;
mod web;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;
