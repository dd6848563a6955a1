//! A batch of writes, applied as a whole.

use crate::domain::grants::Grant;
use crate::domain::ids::{GameId, TokenHash};
use crate::rules::SeatSummary;
use crate::store::access::cache::Invalidation;
use crate::store::access::devices::DeviceChange;
use crate::store::access::grants::{Revocation, RevokeTarget};
use crate::store::access::idempotency;
use crate::store::access::idempotency::StoredResponse;
use crate::store::access::links::{LinkChange, NewLink};
use crate::store::access::members::MembershipEnd;
use crate::store::changes::retention::Retention;
use crate::store::db::Connection;
use crate::store::error::StoreError;
use crate::store::games::events::LoggedEvent;
use crate::store::games::removals::Removal;
use crate::store::games::requests::{LateEntry, RequestChange};
use crate::store::games::screens::ScreenChange;
use crate::store::games::seat_results;
use crate::store::games::stored_game::GameRow;
use crate::store::games::update::GameUpdate;
use crate::store::games::{events, requests, update};
use crate::store::groups::boards::BoardChange;
use crate::store::groups::edits::GroupEdit;
use crate::store::groups::group::{ExpectedPlayer, NewGroup, NewPlayer};
use crate::store::server_state::{self, StateKey};

/// Writes that are applied together, or not at all.
#[derive(Clone, Debug, Default)]
pub struct WriteBatch {
    /// The group to create.
    pub group: Option<NewGroup>,
    /// Changes of groups and players.
    pub edits: Vec<GroupEdit>,
    /// Players that must still have these names; else the batch is stale.
    pub expected: Vec<ExpectedPlayer>,
    /// Games with the revisions that the batch was decided on, and that it ends; else the batch is stale.
    pub revised: Vec<(GameId, i64)>,
    /// Players to create.
    pub players: Vec<NewPlayer>,
    /// The member in whose share of the group's players these count.
    pub players_by: Option<TokenHash>,
    /// Changes of the boards that groups have made.
    pub boards: Vec<BoardChange>,
    /// Games to create.
    pub games: Vec<GameRow>,
    /// Changes of games beside their logs.
    pub updates: Vec<GameUpdate>,
    /// Results of finished games without an end in this batch.
    pub results: Vec<(GameId, Vec<SeatSummary>)>,
    /// Events to append; a conflict if a game has one of that number.
    pub events: Vec<(GameId, LoggedEvent)>,
    pub link_changes: Vec<LinkChange>,
    /// Links to create.
    pub links: Vec<NewLink>,
    /// A player to remove from a lobby, before the rights to the seat end.
    pub removal: Option<Removal>,
    /// The end of rights in a group and its invites, before others are granted.
    pub membership_end: Option<MembershipEnd>,
    /// Rights to revoke, before others are granted.
    pub revocations: Vec<Revocation>,
    /// Rights to grant.
    pub grants: Vec<Grant>,
    /// Requests to hosts, and decisions.
    pub requests: Vec<RequestChange>,
    /// Players who join after the start, with an event of this batch.
    pub entries: Vec<(GameId, LateEntry)>,
    /// Settings of a device.
    pub device: Option<DeviceChange>,
    /// A change of a screen that waits.
    pub screen: Option<ScreenChange>,
    /// Games to delete with all that belongs to them.
    pub deleted: Vec<GameId>,
    /// The response to store for an idempotency key.
    pub response: Option<StoredResponse>,
    /// Deletes some of the data that is older than its retention.
    pub retention: Option<Retention>,
    /// Games whose events get the hashes that an older version stored them without.
    pub hashed: Vec<GameId>,
    /// State of the server.
    pub state: Vec<(StateKey, String)>,
}

impl WriteBatch {
    /// Whether it only appends events and a response, as most moves do; such batches are merged.
    #[must_use]
    pub fn is_append_only(&self) -> bool {
        let Self {
            group,
            edits,
            expected,
            revised,
            players,
            players_by: _,
            boards,
            games,
            updates,
            results,
            events: _,
            link_changes,
            links,
            removal,
            membership_end,
            revocations,
            grants,
            requests,
            entries,
            device,
            screen,
            deleted,
            response: _,
            retention,
            hashed,
            state,
        } = self;
        group.is_none()
            && edits.is_empty()
            && expected.is_empty()
            && revised.is_empty()
            && players.is_empty()
            && boards.is_empty()
            && games.is_empty()
            && updates.is_empty()
            && results.is_empty()
            && link_changes.is_empty()
            && links.is_empty()
            && removal.is_none()
            && membership_end.is_none()
            && revocations.is_empty()
            && grants.is_empty()
            && requests.is_empty()
            && entries.is_empty()
            && device.is_none()
            && screen.is_none()
            && deleted.is_empty()
            && retention.is_none()
            && hashed.is_empty()
            && state.is_empty()
    }

