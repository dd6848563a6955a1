//! What distinguishes boards from each other.

use rowlock_rules::{Board, Row, RowName, ScoreKind, Space};

use crate::domain::i18n::{Arg, Message, msg};

/// Something that only some boards have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardTrait {
    /// Two lucky numbers on each sheet.
    LuckyNumbers,
    /// Rows with spaces of other colors.
    MixedColors,
    /// Rows whose numbers neither rise nor fall.
    OwnOrder,
    Doubles,
    /// Spaces with a second box.
    SecondBoxes,
    /// Rows that count for two others.
    BonusRows,
    /// Spaces that are crossed together.
    Links,
    /// Spaces that count once more.
    Steps,
    BonusBar,
    /// Pairs of spaces with an effect.
    Pairs,
    Swaps,
    /// Fields without a number.
    Fields,
    Track,
    ExtraPoints,
}

impl BoardTrait {
    /// Every trait, in the order in which a board is described.
    const ALL: [Self; 14] = [
        Self::LuckyNumbers,
        Self::MixedColors,
        Self::OwnOrder,
        Self::Doubles,
        Self::SecondBoxes,
        Self::BonusRows,
        Self::Links,
        Self::Steps,
        Self::BonusBar,
        Self::Pairs,
        Self::Swaps,
        Self::Fields,
        Self::Track,
        Self::ExtraPoints,
    ];

    pub(crate) fn is_of(self, board: &Board) -> bool {
        let has_row = |row| board.extra_row(row).is_some();
        let has_space = |is_it: fn(&Space) -> bool| {
            let mut rows = board.rows.iter();
            rows.any(|(_, row)| row.spaces.iter().any(is_it))
        };
        match self {
            Self::LuckyNumbers => board.highest_sheet_number().is_some(),
            Self::MixedColors => {
                let mut rows = board.rows.iter();
                rows.any(|(color, row)| row.spaces.iter().any(|space| space.color != color))
            }
            Self::OwnOrder => {
                let mut rows = board.rows.iter();
                rows.any(|(_, row)| NumberOrder::of(row) == NumberOrder::Mixed)
            }
            Self::Doubles => has_space(|space| space.is_double),
            Self::SecondBoxes => has_space(|space| space.has_second),
            Self::BonusRows => {
                let mut rows = board.extra_rows.iter();
                rows.any(|row| !row.counts_for.is_empty())
            }
            Self::Links => {
                let mut sheets = 0..board.sheets.len();
                sheets.any(|sheet| board.links(sheet).next().is_some())
            }
            Self::Steps => board.line_kinds().contains(&ScoreKind::Steps),
            Self::BonusBar => has_row(RowName::Bar),
            Self::Pairs => board.pairs().is_some(),
            Self::Swaps => has_row(RowName::Swaps),
            Self::Fields => board.field_dice().is_some(),
            Self::Track => has_row(RowName::Track),
            Self::ExtraPoints => {
                let mut spaces = board.printed(0).spaces();
                spaces.any(|space| space.points.is_some())
            }
        }
    }

    fn label(self) -> Message {
        msg(match self {
            Self::LuckyNumbers => "board-lucky",
            Self::MixedColors => "board-mixed",
            Self::OwnOrder => "board-own-order",
            Self::Doubles => "board-doubles",
            Self::SecondBoxes => "board-second-boxes",
            Self::BonusRows => "board-bonus-rows",
            Self::Links => "board-links",
            Self::Steps => "board-steps",
            Self::BonusBar => "board-bonus-bar",
            Self::Pairs => "board-pairs",
            Self::Swaps => "board-swaps",
            Self::Fields => "board-fields",
            Self::Track => "board-track",
            Self::ExtraPoints => "board-extra-points",
        })
    }

    /// Whether a game without dice allows crosses on such a board that its roll need not give.
    fn needs_dice(self) -> bool {
        match self {
            Self::BonusRows | Self::Swaps | Self::Fields | Self::Track => true,
            Self::LuckyNumbers
            | Self::MixedColors
            | Self::OwnOrder
            | Self::Doubles
            | Self::SecondBoxes
            | Self::Links
            | Self::Steps
            | Self::BonusBar
            | Self::Pairs
            | Self::ExtraPoints => false,
        }
    }
}

/// What distinguishes a board from the others.
pub(crate) fn about_board(board: &Board) -> Message {
    let dice = match board.die_sides {
        6 => msg("board-dice"),
        sides => msg("board-dice-of").with("sides", sides),
    };
    let own = BoardTrait::ALL.into_iter().filter(|it| it.is_of(board));
    own.fold(dice, |first, second| {
        msg("list-comma")
            .with("first", first)
            .with("second", second.label())
    })
}

/// Whether a board is other than the usual one with its six-sided dice.
pub(crate) fn is_different(board: &Board) -> bool {
    board.die_sides != 6 || BoardTrait::ALL.into_iter().any(|it| it.is_of(board))
}

/// Whether a game without dice allows crosses on this board that its roll need not give.
pub(crate) fn allows_unrolled(board: &Board) -> bool {
    let mut all = BoardTrait::ALL.into_iter();
    all.any(|it| it.needs_dice() && it.is_of(board))
}

/// The order of the numbers in a row, with the first and the last one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NumberOrder {
    Ascending(u8, u8),
    Descending(u8, u8),
    Mixed,
}

impl NumberOrder {
    fn of(row: &Row) -> Self {
        let numbers = || row.numbers();
        match (numbers().next(), numbers().next_back()) {
            (Some(first), Some(last)) if numbers().is_sorted() => Self::Ascending(first, last),
            (Some(first), Some(last)) if numbers().rev().is_sorted() => {
                Self::Descending(first, last)
            }
            _ => Self::Mixed,
        }
    }
}

/// The number orders of a board: one sentence for each, with the rows that have it.
pub(crate) fn about_rows(board: &Board) -> Vec<Message> {
    let mut orders: Vec<(NumberOrder, Vec<Arg>)> = Vec::new();
    for (color, row) in board.rows.iter() {
        let order = NumberOrder::of(row);
        let name = Arg::from(msg(color.as_str()));
        match orders.iter_mut().find(|(known, _)| *known == order) {
            Some((_, rows)) => rows.push(name),
            None => orders.push((order, vec![name])),
        }
    }
    let sentence = |(order, rows)| {
        let about = match order {
            NumberOrder::Ascending(first, last) => msg("rules-rows-rise")
                .with("first", first)
                .with("last", last),
            NumberOrder::Descending(first, last) => msg("rules-rows-fall")
                .with("first", first)
                .with("last", last),
            NumberOrder::Mixed => msg("rules-rows-mixed"),
        };
        about.with("rows", Arg::List(rows))
    };
    orders.into_iter().map(sentence).collect()
}
