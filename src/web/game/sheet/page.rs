//! The player's own sheet: one template for the first paint and every update.

use askama::Template;
use rowlock_rules::{Color, Seat, Sheet, Turn};

use super::below_rows::BelowRows;
use super::controls::Controls;
use super::header::SheetHeader;
use super::late::ComingRoll;
use super::menu::Menu;
use super::others::Others;
use super::reasons::Reasons;
use super::row::RowButtons;
use super::shown_sheet::ShownSheet;
use super::toasts::{SheetMessage, Toasts};
use super::turn_clock::TurnClock;
use crate::domain::board_name::board_name;
use crate::domain::i18n::{Message, msg};
use crate::web::game::context::GameContext;
use crate::web::kit::filters;

/// The most links to sheets of this browser next to the title; more links, and links next to dice, have a line of their
/// own.
const MAX_TABS: usize = 3;

#[derive(Template)]
#[template(path = "game/sheet/page.html", blocks = ["main"])]
pub(crate) struct SheetPage {
    title: Message,
    page: ShownSheet,
    turn: Option<Turn>,
    for_script: ForScript,
    header: SheetHeader,
    clock: Option<TurnClock>,
    menu: Menu,
    rows: Vec<RowButtons>,
    below: BelowRows,
    toasts: Toasts,
    penalties: u8,
    penalty_score: i32,
    others: Others,
    /// Why the latest move cannot be taken back; `None` if it can.
    undo: Option<Message>,
    controls: Controls,
    rolls: Vec<ComingRoll>,
}

/// What the script needs before the response arrives.
struct ForScript {
    /// The crosses that a lock needs.
    needed: u8,
    /// The points of a row by its crosses.
    scores: String,
    /// The points outside the four rows.
    other_points: i32,
    /// Whether a cross can let the seat choose a row.
    asks: bool,
    /// The crosses that this seat has made with the current roll.
    crosses: usize,
    /// Whether the seat belongs to this browser.
    is_own: bool,
    /// What to do with the current roll, in the first game on a phone.
    hint: RollHint,
}

/// What a player does with the current roll, by whose it is.
enum RollHint {
    Own,
    Theirs(Message),
    /// Nothing, as the player comes in later or has left.
    Wait(Message),
    /// In a game without turns.
    Any,
}

impl SheetPage {
    /// The sheet of this seat, with the message for a refused move.
    pub(crate) fn new(context: &GameContext, seat: Seat, message: Option<SheetMessage>) -> Self {
        let reasons = Reasons::new(context, seat);
        let sheet = context.table().sheet_or_empty(seat);
        let query = if context.access.seats.first() == Some(&seat) {
            String::new()
        } else {
            format!("?seat={seat}")
        };
        let title = msg("sheet-title").with("name", context.name(seat));
        Self {
            title: title.with("board", board_name(context.board())),
            page: ShownSheet::new(context, seat, &query),
            turn: context.table().turn(),
            for_script: ForScript::new(context, seat, &sheet),
            header: SheetHeader::new(context, seat, &sheet),
            clock: TurnClock::new(context),
            menu: Menu::new(context, seat),
            rows: RowButtons::to_cross(&reasons),
            below: BelowRows::new(context, seat),
            toasts: Toasts::new(context, seat, message),
            penalties: sheet.penalties(),
            penalty_score: sheet.penalty_score(),
            others: Others::new(context, seat),
            undo: reasons.undo(),
            controls: Controls::new(context, seat),
            rolls: ComingRoll::all(context, seat),
        }
    }

    /// Whether Undo opens the keys for the dice: it is used where it cannot take back a cross.
    fn undo_opens_dice(&self) -> bool {
        let pad = self.header.dice.as_ref().and_then(|dice| dice.pad.as_ref());
        pad.is_some_and(|pad| pad.is_for_undo)
    }

    /// How much of the header the links to the sheets of this browser take, as a style.
    fn seats(&self) -> Option<&'static str> {
        // On a board with extra rows, another line does not fit.
        let fits_line = !RowButtons::are_more(&self.rows) && self.below.is_empty();
        match self.header.tabs.len() {
            0 => None,
            count if fits_line && (count > MAX_TABS || self.header.dice.is_some()) => Some("many"),
            _ => Some("few"),
        }
    }
}

impl ForScript {
    fn new(context: &GameContext, seat: Seat, sheet: &Sheet) -> Self {
        let board = context.board();
        let most = Color::ALL.map(|row| board.max_crosses(row));
        let most = most.into_iter().max().unwrap_or_default();
        let scores: Vec<String> = (0..=most).map(|n| board.row_score(n).to_string()).collect();
        Self {
            needed: board.needed_crosses,
            scores: scores.join(" "),
            other_points: sheet.total() - row_points(sheet),
            asks: board.gives_choices(),
            crosses: context.table().crosses_this_turn(seat),
            is_own: context.is_own(seat),
            hint: RollHint::of(context, seat),
        }
    }
}

fn row_points(sheet: &Sheet) -> i32 {
    let points = Color::ALL.map(|row| sheet.row_score(row)).into_iter();
    i32::try_from(points.sum::<u32>()).unwrap_or(i32::MAX)
}

impl RollHint {
    fn of(context: &GameContext, seat: Seat) -> Self {
        let table = context.table();
        match table.active() {
            None => Self::Any,
            Some(active) if active == seat => Self::Own,
            Some(_) if table.has_left(seat) => Self::Wait(msg("waiting-left")),
            Some(_) if !table.may_move(seat) => Self::Wait(msg("reason-next-roll")),
            Some(active) => Self::Theirs(msg("hint-theirs").with("name", context.name(active))),
        }
    }

    fn as_str(&self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Theirs(_) => "theirs",
            Self::Wait(_) => "wait",
            Self::Any => "any",
        }
    }

    /// Its lines; the lines of an own roll are ticked off one after the other.
    fn lines(&self) -> Vec<Message> {
        match self {
            Self::Own => vec![msg("hint-own-white"), msg("hint-own-color")],
            Self::Theirs(text) | Self::Wait(text) => vec![text.clone()],
            Self::Any => vec![msg("hint-roll")],
        }
    }
}
