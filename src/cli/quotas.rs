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
    /// The ones that a parsed command has.
    pub(super) fn of(matches: &ArgMatches) -> Self {
        let (_, matches) = matches.subcommand().unwrap_or(("", matches));
        let chosen = matches.try_get_one::<Self>("quotas").ok().flatten();
        chosen.copied().unwrap_or_default()
    }

    /// The defaults of the single options, as on the command line.
    fn values(self) -> [(&'static str, &'static str); 4] {
        let [new, with_token, additions, imported] = match self {
            Self::Home => ["1000,1000", "2000,2000", "10000,10000", "100000,100000"],
            Self::Club => ["60,120", "300,600", "1000,2000", "20000,20000"],
            Self::Public => ["10,20", "60,120", "300,600", "2000,2000"],
        };
        [
            ("new_games", new),
            ("new_games_with_token", with_token),
            ("additions", additions),
            ("imported_games", imported),
        ]
    }

    /// Makes these the defaults of the options of a command and of its subcommands.
    pub(super) fn set_defaults(self, command: Command) -> Command {
        let values = self.values();
        command
            .mut_args(|option| {
                let found = values.iter().find(|(id, _)| option.get_id() == id);
                match found {
                    Some((_, value)) => option.default_values([OsStr::from(*value)]),
                    None => option,
                }
            })
            .mut_subcommands(|command| self.set_defaults(command))
    }
}
