//! Lines of points over time, drawn by the server and readable as a table.

use askama::Template;

use super::filters;
use super::terms;
use crate::groups::TrendView;
use crate::words::{Said, said};

/// The size of the drawing, in its own units.
const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 120.0;
/// How far the line stays off the edges.
const EDGE: f64 = 8.0;

/// The totals of games, the oldest first.
#[derive(Template)]
#[template(path = "chart.html")]
pub(super) struct Chart {
    title: Said,
    /// The corners of the line.
    line: String,
    dots: Vec<Dot>,
    /// How high zero lies.
    zero: String,
    highest: i32,
    lowest: i32,
    rows: Vec<Row>,
}

/// A game on the drawing.
struct Dot {
    x: String,
    y: String,
    is_win: bool,
}

/// A game in the table.
struct Row {
    at: String,
    date: Said,
    game: String,
    total: i32,
}

impl Chart {
    /// The trend of a player; `None` where there are not two games to compare.
    pub(super) fn new(name: &str, trend: &[TrendView]) -> Option<Self> {
        if trend.len() < 2 {
            return None;
        }
        let totals = || trend.iter().map(|point| point.total);
        let (lowest, highest) = (totals().min()?, totals().max()?);
        let (bottom, top) = (f64::from(lowest.min(0)), f64::from(highest.max(1)));
        let y = |total: i32| {
            let part = (f64::from(total) - bottom) / (top - bottom);
            format!("{:.1}", HEIGHT - EDGE - part * (HEIGHT - 2.0 * EDGE))
        };
        let steps = f64::from(u32::try_from(trend.len() - 1).unwrap_or(1));
        let x = |index: u32| {
            format!(
                "{:.1}",
                EDGE + f64::from(index) / steps * (WIDTH - 2.0 * EDGE)
            )
        };
        let dots: Vec<Dot> = (0..)
            .zip(trend)
            .map(|(index, point)| Dot {
                x: x(index),
                y: y(point.total),
                is_win: point.rank == 1,
            })
            .collect();
        let corners = dots.iter().map(|dot| format!("{},{}", dot.x, dot.y));
        let row = |point: &TrendView| Row {
            at: point.finished_at.to_rfc3339(),
            date: terms::date(point.finished_at),
            game: point.game.to_string(),
            total: point.total,
        };
        let title = said("years-trend-of").with("name", name);
        Some(Self {
            title: title.with("games", trend.len()),
            line: corners.collect::<Vec<_>>().join(" "),
            dots,
            zero: y(0),
            highest,
            lowest,
            rows: trend.iter().rev().map(row).collect(),
        })
    }
}
