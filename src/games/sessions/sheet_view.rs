//! The sheets of a game as the API shows them.

use std::collections::BTreeMap;

use rowlock_rules::{
    ByColor, Choice, Color, Cross, ExtraRow, Label, RowName, RowSummary, Seat, Sheet, SpaceSet,
    Table,
};
use serde::Serialize;
use utoipa::ToSchema;

/// One row of a seat's sheet.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameRow)]
pub struct RowView {
    /// The crossed numbers, in the order of the row.
    pub crossed: Vec<u8>,
    /// The numbers whose second box is crossed; only on a board with second boxes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub second: Option<Vec<u8>>,
    /// The crossed fields without a number, from 1; only on a board that has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub fields: Option<Vec<u8>>,
    /// How many crosses count for it, the lock included; null where only the total of a paper game is known.
    #[schema(required)]
    pub crosses: Option<u32>,
    /// Whether the lock is crossed.
    pub locked: bool,
    /// The numbers that can be crossed now.
    pub open: Vec<u8>,
    /// The numbers whose second box can be crossed now; only on a board with second boxes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub second_open: Option<Vec<u8>>,
    /// The fields without a number that can be crossed now; only on a board that has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub fields_open: Option<Vec<u8>>,
    /// The points; null while scores are hidden, and unknown for some paper games.
    #[schema(required)]
    pub score: Option<u32>,
}

/// A row in addition to the four colored ones.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameExtraRow)]
pub struct ExtraRowView {
    /// What is crossed, in the order of the row.
    pub crossed: Vec<u8>,
    /// The free fields that are struck out; only of a bonus bar.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub struck: Option<Vec<u8>>,
    /// What a move can cross now.
    pub open: Vec<u8>,
    /// The points; null while scores are hidden.
    #[schema(required)]
    pub score: Option<u32>,
}

/// A number that can be crossed with a swap field.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = Swap)]
pub struct SwapView {
    /// The swap field, from 1.
    pub swap: u8,
    pub row: Color,
    /// The number that it lets the seat cross in `row`.
    pub number: u8,
}

/// A seat's sheet, with what it can cross now.
pub(super) struct SheetViews<'a> {
    table: &'a Table,
    seat: Seat,
    sheet: Sheet,
    shows_scores: bool,
    /// What can be crossed in addition to plain numbers.
    open_extras: Vec<Cross>,
}

impl<'a> SheetViews<'a> {
    pub(super) fn new(table: &'a Table, seat: Seat, shows_scores: bool) -> Self {
        Self {
            table,
            seat,
            sheet: table.sheet_or_empty(seat),
            shows_scores,
            open_extras: table.open_extras(seat),
        }
    }

    pub(super) fn rows(&self, summaries: Option<ByColor<RowSummary>>) -> ByColor<RowView> {
        ByColor::from_fn(|row| self.row(row, summaries.map(|rows| rows[row])))
    }

    fn row(&self, row: Color, summary: Option<RowSummary>) -> RowView {
        let board = self.sheet.board();
        let printed = &board.rows[row];
        let crosses = self.sheet.row(row);
        let has_second = (0..printed.spaces.len()).any(|place| board.has_second_box(row, place));
        let fields = || printed.spaces.iter().enumerate();
        let field = |(place, label): (usize, Label)| {
            label.field().filter(|_| crosses.crossed().contains(place))
        };
        let has_fields = board.field_dice().is_some();
        let own = |cross: &&Cross| cross.space.row == row.into() && cross.swap.is_none();
        let open = |second: bool| {
            let crosses = self.open_extras.iter().filter(own);
            crosses.filter(move |cross| cross.space.second == second)
        };
        let second_open = || open(true).filter_map(|cross| cross.space.label.number());
        let fields_open = || open(false).filter_map(|cross| cross.space.label.field());
        RowView {
            crossed: self.sheet.crossed(row),
            second: has_second.then(|| printed.numbers_of(self.sheet.second_crosses(row))),
            fields: has_fields.then(|| {
                let labels = fields().map(|(place, space)| (place, space.label));
                labels.filter_map(field).collect()
            }),
            crosses: summary.map(|row| row.crosses),
            locked: crosses.locked(),
            open: self.table.open(self.seat, row),
            second_open: has_second.then(|| second_open().collect()),
            fields_open: has_fields.then(|| fields_open().collect()),
            score: summary.map(|row| row.score).filter(|_| self.shows_scores),
        }
    }

    /// The extra rows but swap fields that are listed with their numbers; `None` on a board without any.
    pub(super) fn extra_rows(&self) -> Option<BTreeMap<RowName, ExtraRowView>> {
        let rows = self.sheet.board().extra_rows.iter();
        let rows: BTreeMap<_, _> = rows.map(|row| (row.name, self.extra_row(row))).collect();
        (!rows.is_empty()).then_some(rows)
    }

    fn extra_row(&self, row: &ExtraRow) -> ExtraRowView {
        let crossed = self.sheet.crossed_extra(row.name);
        let spaces_of = |set: SpaceSet| set.iter().filter_map(|place| row.spaces.get(place));
        let numbers = |set| spaces_of(set).map(|space| space.number).collect();
        let own = self.open_extras.iter();
        let open = own.filter(|cross| cross.space.row == row.name);
        let last = crossed.last().and_then(|place| row.spaces.get(place));
        let points = last
            .and_then(|space| space.points)
            .filter(|_| row.scores_last);
        ExtraRowView {
            crossed: numbers(crossed),
            struck: self.table.struck(self.seat, row.name).map(numbers),
            open: open
                .filter_map(|cross| cross.space.label.number())
                .collect(),
            score: self.shows_scores.then(|| points.map_or(0, u32::from)),
        }
    }

    /// The numbers that can be crossed with a swap field; `None` on a board without any.
    pub(super) fn swaps(&self) -> Option<Vec<SwapView>> {
        if !self.sheet.board().has_swaps() {
            return None;
        }
        let swap = |cross: &Cross| {
            let (row, number) = cross.space.as_number()?;
            Some(SwapView {
                swap: cross.swap?,
                row,
                number,
            })
        };
        let swaps = self.open_extras.iter().filter_map(swap);
        Some(swaps.collect())
    }

    /// The crosses that give a choice; `None` on a board without any.
    pub(super) fn choices(&self) -> Option<Vec<Choice>> {
        let gives_choices = self.sheet.board().gives_choices();
        gives_choices.then(|| self.table.choices(self.seat))
    }
}
