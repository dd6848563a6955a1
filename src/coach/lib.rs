//! The coach: what each choice of a finished game was worth, without clock, randomness from outside or I/O.

mod horizon;
mod layout;
mod legal;
mod policy;
mod position;
mod rollout;
mod row_table;
mod solo;
mod stream;

pub use horizon::{Horizon, missing};
pub use layout::{Layout, Spot};
pub use legal::{color_spots, white_spots};
pub use policy::{Choice, Policy, Weights};
pub use position::{Position, SmallSheet};
pub use rollout::Choices;
pub use row_table::{Open, RowTable, Shares};
pub use solo::{FileError, SoloTable};
pub use stream::{Roll, Stream, seed_of};