    /// Whose cached rights and settings it may change.
    pub(in crate::store) fn invalidation(&self) -> Invalidation {
        let Self {
            group: _,
            edits,
            expected: _,
            revised: _,
            players: _,
            players_by: _,
            boards: _,
            games: _,
            updates: _,
            results: _,
            events: _,
            link_changes: _,
            links: _,
            removal: _,
            membership_end,
            revocations,
            grants,
            requests: _,
            entries: _,
            device,
            screen: _,
            deleted,
            response: _,
            retention,
            hashed: _,
            state: _,
        } = self;
        // What is deleted takes the rights to it along.
        if !edits.is_empty() || !deleted.is_empty() || retention.is_some() {
            return Invalidation::All;
        }
        let mut holders: Vec<TokenHash> = grants.iter().map(|grant| grant.holder.hash()).collect();
        holders.extend(device.map(|change| change.device));
        match membership_end {
            Some(MembershipEnd::Holder { holder, .. }) => holders.push(holder.hash()),
            Some(MembershipEnd::KeeperTokens { .. } | MembershipEnd::All { .. }) => {
                return Invalidation::All;
            }
            Some(MembershipEnd::Invite { .. }) | None => {}
        }
        for revocation in revocations {
            match revocation.whose {
                RevokeTarget::Holder(holder) => holders.push(holder.hash()),
                RevokeTarget::All | RevokeTarget::Tokens => return Invalidation::All,
            }
        }
        Invalidation::Holders(holders)
    }

    /// Whether it may erase personal data.
    pub(in crate::store) fn erases_data(&self) -> bool {
        // A group that is named after more players than before loses nothing, nor do players who are merged.
        let is_erasing = |edit: &GroupEdit| {
            !matches!(
                edit,
                GroupEdit::MergeGames { .. } | GroupEdit::NameAfterPlayers(_)
            )
        };
        // The former text of a note is gone.
        let replaces_remarks = |update: &GameUpdate| update.remarks.is_some();
        self.updates.iter().any(replaces_remarks)
            || self.edits.iter().any(is_erasing)
            || self.boards.iter().any(BoardChange::deletes)
            || !self.deleted.is_empty()
            || self.retention.is_some()
    }

    pub(in crate::store) async fn write(&self, to: &mut dyn Connection) -> Result<(), StoreError> {
        for (game, revision) in &self.revised {
            update::revise(to, game, *revision).await?;
        }
        self.write_notices(to).await?;
        if let Some(group) = &self.group {
            group.write(to).await?;
        }
        for player in &self.expected {
            player.check(to).await?;
        }
        for player in &self.players {
            player.write(self.players_by, to).await?;
        }
        for game in &self.games {
            game.insert(to).await?;
        }
        for update in &self.updates {
            update.write(to).await?;
        }
        if let Some(removal) = &self.removal {
            removal.write(to).await?;
        }
        // A player may have lost the last seat.
        for edit in &self.edits {
            edit.write(to).await?;
        }
        for board in self.boards.iter().filter(|board| !board.deletes()) {
            board.write(to).await?;
        }
        for (game, summaries) in &self.results {
            seat_results::insert(to, game, summaries).await?;
        }
        events::insert(to, &self.events).await?;
        for (game, entry) in &self.entries {
            requests::insert_entry(game, entry, to).await?;
        }
        for change in &self.link_changes {
            change.write(to).await?;
        }
        for link in &self.links {
            link.write(to).await?;
        }
        if let Some(end) = &self.membership_end {
            end.write(to).await?;
        }
        for revocation in &self.revocations {
            revocation.write(to).await?;
        }
        for grant in &self.grants {
            grant.write(to).await?;
        }
        for request in &self.requests {
            request.write(to).await?;
        }
        if let Some(device) = &self.device {
            device.write(to).await?;
        }
        if let Some(screen) = &self.screen {
            screen.write(to).await?;
        }
        for game in &self.deleted {
            update::delete(to, game).await?;
        }
        // Once no game refers to them.
        for board in self.boards.iter().filter(|board| board.deletes()) {
            board.write(to).await?;
        }
        if let Some(response) = &self.response {
            idempotency::insert(to, response).await?;
        }
        if let Some(retention) = &self.retention {
            retention.delete_some(to).await?;
        }
        events::add_hashes(to, &self.hashed).await?;
        for (key, value) in &self.state {
            server_state::write(to, *key, value).await?;
        }
        Ok(())
    }
}
