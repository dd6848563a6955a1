//! The rows of a sheet as buttons.

use std::sync::Arc;

use rowlock_rules::{Color, CrossedBy, PrintedRow, PrintedSpace};

use super::reasons::Reasons;
use super::space::SpaceButton;
use crate::domain::i18n::Message;
use crate::domain::row_display::RowDisplay;
use crate::domain::row_name::{row_first, row_name};
use crate::web::kit::row_order::OfRow;
use crate::web::kit::space_state::SpaceState;
use crate::web::kit::space_text::row_label;
use crate::web::kit::static_sheet::{drawn_rows, track_points};

pub(crate) struct RowButtons {
    pub(crate) printed: Arc<PrintedRow>,
    pub(crate) called: Message,
    /// The same, with the word for a row.
    pub(crate) label: Message,
    pub(crate) buttons: Vec<SpaceButton>,
    /// Whether it is locked, for all or for the rest of this roll.
    pub(crate) is_closed: bool,
    /// The lock of one of the four rows.
    pub(crate) lock: Option<LockButton>,
    /// The points of a row below the four, with its name.
    pub(crate) points: Option<(Message, u32)>,
}

pub(crate) struct LockButton {
    /// Whether this seat has the lock.
    pub(crate) is_locked: bool,
    pub(crate) score: u32,
    /// What the next cross adds to the score, the lock included; `None` where none can follow.
    pub(crate) worth: Option<u32>,
    /// The crosses that the lock lacks, or the players who have it.
    pub(crate) hint: Message,
}

impl RowButtons {
    /// The rows of a seat's sheet that a move can name.
    pub(crate) fn to_cross(reasons: &Reasons) -> Vec<Self> {
        let rows = reasons.printed.rows.iter();
        let rows = rows.filter(|row| row.by == CrossedBy::Cross);
        let space = |space: &PrintedSpace| SpaceButton::to_cross(reasons, space, space.name);
        rows.map(|row| Self::new(reasons, row, space)).collect()
    }

    /// The rows of a seat's sheet that a correction can name, without rows that follow from others.
    pub(crate) fn to_correct(reasons: &Reasons) -> Vec<Self> {
        let rows = drawn_rows(reasons.printed);
        let space = |space: &PrintedSpace| SpaceButton::to_correct(reasons, space);
        rows.map(|row| Self::new(reasons, row, space)).collect()
    }

    /// Whether there are extra rows.
    pub(crate) fn are_more(rows: &[Self]) -> bool {
        rows.len() > Color::ALL.len()
    }

    /// Whether a space has a sign or a link.
    pub(crate) fn have_signs(rows: &[Self]) -> bool {
        let mut spaces = rows.iter().flat_map(|row| &row.printed.spaces);
        spaces.any(|space| space.sign().is_some() || space.link.is_some())
    }

    fn new(
        reasons: &Reasons,
        printed: &Arc<PrintedRow>,
        button: impl Fn(&PrintedSpace) -> SpaceButton,
    ) -> Self {
        let name = printed.name;
        let buttons: Vec<SpaceButton> = printed.spaces.iter().map(button).collect();
        let sheet = reasons.context.table().sheet(reasons.seat);
        let points = sheet.filter(|_| printed.scores_last);
        Self {
            printed: Arc::clone(printed),
            called: row_name(name),
            label: row_label(name),
            is_closed: name.color().is_some_and(|color| reasons.is_closed(color)),
            lock: name
                .color()
                .map(|color| LockButton::new(reasons, color, printed, &buttons)),
            points: points.map(|sheet| (row_first(name), track_points(sheet, printed))),
            buttons,
        }
    }

    /// Its spaces, from left to right.
    pub(crate) fn spaces(&self) -> impl Iterator<Item = (&PrintedSpace, &SpaceButton)> {
        self.printed.spaces.iter().zip(&self.buttons)
    }
}

impl LockButton {
    fn new(reasons: &Reasons, color: Color, row: &PrintedRow, buttons: &[SpaceButton]) -> Self {
        let sheet = reasons.context.table().sheet(reasons.seat);
        let board = reasons.context.board();
        let crosses = sheet.map_or(0, |sheet| sheet.crosses(color));
        let score = board.row_score(crosses);
        let is_crossed = |space: &SpaceButton| space.state == SpaceState::Crossed;
        let last = buttons.iter().rposition(is_crossed);
        let next = row.spaces.get(last.map_or(0, |last| last + 1));
        let next = next.and_then(|space| match space.is_lock {
            // The last number brings its lock.
            true => (reasons.lacking(color) == 0).then_some(2),
            false => Some(1 + u32::from(space.is_double)),
        });
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
        self.printed.row()
    }

    fn place(&self, order: RowDisplay) -> usize {
        self.printed.place(order)
    }
}
