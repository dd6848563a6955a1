//! Statistics of a group and of one player.

use actix_web::HttpResponse;
use actix_web::web::{Path, Query};
use askama::Template;
use rowlock_rules::{KnownBoards, Status};
use serde::Deserialize;

use super::players_table::{PlayersColumn, PlayersTable};
use super::score_spread::{by_players, spread};
use super::trend_chart::TrendChart;
use super::year;
use crate::domain::board_name::name_in;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::period::Period;
use crate::domain::series::{Series, SeriesDays};
use crate::domain::standings::Evening;
use crate::domain::stats_days::StatsDays;
use crate::groups::{
    AggregateStats, AloneStats, GroupRecord, GroupStatsView, PeriodStats, PlayerStatsView,
    StarterStats,
};
use crate::history::{self, GameFilter, GameSummary};
use crate::http::{GroupReader, HttpError};
use crate::store::Group;
use crate::web::history::GameLine;
use crate::web::kit::standings::{EveningStandings, StandingsLine};
use crate::web::kit::{filters, labels};

/// The most players that share a record.
const MAX_HOLDERS: usize = 3;

/// How many of the latest games the page of a group lists.
const LATEST_GAMES: u32 = 3;

/// From how many games on records and averages say something.
const MANY_GAMES: u32 = 10;

/// A group in numbers.
#[derive(Template)]
#[template(path = "stats/group.html")]
struct GroupStatsPage<'a> {
    group: &'a Group,
    stats: &'a GroupStatsView,
    is_keeper: bool,
    records: Vec<BoardRecords<'a>>,
    /// The period of the shown games; `None` shows all games.
    period: Option<Period>,
    /// The series that goes on today, on the page of all games.
    running: Option<RunningSeries>,
    /// The latest evening with its standings, on the page of all games while no series goes on.
    evening: Option<(&'a Evening, EveningStandings)>,
    series: Vec<Series>,
    /// The latest games, on the page of all games.
    latest: Vec<GameLine>,
    table: PlayersTable,
    /// The year whose picture is offered.
    offered_year: Option<i32>,
}

/// A series that goes on, with its standings.
struct RunningSeries {
    series: Series,
    games: u32,
    lines: Vec<StandingsLine>,
}

/// The records of one version, each with everyone who holds it, the first one first.
struct BoardRecords<'a> {
    name: Message,
    records: Vec<&'a [GroupRecord]>,
}

/// The period that a page is limited to, all games without one, and what it shows of the players.
#[derive(Debug, Deserialize)]
pub(super) struct GroupQuery {
    #[serde(default)]
    period: String,
    #[serde(default)]
    column: String,
}

impl GroupStatsPage<'_> {
    /// Whether the group has played so much that records and averages say something.
    fn says_more(&self) -> bool {
        let years = self.stats.by_year.iter();
        years.map(|year| year.games).sum::<u32>() >= MANY_GAMES
    }

    /// Whether some games have no winner.
    fn has_early(&self) -> bool {
        let wins: u32 = self.stats.players.iter().map(|it| it.totals.wins).sum();
        wins < self.stats.games
    }

    /// The address of this page with another column of the players.
    fn column_path(&self, column: &PlayersColumn) -> String {
        let period = self
            .period
            .map_or_else(String::new, |it| format!("period={it}&"));
        format!(
            "/groups/{}?{period}column={}",
            self.group.id,
            column.as_str()
        )
    }

    /// Whether this year is that of the period.
    fn is_shown(&self, year: &PeriodStats) -> bool {
        self.period
            .is_some_and(|period| period.year() == year.period.year())
    }

    /// Whether the page is limited to this period.
    fn is_current(&self, row: &PeriodStats) -> bool {
        self.period == Some(row.period)
    }

    /// The months of the shown year, or the years, with the title of their table.
    fn periods(&self) -> (&'static str, &[PeriodStats]) {
        match self.period {
            Some(_) => ("stats-by-month", &self.stats.by_month),
            None => ("stats-by-year", &self.stats.by_year),
        }
    }
}

