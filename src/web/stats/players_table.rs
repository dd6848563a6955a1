//! The table of a group's players, whose last columns are chosen.

use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::PlayerId;
use crate::groups::{
    AggregateStats, GroupStatsView, MeanChoices, PlayerChoices, PlayerRating, PlayerSummary,
};
use crate::http::GroupReader;
use crate::web::kit::labels::{decimal, decimals, signed};

/// What the table shows of each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PlayersColumn {
    #[default]
    Wins,
    Average,
    Rating,
    Choices,
}

/// The table, with the columns that can be chosen.
pub(super) struct PlayersTable {
    pub(super) offered: Vec<PlayersColumn>,
    pub(super) chosen: PlayersColumn,
    pub(super) lines: Vec<PlayerLine>,
}

/// A player's line.
pub(super) struct PlayerLine {
    pub(super) player: PlayerId,
    /// The player's name; empty if the player was deleted.
    pub(super) name: String,
    pub(super) values: Vec<Message>,
    /// Whether the values are only a guess.
    pub(super) is_guess: bool,
}

impl PlayersColumn {
    const ALL: [Self; 4] = [Self::Wins, Self::Average, Self::Rating, Self::Choices];

    pub(super) fn as_str(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Average => "average",
            Self::Rating => "rating",
            Self::Choices => "choices",
        }
    }

    /// The column that a query names; by default the wins.
    pub(super) fn of_query(text: &str) -> Self {
        let mut all = Self::ALL.into_iter();
        all.find(|it| it.as_str() == text).unwrap_or_default()
    }

    pub(super) fn label(self) -> &'static str {
        match self {
            Self::Wins => "stats-wins",
            Self::Average => "stats-average",
            Self::Rating => "rating",
            Self::Choices => "choices-title",
        }
    }

    /// The page that says more about it, within the group's.
    pub(super) fn page(self) -> Option<(&'static str, &'static str)> {
        match self {
            Self::Wins | Self::Average => None,
            Self::Rating => Some(("ratings", "ratings-title")),
            Self::Choices => Some(("coach", "choices-title")),
        }
    }
}

impl PlayersTable {
    /// The table of these statistics. Ratings and choices are of all games, and offered only next to statistics of all
    /// games.
    pub(super) async fn new(
        reader: &GroupReader,
        stats: &GroupStatsView,
        chosen: PlayersColumn,
        is_of_all_games: bool,
    ) -> Result<Self, Error> {
        let group = &reader.access.group;
        let is_offered = |it: &PlayersColumn| match it {
            PlayersColumn::Wins | PlayersColumn::Average => true,
            PlayersColumn::Rating => group.ratings && is_of_all_games,
            PlayersColumn::Choices => group.coach && is_of_all_games,
        };
        let offered: Vec<PlayersColumn> =
            PlayersColumn::ALL.into_iter().filter(is_offered).collect();
        let chosen = Some(chosen).filter(|it| offered.contains(it));
        let chosen = chosen.unwrap_or_default();
        let lines = match chosen {
            PlayersColumn::Wins => {
                let values =
                    |totals: &AggregateStats| vec![whole(totals.games), whole(totals.wins)];
                of_stats(stats, |totals| f64::from(totals.wins), values)
            }
            PlayersColumn::Average => {
                let values = |totals: &AggregateStats| {
                    let best = totals.best.map_or_else(|| "–".to_owned(), signed);
                    vec![whole(totals.games), mean(totals.average), plain(best)]
                };
                of_stats(stats, |totals| totals.average.unwrap_or(f64::MIN), values)
            }
            PlayersColumn::Rating => {
                let ratings = reader.groups.ratings(&reader.access).await?;
                ratings.players.into_iter().map(rated).collect()
            }
            PlayersColumn::Choices => {
                let choices = reader.groups.choices(&reader.access).await?;
                let line = |it: PlayerChoices| PlayerLine {
                    values: vec![per_choice(it.rolls), per_choice(it.white_sums)],
                    player: it.player,
                    name: it.name,
                    is_guess: false,
                };
                choices.players.into_iter().map(line).collect()
            }
        };
        Ok(Self {
            offered,
            chosen,
            lines,
        })
    }

    /// The titles of the columns beside the names.
    pub(super) fn titles(&self) -> &'static [&'static str] {
        match self.chosen {
            PlayersColumn::Wins => &["stats-count", "stats-wins"],
            PlayersColumn::Average => &["stats-count", "stats-average", "stats-best"],
            PlayersColumn::Rating => &["stats-count", "rating"],
            PlayersColumn::Choices => &["choices-rolls", "choices-white-sums"],
        }
    }

    /// What is said where nobody has a value.
    pub(super) fn empty_text(&self) -> &'static str {
        match self.chosen {
            PlayersColumn::Choices => "choices-empty",
            PlayersColumn::Wins | PlayersColumn::Average | PlayersColumn::Rating => "ratings-empty",
        }
    }
}

fn plain(text: impl Into<String>) -> Message {
    msg("plain").with("text", text.into())
}

fn whole(number: u32) -> Message {
    plain(number.to_string())
}

fn mean(points: Option<f64>) -> Message {
    points.map_or_else(|| plain("–"), decimal)
}

/// What a choice gave away on average; a dash without such games.
fn per_choice(choices: Option<MeanChoices>) -> Message {
    choices.map_or_else(|| plain("–"), |it| decimals(it.per_decision.as_f64(), 2))
}

fn rated(it: PlayerRating) -> PlayerLine {
    let rating = match (it.lacking_games(), it.is_guess()) {
        (0, true) => signed(it.rating) + "?",
        (0, false) => signed(it.rating),
        (_, _) => "–".to_owned(),
    };
    PlayerLine {
        is_guess: it.is_guess(),
        values: vec![whole(it.games), plain(rating)],
        player: it.player,
        name: it.name,
    }
}

/// A line for each player, the highest of these figures first.
fn of_stats(
    stats: &GroupStatsView,
    figure: impl Fn(&AggregateStats) -> f64,
    values: impl Fn(&AggregateStats) -> Vec<Message>,
) -> Vec<PlayerLine> {
    let mut players: Vec<&PlayerSummary> = stats.players.iter().collect();
    players.sort_by(|one, other| figure(&other.totals).total_cmp(&figure(&one.totals)));
    let line = |it: &PlayerSummary| PlayerLine {
        player: it.player.clone(),
        name: it.name.clone(),
        values: values(&it.totals),
        is_guess: false,
    };
    players.into_iter().map(line).collect()
}
