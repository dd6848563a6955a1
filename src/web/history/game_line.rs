//! A finished game in a list.

use askama::Template;
use chrono_tz::Tz;
use rowlock_rules::{EndReason, KnownBoards, Standing};

use crate::domain::board_name::name_in;
use crate::domain::i18n::Message;
use crate::history::GameSummary;
use crate::web::kit::{filters, labels};

/// A finished game in a list, with its players by rank.
#[derive(Template)]
#[template(path = "history/game_line.html")]
pub(in crate::web) struct GameLine {
    game: GameSummary,
    board: Message,
    zone: Tz,
}

impl GameLine {
    pub(in crate::web) fn new(game: GameSummary, boards: &KnownBoards, zone: Tz) -> Self {
        Self {
            board: name_in(boards, &game.variant),
            game,
            zone,
        }
    }

    /// When it ended, or else began, for people and as an attribute of `<time>`.
    fn played(&self) -> (Message, String) {
        let played = &self.game.played;
        let at = played.finished_at.or(Some(played.created_at));
        labels::played(played.day, at, self.zone)
    }

    /// Whether it was ended early, and has no winner.
    fn is_stopped(&self) -> bool {
        let reason = self.game.result.as_ref().and_then(|result| result.reason);
        reason == Some(EndReason::Stopped)
    }

    /// The name of the player with this place in the ranking.
    fn name(&self, standing: &Standing) -> &str {
        let seat = self.game.seats.get(standing.seat.index());
        seat.map_or("", |seat| &seat.name)
    }
}