impl<'a> BoardRecords<'a> {
    /// The records of these games on one board; a value that all of so many players have reached is no record.
    fn new(boards: &KnownBoards, records: &'a [GroupRecord], players: usize) -> Option<Self> {
        let name = name_in(boards, &records.first()?.variant);
        let records = records.chunk_by(|a, b| a.record == b.record);
        let records: Vec<_> = records.filter(|shared| shared.len() < players).collect();
        (!records.is_empty()).then_some(Self { name, records })
    }
}

fn record_title(record: &GroupRecord) -> Message {
    msg(format!("stats-record-{}", record.record.as_str()))
}

/// The names of everyone who holds a record.
fn holders(shared: &[GroupRecord]) -> Vec<Message> {
    let names = shared.iter().map(|it| labels::player_name(&it.name));
    names.collect()
}

/// A player in numbers.
#[derive(Template)]
#[template(path = "stats/player.html")]
struct PlayerStatsPage<'a> {
    group: &'a Group,
    stats: &'a PlayerStatsView,
    boards: &'a KnownBoards,
    is_keeper: bool,
    chart: Option<TrendChart<'a>>,
}

/// A value with its label, the key of a message.
type Tile = (&'static str, Message);

/// Totals with their labels; the starts only for players with turns.
fn tiles(totals: &AggregateStats) -> Vec<Tile> {
    let text = |text: &str| msg("plain").with("text", text);
    let number = |number: u32| text(&number.to_string());
    let mut tiles = vec![
        ("stats-count", number(totals.games)),
        ("stats-wins", number(totals.wins)),
        ("stats-average", average(totals.average)),
        ("stats-best", text(&best(totals.best))),
        ("stats-penalties", penalties(totals)),
        ("stats-locks", locks(totals)),
    ];
    if totals.starts > 0 {
        tiles.push(("stats-starts", number(totals.starts)));
        tiles.push(("stats-starter-wins", number(totals.starter_wins)));
    }
    tiles
}

fn penalties(totals: &AggregateStats) -> Message {
    known(totals.penalties, totals.penalties_known, totals.games)
}

fn locks(totals: &AggregateStats) -> Message {
    known(totals.rows_locked, totals.rows_locked_known, totals.games)
}

/// A number that is known of some of these games, or of none.
fn known(number: Option<u32>, known: u32, games: u32) -> Message {
    let text = number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    match number.filter(|_| known < games) {
        Some(number) => msg("stats-known")
            .with("count", number)
            .with("games", known),
        None => msg("plain").with("text", text),
    }
}

fn average(points: Option<f64>) -> Message {
    points.map_or_else(|| msg("plain").with("text", "–"), labels::decimal)
}

fn best(points: Option<i32>) -> String {
    points.map_or_else(|| "–".to_owned(), labels::signed)
}

/// How close and how long the games of a group are, and how often the player of turn 1 wins; what is known of them.
fn game_tiles(stats: &GroupStatsView) -> Vec<Tile> {
    let StarterStats { games, wins } = stats.starters;
    let starters = msg("stats-share").with("part", wins).with("whole", games);
    let tiles = [
        ("stats-margin", stats.margins.average.map(labels::decimal)),
        (
            "stats-closest",
            stats
                .margins
                .closest
                .map(|it| msg("stats-points").with("points", it)),
        ),
        (
            "stats-length",
            stats.lengths.median.map(|it| length(it.round() as u32)),
        ),
        ("stats-longest", stats.lengths.longest.map(length)),
        ("stats-starter-won", (games > 0).then_some(starters)),
    ];
    let known = |(label, value): (_, Option<Message>)| Some((label, value?));
    tiles.into_iter().filter_map(known).collect()
}

/// A length in hours and minutes.
fn length(minutes: u32) -> Message {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => msg("stats-minutes").with("minutes", minutes),
        (hours, minutes) => msg("stats-hours")
            .with("hours", hours)
            .with("minutes", minutes),
    }
}

/// The games of a player alone, in a line.
fn alone(alone: &AloneStats) -> Option<Message> {
    let line = msg("stats-alone").with("games", alone.games);
    let line = line.with("best", labels::signed(alone.best?));
    Some(line.with("average", labels::decimal(alone.average?)))
}

