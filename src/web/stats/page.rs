//! Statistics of a group and of one player.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use askama::Template;

use super::score_spread::{ByPlayersRow, SpreadRow, by_players, spread};
use super::trend_chart::TrendChart;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::games::GameService;
use crate::groups::{AggregateStats, GroupService, HeadToHeadView, RecordView};
use crate::http::{GroupMember, HttpError};
use crate::web::kit::filters;
use crate::web::kit::labels;
use crate::web::kit::labels::board_name;
use crate::web::kit::response::ok;

/// A group in numbers.
#[derive(Template)]
#[template(path = "stats/group.html")]
struct GroupStatsPage {
    id: GroupId,
    name: String,
    games: u32,
    is_keeper: bool,
    players: Vec<PlayerTotalsRow>,
    records: Vec<RecordTile>,
}

/// A player's line.
struct PlayerTotalsRow {
    /// `None` for a deleted player, who has no page.
    id: Option<PlayerId>,
    name: Message,
    totals: Totals,
}

/// A record.
struct RecordTile {
    title: Message,
    board: String,
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
    totals: Totals,
    boards: Vec<(String, Totals)>,
    chart: Option<TrendChart>,
    rivals: Vec<OpponentRow>,
    spread: Vec<SpreadRow>,
    by_players: Vec<ByPlayersRow>,
}

/// A player's results against another.
struct OpponentRow {
    name: Message,
    rival: HeadToHeadView,
}

/// Totals as they are shown.
struct Totals {
    games: u32,
    wins: u32,
    average: String,
    best: String,
    worst: String,
    penalties: u32,
    rows_locked: u32,
}

impl From<AggregateStats> for Totals {
    fn from(totals: AggregateStats) -> Self {
        let optional = |points: Option<i32>| points.map_or_else(|| "–".to_owned(), labels::signed);
        let average = |average: f64| labels::signed(format!("{average:.1}"));
        Self {
            games: totals.games,
            wins: totals.wins,
            average: totals.average.map_or_else(|| "–".to_owned(), average),
            best: optional(totals.best),
            worst: optional(totals.worst),
            penalties: totals.penalties,
            rows_locked: totals.rows_locked,
        }
    }
}

impl Totals {
    /// The totals with their labels.
    fn tiles(&self) -> [(&'static str, String); 7] {
        [
            ("stats-count", self.games.to_string()),
            ("stats-wins", self.wins.to_string()),
            ("stats-average", self.average.clone()),
            ("stats-best", self.best.clone()),
            ("stats-worst", self.worst.clone()),
            ("stats-penalties", self.penalties.to_string()),
            ("stats-locks", self.rows_locked.to_string()),
        ]
    }
}

/// A name, or a label for a deleted player.
fn shown(name: &str) -> Message {
    if name.is_empty() {
        msg("player-anonymized")
    } else {
        msg("plain").with("text", name)
    }
}

/// The page of a group.
pub(super) async fn group(
    games: Data<GameService>,
    groups: Data<GroupService>,
    member: GroupMember,
) -> Result<HttpResponse, HttpError> {
    let stats = groups.stats(&member.access).await?;
    let is_keeper = member.is_keeper();
    let group = member.access.group;
    let zone = group.zone();
    let record = |shared: &[RecordView]| {
        let first = shared.first()?;
        Some(RecordTile {
            title: msg(format!("stats-record-{}", first.record)),
            board: board_name(&games, &first.variant),
            value: first.value,
            names: shared.iter().map(|it| shown(&it.name)).collect(),
            game: first.game.clone(),
            at: first.finished_at.to_rfc3339(),
            date: labels::date(first.finished_at, zone),
        })
    };
    let is_shared =
        |a: &RecordView, b: &RecordView| (a.record, &a.variant) == (b.record, &b.variant);
    let page = GroupStatsPage {
        is_keeper,
        id: group.id,
        name: group.name,
        games: stats.games,
        players: stats
            .players
            .into_iter()
            .map(|player| PlayerTotalsRow {
                id: (!player.name.is_empty()).then_some(player.player),
                name: shown(&player.name),
                totals: player.totals.into(),
            })
            .collect(),
        records: stats
            .records
            .chunk_by(is_shared)
            .filter_map(record)
            .collect(),
    };
    Ok(ok(member.caller.view_context, &page))
}

/// The page of a player.
pub(super) async fn player(
    games: Data<GameService>,
    groups: Data<GroupService>,
    member: GroupMember,
    path: Path<(GroupId, PlayerId)>,
) -> Result<HttpResponse, HttpError> {
    let (group, player) = path.into_inner();
    let stats = groups.player_stats(&member.access, &player).await?;
    let zone = member.access.group.zone();
    let boards = stats.by_board.into_iter();
    let page = PlayerStatsPage {
        is_keeper: member.is_keeper(),
        chart: TrendChart::new(&stats.player.name, &stats.trend, zone),
        name: stats.player.name,
        totals: stats.totals.into(),
        boards: boards
            .map(|board| (board_name(&games, &board.variant), board.totals.into()))
            .collect(),
        rivals: stats
            .head_to_head
            .into_iter()
            .map(|rival| OpponentRow {
                name: shown(&rival.name),
                rival,
            })
            .collect(),
        spread: spread(&stats.scores),
        by_players: by_players(&stats.scores),
        group,
        player,
    };
    Ok(ok(member.caller.view_context, &page))
}
