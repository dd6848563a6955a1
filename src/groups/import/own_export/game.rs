//! A game of an exported table, put together from its rows.

use chrono::NaiveDate;
use rowlock_rules::{EndReason, MAX_SEATS, TalliedSheet};

use crate::domain::error::Error;
use crate::domain::i18n::msg;
use crate::domain::ids::GameId;
use crate::domain::name::Name;
use crate::domain::remarks::Remarks;
use crate::games::VerifiedGame;
use crate::groups::import::context::ImportContext;
use crate::groups::import::paper_game::PaperGame;

/// A game, or the part of it that a row has: one of its players.
pub(super) struct ResultGame {
    pub(super) id: GameId,
    pub(super) date: NaiveDate,
    pub(super) variant: String,
    pub(super) reason: Option<EndReason>,
    /// How many players it has, if the table says so.
    pub(super) players: Option<usize>,
    pub(super) remarks: Remarks,
    pub(super) seats: Vec<ResultSeat>,
}

pub(super) struct ResultSeat {
    /// `None` if the table does not say it; such seats are in the order of the rows.
    pub(super) number: Option<i32>,
    /// `None` for a deleted player.
    pub(super) name: Option<Name>,
    pub(super) sheet: TalliedSheet,
}

impl ResultGame {
    /// Adds another part of the game.
    pub(super) fn join(&mut self, part: Self) -> Result<(), Error> {
        let is_same = (self.date, &self.variant) == (part.date, &part.variant);
        if !is_same {
            return Err(Error::invalid("paper-game-one-game"));
        }
        let mut numbers = self.seats.iter().filter_map(|seat| seat.number);
        let added = part.seats.first().and_then(|seat| seat.number);
        if numbers.any(|number| Some(number) == added) {
            return Err(Error::invalid("import-seat-repeated"));
        }
        // A row may repeat what the first one says, or leave it out.
        let Remarks { place, note } = part.remarks;
        self.remarks.place = self.remarks.place.take().or(place);
        self.remarks.note = self.remarks.note.take().or(note);
        self.reason = self.reason.or(part.reason);
        self.players = self.players.or(part.players);
        // One seat too many is enough to refuse the game.
        if self.seats.len() <= MAX_SEATS {
            self.seats.extend(part.seats);
        }
        Ok(())
    }

    /// The game as it is to be stored. Only a table that is read as a whole has all players of its games.
    pub(super) fn verify(
        mut self,
        context: &mut ImportContext,
        is_whole: bool,
    ) -> Result<VerifiedGame, Error> {
        let rows = self.seats.len();
        if let Some(players) = self.players.filter(|players| is_whole && *players != rows) {
            let detail = msg("import-players-differ").with("players", players);
            return Err(Error::invalid(detail.with("rows", rows)));
        }
        self.seats.sort_by_key(|seat| seat.number);
        let seats = self.seats.into_iter();
        let game = PaperGame {
            uid: Some(context.uid_of(&self.id)),
            date: self.date,
            variant: self.variant,
            reason: self.reason,
            remarks: self.remarks,
            seats: seats.map(|seat| (seat.name, seat.sheet)).collect(),
        };
        game.verify(context).map_err(|refused| refused.error)
    }
}
