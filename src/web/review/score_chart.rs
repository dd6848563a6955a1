//! A chart of all scores over a game, readable as a table.

use askama::Template;
use unicode_segmentation::UnicodeSegmentation;

use super::position::move_name;
use crate::domain::i18n::{Message, msg};
use crate::games::StandingView;
use crate::rules::{ScoreTimeline, Seat, Seq, TimelinePoint};
use crate::web::game::context::GameContext;
use crate::web::kit::filters;
use crate::web::kit::labels::signed;
use crate::web::kit::plot::{Scale, corners, units};

/// The size of the drawing, in its own units.
const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 232.0;

/// The plot area: points to the left, turns below, names to the right.
const ACROSS: (f64, f64) = (26.0, 262.0);
const DOWN: (f64, f64) = (8.0, 212.0);

/// The least distance between the names at the ends of lines.
const NAME_HEIGHT: f64 = 15.0;

/// How many letters of a name are shown.
const NAME_LENGTH: usize = 9;

/// The most marks on a line, and the most turns below it.
const MAX_MARKS: usize = 14;
const MAX_TURNS: usize = 8;

/// The most levels of points.
const MAX_LEVELS: i32 = 6;

/// Round steps of a scale.
const ROUND: [i32; 8] = [1, 2, 5, 10, 20, 25, 50, 100];

/// The chart.
#[derive(Template)]
#[template(path = "review/score_chart.html")]
pub(super) struct ScoreChart {
    width: f64,
    height: f64,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    review: String,
    title: Message,
    /// The x coordinate of the shown position.
    now: String,
    levels: Vec<(String, i32)>,
    turns: Vec<(String, usize)>,
    lines: Vec<SeatLine>,
    names: Vec<String>,
    rows: Vec<TotalsRow>,
}

/// The points of a seat.
struct SeatLine {
    /// The number of the seat, which selects the line's style.
    style_index: usize,
    corners: String,
    marks: Vec<(String, String)>,
    name: String,
    total: i32,
    /// The y coordinate of the name.
    name_y: String,
}

/// A line of the table.
struct TotalsRow {
    seq: Seq,
    name: Message,
    totals: Vec<i32>,
}

impl ScoreChart {
    /// The chart of a finished game, at the position of this event.
    pub(super) fn new(context: &GameContext, timeline: &ScoreTimeline, seq: Seq) -> Self {
        let points = timeline.points();
        let scale = scale(timeline);
        let (highest, lowest) = scale.points;
        let spacing = usize::try_from(spacing(highest - lowest, MAX_LEVELS)).unwrap_or(1);
        let levels = (lowest..=highest).step_by(spacing);
        let turns = (0..points.len()).step_by(every(points.len(), MAX_TURNS));
        let row = |(index, point): (usize, &TimelinePoint)| TotalsRow {
            seq: point.seq,
            name: match point.turn {
                Some(turn) => msg("review-turn").with("turn", turn),
                None => move_name(index),
            },
            totals: point.totals.clone(),
        };
        Self {
            width: WIDTH,
            height: HEIGHT,
            left: ACROSS.0,
            right: ACROSS.1,
            top: DOWN.0,
            bottom: DOWN.1,
            review: format!("/games/{}/review", context.view.id),
            title: title(context),
            now: x(timeline, seq),
            levels: levels.map(|score| (units(scale.y(score)), score)).collect(),
            turns: turns.map(|index| (units(scale.x(index)), index)).collect(),
            lines: lines(context, points, &scale),
            names: context
                .view
                .seats
                .iter()
                .map(|it| it.name.clone())
                .collect(),
            rows: points.iter().enumerate().map(row).collect(),
        }
    }
}

/// The x coordinate of this event's position.
pub(super) fn x(timeline: &ScoreTimeline, seq: Seq) -> String {
    let index = timeline.points().partition_point(|point| point.seq < seq);
    units(scale(timeline).x(index))
}

fn scale(timeline: &ScoreTimeline) -> Scale {
    let points = timeline.points();
    let totals = || points.iter().flat_map(|point| &point.totals).copied();
    let (highest, lowest) = (totals().max().unwrap_or(0), totals().min().unwrap_or(0));
    let interval = spacing(highest.max(1) - lowest.min(0), MAX_LEVELS);
    Scale {
        across: ACROSS,
        down: DOWN,
        count: points.len(),
        points: (
            (highest.max(1) + interval - 1).div_euclid(interval) * interval,
            lowest.min(0).div_euclid(interval) * interval,
        ),
    }
}

/// The smallest round step that divides the range into fewer than `most` parts.
fn spacing(range: i32, most: i32) -> i32 {
    let mut intervals = ROUND.into_iter();
    intervals
        .find(|interval| range / interval < most)
        .unwrap_or(500)
}

/// The interval between marks, so that there are at most `most`.
fn every(count: usize, most: usize) -> usize {
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    usize::try_from(spacing(number(count), number(most))).unwrap_or(1)
}

/// The result in one sentence, for screen readers.
fn title(context: &GameContext) -> Message {
    let total = |standing: &StandingView| {
        let total = msg("review-total").with("name", context.name(standing.seat));
        total.with("total", signed(standing.total))
    };
    let standings = context
        .view
        .result
        .iter()
        .flat_map(|result| &result.standings);
    let totals: Vec<Message> = standings.map(total).collect();
    msg("review-chart-title").with("totals", totals)
}

fn lines(context: &GameContext, points: &[TimelinePoint], scale: &Scale) -> Vec<SeatLine> {
    let every = every(points.len(), MAX_MARKS);
    let last = points.len().saturating_sub(1);
    let seats = || Seat::first(context.view.seats.len());
    let total =
        |point: &TimelinePoint, seat: Seat| point.totals.get(seat.index()).copied().unwrap_or(0);
    let ends = seats().map(|seat| points.last().map_or(0, |point| total(point, seat)));
    let heights = apart(ends.map(|total| scale.y(total)).collect());
    let line = |(seat, height): (Seat, f64)| {
        let coordinates = || {
            let indexed = points.iter().enumerate();
            indexed.map(|(index, point)| (scale.x(index), scale.y(total(point, seat))))
        };
        let is_marked = |index: usize| index == last || index.is_multiple_of(every);
        SeatLine {
            style_index: seat.index(),
            corners: corners(coordinates()),
            marks: coordinates()
                .enumerate()
                .filter(|(index, _)| is_marked(*index))
                .map(|(_, (x, y))| (units(x), units(y)))
                .collect(),
            name: short(context.name(seat)),
            total: points.last().map_or(0, |point| total(point, seat)),
            name_y: units(height),
        }
    };
    seats().zip(heights).map(line).collect()
}

/// The name, or its beginning if it is long.
fn short(name: &str) -> String {
    if name.graphemes(true).count() <= NAME_LENGTH {
        return name.to_owned();
    }
    let begin: String = name.graphemes(true).take(NAME_LENGTH - 1).collect();
    format!("{}…", begin.trim_end())
}

/// The same heights, moved as little as needed to keep them apart and in the drawing.
fn apart(mut heights: Vec<f64>) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&one, &other| heights[one].total_cmp(&heights[other]));
    let mut lowest = DOWN.1;
    // From the lowest up, each makes room for the one below it.
    for &index in order.iter().rev() {
        heights[index] = heights[index].min(lowest);
        lowest = heights[index] - NAME_HEIGHT;
    }
    let mut highest = DOWN.0;
    for &index in &order {
        heights[index] = heights[index].max(highest);
        highest = heights[index] + NAME_HEIGHT;
    }
    heights
}
