//! The boards that groups have made, as games use them.

use std::sync::Arc;

use crate::domain::error::Error;
use crate::domain::ids::GroupId;
use crate::games::service::GameService;
use crate::rules::{Board, OwnBoard};
use crate::store::{BoardChange, WriteBatch};

impl GameService {
    /// Loads the boards that groups have made, and deletes those that nothing uses.
    ///
    /// A board that cannot be read is logged; its games cannot be shown.
    ///
    /// # Errors
    /// [`Error`] if the store cannot be read or written.
    pub async fn load_own_boards(&self) -> Result<(), Error> {
        self.delete_unused_boards().await?;
        for (id, file) in self.store().own_boards().await? {
            self.add_stored_board(&id, &file);
        }
        Ok(())
    }

    /// Deletes the boards that no group has and no game was played on.
    async fn delete_unused_boards(&self) -> Result<(), Error> {
        // A change of nothing would wait for the disk.
        if self.store().own_boards().await?.is_empty() {
            return Ok(());
        }
        let unused = WriteBatch {
            boards: vec![BoardChange::DeleteAllUnused],
            ..WriteBatch::default()
        };
        Ok(self.store().write(unused).await?)
    }

    /// Reads a board that another server has stored since: its notice may not have come yet.
    pub(super) async fn learn_board(&self, id: &str) -> Result<(), Error> {
        let is_new = OwnBoard::is_id(id) && self.store().is_shared() && self.board(id).is_none();
        if is_new && let Some(file) = self.store().own_board(id).await? {
            self.add_stored_board(id, &file);
        }
        Ok(())
    }

    /// Reads the boards of a group that another server has stored since.
    ///
    /// # Errors
    /// [`Error`] if they cannot be read.
    pub(crate) async fn learn_boards_of(&self, group: &GroupId) -> Result<(), Error> {
        if self.store().is_shared() {
            self.boards_of(group).await?;
        }
        Ok(())
    }

    /// The board of this id, of the program or of a group, as it is stored.
    ///
    /// # Errors
    /// [`Error`] if it cannot be read.
    pub async fn find_board(&self, id: &str) -> Result<Option<Arc<Board>>, Error> {
        self.learn_board(id).await?;
        Ok(self.board(id))
    }

    /// Adds the boards that other servers have stored since, and drops those that they have deleted.
    pub(super) async fn reload_own_boards(&self) -> Result<(), Error> {
        let stored = self.store().own_boards().await?;
        for (id, file) in stored.iter().filter(|(id, _)| self.board(id).is_none()) {
            self.add_stored_board(id, file);
        }
        let in_memory = self.store().boards_in_memory();
        in_memory.retain(|id| stored.iter().any(|(other, _)| other == id));
        Ok(())
    }

    fn add_stored_board(&self, id: &str, file: &str) {
        match OwnBoard::load(file) {
            Ok(board) if board.id() == id => self.known_boards().add(board),
            Ok(_) => tracing::error!(id, "a stored board does not have the id of its content"),
            Err(error) => tracing::error!(id, %error, "a stored board is invalid"),
        }
    }

    /// The board of this id on which this group can play; a new group has no boards of its own.
    pub(super) async fn playable_board(
        &self,
        id: &str,
        group: Option<&GroupId>,
    ) -> Result<Arc<Board>, Error> {
        let unknown = || Error::invalid("no-such-board");
        let board = self.find_board(id).await?.ok_or_else(unknown)?;
        if !OwnBoard::is_id(id) {
            return Ok(board);
        }
        let group = group.ok_or_else(unknown)?;
        let boards = self.store().group_boards(group).await?;
        let has_board = boards.iter().any(|board| board.id == id);
        has_board.then_some(board).ok_or_else(unknown)
    }

    /// The boards that a group has made, the newest first.
    ///
    /// # Errors
    /// [`Error`] if they cannot be read.
    pub async fn boards_of(&self, group: &GroupId) -> Result<Vec<Arc<Board>>, Error> {
        let listed = self.store().group_boards(group).await?;
        for board in &listed {
            self.learn_board(&board.id).await?;
        }
        let listed = listed.iter().filter_map(|board| self.board(&board.id));
        Ok(listed.collect())
    }

    /// The board of a new game, which is stored with it: a group may drop the board meanwhile.
    ///
    /// # Errors
    /// [`crate::domain::error::ErrorCode::InvalidValue`] for an unknown board, or one that was deleted just now.
    pub(crate) fn store_board_of_game(
        &self,
        id: &str,
        change: &mut WriteBatch,
    ) -> Result<Arc<Board>, Error> {
        let unknown = || Error::invalid("no-such-board");
        if !OwnBoard::is_id(id) {
            return self.board(id).ok_or_else(unknown);
        }
        let own = self.known_boards().own(id).ok_or_else(unknown)?;
        let board = Arc::clone(own.board());
        change.boards.push(BoardChange::Add(own));
        Ok(board)
    }
}
