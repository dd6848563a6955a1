//! The program: parses the command line, starts the server and stops it on a signal.

use std::io::Write;
use std::process::ExitCode;

use rowlock::app::{self, Running, StartError};
use rowlock::cli::Cli;
use rowlock::config::Config;
use rowlock::telemetry;

#[tokio::main]
async fn main() -> ExitCode {
    let config = Cli::read();
    telemetry::start();
    match run(&config).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn run(config: &Config) -> Result<(), StartError> {
    survive_file_size_limit().map_err(|error| StartError::Run(error.to_string()))?;
    let running = app::start(config).await?;
    let told_to_stop = told_to_stop().map_err(|error| StartError::Run(error.to_string()))?;
    // Standard output may be closed.
    std::io::stdout()
        .write_all(greeting(&running).as_bytes())
        .ok();
    told_to_stop.await;
    running.stop().await
}

/// Makes a write beyond the file size limit (SIGXFSZ) fail like a full disk instead of killing the process.
#[cfg(unix)]
fn survive_file_size_limit() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    // Installing a handler disables the default action, even after the handler is dropped.
    signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw())).map(drop)
}

/// Windows has no such limit.
#[cfg(windows)]
fn survive_file_size_limit() -> std::io::Result<()> {
    Ok(())
}

/// The startup message: addresses, database path and QR code.
fn greeting(running: &Running) -> String {
    let url = running.site.url();
    let port = running.address.port();
    let database = running.database().display();
    let code = fast_qr::QRBuilder::new(url.as_str()).build();
    let code = code.map(|code| code.to_str()).unwrap_or_default();
    format!(
        "Rowlock is running.\n\n\
         \x20 On this computer  http://localhost:{port}\n\
         \x20 On your phones    {url}\n\
         \x20 The data          {database}\n\n\
         {code}\n\n\
         Stop it with Ctrl-C.\n"
    )
}

/// Resolves on SIGINT or SIGTERM; handlers are installed when called.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Resolves on Ctrl-C; the handler is installed when called.
#[cfg(windows)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