pub(super) async fn group(
    reader: GroupReader,
    Query(query): Query<GroupQuery>,
) -> Result<HttpResponse, HttpError> {
    let period = match query.period.as_str() {
        "" => None,
        text => Some(text.parse()?),
    };
    let stats = reader
        .groups
        .stats(&reader.access, period.map(StatsDays::Of))
        .await?;
    let is_of_all_games = period.is_none();
    let group = &reader.access.group;
    let latest = match is_of_all_games {
        true => latest_games(&reader).await?,
        false => Vec::new(),
    };
    let ids = stats.records.iter().map(|record| &*record.variant);
    let ids = ids.chain(latest.iter().map(|game| &*game.variant));
    let boards = reader.games.known_boards(ids).await?;
    let series = reader.groups.all_series(&group.id).await?;
    let running = match is_of_all_games {
        true => running_series(&reader, &series).await?,
        false => None,
    };
    let evening = reader.groups.latest_evening(&group.id).await?;
    let evening = evening.as_ref();
    let evening = evening.filter(|_| is_of_all_games && running.is_none());
    let players = stats.players.len().clamp(2, MAX_HOLDERS + 1);
    let records = stats.records.chunk_by(|a, b| a.variant == b.variant);
    let column = PlayersColumn::of_query(&query.column);
    let page = GroupStatsPage {
        group,
        is_keeper: reader.is_keeper(),
        records: records
            .filter_map(|records| BoardRecords::new(&boards, records, players))
            .collect(),
        period,
        evening: evening.and_then(|evening| {
            let standings = EveningStandings::new(evening, 1, None, |_| true)?;
            Some((evening, standings))
        }),
        running,
        series,
        latest: latest
            .into_iter()
            .map(|game| GameLine::new(game, &boards, group.zone()))
            .collect(),
        table: PlayersTable::new(&reader, &stats, column, is_of_all_games).await?,
        offered_year: year::offered(&stats.by_year, period, reader.services.today(group.zone())),
        stats: &stats,
    };
    Ok(reader.ok(&page))
}

/// The latest finished games of the group.
async fn latest_games(reader: &GroupReader) -> Result<Vec<GameSummary>, Error> {
    let finished = GameFilter {
        status: Some(Status::Finished),
        ..GameFilter::default()
    };
    let filter = history::resolve_filter(&reader.games, &reader.access, finished).await?;
    let services = &reader.services;
    let page = history::list(services, &reader.access, &filter, LATEST_GAMES, None);
    Ok(page.await?.0)
}

/// The series that goes on today; of several, the series with the latest start.
async fn running_series(
    reader: &GroupReader,
    series: &[Series],
) -> Result<Option<RunningSeries>, Error> {
    let today = reader.services.today(reader.access.group.zone());
    let goes_on =
        |days: SeriesDays| days.first() <= today && days.last().is_none_or(|last| today <= last);
    let Some(running) = series.iter().find(|series| goes_on(series.days)) else {
        return Ok(None);
    };
    let found = reader.groups.series(&reader.access, &running.id).await?;
    let line = |standing| StandingsLine::new(standing, found.series.scoring);
    Ok(Some(RunningSeries {
        games: found.games,
        lines: found.standings.iter().map(line).collect(),
        series: found.series,
    }))
}

pub(super) async fn player(
    reader: GroupReader,
    path: Path<(GroupId, PlayerId)>,
) -> Result<HttpResponse, HttpError> {
    let (_, player) = path.into_inner();
    let stats = reader.groups.player_stats(&reader.access, &player).await?;
    let group = &reader.access.group;
    let ids = stats.by_board.iter().map(|board| &*board.variant);
    let boards = reader.games.known_boards(ids).await?;
    let page = PlayerStatsPage {
        group,
        is_keeper: reader.is_keeper(),
        chart: TrendChart::new(&stats.player.name, &stats.trend, group.zone()),
        stats: &stats,
        boards: &boards,
    };
    Ok(reader.ok(&page))
}
