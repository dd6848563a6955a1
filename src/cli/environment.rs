//! Environment variables that begin like the variables of settings.

use std::collections::{BTreeSet, HashSet};
use std::ffi::OsString;

use clap::{Arg, Command};

/// How the names of settings in the environment begin.
const PREFIX: &str = "ROWLOCK_";

/// The names among these that begin like the variables of settings, but that no option of the program has.
pub(super) fn unknown_variables(
    program: &Command,
    names: impl Iterator<Item = OsString>,
) -> BTreeSet<String> {
    let mut known = HashSet::new();
    collect(program, &mut known);
    let names = names.filter_map(|name| name.into_string().ok());
    let is_unknown = |name: &String| name.starts_with(PREFIX) && !known.contains(name);
    names.filter(is_unknown).collect()
}

fn collect(command: &Command, known: &mut HashSet<String>) {
    let variables = command.get_arguments().filter_map(Arg::get_env);
    known.extend(variables.map(|name| name.to_string_lossy().into_owned()));
    for subcommand in command.get_subcommands() {
        collect(subcommand, known);
    }
}
