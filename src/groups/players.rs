//! The players of a group.

use super::GroupService;
use crate::auth::{GroupAccess, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::look_alikes;
use crate::domain::name::{self, Name};
use crate::games::{AttemptError, MAX_PLAYERS, too_many_players, uninterrupted, with_retries};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Change, GroupEdit, NewPlayer, Player, StoreError};

fn name_taken(name: &Name) -> Error {
    Error::new(
        ErrorCode::NameTaken,
        msg("name-in-group").with("name", name.to_string()),
    )
}

fn expect(player: &Player) -> Change {
    Change::Expect {
        player: player.id.clone(),
        name_key: player.name_key.clone(),
    }
}

/// Refuses a name that another player of the group has, or that looks like one.
fn refuse_taken(players: &[Player], name: &Name, but: Option<&PlayerId>) -> Result<(), Error> {
    let key = name.key();
    let others = players.iter().filter(|player| Some(&player.id) != but);
    let others = others.map(|player| player.name.as_str());
    if others.clone().any(|other| name::key(other) == key) {
        return Err(name_taken(name));
    }
    look_alikes::refuse_look_alike(name, others)
}

fn find_player<'a>(players: &'a [Player], id: &PlayerId) -> Option<&'a Player> {
    players.iter().find(|player| player.id == *id)
}

impl GroupService {
    /// Adds a player to a group.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers who are not keepers; [`ErrorCode::NameTaken`].
    pub async fn add_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        name: &Name,
        key: Option<&IdempotencyKey>,
    ) -> Result<Player, Error> {
        with_retries(async || {
            let GroupAccess { players, .. } = self.require_keeper(caller, group).await?;
            refuse_taken(&players, name, None)?;
            if players.len() >= MAX_PLAYERS {
                return Err(too_many_players().into());
            }
            let created = Player {
                id: PlayerId::from_random(self.services().random()?),
                name: name.to_string(),
                name_key: name.key(),
            };
            let mut changes = vec![Change::CreatePlayer(NewPlayer {
                id: created.id.clone(),
                group: group.clone(),
                name: created.name.clone(),
                name_key: created.name_key.clone(),
                creator: None,
            })];
            idempotency::respond(&mut changes, self.services(), key, &created)?;
            self.store().write(changes).await?;
            Ok::<_, AttemptError>(created)
        })
        .await
    }

    /// Renames a player, in running games as well.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers who are not keepers; [`ErrorCode::NotFound`]; [`ErrorCode::NameTaken`].
    pub async fn rename_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &PlayerId,
        name: &Name,
    ) -> Result<Player, Error> {
        let renamed = with_retries(async || {
            let GroupAccess { players, .. } = self.require_keeper(caller, group).await?;
            let player = find_player(&players, id).ok_or_else(Error::not_found)?;
            refuse_taken(&players, name, Some(id))?;
            let renamed = Player {
                id: id.clone(),
                name: name.to_string(),
                name_key: name.key(),
            };
            let edit =
                GroupEdit::RenamePlayer(id.clone(), renamed.name.clone(), renamed.name_key.clone());
            let changes = vec![expect(player), Change::Edit(edit)];
            self.store().write(changes).await?;
            Ok::<_, AttemptError>(renamed)
        });
        let renamed = renamed.await?;
        self.games.refresh_seats(group).await?;
        Ok(renamed)
    }

    /// Deletes a player, who has no name from then on in the games they played.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers who are not keepers; [`ErrorCode::NotFound`].
    pub async fn delete_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &PlayerId,
    ) -> Result<(), Error> {
        let GroupAccess { players, .. } = self.require_keeper(caller, group).await?;
        find_player(&players, id).ok_or_else(Error::not_found)?;
        self.apply_edits(vec![GroupEdit::DeletePlayer(id.clone())])
            .await?;
        self.games.refresh_seats(group).await
    }

    /// Merges the first player into the second, who gets all games of the first.
    ///
    /// Many games are given away in parts; if that is interrupted, merging again goes on, unless both have been seated in
    /// one game since.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers who are not keepers; [`ErrorCode::NotFound`]; [`ErrorCode::InvalidValue`] if
    /// the second does not exist, is the same player, or has played in a game with the first.
    pub async fn merge_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        from: &PlayerId,
        into: &PlayerId,
        key: Option<&IdempotencyKey>,
    ) -> Result<Player, Error> {
        let attempt = async || {
            let (groups, caller, group) = (self.clone(), caller.clone(), group.clone());
            let (from, into, key) = (from.clone(), into.clone(), key.cloned());
            uninterrupted(async move {
                let merged = groups.try_merge_player(&caller, &group, &from, &into, key.as_ref());
                let merged = merged.await;
                // Also after a failure: a part may have been merged.
                groups.games.refresh_seats(&group).await?;
                merged
            })
            .await
        };
        with_retries(attempt).await
    }

    async fn try_merge_player(
        &self,
        caller: &Principal,
        group: &GroupId,
        from: &PlayerId,
        into: &PlayerId,
        key: Option<&IdempotencyKey>,
    ) -> Result<Player, AttemptError> {
        let GroupAccess { players, .. } = self.require_keeper(caller, group).await?;
        let merged = find_player(&players, from).ok_or_else(Error::not_found)?;
        let remaining = find_player(&players, into).filter(|_| from != into);
        let remaining = remaining.ok_or_else(|| Error::invalid("merge-needs-another"))?;
        let view = remaining.clone();
        let expected = vec![expect(merged), expect(remaining)];
        let same_game = || Error::invalid("merge-same-game").into();
        let store = self.store();
        if store.have_met(from, into).await? {
            return Err(same_game());
        }
        // In parts, so that moves are not delayed; games that are not finished come with the last one.
        loop {
            let games = store.next_to_merge(from).await?;
            if games.is_empty() {
                break;
            }
            let mut part = expected.clone();
            part.push(Change::Edit(GroupEdit::MergeGames {
                from: from.clone(),
                into: into.clone(),
                games,
            }));
            store.write_bulk(part).await?;
        }
        let mut changes = expected;
        changes.push(Change::Edit(GroupEdit::MergePlayer {
            from: from.clone(),
            into: into.clone(),
        }));
        idempotency::respond(&mut changes, self.services(), key, &view)?;
        match store.write(changes).await {
            Ok(()) => Ok(view),
            Err(StoreError::Conflict) => Err(same_game()),
            Err(error) => Err(error.into()),
        }
    }
}
