//! The `rowlock` program.

use std::process::ExitCode;

/// A request makes a few hundred small allocations; the system's allocator took a quarter of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    rowlock::cli::run()
}
