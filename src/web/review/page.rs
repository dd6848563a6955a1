//! The review of a finished game.

use actix_web::HttpResponse;
use actix_web::http::header::RETRY_AFTER;
use actix_web::web::Query;
use askama::Template;
use rowlock_rules::{Color, LoggedPosition, ScoreTimeline, Seat, SeatSummary, Seq, TimelinePoint};
use serde::Deserialize;

use super::coach::CoachSection;
use super::position::PositionFragment;
use super::score_chart::ScoreChart;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameId;
use crate::games::{REPORT_RETRY_AFTER_SECS, ResultView};
use crate::http::HttpError;
use crate::web::game::context::GameContext;
use crate::web::game::report::ReportState;
use crate::web::game::request::GameRequest;
use crate::web::game::result;
use crate::web::game::score_lines::ChartFrame;
use crate::web::kit::filters;
use crate::web::kit::labels::color_name;

/// Positions per request.
const BATCH_SIZE: usize = 12;

#[derive(Template)]
#[template(path = "review/page.html")]
struct ReviewPage<'a> {
    data: &'a ReviewData,
    result: &'a ResultView,
    position: PositionFragment,
    at: Seq,
    links: [PositionLink; 4],
    chart: ScoreChart,
    coach: Option<CoachSection>,
    tiles: Vec<Tile>,
}

/// A link to another position.
struct PositionLink {
    id: &'static str,
    /// Its label: the key of a message.
    name: &'static str,
    at: Seq,
}

/// A highlight of the game.
struct Tile {
    value: String,
    title: Message,
    about: Option<Message>,
}

/// The positions of one response.
#[derive(Template)]
#[template(
    source = "{% for position in positions %}{{ position|safe }}{% endfor %}",
    ext = "html"
)]
struct PositionBatch {
    positions: Vec<PositionFragment>,
}

/// The section of the coach and the chart, for pages that were shown before the report was made.
#[derive(Template)]
#[template(source = "{{ section|safe }}{{ chart|safe }}", ext = "html")]
struct CoachUpdate {
    section: CoachSection,
    chart: ScoreChart,
}

/// The requested position; the start by default.
#[derive(Debug, Deserialize)]
pub(super) struct PositionQuery {
    #[serde(default)]
    at: Seq,
}

/// A game with its positions and its scores over time.
struct ReviewData {
    context: GameContext,
    /// The sequence numbers of all positions.
    seqs: Vec<Seq>,
    timeline: ScoreTimeline,
}

impl ReviewData {
    fn new(context: GameContext) -> Self {
        Self {
            seqs: context
                .game
                .positions()
                .map(|position| position.seq)
                .collect(),
            timeline: context.game.timeline(),
            context,
        }
    }

    /// The index of the latest position that is not after this event; the first if all are.
    fn index_of(&self, seq: Seq) -> usize {
        let after = self.seqs.partition_point(|&other| other <= seq);
        after.saturating_sub(1)
    }

    /// Renders up to `count` positions from index `first`; the others are not held in memory.
    fn positions(&self, first: usize, count: usize) -> Vec<PositionFragment> {
        let fragment = |(index, position): (usize, LoggedPosition)| {
            let x = ChartFrame::REVIEW.x(&self.timeline, position.seq);
            let report = self.context.report.made();
            PositionFragment::new(
                &self.context,
                report,
                &position,
                (index, self.seqs.len()),
                x,
            )
        };
        let positions = self.context.game.positions().enumerate();
        positions.skip(first).take(count).map(fragment).collect()
    }

    fn chart(&self, at: Seq) -> ScoreChart {
        ScoreChart::new(
            &self.context,
            &self.timeline,
            at,
            self.context.report.made(),
        )
    }

    fn coach_update(&self) -> Option<CoachUpdate> {
        Some(CoachUpdate {
            section: CoachSection::of(&self.context)?,
            chart: self.chart(*self.seqs.last()?),
        })
    }

