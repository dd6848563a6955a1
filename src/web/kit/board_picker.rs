//! Selection of a board by query parameter, with a link per board.

use std::sync::Arc;

use rowlock_rules::Board;
use serde::Deserialize;

use crate::auth::GroupAccess;
use crate::domain::board_name::board_name;
use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::games::GameService;
use crate::groups::GroupService;
use crate::web::kit::choice::Choice;

/// The requested board; by default the first.
#[derive(Debug, Deserialize)]
pub(crate) struct BoardQuery {
    variant: Option<String>,
}

impl BoardQuery {
    /// The board.
    ///
    /// # Errors
    /// [`Error::not_found`] for an unknown board; and if it cannot be read.
    pub(crate) async fn board(&self, games: &GameService) -> Result<Arc<Board>, Error> {
        let board = match &self.variant {
            Some(variant) => games.find_board(variant).await?,
            None => games.boards().iter().next().cloned(),
        };
        board.ok_or_else(Error::not_found)
    }
}

/// The official boards, and a group's own where the page is about it.
pub(crate) fn boards_and(games: &GameService, chosen: &Arc<Board>) -> Vec<Choice> {
    let official = games.boards();
    let own = [chosen].into_iter();
    let own = own.filter(|chosen| official.iter().all(|board| board.id != chosen.id));
    let choice = |board: &Arc<Board>| Choice {
        value: board.id.clone(),
        text: board_name(board),
        is_chosen: board.id == chosen.id,
    };
    official.iter().chain(own).map(choice).collect()
}

/// The official boards, then the group's own.
pub(crate) async fn group_boards(
    games: &GameService,
    groups: &GroupService,
    access: &GroupAccess,
    chosen: &str,
) -> Result<Vec<Choice>, Error> {
    let own = groups.boards(access).await?;
    let own = own
        .into_iter()
        .map(|board| (board.id, msg("plain").with("text", board.name)));
    let official = games.boards().iter();
    let official = official.map(|board| (board.id.clone(), board_name(board)));
    let choice = |(value, text)| Choice {
        is_chosen: value == chosen,
        value,
        text,
    };
    Ok(official.chain(own).map(choice).collect())
}
