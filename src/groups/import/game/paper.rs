//! A finished game that was played on paper.

use std::sync::Arc;

use chrono::NaiveDate;
use rowlock_rules::{Board, ByColor, Color, EndReason, PENALTY_SCORE, TalliedSheet};
use unicode_normalization::UnicodeNormalization;

use super::scorecard::canonical;
use crate::domain::error::Error;
use crate::domain::i18n::{Message, msg};
use crate::domain::ids::GameUid;
use crate::domain::name::Name;
use crate::domain::remarks::Remarks;

/// A game that was played on paper.
#[derive(Clone, Debug)]
pub struct PaperGame {
    /// Its id in exports; derived from the game itself if it has none.
    pub uid: Option<GameUid>,
    /// The day on which it was played, in the time zone of the group.
    pub date: NaiveDate,
    pub variant: String,
    /// What ended it, if that is known.
    pub reason: Option<EndReason>,
    /// Where it was played, and a note.
    pub remarks: Remarks,
    /// The players with their sheets, by seat; a deleted player has no name.
    pub seats: Vec<(Option<Name>, TalliedSheet)>,
}

/// Why a paper game cannot be imported.
#[derive(Clone, Debug)]
pub struct PaperGameError {
    /// The index of the seat with the mistake; `None` for one of the whole game.
    pub seat: Option<usize>,
    pub error: Error,
}

impl From<Error> for PaperGameError {
    fn from(error: Error) -> Self {
        Self { seat: None, error }
    }
}

/// The cells of a paper sheet as they were typed; an empty text is a missing number.
#[derive(Clone, Copy, Debug)]
pub struct TallyCells<'a> {
    /// The number of crosses in each row.
    pub rows: ByColor<&'a str>,
    pub penalties: &'a str,
    pub total: &'a str,
}

/// A cell of a paper sheet.
#[derive(Clone, Copy, Debug)]
pub enum TallyCell {
    Row(Color),
    Penalties,
    Total,
}

impl TallyCells<'_> {
    /// The sheet: the crosses of all rows, or the total alone. Reports every mistake with its cell, which `name` names.
    /// Without a board, which is a mistake of the game, totals are not compared.
    pub fn parse(
        &self,
        board: Option<&Arc<Board>>,
        name: impl Fn(TallyCell) -> Message,
        mut report: impl FnMut(TallyCell, Error),
    ) -> Option<TalliedSheet> {
        let mut is_right = true;
        let mut number = |cell: TallyCell, text: &str| {
            if text.is_empty() {
                return None;
            }
            let number = whole_number(text);
            if number.is_none() {
                is_right = false;
                let detail = msg("column-not-a-number").with("column", name(cell));
                report(cell, Error::invalid(detail));
            }
            number
        };
        let rows = ByColor::from_fn(|row| number(TallyCell::Row(row), self.rows[row]));
        let penalties = number(TallyCell::Penalties, self.penalties).map(penalties_of);
        let total = number(TallyCell::Total, self.total);
        let counted_row = Color::ALL.into_iter().find(|&row| rows[row].is_some());
        if let Some(row) = counted_row
            && board.is_some_and(|board| !board.scores_by_counts())
        {
            let error = Error::invalid("paper-game-total-only");
            report(TallyCell::Row(row), error);
            return None;
        }
        let sheet = if counted_row.is_some() {
            counted(rows, penalties)
        } else {
            total
                .filter(|_| penalties.is_none())
                .map(|total| TalliedSheet::Total { total })
        };
        let Some(sheet) = sheet else {
            // A number that cannot be parsed is not also missing.
            if is_right {
                report(TallyCell::Total, Error::invalid("paper-game-incomplete"));
            }
            return None;
        };
        let expected = board.map(|board| sheet.score(board).total);
        if let Some(expected) = expected.filter(|_| total.is_some() && total != expected) {
            let detail = msg("paper-game-total-mismatch").with("total", expected);
            report(TallyCell::Total, Error::invalid(detail));
        }
        Some(sheet)
    }
}

/// The sheet with these crosses; missing penalties are none.
fn counted(rows: ByColor<Option<i32>>, penalties: Option<i32>) -> Option<TalliedSheet> {
    let count = |number: Option<i32>| number.and_then(|number| u8::try_from(number).ok());
    let is_whole = rows.iter().all(|(_, &number)| count(number).is_some());
    is_whole.then_some(())?;
    Some(TalliedSheet::Counted {
        crosses: ByColor::from_fn(|row| count(rows[row]).unwrap_or_default()),
        penalties: count(penalties.or(Some(0)))?,
    })
}

/// A number without a fraction, which a spreadsheet may write as 4.0 or 4,0.
pub(in crate::groups::import) fn whole_number(text: &str) -> Option<i32> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let is_whole = fraction.bytes().all(|digit| digit == b'0');
    // A minus can be a sign of its own in print.
    is_whole.then(|| whole.replace('\u{2212}', "-").parse().ok())?
}

/// The number of penalties, which can be given by their points: -10 is two.
pub(in crate::groups::import) fn penalties_of(number: i32) -> i32 {
    match number < 0 && number % PENALTY_SCORE == 0 {
        true => number / PENALTY_SCORE,
        false => number,
    }
}

impl PaperGame {
    /// The text that identifies this game. It must never change: imported games are recognized by its hash.
    pub(in crate::groups::import) fn canonical(&self) -> String {
        let seats: Vec<String> = self.seats.iter().map(canonical_seat).collect();
        format!("{} {} [{}]", self.date, self.variant, seats.join(", "))
    }
}

fn canonical_seat((name, sheet): &(Option<Name>, TalliedSheet)) -> String {
    let sheet = match sheet {
        TalliedSheet::Counted { crosses, penalties } => {
            let ByColor {
                red,
                yellow,
                green,
                blue,
            } = crosses;
            let rows = format!("red: {red}, yellow: {yellow}, green: {green}, blue: {blue}");
            format!("Counted {{ crosses: ByColor {{ {rows} }}, penalties: {penalties} }}")
        }
        TalliedSheet::Total { total } => format!("Total {{ total: {total} }}"),
        TalliedSheet::Scorecard(scorecard) => canonical(scorecard),
    };
    // Names are folded as they were when the first games were imported.
    let name = name.as_ref().map_or("", Name::as_str);
    let name: String = name.to_lowercase().nfc().collect();
    let letters: String = name.chars().map(escaped).collect();
    format!("(\"{letters}\", {sheet})")
}

fn escaped(letter: char) -> String {
    match letter {
        '\'' => letter.to_string(),
        _ => letter.escape_debug().to_string(),
    }
}
