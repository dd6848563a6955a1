//! The rules of the game: pure functions over plain values, without clock, chance or I/O.
//!
//! Read in this order: [`Board`] (data), [`Sheet`] (one seat's crosses), [`Action`] (what is asked),
//! [`Event`] (what happened), [`Violation`] (why not), [`Table`] (the state of play: decide, apply),
//! [`Game`] (the log, and the table folded from it), [`Course`] (how the points went).

mod action;
mod apply;
mod board;
mod color;
mod course;
mod decide;
mod dice;
mod earlier;
mod event;
mod figures;
mod foreign;
mod game;
mod host_role;
mod late;
mod paper;
mod replay;
mod score;
mod seat;
mod setup;
mod sheet;
mod turns;
mod undone;
mod uses;
mod violation;
mod written;

pub use action::{Action, Actor, By, Correction};
pub use board::{Board, BoardFault, Boards, Row, Space};
pub use color::{ByColor, Color};
pub use course::{Course, LongestRow, Moment, Step};
pub use dice::{Dice, LuckyNumbers, Use};
pub use event::{Effect, Event, EventKind, Reason};
pub use figures::{Figures, PaperSheet, RowFigures, is_unplayed};
pub use game::{NoEntry, Table};
pub use late::LateCross;
pub use replay::Game;
pub use score::{MAX_PENALTIES, PENALTY_SCORE, Standing, row_score, standings};
pub use seat::{MAX_SEATS, Seat, Seq, Turn};
pub use setup::{HouseRules, Mode, Setup, Status};
pub use sheet::{Sheet, SheetRow};
pub use violation::Violation;
pub use written::{Mistake, WrittenSheet};
