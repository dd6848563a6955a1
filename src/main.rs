//! The `rowlock` program.

use std::process::ExitCode;

/// A request makes a few hundred small allocations; the system's allocator took a quarter of its time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

// The workers of actix-web have threads of their own: one for the writer and maintenance takes less time to wake.
#[tokio::main(flavor = "current_thread")]
async fn main() -> ExitCode {
    rowlock::cli::run().await
}
