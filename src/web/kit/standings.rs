//! Standings as pages show them: of an evening, and of a series.

use crate::domain::i18n::{Arg, Message, msg};
use crate::domain::ids::{GameId, PlayerId};
use crate::domain::series::{Series, SeriesDays};
use crate::domain::standings::{Evening, Placing, PlayerStanding, Scoring, standings};
use crate::groups::SeriesView;
use crate::web::kit::labels::{of_day, player_name, signed};

/// A player's line in standings.
pub(crate) struct StandingsLine {
    pub(crate) rank: u32,
    /// The player's name; empty if the player was deleted.
    player: String,
    pub(crate) name: Message,
    /// What the score is made of.
    pub(crate) parts: [Message; 2],
    pub(crate) score: i64,
    pub(crate) unit: Message,
    /// Whether the shown game added a win.
    pub(crate) has_won: bool,
}

impl StandingsLine {
    pub(crate) fn new(standing: &PlayerStanding, scoring: Scoring) -> Self {
        let (unit, part) = match scoring {
            Scoring::Wins => (
                "standings-unit-wins",
                msg("stats-points").with("points", standing.total),
            ),
            Scoring::Rank | Scoring::Total => (
                "standings-unit-points",
                msg("standings-wins").with("wins", standing.wins),
            ),
        };
        Self {
            rank: standing.rank,
            player: standing.name.clone(),
            name: player_name(&standing.name),
            parts: [msg("standings-games").with("games", standing.games), part],
            score: standing.score,
            unit: msg(unit).with("score", standing.score),
            has_won: false,
        }
    }
}

/// The name of a scoring.
pub(crate) fn scoring_name(scoring: Scoring) -> Message {
    msg(format!("series-scoring-{}", scoring.as_str()))
}

/// How a scoring counts.
pub(crate) fn about_scoring(scoring: Scoring) -> Message {
    msg(format!("series-scoring-{}-text", scoring.as_str()))
}

/// The first and the last day of a series, in words.
pub(crate) fn series_days(days: SeriesDays) -> Message {
    let first = of_day("day", days.first());
    match days.last() {
        Some(last) => msg("series-days").with("to", of_day("day", last)),
        None => msg("series-since"),
    }
    .with("from", first)
}

/// The standings of an evening.
pub(crate) struct EveningStandings {
    /// After how many games.
    pub(crate) after: Message,
    /// Who leads; `None` if that is not shown to the reader.
    pub(crate) leaders: Option<Message>,
    pub(crate) lines: Vec<StandingsLine>,
}

impl EveningStandings {
    /// The line of the player with this name.
    pub(crate) fn of(&self, name: &str) -> Option<&StandingsLine> {
        self.lines.iter().find(|line| line.player == name)
    }

    /// The standings of an evening with at least so many games, with what this game changed, if there is one; of
    /// the shown players only.
    pub(crate) fn new(
        evening: &Evening,
        least_games: usize,
        game: Option<&GameId>,
        is_shown: impl Fn(&str) -> bool,
    ) -> Option<Self> {
        let games = evening.games().len();
        if games < least_games {
            return None;
        }
        let standings = evening.standings();
        let winners: Vec<&PlayerId> = game.map_or_else(Vec::new, |game| evening.winners_of(game));
        let line = |standing: &PlayerStanding| StandingsLine {
            has_won: winners.contains(&&standing.player),
            ..StandingsLine::new(standing, Scoring::Wins)
        };
        let shown = standings.iter().filter(|it| is_shown(&it.name));
        let lines: Vec<StandingsLine> = shown.map(line).collect();
        (!lines.is_empty()).then(|| Self {
            after: msg("standings-after").with("games", games),
            leaders: leaders(&standings, is_shown),
            lines,
        })
    }
}

/// The standings of the series that a game belongs to, in one card.
pub(crate) struct SeriesCard {
    /// The name of the series, and after how many games.
    pub(crate) after: Message,
    /// The page of the series, if the reader may see it.
    pub(crate) link: Option<String>,
    pub(crate) lines: Vec<SeriesLine>,
}

/// A player in the card of a series.
pub(crate) struct SeriesLine {
    pub(crate) name: Message,
    pub(crate) score: i64,
    /// What the shown game added, with its sign.
    pub(crate) gain: Option<String>,
    pub(crate) is_own: bool,
}

impl SeriesCard {
    /// The standings of a series, with what a game with these placings added to them; of the shown players only.
    pub(crate) fn new(
        view: &SeriesView,
        added: &[Placing],
        link: Option<String>,
        own: &[&PlayerId],
        is_shown: impl Fn(&str) -> bool,
    ) -> Self {
        let Series { name, scoring, .. } = &view.series;
        let added = standings(added, *scoring);
        let line = |standing: &PlayerStanding| {
            let gain = added.iter().find(|it| it.player == standing.player);
            SeriesLine {
                name: player_name(&standing.name),
                score: standing.score,
                gain: gain.map(|gain| gain.score).and_then(with_sign),
                is_own: own.contains(&&standing.player),
            }
        };
        let shown = view.standings.iter().filter(|it| is_shown(&it.name));
        Self {
            after: msg("series-after")
                .with("name", name)
                .with("games", view.games),
            link,
            lines: shown.map(line).collect(),
        }
    }
}

/// Points that were added, with their sign; `None` for none.
fn with_sign(points: i64) -> Option<String> {
    match points {
        0 => None,
        1.. => Some(format!("+{points}")),
        ..0 => Some(signed(points)),
    }
}

/// Who leads, by wins; `None` if that is not shown.
fn leaders(standings: &[PlayerStanding], is_shown: impl Fn(&str) -> bool) -> Option<Message> {
    let wins = standings.first()?.wins;
    let first = standings.iter().take_while(|standing| standing.rank == 1);
    let are_shown = first.clone().all(|standing| is_shown(&standing.name));
    let mut names: Vec<Message> = first.map(|standing| player_name(&standing.name)).collect();
    let text = match names.as_mut_slice() {
        [name] => msg("standings-leads").with("name", name.clone()),
        _ => msg("standings-level").with("names", Arg::from(names)),
    };
    are_shown.then(|| text.with("wins", wins))
}