    fn page(&self, at: Seq) -> Option<ReviewPage<'_>> {
        let context = &self.context;
        let index = self.index_of(at);
        let seqs = &self.seqs;
        let (first, last) = (*seqs.first()?, *seqs.last()?);
        let at = *seqs.get(index)?;
        let before = index.checked_sub(1).map_or(first, |before| seqs[before]);
        let after = seqs.get(index + 1).copied().unwrap_or(last);
        let link = |id, name, at| PositionLink { id, name, at };
        Some(ReviewPage {
            data: self,
            result: context.details.result.as_ref()?,
            position: self.positions(index, 1).pop()?,
            at,
            links: [
                link("first", "review-first", first),
                link("before", "review-before", before),
                link("after", "review-after", after),
                link("last", "review-last", last),
            ],
            chart: self.chart(at),
            coach: CoachSection::of(context),
            tiles: self.tiles(),
        })
    }

    fn tiles(&self) -> Vec<Tile> {
        let context = &self.context;
        let is_alone = context.table().seats() < 2;
        let longest = context.table().longest_row().map(|longest| {
            let row = |&(seat, row): &(Seat, Color)| {
                let row = msg("review-row").with("row", color_name(row));
                row.with("name", context.name(seat))
            };
            let rows: Vec<Message> = longest.rows.iter().map(row).collect();
            Tile {
                value: longest.crosses.to_string(),
                title: msg("review-longest"),
                about: Some(msg("names").with("names", rows)),
            }
        });
        let changes = (!is_alone).then(|| Tile {
            value: self.timeline.lead_changes().to_string(),
            title: msg("review-changes"),
            about: None,
        });
        let decision = self.timeline.decision();
        let decision = decision.map(|decision| self.decision(decision.point));
        [decision, changes, longest].into_iter().flatten().collect()
    }

    fn decision(&self, point: &TimelinePoint) -> Tile {
        let led = msg("review-led").with("names", self.context.names(&point.leaders()));
        match point.turn {
            Some(turn) => Tile {
                value: turn.to_string(),
                title: msg("review-decided-turn"),
                about: Some(led),
            },
            None => Tile {
                value: self.index_of(point.seq).to_string(),
                title: msg("review-decided-move"),
                about: Some(led),
            },
        }
    }
}

impl ReviewPage<'_> {
    fn context(&self) -> &GameContext {
        &self.data.context
    }

    /// The game's event up to which this page is up to date, if a rematch may start while it is open.
    fn follows_from(&self) -> Option<Seq> {
        let context = self.context();
        result::may_follow(context).then_some(context.game.seq())
    }

    fn next(&self) -> Option<&GameId> {
        let next = self.context().details.next.as_ref();
        next.filter(|_| self.context().seat.is_some())
    }

    /// The seats, in the order of the ranking.
    fn ranking(&self) -> Vec<SeatSummary> {
        let mut summaries = self.context().table().seat_summaries();
        summaries.sort_by_key(|summary| summary.rank);
        summaries
    }
}

/// The longest row, skipped numbers, penalties and locked rows.
fn statistics(summary: &SeatSummary) -> [Option<u32>; 4] {
    [
        summary.longest_row(),
        summary.skipped,
        summary.penalties.map(u32::from),
        summary.rows_locked,
    ]
}

pub(super) async fn show(
    request: GameRequest,
    Query(query): Query<PositionQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    if !context.may_review() {
        return Ok(request.redirect(""));
    }
    Ok(match ReviewData::new(context).page(query.at) {
        Some(page) => request.ok(&page),
        None => request.redirect(""),
    })
}

/// The positions of the requested one's batch.
pub(super) async fn positions(
    request: GameRequest,
    Query(query): Query<PositionQuery>,
) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    if !context.may_review() {
        return Ok(request.redirect(""));
    }
    let data = ReviewData::new(context);
    let first = data.index_of(query.at) / BATCH_SIZE * BATCH_SIZE;
    let batch = PositionBatch {
        positions: data.positions(first, BATCH_SIZE),
    };
    Ok(request.ok(&batch))
}

/// The section of the coach and the chart; 202 until the report is made, and 204 if reports are off.
pub(super) async fn coach(request: GameRequest) -> Result<HttpResponse, HttpError> {
    let context = request.load(None).await?;
    if !context.may_review() {
        return Ok(request.redirect(""));
    }
    if matches!(context.report, ReportState::Awaited(_)) {
        let mut response = HttpResponse::Accepted();
        response.insert_header((RETRY_AFTER, REPORT_RETRY_AFTER_SECS));
        return Ok(response.finish());
    }
    Ok(match ReviewData::new(context).coach_update() {
        Some(update) => request.ok(&update),
        None => HttpResponse::NoContent().finish(),
    })
}
