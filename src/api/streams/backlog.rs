//! The past events of a game that a stream has still to send.

use std::vec;

use rowlock_rules::Seq;

use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::GameService;
use crate::live::EventUpdate;

/// How many past events a stream has in memory at most: a client may read slowly, and there are many.
const PIECE: Seq = 200;

/// The past events that a stream has still to send; only some of them are read yet.
pub(super) struct Backlog {
    events: vec::IntoIter<EventUpdate>,
    /// The sequence number of the last event that was read.
    read: Seq,
    /// The sequence number of the last event to read.
    last: Seq,
}

impl Backlog {
    /// The events after a sequence number and up to another.
    pub(super) fn new(after: Seq, last: Seq) -> Self {
        Self {
            events: Vec::new().into_iter(),
            read: after,
            last,
        }
    }

    /// The next event that is read already.
    pub(super) fn take(&mut self) -> Option<EventUpdate> {
        let next = self.events.next();
        if next.is_none() {
            // Streams stay open for hours.
            self.events = Vec::new().into_iter();
        }
        next
    }

    /// Whether there are more events to read.
    pub(super) fn has_more(&self) -> bool {
        self.read < self.last
    }

    pub(super) async fn read(&mut self, games: &GameService, game: &GameId) -> Result<(), Error> {
        let last = self.last.min(self.read.saturating_add(PIECE));
        let events = games.past_events(game, self.read, last).await?;
        self.events = events.into_iter();
        self.read = last;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Move, TestGame};
    use crate::services::SystemClock;
    use rowlock_rules::{Action, Mode};

    #[tokio::test]
    async fn the_past_of_a_long_game_is_read_in_pieces() -> Result<(), Box<dyn std::error::Error>> {
        let game = TestGame::new(SystemClock, Mode::Sheet, true).await?;
        let (games, id, caller) = (&game.games, &game.id, game.caller().await?);
        for _ in 0..250 {
            for action in [Action::Penalty {}, Action::Undo {}] {
                let request = Move { seat: None, action };
                games.make_move(&caller, id, request, None).await?;
            }
        }

        let last = games.subscribe(&caller, id, 0).await?.seq;
        let mut backlog = Backlog::new(0, last);
        let (mut seq, mut pieces) = (0, 0);
        while backlog.has_more() {
            backlog.read(games, id).await?;
            assert!(backlog.events.len() <= 200);
            pieces += 1;
            while let Some(event) = backlog.take() {
                seq += 1;
                assert_eq!(event.seq, seq);
            }
        }
        assert!(last > 500 && seq == last && pieces == 3, "{seq} of {last}");
        Ok(())
    }
}
