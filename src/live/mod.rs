//! Telling the phones of a game what happened.

mod frame;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::broadcast;

pub use frame::Frame;

use crate::domain::ids::{GameId, GroupId};
use crate::rules::Seq;

/// How many events a phone may lag behind before it is told to reload.
///
/// All of them are allocated at once for each game that is followed.
const MOST_BEHIND: usize = 32;

/// What the phones of a game are told.
#[derive(Clone, Debug)]
pub enum News {
    /// Something happened.
    Event(EventNews),
    /// Somebody's right to the game has ended: whoever listens asks again whether it may.
    RightsEnded,
    /// The requests to the host have changed.
    Requests,
    /// A phone has come to a lobby.
    Presence,
}

/// An event on its way to the phones.
#[derive(Clone, Debug)]
pub struct EventNews {
    /// The event's number.
    pub seq: Seq,
    /// The data of its frame.
    pub data: Arc<str>,
}

/// Who listens to which game.
#[derive(Clone, Debug, Default)]
pub struct Live(Arc<Mutex<HashMap<GameId, Followed>>>);

/// A game that is followed.
#[derive(Debug)]
struct Followed {
    group: GroupId,
    news: broadcast::Sender<News>,
}

impl Live {
    /// Everything that is published of a game from now on.
    #[must_use]
    pub fn subscribe(&self, game: &GameId, group: &GroupId) -> broadcast::Receiver<News> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games
            .entry(game.clone())
            .or_insert_with(|| Followed {
                group: group.clone(),
                news: broadcast::channel(MOST_BEHIND).0,
            })
            .news
            .subscribe()
    }

    /// Tells whoever listens to the game.
    pub fn publish(&self, game: &GameId, news: News) {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(followed) = games.get(game) {
            // Nobody may be listening any more; then there is nobody to tell.
            followed.news.send(news).ok();
        }
    }

    /// Has all who follow a game of this group ask again whether they may.
    pub fn rights_ended_in(&self, group: &GroupId) {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for followed in games.values().filter(|followed| followed.group == *group) {
            followed.news.send(News::RightsEnded).ok();
        }
    }

    /// Whether anybody listens to the game.
    #[must_use]
    pub fn is_followed(&self, game: &GameId) -> bool {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let listeners = games.get(game);
        listeners.is_some_and(|listeners| listeners.news.receiver_count() > 0)
    }

    /// How many listen, to whatever game.
    #[must_use]
    pub fn listeners(&self) -> usize {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |followed: &Followed| followed.news.receiver_count();
        games.values().map(count).sum()
    }

    /// Forgets the games nobody listens to.
    pub fn forget_silent(&self) {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|_, followed| followed.news.receiver_count() > 0);
    }
}
