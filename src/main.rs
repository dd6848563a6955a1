//! The program: reads the command line, starts the server, and ends it cleanly.

use std::process::ExitCode;

use rowlock::app::{self, Running, StartError};
use rowlock::cli::Cli;
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

async fn run(config: &rowlock::config::Config) -> Result<(), StartError> {
    let running = app::start(config).await?;
    greet(&running, config);
    told_to_stop()
        .await
        .map_err(|error| StartError::Run(error.to_string()))?;
    running.stop().await
}

/// Tells where the game is, for people and for their phones.
fn greet(running: &Running, config: &rowlock::config::Config) {
    let database = std::path::absolute(&config.database);
    let database = database.unwrap_or_else(|_| config.database.clone());
    let url = running.site.url();
    println!("Rowlock is running.\n");
    println!(
        "  On this computer  http://localhost:{}",
        running.address.port()
    );
    println!("  On your phones    {url}");
    println!("  The data          {}\n", database.display());
    if let Ok(code) = fast_qr::QRBuilder::new(url).build() {
        println!("{}\n", code.to_str());
    }
    println!("Stop it with Ctrl-C.");
}

/// Waits for Ctrl-C or for the system's word to end.
async fn told_to_stop() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            interrupted = tokio::signal::ctrl_c() => interrupted,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
