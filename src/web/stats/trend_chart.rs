//! A chart of scores over time, readable as a table.

use askama::Template;
use chrono_tz::Tz;

use crate::domain::i18n::{Message, msg};
use crate::groups::TrendPoint;
use crate::web::kit::plot::{LEVELS, Scale, corners, levels, units};
use crate::web::kit::{filters, labels};

/// The totals of games, the oldest first.
#[derive(Template)]
#[template(path = "stats/trend_chart.html")]
pub(super) struct TrendChart {
    title: Message,
    line: String,
    dots: Vec<Dot>,
    /// The y coordinates of round numbers of points.
    levels: Vec<(String, i32)>,
    highest: i32,
    rows: Vec<TrendRow>,
}

/// A game on the drawing.
struct Dot {
    x: String,
    y: String,
    is_win: bool,
}

/// A game in the table.
struct TrendRow {
    at: String,
    date: Message,
    game: String,
    total: i32,
}

impl TrendChart {
    /// The trend of a player; `None` with fewer than two games.
    pub(super) fn new(name: &str, trend: &[TrendPoint], zone: Tz) -> Option<Self> {
        if trend.len() < 2 {
            return None;
        }
        let totals = || trend.iter().map(|point| point.total);
        let (range, interval) = levels(totals(), LEVELS);
        let step = usize::try_from(interval).unwrap_or(1);
        let scale = Scale::of_line(trend.len(), range);
        let dot = |(index, point): (usize, &TrendPoint)| Dot {
            x: units(scale.x(index)),
            y: units(scale.y(point.total)),
            is_win: point.rank == 1 && !point.stopped && point.players > 1,
        };
        let points = totals().enumerate();
        let line = corners(points.map(|(index, total)| (scale.x(index), scale.y(total))));
        let row = |point: &TrendPoint| {
            let (date, at) = labels::played(point.played.day, point.played.finished_at, zone);
            TrendRow {
                at,
                date,
                game: point.played.game.to_string(),
                total: point.total,
            }
        };
        let title = msg("stats-trend-of").with("name", name);
        Some(Self {
            title: title.with("games", trend.len()),
            line,
            dots: trend.iter().enumerate().map(dot).collect(),
            levels: (range.1..=range.0)
                .step_by(step)
                .map(|points| (units(scale.y(points)), points))
                .collect(),
            highest: totals().max()?,
            rows: trend.iter().rev().map(row).collect(),
        })
    }
}
