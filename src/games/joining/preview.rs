//! What the join code of a game reveals.

use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, JoinCode};
use crate::games::service::Games;
use crate::rules::{Mode, Seat, Status};
use crate::store::SeatRow;

/// What the join code of a game reveals.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Door {
    /// The board.
    pub variant: String,
    /// The mode.
    pub mode: Mode,
    /// The status: in the lobby anyone can join, later a join asks the host.
    pub status: Status,
    /// The seats.
    pub seats: Vec<DoorSeat>,
    /// The name of the host, for pages.
    #[serde(skip)]
    pub host: String,
}

/// A seat as its join code reveals it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct DoorSeat {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// Whether a player has taken it.
    pub claimed: bool,
}

pub(super) fn no_such_code() -> Error {
    Error::new(ErrorCode::NotFound, "no-game-waiting")
}

impl Games {
    pub(super) async fn id_by_code(&self, code: &str) -> Result<GameId, Error> {
        let code: JoinCode = code.parse().map_err(|_| no_such_code())?;
        let id = self.store().game_by_code(&code).await?;
        id.ok_or_else(no_such_code)
    }

    /// What the join code of a game reveals.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`] where no game has the code, or it is over.
    pub async fn lookup(&self, code: &str) -> Result<Door, Error> {
        let id = self.id_by_code(code).await?;
        let slot = self.slot(&id).await?;
        let open = slot.lock().await;
        let seat = |seat: &SeatRow| DoorSeat {
            seat: seat.seat,
            name: seat.name.clone(),
            claimed: seat.claimed,
        };
        Ok(Door {
            variant: open.row.variant.clone(),
            mode: open.row.mode,
            status: open.row.status,
            seats: open.seats.iter().map(seat).collect(),
            host: open.host_name(),
        })
    }
}
