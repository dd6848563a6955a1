//! Statistics of a group and of one player.

use actix_web::HttpResponse;
use actix_web::web::{Path, Query};
use askama::Template;
use chrono_tz::Tz;
use serde::Deserialize;

use super::score_spread::{ByPlayersRow, SpreadRow, by_players, spread};
use super::trend_chart::TrendChart;
use crate::domain::board_name::name_in;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, GroupId, PlayerId, SeriesId};
use crate::domain::period::Period;
use crate::domain::standings::Evening;
use crate::domain::stats_days::StatsDays;
use crate::groups::{
    AggregateStats, AloneStats, GroupRecord, GroupStatsView, HeadToHead, PeriodStats, StarterStats,
};
use crate::http::{GroupReader, HttpError};
use crate::store::PlayerBadge;
use crate::web::kit::badges::badge;
use crate::web::kit::standings::{EveningStandings, series_days};
use crate::web::kit::{filters, labels};

/// The most players that share a record.
const MAX_HOLDERS: usize = 3;

/// A group in numbers.
#[derive(Template)]
#[template(path = "stats/group.html")]
struct GroupStatsPage {
    id: GroupId,
    name: String,
    games: u32,
    is_keeper: bool,
    /// Whether its players have ratings.
    ratings: bool,
    /// Whether the choices of its games are judged.
    coach: bool,
    players: Vec<PlayerTotalsRow>,
    game_tiles: Vec<Tile>,
    records: Vec<BoardRecords>,
    /// The period whose games are shown; all of them if there is none.
    period: Option<Period>,
    /// The years with games, which the page can be limited to.
    years: Vec<PeriodStats>,
    /// The months with games in the year of the period.
    months: Vec<PeriodStats>,
    /// The latest evening, on the page of all games.
    evening: Option<LatestEvening>,
    series: Vec<SeriesRow>,
}

/// The standings of the latest evening.
struct LatestEvening {
    at: String,
    day: Message,
    standings: EveningStandings,
}

/// A series in the list.
struct SeriesRow {
    id: SeriesId,
    name: String,
    days: Message,
}

/// The period that a page is limited to; all games without one.
#[derive(Debug, Deserialize)]
pub(super) struct PeriodQuery {
    #[serde(default)]
    period: String,
}

/// A player's line.
struct PlayerTotalsRow {
    /// `None` for a deleted player, who has no page.
    id: Option<PlayerId>,
    name: Message,
    totals: AggregateStats,
}

impl GroupStatsPage {
    /// Whether this year is that of the period.
    fn is_shown(&self, year: &PeriodStats) -> bool {
        self.period
            .is_some_and(|period| period.year() == year.period.year())
    }

    /// Whether the page is limited to this period.
    fn is_current(&self, row: &PeriodStats) -> bool {
        self.period == Some(row.period)
    }

    fn period_name(&self) -> Option<Message> {
        self.period.map(labels::period)
    }

    /// The months of the shown year, or the years, with the title of their table.
    fn periods(&self) -> (&'static str, &[PeriodStats]) {
        match self.period {
            Some(_) => ("stats-by-month", &self.months),
            None => ("stats-by-year", &self.years),
        }
    }
}

impl LatestEvening {
    fn new(evening: &Evening, zone: Tz) -> Option<Self> {
        let end = evening.ended_at();
        Some(Self {
            at: end.to_rfc3339(),
            day: labels::day(end, zone),
            standings: EveningStandings::new(evening, 1, None, |_| true)?,
        })
    }
}

/// The records of one version.
struct BoardRecords {
    name: Message,
    records: Vec<RecordTile>,
}

struct RecordTile {
    title: Message,
    value: i32,
    /// Everyone who holds it, the first one first.
    names: Vec<Message>,
    game: GameId,
    at: String,
    date: Message,
}

/// A player in numbers.
#[derive(Template)]
#[template(path = "stats/player.html")]
struct PlayerStatsPage {
    group: GroupId,
    player: PlayerId,
    is_keeper: bool,
    name: String,
    totals: AggregateStats,
    /// The games of the player alone; `None` without any.
    alone: Option<Message>,
    badges: Vec<BadgeLine>,
    boards: Vec<(Message, AggregateStats)>,
    chart: Option<TrendChart>,
    rivals: Vec<HeadToHead>,
    spread: Vec<SpreadRow>,
    by_players: Vec<ByPlayersRow>,
    years: Vec<PeriodStats>,
}

