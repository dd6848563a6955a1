//! The boards that groups have made, as games use them.

use std::collections::BTreeSet;
use std::sync::Arc;

use rowlock_rules::{Board, KnownBoards, OwnBoard};

use crate::domain::error::Error;
use crate::domain::ids::GroupId;
use crate::games::service::GameService;
use crate::store::{BoardChange, Change, GroupBoard};

impl GameService {
    /// Deletes the boards that no group has and no game was played on.
    pub async fn delete_unused_boards(&self) -> Result<(), Error> {
        // A change of nothing would wait for the disk.
        if !self.store().has_own_boards().await? {
            return Ok(());
        }
        let unused = Change::Board(BoardChange::DeleteAllUnused);
        Ok(self.store().write(vec![unused]).await?)
    }

    /// The official boards, and the boards of groups with these ids.
    ///
    /// Groups make many, and few are needed at a time, so they are read from the store. One that cannot be read is logged
    /// and left out.
    pub async fn known_boards<'a>(
        &self,
        ids: impl IntoIterator<Item = &'a str>,
    ) -> Result<KnownBoards, Error> {
        let own: BTreeSet<&str> = ids.into_iter().filter(|id| OwnBoard::is_id(id)).collect();
        let stored = if own.is_empty() {
            Vec::new()
        } else {
            let own: Vec<&str> = own.into_iter().collect();
            self.store().own_boards(&own).await?
        };
        let boards = stored.iter().filter_map(|(id, file)| loaded(id, file));
        Ok(KnownBoards::new(Arc::clone(self.boards()), boards))
    }

    /// The board of this id, of the program or of a group.
    pub async fn find_board(&self, id: &str) -> Result<Option<Arc<Board>>, Error> {
        Ok(self.known_boards([id]).await?.get(id).cloned())
    }

    /// The boards on which a group can play, and its own boards, the newest first.
    pub async fn known_boards_of(
        &self,
        group: &GroupId,
    ) -> Result<(KnownBoards, Vec<GroupBoard>), Error> {
        let listed = self.store().group_boards(group).await?;
        let ids = listed.iter().map(|board| &*board.id);
        Ok((self.known_boards(ids).await?, listed))
    }

    /// The boards that a group has made, the newest first.
    pub async fn boards_of(&self, group: &GroupId) -> Result<Vec<Arc<Board>>, Error> {
        let (boards, listed) = self.known_boards_of(group).await?;
        let listed = listed.iter().filter_map(|listed| boards.get(&listed.id));
        Ok(listed.cloned().collect())
    }

    /// The boards, with this id's board among them, if the group can play on it. A new group has no boards of its own.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::InvalidValue`] for any other board.
    pub(super) async fn playable_board(
        &self,
        id: &str,
        group: Option<&GroupId>,
    ) -> Result<KnownBoards, Error> {
        let boards = self.known_boards([id]).await?;
        if boards.own(id).is_some() {
            let group = group.ok_or_else(unknown)?;
            let of_group = self.store().group_boards(group).await?;
            if !of_group.iter().any(|board| board.id == id) {
                return Err(unknown());
            }
        }
        Ok(boards)
    }
}

/// The board of a new game, one of these, which is stored with it: a group may drop the board meanwhile.
///
/// # Errors
/// [`crate::domain::error::ErrorCode::InvalidValue`] for an unknown board.
pub(crate) fn store_board_of_game(
    boards: &KnownBoards,
    id: &str,
    changes: &mut Vec<Change>,
) -> Result<Arc<Board>, Error> {
    let own = boards.own(id).cloned();
    changes.extend(own.map(|board| Change::Board(BoardChange::Add(board))));
    boards.get(id).cloned().ok_or_else(unknown)
}

fn unknown() -> Error {
    Error::invalid("no-such-board")
}

fn loaded(id: &str, file: &str) -> Option<OwnBoard> {
    match OwnBoard::load(file) {
        Ok(board) if board.id() == id => return Some(board),
        Ok(_) => tracing::error!(id, "a stored board does not have the id of its content"),
        Err(error) => tracing::error!(id, %error, "a stored board is invalid"),
    }
    None
}
