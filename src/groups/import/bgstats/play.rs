//! A play of Qwixx, of whatever document, as a game on paper with totals.

use chrono::NaiveDate;
use rowlock_rules::{EndReason, TalliedSheet};

use crate::domain::error::Error;
use crate::domain::ids::GameUid;
use crate::domain::name::Name;
use crate::domain::remarks::{Note, Place, Remarks};
use crate::groups::import::board_names::BoardNames;
use crate::groups::import::context::ImportContext;
use crate::groups::import::paper_game::PaperGame;
use crate::groups::import::{ImportMistake, SourceLocation};

/// The board of a play that names none of the group's.
const BASE_GAME: &str = "classic";

/// What was read, or the mistake of its place.
pub(super) type Read<T> = Result<T, ImportMistake>;

/// The error as a mistake of a place.
pub(super) fn at<T>(path: impl Into<String>, read: Result<T, Error>) -> Read<T> {
    read.map_err(|error| ImportMistake {
        location: SourceLocation::Path(path.into()),
        cell: None,
        error,
    })
}

/// A player of a play.
pub(super) struct Player {
    /// `None` for a deleted or anonymous player.
    pub(super) name: Read<Option<Name>>,
    pub(super) points: Read<Option<i32>>,
    /// The path of the points.
    pub(super) path: String,
}

/// A play of Qwixx.
pub(super) struct Play<'a> {
    /// Its path in the document; empty for a document that is a play.
    pub(super) path: String,
    pub(super) uid: Read<Option<GameUid>>,
    pub(super) date: Read<NaiveDate>,
    /// What can name its board, first what says more.
    pub(super) boards: [&'a str; 2],
    pub(super) reason: Option<EndReason>,
    pub(super) place: Read<Option<Place>>,
    pub(super) note: Read<Option<Note>>,
    pub(super) players: Read<Vec<Player>>,
}

impl Play<'_> {
    /// Adds the game to those of the file, or its mistakes. A play without any points has no result, and is left out.
    pub(super) fn import(self, context: &mut ImportContext, boards: &BoardNames) {
        let has_no_points = |player: &Player| matches!(player.points, Ok(None));
        if self
            .players
            .as_ref()
            .is_ok_and(|players| players.iter().all(has_no_points))
        {
            context.leave_out();
            return;
        }
        let location = SourceLocation::Path(self.path.clone());
        let mut mistakes = Vec::new();
        let game = self.into_game(boards, &mut mistakes);
        if let Some(game) = game.filter(|_| mistakes.is_empty()) {
            game.import(context, |_| location.clone());
            return;
        }
        context.count_game();
        for mistake in mistakes {
            // Many plays can have one player with a mistake.
            if !context.has_mistake_at(&mistake.location) {
                context.add_mistake(mistake.location, mistake.error);
            }
        }
    }

    fn into_game(
        self,
        boards: &BoardNames,
        mistakes: &mut Vec<ImportMistake>,
    ) -> Option<PaperGame> {
        let uid = collect(self.uid, mistakes);
        let date = collect(self.date, mistakes);
        let place = collect(self.place, mistakes);
        let note = collect(self.note, mistakes);
        let mut seats = Vec::new();
        for player in collect(self.players, mistakes)? {
            let is_missing = || Error::invalid("import-points-missing");
            let points = player.points;
            let points = points.and_then(|points| at(player.path, points.ok_or_else(is_missing)));
            let name = collect(player.name, mistakes);
            let total = collect(points, mistakes);
            seats.extend(name.zip(total.map(|total| TalliedSheet::Total { total })));
        }
        let board = self.boards.iter().find_map(|name| boards.get(name.trim()));
        Some(PaperGame {
            uid: uid?,
            date: date?,
            variant: board.map_or_else(|| BASE_GAME.to_owned(), |board| board.id.clone()),
            reason: self.reason,
            remarks: Remarks {
                place: place?,
                note: note?,
            },
            seats,
        })
    }
}

fn collect<T>(read: Read<T>, mistakes: &mut Vec<ImportMistake>) -> Option<T> {
    read.map_err(|mistake| mistakes.push(mistake)).ok()
}
