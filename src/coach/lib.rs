//! The coach: what each choice of a finished game was worth, without clock, randomness from outside or I/O.
//!
//! Read in this order: [`Layout`] (a board in the form in which it is played fast), [`Position`] (a table between two
//! turns), [`Policy`] (what a seat crosses, by the value of its rows), [`TurnRecord`] (a turn of a log as it counts),
//! [`Decision`] (what a seat could have done), [`judge`] (what that was worth), [`SoloTable`] (the exact values of a
//! player alone), [`Facts`] and [`Report`].

mod best;
mod course;
mod exact;
mod facts;
mod horizon;
mod judge;
mod layout;
mod legal;
mod moments;
mod options;
mod points;
mod policy;
mod position;
mod report;
mod rollout;
mod rolls;
mod row_table;
mod sample;
mod solo;
mod stream;
mod turns;

pub use facts::{Ended, Facts, Jump, LostLock, PenaltyFact, SecondCrosses};
pub use horizon::{Horizon, missing};
pub use judge::{Better, Effort, LEAST_LOSS, POINTS_OF_A_WIN, RunnerUp, Verdict, judge};
pub use layout::{Layout, Spot};
pub use legal::{color_spots, white_spots};
pub use moments::{BestChoice, ComparedChoice, Crossed, CrossedSpace, Moment, OtherChoice};
pub use options::{Decision, outcome};
pub use points::{Chance, Points};
pub use policy::{Choice, Policy, Weights};
pub use position::{Position, SmallSheet};
pub use report::{Depth, ExpectedPoint, NoReport, REPORT_VERSION, Report, SeatReport, Unjudged};
pub use rollout::Choices;
pub use rolls::WhiteSum;
pub use row_table::{Open, RowTable, Shares};
pub use sample::{Estimate, Sample};
pub use solo::{FileError, SoloTable};
pub use stream::{Roll, Stream, seed_of};
pub use turns::{Made, TurnRecord};
