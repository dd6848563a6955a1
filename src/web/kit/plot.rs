//! The scale of a chart: points and time to coordinates.

/// The plot area of a chart, in the drawing's own units.
pub(crate) struct Scale {
    /// The x coordinates of the first and the last point.
    pub(crate) across: (f64, f64),
    /// The y coordinates of the highest and the lowest score.
    pub(crate) down: (f64, f64),
    /// How many points a line has.
    pub(crate) count: usize,
    /// The highest points, and the lowest.
    pub(crate) points: (i32, i32),
}

const ROUND: [i32; 8] = [1, 2, 5, 10, 20, 25, 50, 100];

/// The size of a drawing of one line, in its own units.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 120.0;
/// The distance of the line from the edges, and from the left one, where the numbers of the levels are.
const EDGE: f64 = 8.0;
const LEFT: f64 = 30.0;

/// The most levels of points in it.
pub(crate) const LEVELS: i32 = 5;

impl Scale {
    /// The scale of a drawing of one line, with so many points between the highest and the lowest.
    pub(crate) fn of_line(count: usize, points: (i32, i32)) -> Self {
        Self {
            across: (LEFT, WIDTH - EDGE),
            down: (EDGE, HEIGHT - EDGE),
            count,
            points,
        }
    }

    /// The x coordinate of the point at this index, 0 being the oldest.
    pub(crate) fn x(&self, index: usize) -> f64 {
        let part = number(index) / number(self.count.saturating_sub(1)).max(1.0);
        between(self.across, part)
    }

    /// The y coordinate of this score.
    pub(crate) fn y(&self, points: i32) -> f64 {
        let (highest, lowest) = (f64::from(self.points.0), f64::from(self.points.1));
        let part = (highest - f64::from(points)) / (highest - lowest).max(1.0);
        between(self.down, part)
    }

    /// The levels of points at this interval from `first` up, each with its y coordinate.
    pub(crate) fn levels(&self, first: i32, interval: i32) -> Vec<(String, i32)> {
        let levels = (first..=self.points.0).step_by(usize::try_from(interval).unwrap_or(1));
        let level = |points| (units(self.y(points)), points);
        levels.map(level).collect()
    }
}

/// The smallest round step that divides the range into fewer than `most` parts.
pub(crate) fn spacing(range: i32, most: i32) -> i32 {
    let mut intervals = ROUND.into_iter();
    intervals
        .find(|interval| range / interval < most)
        .unwrap_or(500)
}

/// The highest and the lowest score, zero among them, rounded outwards to levels of this interval.
pub(crate) fn levels(totals: impl Iterator<Item = i32> + Clone, most: i32) -> ((i32, i32), i32) {
    let highest = totals.clone().max().unwrap_or(0).max(1);
    let lowest = totals.min().unwrap_or(0).min(0);
    let interval = spacing(highest - lowest, most);
    let highest = (highest + interval - 1).div_euclid(interval) * interval;
    ((highest, lowest.div_euclid(interval) * interval), interval)
}

fn between((from, to): (f64, f64), part: f64) -> f64 {
    from + part * (to - from)
}

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// Formats a length for a drawing.
pub(crate) fn units(length: f64) -> String {
    format!("{length:.1}")
}

/// Formats the corners of a line for a drawing.
pub(crate) fn corners(points: impl Iterator<Item = (f64, f64)>) -> String {
    let corners = points.map(|(x, y)| format!("{},{}", units(x), units(y)));
    corners.collect::<Vec<_>>().join(" ")
}
