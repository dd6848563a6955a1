//! What an import would do, found without storing anything.

use chrono::NaiveDate;
use chrono_tz::Tz;
use rowlock_rules::{KnownBoards, Standing};

use crate::domain::board_name::{board_name, name_in};
use crate::domain::i18n::Message;
use crate::domain::ids::GameUid;
use crate::domain::name::Name;
use crate::games::VerifiedGame;
use crate::groups::import::Imported;
use crate::groups::import::game::reading::{LeftOut, Questions};
use crate::groups::import::mistake::{ImportMistake, SourceLocation};

/// How many games of a file are listed.
pub(super) const MAX_LISTED_GAMES: usize = 200;

/// What an import would do.
#[derive(Clone, Debug)]
pub struct Preview {
    pub imported: Imported,
    /// The first 200 games without mistakes, in the order of the file.
    pub games: Vec<PreviewedGame>,
    /// All players of the games without mistakes, sorted by name.
    pub players: Vec<PreviewedPlayer>,
    pub left_out: LeftOut,
    pub questions: Questions,
    /// All mistakes, or the first hundred; with any, nothing would be imported.
    pub mistakes: Vec<ImportMistake>,
}

/// A game of a file.
#[derive(Clone, Debug)]
pub struct PreviewedGame {
    pub location: SourceLocation,
    pub(super) uid: GameUid,
    pub date: NaiveDate,
    /// The id of the board.
    pub variant: String,
    /// The name of the board.
    pub board: Message,
    /// The names and totals, by rank; the name of a deleted player is empty.
    pub players: Vec<(String, i32)>,
    /// Whether the group has it already.
    pub is_known: bool,
}

impl PreviewedGame {
    pub(super) fn of(
        game: &VerifiedGame,
        boards: &KnownBoards,
        zone: Tz,
        location: SourceLocation,
    ) -> Self {
        let row = &game.row;
        let at = row.finished_at.unwrap_or(row.created_at);
        let standings = game.result.iter().flat_map(|result| &result.standings);
        let player = |standing: &Standing| {
            let name = game
                .names
                .get(standing.seat.index())
                .and_then(Option::as_ref);
            (
                name.map(Name::to_string).unwrap_or_default(),
                standing.total,
            )
        };
        Self {
            location,
            uid: row.uid.clone(),
            date: row
                .day
                .unwrap_or_else(|| at.with_timezone(&zone).date_naive()),
            variant: row.variant.clone(),
            board: match &game.board {
                Some(board) => board_name(board.board()),
                None => name_in(boards, &row.variant),
            },
            players: standings.map(player).collect(),
            is_known: false,
        }
    }
}

/// A player of a file.
#[derive(Clone, Debug)]
pub struct PreviewedPlayer {
    /// The name in the file.
    pub name: Name,
    /// The name of the player of the group, or the new one; `None` if it is no player.
    pub player: Option<Name>,
    /// The number of games in the file.
    pub games: usize,
    /// Whether the group does not have this player yet.
    pub is_new: bool,
    /// A player of the group with nearly the same name, who may be the one that is new.
    pub similar: Option<Name>,
}
