//! The choice of a board: those played lately, and all others by the box in which they are sold.

use std::sync::Arc;

use rowlock_rules::{Board, PrintedRow};

use crate::domain::board_name::{board_name, series_name};
use crate::domain::i18n::{Message, msg};
use crate::web::kit::board_preview::preview;
use crate::web::kit::board_traits::about_board;

/// The boards to choose from.
pub(super) struct BoardChoice {
    pub(super) chosen: Message,
    /// Those that the group has played lately, the latest first.
    pub(super) played: Vec<BoardOption>,
    /// All others, in the order in which they are offered.
    pub(super) boxes: Vec<BoardBox>,
    /// Why the chosen one cannot be played.
    pub(super) problem: Option<Message>,
}

/// The boards that are sold in one box.
pub(super) struct BoardBox {
    series: Option<&'static str>,
    pub(super) name: Message,
    pub(super) boards: Vec<BoardOption>,
}

pub(super) struct BoardOption {
    pub(super) id: String,
    pub(super) name: Message,
    pub(super) about: Message,
    pub(super) preview: Vec<Arc<PrintedRow>>,
    pub(super) is_chosen: bool,
}

impl BoardOption {
    fn new(board: &Board, chosen: &Board) -> Self {
        Self {
            id: board.id.clone(),
            name: board_name(board),
            about: about_board(board),
            preview: preview(board),
            is_chosen: board.id == chosen.id,
        }
    }
}

impl BoardBox {
    fn new(series: Option<&'static str>) -> Self {
        let name = match series {
            Some(series) => series_name(series),
            None => msg("new-game-own-boards"),
        };
        Self {
            series,
            name,
            boards: Vec::new(),
        }
    }

    /// Whether the chosen board is in it.
    pub(super) fn is_open(&self) -> bool {
        self.boards.iter().any(|board| board.is_chosen)
    }
}

impl BoardChoice {
    /// Whether the chosen board is in one of the boxes.
    pub(super) fn is_open(&self) -> bool {
        self.boxes.iter().any(BoardBox::is_open)
    }

    /// The choice between these boards, of which one is chosen, by default the first; `None` without any.
    pub(super) fn new(boards: &[Arc<Board>], chosen: &str, played: &[String]) -> Option<Self> {
        let of = |id: &str| boards.iter().find(|board| board.id == id);
        let chosen = of(chosen).or_else(|| boards.first())?;
        let mut boxes: Vec<BoardBox> = Vec::new();
        for board in boards.iter().filter(|board| !played.contains(&board.id)) {
            let place = boxes.iter().position(|other| other.series == board.series);
            let place = place.unwrap_or_else(|| {
                boxes.push(BoardBox::new(board.series));
                boxes.len() - 1
            });
            if let Some(known) = boxes.get_mut(place) {
                known.boards.push(BoardOption::new(board, chosen));
            }
        }
        let played = played.iter().filter_map(|id| of(id));
        Some(Self {
            chosen: board_name(chosen),
            played: played
                .map(|board| BoardOption::new(board, chosen))
                .collect(),
            boxes,
            problem: None,
        })
    }
}
