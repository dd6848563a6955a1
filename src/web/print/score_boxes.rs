//! The table of points of a blank sheet, and the boxes of its sum.

use super::row_frame::length;
use crate::domain::i18n::{Message, msg};
use crate::rules::{Board, Color, ScoreKind};
use crate::web::kit::plot::units;

/// The x coordinates of the table of points.
const POINTS: (f64, f64) = (16.0, 132.0);

/// The most columns of a table whose points have so many digits.
const COLUMNS: [(u32, u32); 2] = [(999, 16), (u32::MAX, 12)];

/// The height of a line of the table, and the gap between lines.
const LINE: f64 = 9.2;
const LINE_GAP: f64 = 1.4;

/// The x coordinates of the sum.
const SUM: (f64, f64) = (16.0, 190.0);

/// The gap between its boxes, and the widest box.
const SIGN: f64 = 4.4;
const BOX: f64 = 22.0;

/// The least width of the total, in boxes.
const TOTAL: f64 = 1.5;

/// A line of the table of points.
pub(super) struct PointsLine {
    pub(super) y: String,
    pub(super) columns: Vec<PointsColumn>,
}

/// The points for a number of crosses.
pub(super) struct PointsColumn {
    pub(super) crosses: u32,
    pub(super) points: u32,
    pub(super) middle: String,
}

impl PointsLine {
    /// The table of a board from this y coordinate on, and the y coordinate after it.
    pub(super) fn all(board: &Board, y: f64) -> (Vec<Self>, f64) {
        let most = board.most_crosses;
        let points = board.row_score(most);
        let widest = COLUMNS.iter().find(|(highest, _)| points <= *highest);
        let widest = widest.map_or(1, |(_, columns)| *columns);
        let count = most.div_ceil(widest).max(1);
        let columns = most.div_ceil(count).max(1);
        let step = (POINTS.1 - POINTS.0) / f64::from(columns);
        let column = |(index, crosses): (u32, u32)| PointsColumn {
            crosses,
            points: board.row_score(crosses),
            middle: units(POINTS.0 + (f64::from(index) + 0.5) * step),
        };
        let line = |index: u32| {
            let first = index * columns + 1;
            let crosses = first..=most.min(first + columns - 1);
            Self {
                y: units(y + f64::from(index) * (LINE + LINE_GAP)),
                columns: (0..).zip(crosses).map(column).collect(),
            }
        };
        let lines = (0..count).map(line).collect();
        (lines, y + f64::from(count) * (LINE + LINE_GAP) - LINE_GAP)
    }
}

/// A box of the sum.
pub(super) struct SumBox {
    pub(super) x: String,
    pub(super) width: String,
    /// The sign before it.
    pub(super) sign: Option<SumSign>,
    /// The row whose points it is for.
    pub(super) color: Option<Color>,
    pub(super) caption: Option<Message>,
    pub(super) is_total: bool,
}

/// A sign between two boxes.
pub(super) struct SumSign {
    pub(super) text: &'static str,
    pub(super) middle: String,
}

/// The boxes of a board's sum: its lines, the four rows in this order, and the total.
pub(super) fn sum_boxes(board: &Board, order: [Color; 4]) -> Vec<SumBox> {
    let lines = board.line_kinds();
    let others = lines.into_iter();
    let others = others.filter(|kind| !matches!(kind, ScoreKind::Row(_)));
    let rows = order.into_iter().map(ScoreKind::Row);
    let kinds: Vec<ScoreKind> = rows.chain(others).collect();
    let signs = length(kinds.len()) * SIGN;
    let width = (SUM.1 - SUM.0 - signs) / (length(kinds.len()) + TOTAL);
    let width = width.min(BOX);
    let mut x = SUM.0;
    let mut boxes = Vec::new();
    for (index, kind) in kinds.into_iter().enumerate() {
        let text = match kind {
            ScoreKind::Penalties => "−",
            _ => "+",
        };
        let color = match kind {
            ScoreKind::Row(color) => Some(color),
            _ => None,
        };
        boxes.push(SumBox {
            x: units(x),
            width: units(width),
            sign: (index > 0).then(|| SumSign::before(x, text)),
            color,
            caption: caption(kind),
            is_total: false,
        });
        x += width + SIGN;
    }
    boxes.push(SumBox {
        x: units(x),
        width: units(SUM.1 - 0.4 - x),
        sign: Some(SumSign::before(x, "=")),
        color: None,
        caption: None,
        is_total: true,
    });
    boxes
}

impl SumSign {
    fn before(x: f64, text: &'static str) -> Self {
        Self {
            text,
            middle: units(x - SIGN / 2.0),
        }
    }
}

/// What a line of the score is called in its box; the rows have their colors, the penalties their sign.
fn caption(kind: ScoreKind) -> Option<Message> {
    match kind {
        ScoreKind::Row(_) | ScoreKind::Penalties => None,
        ScoreKind::Steps => Some(msg("line-steps")),
        ScoreKind::Double => Some(msg("plain").with("text", "× 2")),
        ScoreKind::Bonus => Some(msg("plain").with("text", "+ 13")),
        ScoreKind::Track => Some(msg("blank-track")),
    }
}
