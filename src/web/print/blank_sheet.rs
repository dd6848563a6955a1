//! A blank sheet: the rows as they are printed, and the boxes for its score.

use std::sync::Arc;

use rowlock_rules::{Board, MAX_PENALTIES, PENALTY_SCORE, PairEffect, PrintedRow, ScoreKind};

use crate::domain::board_name::board_name;
use crate::domain::i18n::{Message, msg};
use crate::domain::row_display::RowDisplay;
use crate::web::kit::extra_line::name;
use crate::web::kit::row_order::OfRow;

/// The height of a third of a page of A4 or Letter, of what is not a row, of a row below them, of a line of the
/// table of points, and the least height of a row that leaves room for a pen; all in millimeters.
const THIRD: usize = 83;
const BESIDE: usize = 18;
const BELOW: usize = 8;
const POINTS: usize = 10;
const ROW: usize = 9;

/// The most columns of a table of points with three digits, and with more.
const COLUMNS: usize = 16;
const WIDE_COLUMNS: usize = 12;

/// One of a board's sheets.
pub(super) struct BlankSheet {
    pub(super) name: Message,
    /// Which of the board's different sheets it is.
    pub(super) letter: Option<char>,
    pub(super) has_numbers: bool,
    pub(super) columns: usize,
    /// The four rows and the rows between them, from top to bottom.
    pub(super) rows: Vec<Arc<PrintedRow>>,
    /// The lines between linked spaces, each with its ends' place and row, from 0.
    pub(super) links: Vec<[(usize, usize); 2]>,
    pub(super) below: Vec<Arc<PrintedRow>>,
    pub(super) needed_crosses: u8,
    pub(super) field_dice: Option<[u8; 2]>,
    pub(super) track_sum: Option<u8>,
    /// The lines of the table of points, with the points for each number of crosses.
    pub(super) points: Vec<Vec<(u32, u32)>>,
    pub(super) most_penalties: u8,
    pub(super) penalty_score: i32,
    /// The lines of the score, from left to right. Lines that only some boards have come with the text in their box.
    pub(super) sum: Vec<(ScoreKind, Option<Message>)>,
}

impl BlankSheet {
    /// The sheet with this index among the board's different sheets, with the rows in this order.
    pub(super) fn new(board: &Board, index: usize, order: RowDisplay) -> Self {
        let mut rows = board.printed(index).rows.clone();
        rows.sort_by_key(|row| row.place(order));
        let (rows, below): (Vec<_>, Vec<_>) = rows
            .into_iter()
            .partition(|row| row.name.color().is_some() || row.after.is_some());
        let others = board.line_kinds().into_iter();
        let others = others.filter(|kind| !matches!(kind, ScoreKind::Row(_)));
        let rows_first = order.order().map(ScoreKind::Row).into_iter().chain(others);
        Self {
            name: board_name(board),
            letter: board.sheets.get(index).copied().map(char::from),
            has_numbers: board.highest_sheet_number().is_some(),
            columns: board.printed(index).columns(),
            links: links(&rows),
            rows,
            below,
            needed_crosses: board.needed_crosses,
            field_dice: board.field_dice(),
            track_sum: board.track_sum(),
            points: points(board),
            most_penalties: MAX_PENALTIES,
            penalty_score: PENALTY_SCORE,
            sum: rows_first
                .map(|kind| (kind, caption(board, kind)))
                .collect(),
        }
    }

    /// How many sheets of this height fit on a page.
    pub(super) fn per_page(&self) -> usize {
        let below = self.below.len() + usize::from(self.field_dice.is_some());
        let beside = BESIDE + BELOW * below + POINTS * self.points.len();
        match beside + ROW * self.rows.len() <= THIRD {
            true => 3,
            false => 2,
        }
    }
}

fn points(board: &Board) -> Vec<Vec<(u32, u32)>> {
    let all = (1..=board.most_crosses).map(|crosses| (crosses, board.row_score(crosses)));
    let all: Vec<(u32, u32)> = all.collect();
    let widest = match board.row_score(board.most_crosses) {
        ..=999 => COLUMNS,
        _ => WIDE_COLUMNS,
    };
    let lines = all.len().div_ceil(widest).max(1);
    let columns = all.len().div_ceil(lines).max(1);
    all.chunks(columns).map(<[_]>::to_vec).collect()
}

fn links(rows: &[Arc<PrintedRow>]) -> Vec<[(usize, usize); 2]> {
    let spaces = rows.iter().enumerate();
    let spaces = spaces.flat_map(|(y, row)| row.spaces.iter().map(move |space| (space, y)));
    let ends = spaces.clone().filter_map(|(from, y)| {
        let (to, to_y) = spaces.clone().find(|(to, _)| Some(to.name) == from.link)?;
        Some([(from.id.place, y), (to.id.place, to_y)])
    });
    ends.filter(|[(_, y), (_, to_y)]| y < to_y).collect()
}

/// The effect of a pair, without words.
pub(super) fn effect_sign(effect: &PairEffect) -> &'static str {
    match effect {
        PairEffect::TwoInFewest => "+ 2 ✕",
        PairEffect::OneInEach => "+ 1 ✕",
        PairEffect::DoubleFewest => "× 2",
        PairEffect::Plus13 => "+ 13",
        PairEffect::NoPenalties => "− 0",
    }
}

/// What the sign of a pair's effect is about.
pub(super) fn effect_words(effect: &PairEffect) -> Message {
    msg(match effect {
        PairEffect::TwoInFewest | PairEffect::DoubleFewest => "blank-pair-fewest",
        PairEffect::OneInEach => "blank-pair-each",
        PairEffect::Plus13 => "blank-pair-points",
        PairEffect::NoPenalties => "blank-pair-penalties",
    })
}

/// What a line of the score is called in its box; the rows have their colors, the penalties their sign.
fn caption(board: &Board, kind: ScoreKind) -> Option<Message> {
    let text = |text: &str| msg("plain").with("text", text);
    let mut pairs = board.pairs().into_iter().flatten();
    match kind {
        ScoreKind::Double => Some(text("× 2")),
        ScoreKind::Bonus if pairs.any(|pair| pair.effect == PairEffect::Plus13) => {
            Some(text("+ 13"))
        }
        kind => name(kind),
    }
}
