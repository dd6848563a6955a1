//! The fan-out of updates of a game, and of a group, to their open streams.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rowlock_rules::Seq;
use tokio::sync::{broadcast, watch};

use crate::domain::ids::{GameId, GroupId};

/// How many updates a stream may lag behind before its client must reload.
///
/// The channel of each game with streams allocates all of its slots at once.
const CHANNEL_CAPACITY: usize = 16;

/// An update of a game.
#[derive(Clone, Debug)]
pub enum Update {
    Event(EventUpdate),
    /// Rights in the game were revoked: each stream checks whether it may go on.
    AccessChanged,
    /// The requests to the host have changed.
    Requests,
    /// A player has connected to the lobby.
    Presence,
    /// The place or the note was changed.
    Remarks,
}

/// An event as it is sent to streams.
#[derive(Clone, Debug)]
pub struct EventUpdate {
    pub seq: Seq,
    /// Its frame, which is the same for all streams.
    pub frame: Arc<str>,
}

/// The streams of all games and groups; cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Hub(Arc<Mutex<Channels>>);

#[derive(Debug, Default)]
struct Channels {
    games: HashMap<GameId, Channel>,
    groups: HashMap<GroupId, watch::Sender<()>>,
}

/// The channel of a game with open streams.
#[derive(Debug)]
struct Channel {
    group: GroupId,
    updates: broadcast::Sender<Update>,
}

impl Hub {
    fn channels(&self) -> MutexGuard<'_, Channels> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn subscribe(&self, game: &GameId, group: &GroupId) -> broadcast::Receiver<Update> {
        let mut channels = self.channels();
        let channel = channels
            .games
            .entry(game.clone())
            .or_insert_with(|| Channel {
                group: group.clone(),
                updates: broadcast::channel(CHANNEL_CAPACITY).0,
            });
        channel.updates.subscribe()
    }

    /// The wake-ups of the streams of a group: something of it has to be read again.
    pub fn subscribe_to_group(&self, group: &GroupId) -> watch::Receiver<()> {
        let mut channels = self.channels();
        channels
            .groups
            .entry(group.clone())
            .or_default()
            .subscribe()
    }

    pub fn publish(&self, game: &GameId, update: Update) {
        if let Some(channel) = self.channels().games.get(game) {
            // Fails only if the last receiver is gone.
            channel.updates.send(update).ok();
        }
    }

    /// Wakes the streams of a group.
    pub fn wake_group(&self, group: &GroupId) {
        if let Some(wake_ups) = self.channels().groups.get(group) {
            wake_ups.send_replace(());
        }
    }

    /// Publishes [`Update::AccessChanged`] to all games of a group, and wakes the streams of the group.
    pub fn access_changed_in(&self, group: &GroupId) {
        let channels = self.channels();
        for channel in channels.games.values() {
            if channel.group == *group {
                channel.updates.send(Update::AccessChanged).ok();
            }
        }
        drop(channels);
        self.wake_group(group);
    }

    /// Wakes the streams of all groups.
    pub fn wake_all_groups(&self) {
        for wake_ups in self.channels().groups.values() {
            wake_ups.send_replace(());
        }
    }

    /// Whether the game has an open stream.
    pub fn has_streams(&self, game: &GameId) -> bool {
        let channels = self.channels();
        let channel = channels.games.get(game);
        channel.is_some_and(|channel| channel.updates.receiver_count() > 0)
    }

    /// The number of open streams, of all games and groups together.
    pub fn open_streams(&self) -> usize {
        let channels = self.channels();
        let of_games = channels
            .games
            .values()
            .map(|it| it.updates.receiver_count());
        let of_groups = channels.groups.values().map(watch::Sender::receiver_count);
        of_games.chain(of_groups).sum()
    }

    /// Drops the channels of games and groups without streams.
    pub fn drop_unused(&self) {
        let mut channels = self.channels();
        channels
            .games
            .retain(|_, channel| channel.updates.receiver_count() > 0);
        channels
            .groups
            .retain(|_, wake_ups| wake_ups.receiver_count() > 0);
    }
}
