//! Runs the command of the command line; the server until it is stopped.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::process::ExitCode;

use super::environment::unknown_variables;
use super::{Command, Failure, Verify, program};
use crate::config::Config;
use crate::http::{Https, PublicUrl, ascii_url};
use crate::network::lan_address;
use crate::server::systemd::{self, State};
use crate::server::{self, Server, StartError};
use crate::store::STATEMENT_LOG;
use crate::telemetry::{self, LogFormat};
use crate::time::unknown_zone;

/// Runs the command of the command line, and prints what it did or why it failed; the result is the exit status.
// The workers of actix-web have threads of their own: one for the writer and maintenance takes less time to wake.
#[tokio::main(flavor = "current_thread")]
pub async fn run() -> ExitCode {
    let done = match Command::read() {
        Ok(command) => dispatch(command).await,
        Err(error) => Err(error.into()),
    };
    done.unwrap_or_else(|error| {
        eprintln!("{error}");
        ExitCode::FAILURE
    })
}

async fn dispatch(command: Command) -> Result<ExitCode, Failure> {
    match &command {
        Command::Serve(options) => telemetry::start(options.log_format(), &[]),
        // A command may take as long as it needs.
        _ => telemetry::start(LogFormat::Text, &[STATEMENT_LOG]),
    }
    ignore_file_size_signal()?;
    match command {
        Command::Serve(options) => {
            warn_of_unknown_variables();
            if let Some(mistake) = unknown_zone() {
                tracing::warn!("{mistake}");
            }
            serve(&options.config()?).await?;
        }
        Command::Config(options) => print(options.text()?),
        Command::Doctor(options) => {
            let (is_well, text) = options.check().await?;
            print(text);
            return Ok(ExitCode::from(u8::from(!is_well)));
        }
        Command::Health(options) => print(options.check()?),
        Command::Backup(options) => print(options.run().await?),
        Command::Restore(options) => print(options.run().await?),
        Command::Copy(options) => {
            let interrupted = shutdown_signal()?;
            tokio::select! {
                copied = options.run() => print(copied?),
                () = interrupted => return Err("The copy was interrupted, and nothing is left of it.".into()),
            }
        }
        Command::Admin(options) => print(options.run().await?),
        Command::Export(options) => print(options.run().await?),
        Command::Import(options) => print(options.run().await?),
        Command::Completions(options) => print(options.script(program())),
        Command::Man(options) => print(options.page(program())?),
        Command::Verify(options) => return Ok(verified(&options).await),
    }
    Ok(ExitCode::SUCCESS)
}

/// The exit status is 0 for a database that is fine, 1 for one with errors, and 2 for one that could not be checked.
async fn verified(options: &Verify) -> ExitCode {
    match options.run().await {
        Ok((is_fine, text)) => {
            print(&text);
            ExitCode::from(u8::from(!is_fine))
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// A mistyped name of a setting changes nothing, and says nothing either.
fn warn_of_unknown_variables() {
    let names = std::env::vars_os().map(|(name, _)| name);
    for name in unknown_variables(&program(), names) {
        tracing::warn!(
            "{name} is not a setting, and is ignored; rowlock serve --help lists the settings"
        );
    }
}

/// Prints to standard output, which may be closed.
fn print(text: impl AsRef<[u8]>) {
    std::io::stdout().write_all(text.as_ref()).ok();
}

async fn serve(config: &Config) -> Result<(), StartError> {
    let running = server::start_on(systemd::passed_sockets()?, config).await?;
    let shutdown_signal = shutdown_signal().map_err(|error| StartError::Run(error.to_string()))?;
    let banner = startup_banner(&running);
    // Standard output may be closed, or a terminal that is paused.
    std::thread::spawn(move || std::io::stdout().write_all(banner.as_bytes()).ok());
    print_name(&running.public_url);
    systemd::notify(State::Ready);
    tokio::select! {
        () = shutdown_signal => {}
        never = systemd::keep_alive() => match never {},
    }
    systemd::notify(State::Stopping);
    running.stop().await
}

/// Prints the name by which phones also find the server, as soon as it is announced.
fn print_name(public_url: &PublicUrl) {
    let name = public_url.local_name.clone();
    let port = public_url.address.port();
    tokio::spawn(async move {
        if let Some(name) = name.until_announced().await {
            let line = format!("Most phones also find it as http://{name}:{port}\n");
            std::thread::spawn(move || print(line));
        }
    });
}

/// Makes a write beyond the file size limit fail, as on a full disk, instead of killing the process.
#[cfg(unix)]
fn ignore_file_size_signal() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    // A handler replaces the signal's default action for good, also after the stream is dropped.
    signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw())).map(drop)
}

/// Windows has no such signal.
#[cfg(windows)]
fn ignore_file_size_signal() -> std::io::Result<()> {
    Ok(())
}

/// The URLs of the server, the path of its database, and a QR code for phones if they can reach it.
fn startup_banner(running: &Server) -> String {
    let port = running.address.port();
    let database = running.database();
    let (here, _) = hosts(running.address.ip());
    let (for_phones, code) = if running.public_url.is_local() {
        let how = format!("not reachable: start it with --listen 0.0.0.0:{port}");
        (how, String::new())
    } else {
        let url = running.public_url.url();
        let code = fast_qr::QRBuilder::new(&*ascii_url(&url).unwrap_or_default()).build();
        let code = code.map(|code| format!("{}\n\n", code.to_str()));
        (url, code.unwrap_or_default())
    };
    let https = match &running.https {
        Https::Home(home) => {
            let url = running.public_url.url();
            let (_, elsewhere) = hosts(home.address.ip());
            format!(
                "  With HTTPS        https://{elsewhere}:{}, once a phone is set up on {url}/https\n\
                 \x20 Its certificate   SHA-256 {}\n",
                home.address.port(),
                home.authority.fingerprint()
            )
        }
        Https::Off | Https::Required => String::new(),
    };
    let operator = running
        .operator_link
        .as_ref()
        .map_or_else(String::new, |link| {
            format!("  For the operator  {link} (once, within 15 minutes)\n")
        });
    format!(
        "Rowlock is running.\n\n\
         \x20 On this computer  http://{here}:{port}\n\
         \x20 On your phones    {for_phones}\n\
         {https}\
         {operator}\
         \x20 The data          {database}\n\n\
         {code}Stop it with Ctrl-C.\n"
    )
}

/// The hosts in the URLs for this computer, and for others as far as they reach the server.
fn hosts(listened: IpAddr) -> (String, String) {
    let localhost = || "localhost".to_owned();
    match listened.to_canonical() {
        address if address == Ipv4Addr::LOCALHOST || address == Ipv6Addr::LOCALHOST => {
            (localhost(), localhost())
        }
        address if address.is_unspecified() => (localhost(), lan_address().to_string()),
        IpAddr::V4(address) => (address.to_string(), address.to_string()),
        IpAddr::V6(address) => (format!("[{address}]"), format!("[{address}]")),
    }
}

/// Resolves on SIGINT or SIGTERM; the handlers are installed when called.
#[cfg(unix)]
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
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
fn shutdown_signal() -> std::io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}
