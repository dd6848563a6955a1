//! The presence of hosts, which any server may see: whether a player can take a role must not depend on the server.

use std::time::Duration;

use crate::domain::error::Error;
use crate::domain::ids::GameId;
use crate::games::service::GameService;

/// How often servers report which hosts are connected to them: a few times in the two minutes of a host's timeout.
pub(super) const REPORT_INTERVAL: Duration = Duration::from_secs(20);

impl GameService {
    /// Reports which hosts are connected to this server, and reads which are connected to others.
    ///
    /// # Errors
    /// [`Error`] if the database does not respond.
    pub async fn share_presence(&self) -> Result<(), Error> {
        let (mut here, mut elsewhere): (Vec<GameId>, Vec<GameId>) = (Vec::new(), Vec::new());
        for id in self.registry().ids() {
            let Some(handle) = self.registry().peek(&id) else {
                continue;
            };
            let session = handle.lock().await;
            if session.is_host_here(self.instant(), REPORT_INTERVAL) {
                here.push(id);
            } else {
                elsewhere.push(id);
            }
        }
        self.store().report_hosts(&here).await?;
        for (id, age) in self.store().hosts_seen(&elsewhere).await? {
            let handle = self.registry().peek(&id);
            if let (Some(handle), Some(at)) = (handle, self.instant().checked_sub(age)) {
                handle.lock().await.connections.host_seen_elsewhere(at);
            }
        }
        Ok(())
    }
}