/// A badge of a player, with the game that earned it.
struct BadgeLine {
    text: Message,
    game: GameId,
    at: String,
    date: Message,
}

/// A value with its label, the key of a message.
type Tile = (&'static str, Message);

/// Totals with their labels; the starts only for those who played with turns.
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
    Query(query): Query<PeriodQuery>,
) -> Result<HttpResponse, HttpError> {
    let period = match query.period.as_str() {
        "" => None,
        text => Some(text.parse()?),
    };
    let stats = reader
        .groups
        .stats(&reader.access, period.map(StatsDays::Of))
        .await?;
    let ids = stats.records.iter().map(|record| &*record.variant);
    let boards = reader.games.known_boards(ids).await?;
    let is_keeper = reader.is_keeper();
    let GroupReader { context, access } = reader;
    let group = access.group;
    let zone = group.zone();
    let evening = context.groups.latest_evening(&group.id).await?;
    let evening = evening.filter(|_| period.is_none());
    let series = context.groups.all_series(&group.id).await?.into_iter();
    let players = stats.players.len().clamp(2, MAX_HOLDERS + 1);
    let record = |shared: &[GroupRecord]| {
        // What all have reached is no record.
        let first = shared.first().filter(|_| shared.len() < players)?;
        let (date, at) = labels::played(first.played.day, first.played.finished_at, zone);
        Some(RecordTile {
            title: msg(format!("stats-record-{}", first.record.as_str())),
            value: first.value,
            names: shared
                .iter()
                .map(|it| labels::player_name(&it.name))
                .collect(),
            game: first.played.game.clone(),
            at,
            date,
        })
    };
    let of_board = |of_board: &[GroupRecord]| {
        let records = of_board.chunk_by(|a, b| a.record == b.record);
        Some(BoardRecords {
            name: name_in(&boards, &of_board.first()?.variant),
            records: records.filter_map(record).collect(),
        })
    };
    let page = GroupStatsPage {
        is_keeper,
        ratings: group.ratings && stats.games > 0,
        coach: group.coach && stats.games > 0,
        id: group.id,
        name: group.name,
        games: stats.games,
        game_tiles: game_tiles(&stats),
        players: stats
            .players
            .into_iter()
            .map(|player| PlayerTotalsRow {
                id: (!player.name.is_empty()).then_some(player.player),
                name: labels::player_name(&player.name),
                totals: player.totals,
            })
            .collect(),
        records: stats
            .records
            .chunk_by(|a, b| a.variant == b.variant)
            .filter_map(of_board)
            .filter(|board| !board.records.is_empty())
            .collect(),
        period,
        years: stats.by_year,
        months: stats.by_month,
        evening: evening.and_then(|evening| LatestEvening::new(&evening, zone)),
        series: series
            .map(|series| SeriesRow {
                id: series.id,
                name: series.name,
                days: series_days(series.days),
            })
            .collect(),
    };
    Ok(context.ok(&page))
}

pub(super) async fn player(
    reader: GroupReader,
    path: Path<(GroupId, PlayerId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let stats = reader.groups.player_stats(&reader.access, &player).await?;
    let zone = reader.access.group.zone();
    let ids = stats.by_board.iter().map(|board| &*board.variant);
    let known = reader.games.known_boards(ids).await?;
    let boards = stats.by_board.into_iter();
    let badge = |earned: PlayerBadge| {
        let (date, at) = labels::played(earned.played.day, earned.played.finished_at, zone);
        BadgeLine {
            text: badge(earned.badge),
            game: earned.played.game,
            at,
            date,
        }
    };
    let page = PlayerStatsPage {
        is_keeper: reader.is_keeper(),
        chart: TrendChart::new(&stats.player.name, &stats.trend, zone),
        alone: alone(&stats.alone),
        badges: stats.badges.into_iter().map(badge).collect(),
        name: stats.player.name,
        totals: stats.totals,
        boards: boards
            .map(|board| (name_in(&known, &board.variant), board.totals))
            .collect(),
        rivals: stats.head_to_head,
        spread: spread(&stats.scores),
        by_players: by_players(&stats.scores),
        years: stats.by_year,
        group,
        player,
    };
    Ok(reader.ok(&page))
}
