//! Commits: changes of a game are stored, then its session changes, then they are published.

use rowlock_coach::Unjudged;
use rowlock_rules::Status;
use tokio::sync::OwnedMutexGuard;

use crate::games::service::GameService;
use crate::games::sessions::GameSession;
use crate::games::uninterrupted::uninterrupted;
use crate::live::Update;
use crate::store::{Change, StoreError, is_milestone};

impl GameService {
    /// Stores changes of a game, then updates its session and publishes the new events, [`uninterrupted`].
    pub(super) async fn commit(
        &self,
        mut current: OwnedMutexGuard<GameSession>,
        mut next: GameSession,
        mut changes: Vec<Change>,
    ) -> Result<(), StoreError> {
        let games = self.clone();
        let ends_rights = changes.iter().any(|it| matches!(it, Change::Revoke(_)));
        if !changes.iter().all(Change::is_append) {
            // The revision orders changes that are not in the log.
            let revision = current.row.revision;
            changes.insert(0, Change::Revise(current.row.id.clone(), revision));
            next.row_mut().revision = revision + 1;
        }
        uninterrupted(async move {
            if let Err(error) = games.store().write(changes).await {
                // The session may be older than the log; later requests get it as it is stored.
                let caught_up = match error {
                    StoreError::Conflict if games.store().has_peers() => {
                        games.read_stored(&mut current).await
                    }
                    _ => games.reload(&mut current).await,
                };
                if caught_up.is_err() {
                    games.registry().remove(&current.row.id);
                }
                return Err(error);
            }
            let before = current.seq();
            let requests_changed = next.requests != current.requests;
            let seats_changed = next.seats != current.seats;
            let (from, to) = (current.row.status, next.row.status);
            *current = next;
            games.publish(&current, before);
            if requests_changed {
                games.live().publish(&current.row.id, Update::Requests);
            }
            if seats_changed {
                // A seat may have been taken: the lobby shows it.
                current.connections.player_seen(games.instant());
                games.live().publish(&current.row.id, Update::Presence);
            }
            let row = &current.row;
            if is_milestone(from, to) {
                games.live().wake_group(&row.group);
                // If too many wait, it is made when somebody asks for it.
                if to == Status::Finished && Unjudged::of(&current.game).is_none() {
                    games.report_queue().add(&row.id, &row.group);
                }
            }
            if ends_rights {
                games.services().invalidate_rights();
                games.live().publish(&current.row.id, Update::AccessChanged);
            }
            Ok(())
        })
        .await
    }
}
