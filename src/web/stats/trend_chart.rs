//! A chart of scores over time, readable as a table.

use askama::Template;
use chrono_tz::Tz;

use super::curve::CurveChart;
use crate::domain::i18n::msg;
use crate::groups::TrendPoint;
use crate::web::kit::filters;
use crate::web::kit::plot::{LEVELS, Scale, levels, units};

/// The totals of games, the oldest first.
#[derive(Template)]
#[template(path = "stats/trend_chart.html")]
pub(super) struct TrendChart<'a> {
    chart: CurveChart,
    scale: Scale,
    highest: i32,
    trend: &'a [TrendPoint],
    zone: Tz,
}

impl<'a> TrendChart<'a> {
    /// The trend of a player; `None` with fewer than two games.
    pub(super) fn new(name: &str, trend: &'a [TrendPoint], zone: Tz) -> Option<Self> {
        if trend.len() < 2 {
            return None;
        }
        let totals = || trend.iter().map(|point| point.total);
        let (range, interval) = levels(totals(), LEVELS);
        let scale = Scale::of_line(trend.len(), range);
        let title = msg("stats-trend-of").with("name", name);
        Some(Self {
            chart: CurveChart::new(title, &scale, totals(), (range.1, interval)),
            scale,
            highest: totals().max()?,
            trend,
            zone,
        })
    }

    /// The coordinates of a game on the drawing.
    fn dot(&self, index: usize, point: &TrendPoint) -> (String, String) {
        let (x, y) = (self.scale.x(index), self.scale.y(point.total));
        (units(x), units(y))
    }
}

fn is_win(point: &TrendPoint) -> bool {
    point.rank == 1 && !point.stopped && point.players > 1
}
