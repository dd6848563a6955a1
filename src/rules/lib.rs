//! The rules of the game: pure functions over plain values, without clock, randomness or I/O.
//!
//! Read in this order: [`Board`] (data), [`Sheet`] (the crosses of one seat), [`Action`] (a request),
//! [`Event`] (an entry of the log), [`Violation`] (a refusal), [`Table`] (the state of play, with
//! `decide` and `apply`), [`Game`] (the log and the table folded from it), [`ScoreTimeline`] (the scores
//! over time).

mod action;
mod board;
mod board_check;
mod chain;
mod color;
mod cross;
mod dice;
mod effect;
mod event;
mod extras;
mod host_role;
mod log;
mod modes;
mod score;
mod scorecard;
mod seat;
mod setup;
mod shared_vec;
mod sheet;
mod space_name;
mod space_set;
mod table;
mod tallied_sheet;
mod violation;

pub use action::{Action, Actor, By, Correction};
pub use board::extra::{
    CrossedBy, Extra, ExtraRow, ExtraSpace, Pair, PairEffect, PrintedSign, Sign,
};
pub use board::file::{BoardError, Boards};
pub use board::known_boards::KnownBoards;
pub use board::mistake::{BoardMistake, BoardPlace, BoardViolation};
pub use board::own_board::{OwnBoard, OwnBoardRefusal};
pub use board::printed::{Printed, PrintedViolation, SheetNumbers};
pub use board::printed_sheet::{PrintedRow, PrintedSheet, PrintedSpace};
pub use board::row_limits::MAX_SPACES;
pub use board::sheet_letter::SheetLetter;
pub use board::shuffle::{Seed, ShuffleKind};
pub use board::{Board, Row, Space};
pub use board_check::parse_space;
pub use color::{ByColor, Color};
pub use cross::Cross;
pub use dice::{Dice, DiceUse};
pub use effect::{CrossReason, Effect, EndReason};
pub use event::{Event, EventKind};
pub use extras::RollPart;
pub use log::game::Game;
pub use log::story::Story;
pub use log::timeline::{LoggedPosition, ScoreTimeline, TimelinePoint, WinningLead};
pub use log::turn_spans::TurnSpan;
pub use score::{
    MAX_PENALTIES, PENALTY_SCORE, RowSummary, ScoreKind, ScoreLine, Standing, row_score, standings,
};
pub use scorecard::{FieldNumber, Scorecard, ScorecardError, SomeRows, SpaceNumber, WrittenFields};
pub use seat::{MAX_SEATS, Seat, Seq, Turn};
pub use setup::{GameSetup, HouseRules, Mode, Status};
pub use shared_vec::SharedVec;
pub use sheet::{Sheet, SheetRow};
pub use space_name::{Label, RowName, SpaceId, SpaceName};
pub use space_set::SpaceSet;
pub use table::late_cross::LateCross;
pub use table::open_spaces::Choice;
pub use table::summary::{LongestRow, SeatSummary, is_unplayed, margin};
pub use table::{LateEntryError, Table};
pub use tallied_sheet::{SheetScore, TalliedSheet};
pub use violation::Violation;
