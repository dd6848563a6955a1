//! What a change makes stale in the memory of other servers, beside the games themselves.
//!
//! Each change that appends more than events inserts its notices in its own transaction, and every server reads those of
//! the others. A game that has changed is found by its revision and the number of its events.

use std::collections::HashSet;

use crate::domain::grants::Right;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::store::Store;
use crate::store::access::cache::{Invalidation, counter_of};
use crate::store::access::members::MembershipEnd;
use crate::store::changes::batch::WriteBatch;
use crate::store::db::{Connection, Dialect, Row, query};
use crate::store::error::StoreError;
use crate::store::groups::edits::GroupEdit;
use crate::store::postgres::wake_up::WakeUp;
use crate::store::rows::damaged;

/// After how many seconds a transaction that has inserted a notice has ended for sure.
const MAX_TRANSACTION_SECONDS: u32 = 60;

/// What other servers must read again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// The rights and settings of the holders that share a counter.
    Holders(u16),
    /// The rights and settings of all holders.
    AllHolders,
    /// The rights in a game, some of which have ended.
    GameAccess(GameId),
    /// The rights in a group and its games, some of which have ended.
    GroupAccess(GroupId),
    Players(GroupId),
}

/// Whose notice it is, where only a player is known.
enum Subject<'a> {
    Known(Notice),
    PlayersOf(&'a PlayerId),
}

impl Notice {
    fn columns(&self) -> (&'static str, String) {
        match self {
            Self::Holders(counter) => ("holders", counter.to_string()),
            Self::AllHolders => ("all_holders", String::new()),
            Self::GameAccess(game) => ("game_access", game.to_string()),
            Self::GroupAccess(group) => ("group_access", group.to_string()),
            Self::Players(group) => ("players", group.to_string()),
        }
    }

    fn read(row: &Row) -> Result<Self, StoreError> {
        let (kind, subject): (&str, &str) = (row.try_get("kind")?, row.try_get("subject")?);
        match kind {
            "holders" => Ok(Self::Holders(subject.parse().map_err(damaged)?)),
            "all_holders" => Ok(Self::AllHolders),
            "game_access" => Ok(Self::GameAccess(subject.parse().map_err(damaged)?)),
            "group_access" => Ok(Self::GroupAccess(subject.parse().map_err(damaged)?)),
            "players" => Ok(Self::Players(subject.parse().map_err(damaged)?)),
            // Of a later version, which runs beside this one while the servers are updated.
            _ => Ok(Self::AllHolders),
        }
    }
}

