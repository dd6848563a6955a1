//! The choice of a board: boards that were played lately, and all others by the box in which they are sold.

use std::sync::Arc;

use rowlock_rules::Board;

use crate::domain::board_name::series_name;
use crate::domain::i18n::{Message, msg};

/// The boards to choose from.
pub(super) struct BoardChoice {
    pub(super) chosen: Arc<Board>,
    /// The boards that the group has played lately, the latest first.
    pub(super) played: Vec<Arc<Board>>,
    /// All others, in the order in which they are offered.
    pub(super) boxes: Vec<BoardBox>,
    /// Why the chosen one cannot be played.
    pub(super) problem: Option<Message>,
}

/// The boards that are sold in one box.
pub(super) struct BoardBox {
    series: Option<&'static str>,
    pub(super) boards: Vec<Arc<Board>>,
}

impl BoardBox {
    pub(super) fn name(&self) -> Message {
        match self.series {
            Some(series) => series_name(series),
            None => msg("new-game-own-boards"),
        }
    }
}

impl BoardChoice {
    pub(super) fn is_chosen(&self, board: &Board) -> bool {
        board.id == self.chosen.id
    }

    /// Whether the chosen board is in this box.
    pub(super) fn is_in(&self, series: &BoardBox) -> bool {
        series.boards.iter().any(|board| self.is_chosen(board))
    }

    /// Whether the chosen board is in one of the boxes.
    pub(super) fn is_in_box(&self) -> bool {
        self.boxes.iter().any(|series| self.is_in(series))
    }

    /// The choice between these boards; one is chosen, by default the first. `None` without any.
    pub(super) fn new(boards: &[Arc<Board>], chosen: &str, played: &[String]) -> Option<Self> {
        let of = |id: &str| boards.iter().find(|board| board.id == id);
        let chosen = of(chosen).or_else(|| boards.first())?;
        let mut boxes: Vec<BoardBox> = Vec::new();
        for board in boards.iter().filter(|board| !played.contains(&board.id)) {
            match boxes.iter_mut().find(|other| other.series == board.series) {
                Some(known) => known.boards.push(Arc::clone(board)),
                None => boxes.push(BoardBox {
                    series: board.series,
                    boards: vec![Arc::clone(board)],
                }),
            }
        }
        let played = played.iter().filter_map(|id| of(id));
        Some(Self {
            chosen: Arc::clone(chosen),
            played: played.cloned().collect(),
            boxes,
            problem: None,
        })
    }
}
