//! The preview of a game that its join code gives.

use rowlock_rules::{Mode, Seat, Status};
use serde::Serialize;
use utoipa::ToSchema;

use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GameId, JoinCode};
use crate::games::service::GameService;
use crate::games::sessions::GameSession;
use crate::store::SeatRow;

/// The preview of a game that its join code gives.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Door)]
#[schema(examples(json!({
    "variant": "classic", "mode": "turns", "status": "lobby",
    "seats": [
        {"seat": 0, "name": "Ana", "claimed": true},
        {"seat": 1, "name": "Ben", "claimed": false},
    ],
})))]
pub struct LobbyPreview {
    /// The id of the board, for `GET /api/v1/variants/{variant}`.
    pub variant: String,
    pub mode: Mode,
    /// The status: in the lobby anyone can join, later a join asks the host.
    pub status: Status,
    /// Every seat, in the order of numbers.
    pub seats: Vec<LobbySeat>,
    /// The name of the host, for pages.
    #[serde(skip)]
    pub host: String,
}

/// A seat in the preview of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = DoorSeat)]
pub struct LobbySeat {
    pub seat: Seat,
    /// The player's name; empty if the player was deleted.
    pub name: String,
    /// Whether a player has claimed it.
    pub claimed: bool,
}

pub(super) fn no_such_code() -> Error {
    Error::new(ErrorCode::NotFound, "no-game-waiting")
}

impl GameSession {
    /// Refuses to join by the code while it is void.
    pub(super) fn require_open_code(&self) -> Result<(), Error> {
        match self.row.open_code() {
            Some(_) => Ok(()),
            None => Err(Error::new(ErrorCode::Gone, "closed-to-others")),
        }
    }
}

impl GameService {
    pub(super) async fn id_by_code(&self, code: &str) -> Result<GameId, Error> {
        let code = JoinCode::find(code).ok_or_else(no_such_code)?;
        let id = self.store().game_by_code(&code).await?;
        id.ok_or_else(no_such_code)
    }

    /// What the join code of a game reveals.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`] if no game has the code or the game is over; [`ErrorCode::Gone`] while the code is void.
    pub async fn preview(&self, code: &str) -> Result<LobbyPreview, Error> {
        let id = self.id_by_code(code).await?;
        let handle = self.session(&id).await?;
        let session = handle.lock().await;
        session.require_open_code()?;
        let seat = |seat: &SeatRow| LobbySeat {
            seat: seat.seat,
            name: seat.name.clone(),
            claimed: seat.claimed,
        };
        Ok(LobbyPreview {
            variant: session.row.variant.clone(),
            mode: session.row.mode,
            status: session.row.status,
            seats: session.seats.iter().map(seat).collect(),
            host: session.host_name(),
        })
    }
}
