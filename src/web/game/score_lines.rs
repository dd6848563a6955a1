//! The lines of a chart of all scores over a game.

use askama::Template;
use rowlock_coach::ExpectedPoint;
use rowlock_rules::{ScoreTimeline, Seat, Seq, TimelinePoint};
use unicode_segmentation::UnicodeSegmentation;

use super::context::GameContext;
use crate::domain::i18n::Message;
use crate::web::kit::filters;
use crate::web::kit::plot::{Scale, corners, levels, spacing, units};

/// The least distance between the names at the ends of lines.
const NAME_HEIGHT: f64 = 15.0;

/// How many letters of a name are shown.
const NAME_LENGTH: usize = 9;

/// The most marks on a line, and the most turns below it.
const MAX_MARKS: usize = 14;
const MAX_TURNS: usize = 8;

/// The size of a chart, in its own units.
pub(crate) struct ChartFrame {
    width: f64,
    height: f64,
    /// The plot area: points to the left, turns below.
    across: (f64, f64),
    down: (f64, f64),
    /// The most levels of points.
    levels: i32,
    /// Whether the lines end with totals and names, right of the plot area.
    has_names: bool,
}

/// The chart.
#[derive(Template)]
#[template(path = "game/score_lines.html")]
pub(crate) struct ScoreLines {
    frame: &'static ChartFrame,
    title: Message,
    /// The x coordinate of the shown position.
    now: Option<String>,
    levels: Vec<(String, i32)>,
    turns: Vec<(String, usize)>,
    lines: Vec<SeatLine>,
}

/// The points of a seat.
struct SeatLine {
    /// The number of the seat, which selects the line's style.
    style_index: usize,
    corners: String,
    /// The line of the expected points, where they are known.
    expected: String,
    marks: Vec<(String, String)>,
    name: String,
    total: i32,
    /// The y coordinate of the name.
    name_y: String,
}

impl ChartFrame {
    /// The chart of a review, on a phone or next to the statistics.
    pub(crate) const REVIEW: Self = Self {
        width: 360.0,
        height: 232.0,
        across: (26.0, 262.0),
        down: (8.0, 212.0),
        levels: 6,
        has_names: true,
    };

    /// The chart of a table view, below the standings or next to them.
    pub(super) const TABLE_VIEW: Self = Self {
        width: 400.0,
        height: 250.0,
        across: (34.0, 390.0),
        down: (10.0, 226.0),
        levels: 3,
        has_names: false,
    };

    /// The x coordinate of this event's position.
    pub(crate) fn x(&self, timeline: &ScoreTimeline, seq: Seq) -> String {
        units(self.scale(timeline, &[]).0.x(index_of(timeline, seq)))
    }

    /// The scale, and the interval between its levels.
    fn scale(&self, timeline: &ScoreTimeline, expected: &[ExpectedPoint]) -> (Scale, i32) {
        let points = timeline.points();
        let totals = points.iter().flat_map(|point| &point.totals).copied();
        let expected = expected.iter().flat_map(|point| &point.points);
        let expected = expected.map(|points| points.as_f64().round() as i32);
        let (range, interval) = levels(totals.chain(expected), self.levels);
        let scale = Scale {
            across: self.across,
            down: self.down,
            count: points.len(),
            points: range,
        };
        (scale, interval)
    }
}

impl ScoreLines {
    /// The chart of a game, with a mark at this event's position, and the points that were expected at the end, if they
    /// are known.
    pub(crate) fn new(
        context: &GameContext,
        timeline: &ScoreTimeline,
        frame: &'static ChartFrame,
        title: Message,
        shown: Option<Seq>,
        expected: &[ExpectedPoint],
    ) -> Self {
        let points = timeline.points();
        let (scale, interval) = frame.scale(timeline, expected);
        let turns = (0..points.len()).step_by(every(points.len(), MAX_TURNS));
        Self {
            frame,
            title,
            now: shown.map(|seq| frame.x(timeline, seq)),
            levels: scale.levels(scale.points.1, interval),
            turns: turns.map(|index| (units(scale.x(index)), index)).collect(),
            lines: lines(context, timeline, expected, &scale),
        }
    }
}

/// The index of the point of the timeline at this event, or the next one.
fn index_of(timeline: &ScoreTimeline, seq: Seq) -> usize {
    timeline.points().partition_point(|point| point.seq < seq)
}

/// The interval between marks, so that there are at most `most`.
fn every(count: usize, most: usize) -> usize {
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    usize::try_from(spacing(number(count), number(most))).unwrap_or(1)
}

fn lines(
    context: &GameContext,
    timeline: &ScoreTimeline,
    expected: &[ExpectedPoint],
    scale: &Scale,
) -> Vec<SeatLine> {
    let points = timeline.points();
    let every = every(points.len(), MAX_MARKS);
    let last = points.len().saturating_sub(1);
    let seats = || Seat::first(context.table().seats());
    let total =
        |point: &TimelinePoint, seat: Seat| point.totals.get(seat.index()).copied().unwrap_or(0);
    let ends = seats().map(|seat| points.last().map_or(0, |point| total(point, seat)));
    let heights = apart(ends.map(|total| scale.y(total)).collect(), scale.down);
    let line = |(seat, height): (Seat, f64)| {
        let coordinates = || {
            let indexed = points.iter().enumerate();
            indexed.map(|(index, point)| (scale.x(index), scale.y(total(point, seat))))
        };
        let is_marked = |index: usize| index == last || index.is_multiple_of(every);
        let expected = expected.iter().filter_map(|point| {
            let points = point.points.get(seat.index())?.as_f64();
            let x = scale.x(index_of(timeline, point.seq));
            Some((x, scale.y(points.round() as i32)))
        });
        SeatLine {
            style_index: seat.index(),
            corners: corners(coordinates()),
            expected: corners(expected),
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
fn apart(mut heights: Vec<f64>, (top, bottom): (f64, f64)) -> Vec<f64> {
    let mut order: Vec<usize> = (0..heights.len()).collect();
    order.sort_by(|&one, &other| heights[one].total_cmp(&heights[other]));
    let mut lowest = bottom;
    // From the lowest up, each makes room for the one below it.
    for &index in order.iter().rev() {
        heights[index] = heights[index].min(lowest);
        lowest = heights[index] - NAME_HEIGHT;
    }
    let mut highest = top;
    for &index in &order {
        heights[index] = heights[index].max(highest);
        highest = heights[index] + NAME_HEIGHT;
    }
    heights
}
