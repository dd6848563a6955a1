//! The program: reads the command line, starts the server, and ends it cleanly.

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
    // Whoever started the program may not listen to what it says.
    std::io::stdout()
        .write_all(greeting(&running).as_bytes())
        .ok();
    told_to_stop.await;
    running.stop().await
}

/// Lets a write beyond the system's limit for the size of a file fail, as on a full disk, instead of ending the process.
#[cfg(unix)]
fn survive_file_size_limit() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    // Once it is listened for, the signal no longer does what it would do by itself, also after the listener is gone.
    signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw())).map(drop)
}

/// There is no such limit.
#[cfg(windows)]
fn survive_file_size_limit() -> std::io::Result<()> {
    Ok(())
}

/// Tells where the game is, for people and for their phones.
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

/// Ends when Ctrl-C comes or the system's word to end; listens from the call on.
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

/// Ends when Ctrl-C comes; listens from the call on.
#[cfg(windows)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
