//! A chart of all scores over a game, readable as a table.

use askama::Template;
use rowlock_coach::Report;
use rowlock_rules::{ScoreTimeline, Seq, Standing, TimelinePoint};

use super::position::move_name;
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::game::score_lines::{ChartFrame, ScoreLines};
use crate::web::kit::filters;
use crate::web::kit::labels::signed;

#[derive(Template)]
#[template(path = "review/score_chart.html")]
pub(super) struct ScoreChart {
    review: String,
    lines: ScoreLines,
    /// Whether it shows what was expected, too.
    has_expected: bool,
    names: Vec<String>,
    rows: Vec<TotalsRow>,
}

/// A line of the table.
struct TotalsRow {
    seq: Seq,
    name: Message,
    totals: Vec<i32>,
}

impl ScoreChart {
    /// The chart of a finished game, at the position of this event.
    pub(super) fn new(
        context: &GameContext,
        timeline: &ScoreTimeline,
        seq: Seq,
        report: Option<&Report>,
    ) -> Self {
        let expected = report.map_or(&[][..], |report| &report.expected);
        let points = timeline.points();
        let row = |(index, point): (usize, &TimelinePoint)| TotalsRow {
            seq: point.seq,
            name: match point.turn {
                Some(turn) => msg("review-turn").with("turn", turn),
                None => move_name(index),
            },
            totals: point.totals.clone(),
        };
        let frame = &ChartFrame::REVIEW;
        Self {
            review: format!("/games/{}/review", context.details.id),
            lines: ScoreLines::new(
                context,
                timeline,
                frame,
                title(context),
                Some(seq),
                expected,
            ),
            has_expected: !expected.is_empty(),
            names: context
                .seats()
                .map(|seat| context.name(seat).to_owned())
                .collect(),
            rows: points.iter().enumerate().map(row).collect(),
        }
    }
}

/// The result in one sentence, for screen readers.
fn title(context: &GameContext) -> Message {
    let total = |standing: &Standing| {
        let total = msg("review-total").with("name", context.name(standing.seat));
        total.with("total", signed(standing.total))
    };
    let standings = context
        .details
        .result
        .iter()
        .flat_map(|result| &result.standings);
    let totals: Vec<Message> = standings.map(total).collect();
    msg("review-chart-title").with("totals", totals)
}
