//! Wrong values of options.

use std::net::{IpAddr, SocketAddr};

use clap::error::ErrorKind;
use rowlock::cli::program;

/// Texts that no option with a type takes.
const WRONG: [&str; 3] = ["?!", "", "-99999999999999999999"];

/// What the standard library says of them, which names nothing that would be right.
fn unhelpful() -> Vec<String> {
    let of = |text: &str| {
        [
            text.parse::<SocketAddr>().unwrap_err().to_string(),
            text.parse::<IpAddr>().unwrap_err().to_string(),
            text.parse::<u64>().unwrap_err().to_string(),
            text.parse::<bool>().unwrap_err().to_string(),
        ]
    };
    let too_large = u64::MAX.to_string().parse::<u8>().unwrap_err().to_string();
    WRONG.into_iter().flat_map(of).chain([too_large]).collect()
}

/// What each option of a command and of its subcommands answers to these values.
fn refusals(command: &clap::Command, path: &[String]) -> Vec<String> {
    let options = command
        .get_arguments()
        .filter_map(|option| option.get_long());
    let with_values = options.flat_map(|option| {
        let too_large = u64::MAX.to_string() + "0";
        let values = WRONG.map(str::to_owned).into_iter().chain([too_large]);
        values.map(move |value| format!("--{option}={value}"))
    });
    let refused = with_values.filter_map(|option| {
        let line = path.iter().cloned().chain([option]);
        let error = program().try_get_matches_from(line).err()?;
        let is_wrong_value = error.kind() == ErrorKind::ValueValidation;
        is_wrong_value.then(|| error.to_string())
    });
    let below = command.get_subcommands().flat_map(|command| {
        let path = [path, &[command.get_name().to_owned()]].concat();
        refusals(command, &path)
    });
    refused.chain(below).collect()
}

#[test]
fn a_wrong_value_of_an_option_is_answered_with_what_to_use() {
    let refusals = refusals(&program(), &["rowlock".to_owned()]);
    let of_listen = refusals
        .iter()
        .filter(|it| it.contains("'--listen <ADDR:PORT>': use ADDR:PORT, such as 0.0.0.0:8080"));
    assert!(of_listen.count() > 3, "{refusals:?}");
    let unhelpful = unhelpful();
    for refusal in &refusals {
        let is_unhelpful = unhelpful.iter().any(|text| refusal.contains(text));
        assert!(!is_unhelpful, "{refusal}");
    }
    assert!(refusals.len() > 40, "{}", refusals.len());
}
