//! The finished games that wait for their reports.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::domain::ids::{GameId, GroupId};

/// The most games that wait; a report on another is made when it is asked for later.
const MAX_WAITING: usize = 1000;

/// The most of one group, so that the others do not wait for all games of a large one.
const MAX_OF_GROUP: usize = 20;

/// The finished games that wait for their reports, in the order in which these are made.
#[derive(Debug, Default)]
pub(super) struct ReportQueue {
    games: Mutex<VecDeque<WaitingGame>>,
    added: Notify,
}

#[derive(Debug)]
struct WaitingGame {
    game: GameId,
    group: GroupId,
}

impl ReportQueue {
    fn games(&self) -> MutexGuard<'_, VecDeque<WaitingGame>> {
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a game that does not wait yet, if there is space.
    pub(super) fn add(&self, game: &GameId, group: &GroupId) {
        let mut games = self.games();
        let of_group = games.iter().filter(|waiting| waiting.group == *group);
        let is_full = games.len() >= MAX_WAITING || of_group.count() >= MAX_OF_GROUP;
        if is_full || games.iter().any(|waiting| waiting.game == *game) {
            return;
        }
        games.push_back(WaitingGame {
            game: game.clone(),
            group: group.clone(),
        });
        drop(games);
        self.added.notify_one();
    }

    /// Waits for a game; it stays in the queue until it is removed.
    pub(super) async fn first(&self) -> GameId {
        loop {
            let first = self.games().front().map(|waiting| waiting.game.clone());
            match first {
                Some(game) => return game,
                None => self.added.notified().await,
            }
        }
    }

    /// Removes the game whose report was made.
    pub(super) fn remove_first(&self) {
        self.games().pop_front();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64) -> GameId {
        GameId::from_random(number)
    }

    #[tokio::test]
    async fn a_game_waits_once_and_a_group_leaves_space_for_others() {
        let (queue, large, small) = (
            ReportQueue::default(),
            GroupId::from_random(1),
            GroupId::from_random(2),
        );
        for number in 0..100 {
            queue.add(&game(number), &large);
            queue.add(&game(number), &large);
        }
        queue.add(&game(200), &small);
        for number in 0..20 {
            assert_eq!(queue.first().await, game(number));
            queue.remove_first();
        }
        assert_eq!(queue.first().await, game(200));
        queue.remove_first();
        queue.add(&game(0), &large);
        assert_eq!(queue.first().await, game(0));
    }
}
