//! The quotas of a kind of server, as one setting.

use clap::builder::OsStr;
use clap::{ArgMatches, Command, ValueEnum};

/// Who uses a server: the defaults of its quotas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Quotas {
    /// People who know each other.
    Home,
    /// Many behind one router.
    #[default]
    Club,
    /// Strangers.
    Public,
}

impl Quotas {
    /// The profile that a parsed command has.
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let (_, matches) = matches.subcommand().unwrap_or(("", matches));
        let chosen = matches.try_get_one::<Self>("quotas").ok().flatten();
        chosen.copied().unwrap_or_default()
    }

    /// Makes these the defaults of the options of a command and of its subcommands.
    pub(super) fn set_defaults(self, command: Command) -> Command {
        let [new, with_token, additions, imported] = match self {
            Self::Home => ["1000,1000", "2000,2000", "10000,10000", "100000,100000"],
            // The options have the quotas of a club.
            Self::Club => return command,
            Self::Public => ["10,20", "60,120", "300,600", "2000,2000"],
        };
        command
            .mut_args(|option| {
                let value = match option.get_id().as_str() {
                    "new_games" => new,
                    "new_games_with_token" => with_token,
                    "additions" => additions,
                    "imported_games" => imported,
                    _ => return option,
                };
                option.default_values([OsStr::from(value)])
            })
            .mut_subcommands(|command| self.set_defaults(command))
    }
}
