//! What the numbers of the rows of a table mean: crosses, or points.

use std::sync::Arc;

use rowlock_rules::{Board, ByColor, Color, MAX_PENALTIES, PENALTY_SCORE};

use super::paper::{penalties_of, whole_number};
use crate::domain::error::Error;

/// What a row of a table says about the meaning of its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::groups::import) enum Evidence {
    /// They are crosses: no row has one of these numbers as points, or the total is that of crosses.
    Crosses,
    /// They are points: a row does not have so many crosses, or the total is that of points.
    Points,
    /// They could be either, with different totals.
    Either,
    /// There are none, or none that count differently.
    None,
}

impl Evidence {
    pub(in crate::groups::import) fn of(
        rows: ByColor<&str>,
        penalties: &str,
        total: &str,
        board: &Board,
    ) -> Self {
        let mut numbers = Color::ALL.map(|color| (color, whole_number(rows[color])));
        if !board.scores_by_counts() || numbers.iter().any(|(_, number)| number.is_none()) {
            return Self::None;
        }
        let mut sums = (0, 0);
        let (mut can_be_crosses, mut can_be_points) = (true, true);
        for (color, number) in &mut numbers {
            let number = number.unwrap_or_default();
            let count = u32::try_from(number).ok();
            let most = board.max_crosses(*color);
            let crosses = count.filter(|&count| count <= most);
            can_be_crosses &= crosses.is_some();
            can_be_points &= count_for(number, board, *color).is_some();
            let points = i64::from(board.row_score(crosses.unwrap_or_default()));
            sums.0 += points;
            sums.1 += i64::from(number);
        }
        match (can_be_crosses, can_be_points) {
            (true, false) => return Self::Crosses,
            (false, true) => return Self::Points,
            (false, false) => return Self::None,
            (true, true) if sums.0 == sums.1 => return Self::None,
            (true, true) => {}
        }
        let is_total = |sum: i64, count_of: fn(i32) -> i32| {
            let penalties = whole_number(penalties).map_or(0, count_of);
            let total = whole_number(total).map(i64::from);
            total == Some(sum + i64::from(penalties) * i64::from(PENALTY_SCORE))
        };
        if is_total(sums.0, penalties_of) {
            Self::Crosses
        } else if is_total(sums.1, penalties_by_points) {
            Self::Points
        } else {
            Self::Either
        }
    }
}

/// The number of penalties where rows are points: 10 is two also without a sign, as behind the minus of a printed sheet.
pub(in crate::groups::import) fn penalties_by_points(number: i32) -> i32 {
    let is_points = number > i32::from(MAX_PENALTIES) && number % PENALTY_SCORE == 0;
    penalties_of(if is_points { -number } else { number })
}

/// The number of crosses with these points in a row, as text; the text itself if it is no number.
///
/// # Errors
/// For points that no number of crosses has.
pub(in crate::groups::import) fn crosses_for(
    points: &str,
    board: &Arc<Board>,
    row: Color,
) -> Result<String, Error> {
    let Some(number) = whole_number(points) else {
        return Ok(points.to_owned());
    };
    let count = count_for(number, board, row).map(|count| count.to_string());
    count.ok_or_else(|| Error::invalid("import-points-impossible"))
}

/// The number of crosses with these points in a row; `None` if no number has them.
fn count_for(points: i32, board: &Board, row: Color) -> Option<u32> {
    let points = u32::try_from(points).ok()?;
    (0..=board.max_crosses(row)).find(|&count| board.row_score(count) == points)
}
