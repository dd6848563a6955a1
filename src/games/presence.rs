//! The presence of hosts and of players in a lobby, which any server may show: it must not depend on the server.

use std::time::{Duration, Instant};

use rowlock_rules::Status;

use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::service::GameService;
use crate::games::sessions::GameSession;
use crate::live::Update;
use crate::store::Connected;

/// How often servers report who is connected to them: a few times in the two minutes of a host's timeout.
pub(super) const PRESENCE_INTERVAL: Duration = Duration::from_secs(10);

impl GameService {
    /// How long other servers may not know yet who is connected to this one; `None` if there are no others.
    pub fn presence_delay(&self) -> Option<Duration> {
        // Until this one reports it, and then until another one reads that.
        self.store().has_peers().then_some(2 * PRESENCE_INTERVAL)
    }

    /// Reports who is connected to this server, and reads who is connected to others.
    pub async fn exchange_presence(&self) -> Result<(), Error> {
        let (mut here, mut games): (Vec<(GameId, Connected)>, Vec<GameId>) =
            (Vec::new(), Vec::new());
        for id in self.registry().ids() {
            let Some(handle) = self.registry().peek(&id) else {
                continue;
            };
            let session = handle.lock().await;
            let connected = session.connected_here(self.instant());
            if session.row.status == Status::Lobby || !connected.contains(&Connected::Host) {
                games.push(id.clone());
            }
            here.extend(connected.into_iter().map(|who| (id.clone(), who)));
        }
        self.store().write_presence(&here).await?;
        for (id, who, age) in self.store().presence(&games).await? {
            let handle = self.registry().peek(&id);
            let Some((handle, at)) = handle.zip(self.instant().checked_sub(age)) else {
                continue;
            };
            let session = handle.lock().await;
            match who {
                Connected::Host => session.connections.host_seen_elsewhere(at),
                Connected::Player(player) => {
                    let before = session.player_presence(self.instant());
                    session.connections.player_seen_elsewhere(player, at);
                    if before != session.player_presence(self.instant()) {
                        session.connections.player_seen(self.instant());
                        self.live().publish(&id, Update::Presence);
                    }
                }
            }
        }
        Ok(())
    }
}

impl GameSession {
    /// Who is connected to this server since the last report: the host, and the players of a lobby.
    fn connected_here(&self, now: Instant) -> Vec<Connected> {
        let host = self
            .is_host_here(now, PRESENCE_INTERVAL)
            .then_some(Connected::Host);
        let is_lobby = self.row.status == Status::Lobby;
        let players = self
            .seats
            .iter()
            .filter(|row| is_lobby && self.is_player_here(&row.player, now, PRESENCE_INTERVAL));
        let players = players.map(|row| Connected::Player(row.player.clone()));
        host.into_iter().chain(players).collect()
    }
}
