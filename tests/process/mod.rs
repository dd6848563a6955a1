//! The program itself: how it starts, what it says, and how it ends.

mod acme;
mod admin;
mod backup;
mod config_file;
mod contents;
pub mod copy;
#[cfg(target_os = "linux")]
mod descriptors;
mod doctor;
mod doctor_tls;
mod documentation;
mod health;
mod help;
mod hostile_files;
mod import;
mod kill;
mod logs;
#[cfg(target_os = "linux")]
mod mdns;
mod migration;
#[cfg(target_os = "linux")]
mod no_space;
mod operator;
mod options;
pub mod program;
mod progress;
#[cfg(target_os = "linux")]
mod proxy;
mod request_ids;
mod restore;
mod shell;
mod start;
mod start_failures;
mod statements;
mod stop;
#[cfg(target_os = "linux")]
mod systemd;
mod tls;
mod transfer;
mod unusable_files;
mod verify;
