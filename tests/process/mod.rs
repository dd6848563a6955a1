//! The program itself: how it starts, what it says, and how it ends.

mod kill;
mod logs;
mod program;
mod refusals;
mod start;
mod stop;
