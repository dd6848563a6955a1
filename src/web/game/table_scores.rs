//! The points below the sheets of the table view: the standings or the podium, and a chart.

use askama::Template;
use rowlock_rules::{Standing, Status};

use super::context::GameContext;
use super::score_lines::{ChartFrame, ScoreLines};
use super::sheet::seats::is_undecided;
use super::table_strips::are_many;
use crate::domain::i18n::msg;
use crate::games::ResultView;
use crate::web::kit::filters;
use crate::web::kit::standings::{EveningStandings, SeriesCard};

const PODIUM: u32 = 3;

/// The fewest points of a line that is worth a chart.
const MIN_POINTS: usize = 3;

/// The points of all seats, while they are shown to everyone.
#[derive(Template)]
#[template(path = "game/table_scores.html")]
pub(super) struct TableScores {
    /// The first three ranks, once there is a winner.
    podium: Vec<TableStanding>,
    standings: Vec<TableStanding>,
    chart: Option<ScoreLines>,
    /// The standings of the evening, at the end.
    evening: Option<EveningStandings>,
    /// The standings of the series, at the end.
    series: Option<SeriesCard>,
}

/// A line of the standings.
struct TableStanding {
    /// The rank, once anything is crossed; `None` of a game that ended early.
    rank: Option<u32>,
    /// The number of the seat, which selects the style of its line in the chart.
    style_index: usize,
    name: String,
    total: i32,
    /// Whether nothing is crossed with this roll.
    is_undecided: bool,
}

impl TableScores {
    /// The points of a game; `None` in the lobby, while scores are hidden, and beside strips before there is a chart.
    pub(super) fn new(context: &GameContext) -> Option<Self> {
        let is_over = context.status() == Status::Finished;
        let is_hidden = context.house_rules().hide_scores && !is_over;
        if context.status() == Status::Lobby || is_hidden {
            return None;
        }
        let table = context.table();
        let has_winner = context
            .details
            .result
            .as_ref()
            .is_some_and(ResultView::has_winner);
        let (podium, others): (Vec<_>, Vec<_>) = table
            .standings()
            .into_iter()
            .partition(|standing| has_winner && standing.rank <= PODIUM);
        // Strips say what the standings would.
        let has_strips = !is_over && are_many(table.seats());
        let others = others.into_iter().filter(|_| !has_strips);
        let has_ranks = !table.is_unplayed() && (has_winner || !is_over);
        let line = |standing: Standing| TableStanding {
            rank: has_ranks.then_some(standing.rank),
            style_index: standing.seat.index(),
            name: context.name(standing.seat).to_owned(),
            total: standing.total,
            is_undecided: !is_over && is_undecided(table, standing.seat),
        };
        let timeline = context.game.timeline();
        let is_long = !context.game.is_paper_game() && timeline.points().len() >= MIN_POINTS;
        if has_strips && !is_long {
            return None;
        }
        Some(Self {
            podium: podium.into_iter().map(line).collect(),
            standings: others.map(line).collect(),
            chart: is_long.then(|| {
                let title = msg("review-chart-so-far");
                ScoreLines::new(
                    context,
                    &timeline,
                    &ChartFrame::TABLE_VIEW,
                    title,
                    None,
                    &[],
                )
            }),
            evening: context.evening(),
            series: context.series(),
        })
    }
}

impl TableScores {
    /// Whether there is a chart, whose lines have a mark for each player.
    pub(super) fn has_chart(&self) -> bool {
        self.chart.is_some()
    }
}

impl TableStanding {
    fn step(&self) -> u32 {
        self.rank.unwrap_or(PODIUM)
    }
}
