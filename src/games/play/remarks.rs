//! The place and the note of a game, which its players write during or after it.

use crate::auth::Principal;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::GameId;
use crate::domain::precondition::Precondition;
use crate::domain::remarks::{Place, RemarksChange};
use crate::games::service::GameService;
use crate::games::sessions::GameView;
use crate::live::Update;
use crate::store::{Change, GameUpdate};

/// How many earlier places a player is offered.
const MAX_PLACES: u32 = 8;

impl GameService {
    /// Changes the place and the note of a game; returns the game after it.
    ///
    /// They are not part of the log: they change nothing in the game, and an undo leaves them as they are.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers without a seat or the host's role; [`ErrorCode::PreconditionFailed`] or
    /// [`ErrorCode::NoteChanged`] if the game or a field is not as its author saw it.
    pub async fn change_remarks(
        &self,
        caller: &Principal,
        id: &GameId,
        change: RemarksChange,
        precondition: &Precondition,
    ) -> Result<GameView, Error> {
        let (access, current) = self.admit(caller, id).await?;
        if !access.can_annotate() {
            return Err(Error::new(ErrorCode::Forbidden, "note-players-only"));
        }
        current.require(&access, precondition)?;
        let remarks = current.row.remarks.changed(change)?;
        let mut next = current.clone();
        if next.row.remarks != remarks {
            next.row_mut().remarks = remarks.clone();
            let mut update = GameUpdate::of(id.clone());
            update.remarks = Some(remarks);
            let changes = vec![Change::Update(update)];
            self.commit(current, next.clone(), changes).await?;
            self.live().publish(id, Update::Remarks);
        }
        Ok(next.view(&access))
    }

    /// The places where the game's group has played, the latest first.
    pub async fn earlier_places(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<Vec<Place>, Error> {
        let (_, session) = self.admit(caller, id).await?;
        let group = session.row.group.clone();
        drop(session);
        Ok(self.store().places(&group, MAX_PLACES).await?)
    }
}
