//! The finished games that wait for their reports, by group.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::domain::ids::{GameId, GroupId};

/// The most games of a group that wait.
const MAX_OF_GROUP: usize = 100;

/// The games of a group, in the order in which their reports are made.
type WaitingGames = (GroupId, VecDeque<GameId>);

/// The finished games that wait for their reports. The groups take turns, so that none waits for all games of another.
#[derive(Debug, Default)]
pub(super) struct ReportQueue {
    groups: Mutex<VecDeque<WaitingGames>>,
    added: Notify,
}

impl ReportQueue {
    fn groups(&self) -> MutexGuard<'_, VecDeque<WaitingGames>> {
        self.groups.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a game, unless it waits already; returns false if too many of its group do.
    pub(super) fn add(&self, game: &GameId, group: &GroupId) -> bool {
        let mut groups = self.groups();
        match groups.iter_mut().find(|(id, _)| id == group) {
            Some((_, games)) if games.contains(game) => {}
            Some((_, games)) if games.len() >= MAX_OF_GROUP => return false,
            Some((_, games)) => games.push_back(game.clone()),
            None => groups.push_back((group.clone(), VecDeque::from([game.clone()]))),
        }
        drop(groups);
        self.added.notify_one();
        true
    }

    /// Waits for a game; it stays in the queue until it is removed.
    pub(super) async fn first(&self) -> GameId {
        loop {
            let first = self
                .groups()
                .front()
                .and_then(|(_, games)| games.front().cloned());
            match first {
                Some(game) => return game,
                None => self.added.notified().await,
            }
        }
    }

    /// Removes the game whose report was made; it is the next group's turn.
    pub(super) fn remove_first(&self) {
        let mut groups = self.groups();
        if let Some((group, mut games)) = groups.pop_front() {
            games.pop_front();
            if !games.is_empty() {
                groups.push_back((group, games));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64) -> GameId {
        GameId::from_random(number)
    }

    #[tokio::test]
    async fn a_game_waits_once_and_no_group_waits_for_more_than_one_game_of_another() {
        let (large, small, other) = (
            GroupId::from_random(1),
            GroupId::from_random(2),
            GroupId::from_random(3),
        );
        let queue = ReportQueue::default();
        for number in 0..100 {
            assert!(queue.add(&game(number), &large) && queue.add(&game(number), &large));
        }
        assert!(!queue.add(&game(100), &large));
        assert!(queue.add(&game(0), &large));
        assert!(queue.add(&game(200), &small) && queue.add(&game(201), &small));
        // Of the first group one is being made; then each of the others has one.
        for number in [0, 200, 1, 201] {
            assert_eq!(queue.first().await, game(number));
            queue.remove_first();
        }
        assert!(queue.add(&game(300), &other) && queue.add(&game(100), &large));
        for number in [2, 300, 3, 4] {
            assert_eq!(queue.first().await, game(number));
            queue.remove_first();
        }
    }
}
