//! The rows of a sheet as buttons.

use super::reasons::Reasons;
use super::space::SpaceButton;
use crate::domain::i18n::Message;
use crate::domain::row_display::RowDisplay;
use crate::domain::row_name::{row_first, row_name};
use crate::rules::{Color, CrossedBy, ExtraRow, Label, RowName, Sheet, SpaceName};
use crate::web::kit::row_order::{OfRow, place};
use crate::web::kit::space_text::row_label;
use crate::web::kit::static_sheet::SpaceState;

/// A row as buttons.
pub(crate) struct RowButtons {
    pub(crate) name: RowName,
    pub(crate) called: Message,
    /// The same, with the word for a row.
    pub(crate) label: Message,
    /// The rows that its crosses count for; its own where this is empty.
    pub(crate) counts_for: Vec<Color>,
    pub(crate) spaces: Vec<SpaceButton>,
    /// Whether it is locked, for all or for the rest of this roll.
    pub(crate) is_closed: bool,
    /// The lock of one of the four rows.
    pub(crate) lock: Option<LockButton>,
    /// The points of a row below the four, with its name.
    pub(crate) points: Option<(Message, u32)>,
}

/// The lock of a row.
pub(crate) struct LockButton {
    /// Whether this seat has the lock.
    pub(crate) is_locked: bool,
    /// The points of the row.
    pub(crate) score: u32,
    /// What the next cross adds to the score, the lock included; `None` where none can follow.
    pub(crate) worth: Option<u32>,
    /// The crosses that the lock lacks, or the players who have it.
    pub(crate) hint: Message,
}

impl RowButtons {
    /// The rows of a seat's sheet that a move can name.
    pub(crate) fn all(reasons: &Reasons) -> Vec<Self> {
        Self::rows(reasons, |row| row.by == CrossedBy::Cross)
    }

    /// The rows of a seat's sheet that a correction can name: not those that follow from others.
    pub(crate) fn all_to_correct(reasons: &Reasons) -> Vec<Self> {
        Self::rows(reasons, |row| row.name != RowName::Pairs)
    }

    /// The four rows, and those of the others for which this holds.
    fn rows(reasons: &Reasons, is_shown: impl Fn(&ExtraRow) -> bool) -> Vec<Self> {
        let others = reasons.context.board().extra_rows.iter();
        let others = others.filter(|row| is_shown(row));
        let others = others.map(|row| Self::beside(reasons, row));
        let rows = Color::ALL.into_iter();
        rows.map(|color| Self::new(reasons, color))
            .chain(others)
            .collect()
    }

    /// Whether there are rows beside the four.
    pub(crate) fn are_more(rows: &[Self]) -> bool {
        rows.len() > Color::ALL.len()
    }

    /// Whether a space has a sign or a link.
    pub(crate) fn have_signs(rows: &[Self]) -> bool {
        let mut spaces = rows.iter().flat_map(|row| &row.spaces);
        spaces.any(|space| space.sign.is_some() || space.link.is_some())
    }

    fn new(reasons: &Reasons, color: Color) -> Self {
        let board = reasons.context.board();
        let labels = board.rows[color].spaces.iter().map(|space| space.label);
        let spaces = spaces(reasons, color.into(), labels);
        let lock = LockButton::new(reasons, color, &spaces);
        Self {
            name: color.into(),
            called: row_name(color.into()),
            label: row_label(color.into()),
            counts_for: Vec::new(),
            spaces,
            is_closed: reasons.is_closed(color),
            lock: Some(lock),
            points: None,
        }
    }

    /// A row beside the four.
    fn beside(reasons: &Reasons, row: &ExtraRow) -> Self {
        let numbers = row.spaces.iter().map(|space| Label::Number(space.number));
        let sheet = reasons.context.table().sheet(reasons.seat);
        let points = sheet.map(|sheet| track_points(sheet, row));
        Self {
            name: row.name,
            called: row_name(row.name),
            label: row_label(row.name),
            counts_for: row.counts_for.clone(),
            spaces: spaces(reasons, row.name, numbers),
            is_closed: false,
            lock: None,
            points: points
                .filter(|_| row.scores_last)
                .map(|points| (row_first(row.name), points)),
        }
    }
}

/// The points of a row of which the right-most cross counts.
fn track_points(sheet: &Sheet, row: &ExtraRow) -> u32 {
    let last = sheet.extra_row(row.name).last();
    let last = last.and_then(|place| row.spaces.get(place));
    last.and_then(|space| space.points).map_or(0, u32::from)
}

fn spaces(
    reasons: &Reasons,
    row: RowName,
    labels: impl Iterator<Item = Label>,
) -> Vec<SpaceButton> {
    let names = labels.map(|label| SpaceName {
        row,
        label,
        second: false,
    });
    names
        .filter_map(|name| SpaceButton::new(reasons, name))
        .collect()
}

impl LockButton {
    fn new(reasons: &Reasons, color: Color, spaces: &[SpaceButton]) -> Self {
        let sheet = reasons.context.table().sheet(reasons.seat);
        let board = reasons.context.board();
        let crosses = sheet.map_or(0, |sheet| sheet.crosses(color));
        let score = board.row_score(crosses);
        let is_crossed = |space: &SpaceButton| space.state == SpaceState::Crossed;
        let last = spaces.iter().rposition(is_crossed);
        let left = &spaces[last.map_or(0, |last| last + 1)..];
        let next = match left {
            [] => None,
            // The last number brings its lock.
            [SpaceButton { is_lock: true, .. }, ..] => (reasons.lacking(color) == 0).then_some(2),
            [space, ..] => Some(1 + u32::from(space.is_double)),
        };
        Self {
            is_locked: sheet.is_some_and(|sheet| sheet.row(color).locked()),
            score,
            worth: next.map(|next| board.row_score(crosses + next) - score),
            hint: reasons.lock_hint(color),
        }
    }
}

impl OfRow for RowButtons {
    fn row(&self) -> Option<Color> {
        self.name.color()
    }

    fn place(&self, order: RowDisplay) -> usize {
        place(self.name, &self.counts_for, order)
    }
}