impl WriteBatch {
    /// What this change makes stale.
    fn notices(&self) -> Vec<Subject<'_>> {
        let mut notices = HashSet::new();
        match self.invalidation() {
            Invalidation::Holders(holders) => {
                notices.extend(holders.iter().map(counter_of).map(Notice::Holders));
            }
            Invalidation::Counter(counter) => {
                notices.insert(Notice::Holders(counter));
            }
            Invalidation::All => {
                notices.insert(Notice::AllHolders);
            }
        }
        for revocation in &self.revocations {
            notices.insert(match &revocation.right {
                Right::Seat { game, .. } | Right::Host { game } | Right::Share { game } => {
                    Notice::GameAccess(game.clone())
                }
                Right::Member { group } | Right::Keeper { group } => {
                    Notice::GroupAccess(group.clone())
                }
            });
        }
        match &self.membership_end {
            Some(
                MembershipEnd::Holder { group, .. }
                | MembershipEnd::KeeperTokens { group, .. }
                | MembershipEnd::All { group, .. },
            ) => {
                notices.insert(Notice::GroupAccess(group.clone()));
            }
            Some(MembershipEnd::Invite { .. }) | None => {}
        }
        let of_edits = self.edits.iter().filter_map(|edit| match edit {
            GroupEdit::RenamePlayer(player, ..)
            | GroupEdit::DeletePlayer(player)
            | GroupEdit::DeleteUnused { player, .. }
            | GroupEdit::MergeGames { into: player, .. }
            | GroupEdit::MergePlayer { into: player, .. } => Some(Subject::PlayersOf(player)),
            GroupEdit::DeleteGroup(group) => {
                Some(Subject::Known(Notice::GroupAccess(group.clone())))
            }
            GroupEdit::RenameGroup(..)
            | GroupEdit::NameGroupAfter { .. }
            | GroupEdit::NameAfterPlayers(_)
            | GroupEdit::SetTimeZone(..) => None,
        });
        let known = notices.into_iter().map(Subject::Known);
        known.chain(of_edits).collect()
    }

    /// Adds what other servers may look for after this change.
    pub(in crate::store) fn announce(&self, wake_up: &mut WakeUp) {
        for (game, event) in &self.events {
            wake_up.add_event(game, event.seq);
        }
        for (game, _) in &self.revised {
            wake_up.add_game(game);
        }
        for game in &self.deleted {
            wake_up.add_game(game);
        }
        wake_up.notices |= !self.is_append_only() && !self.notices().is_empty();
    }

    /// Inserts the notices of this change, where other servers may read them.
    pub(in crate::store) async fn write_notices(
        &self,
        to: &mut dyn Connection,
    ) -> Result<(), StoreError> {
        if to.dialect() == Dialect::Sqlite {
            return Ok(());
        }
        for subject in self.notices() {
            let insert = match subject {
                Subject::Known(notice) => {
                    let (kind, subject) = notice.columns();
                    query("INSERT INTO notices (kind, subject) VALUES ($1, $2)")
                        .bind(kind)
                        .bind(subject)
                }
                Subject::PlayersOf(player) => query(
                    "INSERT INTO notices (kind, subject) \
                     SELECT 'players', group_id FROM players WHERE id = $1",
                )
                .bind(player.as_str()),
            };
            insert.execute(&mut *to).await?;
        }
        Ok(())
    }
}

/// How far a server has read the notices.
///
/// Their numbers are given before their transactions end, so a lower number may appear after a higher one.
#[derive(Clone, Debug, Default)]
pub struct NoticeCursor {
    /// All up to this number were read.
    floor: i64,
    /// Those above it that were read.
    seen: HashSet<i64>,
}

impl Store {
    /// The notices after this cursor, and the cursor after them; cached rights and settings that they are about are
    /// dropped.
    pub async fn notices_after(
        &self,
        cursor: &NoticeCursor,
    ) -> Result<(HashSet<Notice>, NoticeCursor), StoreError> {
        let found = query(format!(
            "SELECT id, kind, subject, at < clock_timestamp() - interval '{MAX_TRANSACTION_SECONDS} s' AS is_old \
             FROM notices WHERE id > $1 ORDER BY id"
        ))
        .bind(cursor.floor)
        .fetch_all(&self.readers)
        .await?;
        let mut notices = HashSet::new();
        let mut floor = cursor.floor;
        let mut seen = HashSet::new();
        for row in &found {
            let id = row.try_get("id")?;
            if !cursor.seen.contains(&id) {
                notices.insert(Notice::read(row)?);
            }
            if row.try_get("is_old")? {
                floor = id;
            }
            seen.insert(id);
        }
        seen.retain(|&id| id > floor);
        for notice in &notices {
            match notice {
                Notice::Holders(counter) => {
                    self.holders.invalidate(&Invalidation::Counter(*counter));
                }
                Notice::AllHolders
                | Notice::GameAccess(_)
                | Notice::GroupAccess(_)
                | Notice::Players(_) => self.holders.invalidate(&Invalidation::All),
            }
        }
        Ok((notices, NoticeCursor { floor, seen }))
    }

    /// Drops all cached rights and settings.
    pub fn forget_holders(&self) {
        self.holders.invalidate(&Invalidation::All);
    }
}
