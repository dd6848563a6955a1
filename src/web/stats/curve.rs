//! The curve of a player: a value after each game, the oldest first.

use crate::domain::i18n::Message;
use crate::web::kit::plot::{Scale, corners};

/// A curve, with the levels of points behind it.
pub(super) struct CurveChart {
    pub(super) title: Message,
    pub(super) line: String,
    /// The y coordinates of round numbers of points.
    pub(super) levels: Vec<(String, i32)>,
}

impl CurveChart {
    /// The curve of these points, with levels at this interval from `first` up.
    pub(super) fn new(
        title: Message,
        scale: &Scale,
        points: impl Iterator<Item = i32>,
        (first, interval): (i32, i32),
    ) -> Self {
        let at = |(index, points): (usize, i32)| (scale.x(index), scale.y(points));
        Self {
            title: title.with("games", scale.count),
            line: corners(points.enumerate().map(at)),
            levels: scale.levels(first, interval),
        }
    }
}
