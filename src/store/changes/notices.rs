//! Notices of what a change makes stale in the memory of other servers, except for the games themselves.
//!
//! Each change that appends more than events inserts its notices in its own transaction, and every server reads the
//! notices of the others. A game that has changed is found by its revision and the number of its events.

use std::collections::HashSet;

use rowlock_rules::Status;

use crate::domain::grants::Right;
use crate::domain::ids::{GameId, GroupId, PlayerId};
use crate::store::access::cache::{Invalidation, counter_of};
use crate::store::access::members::MembershipEnd;
use crate::store::changes::change::{Change, invalidation};
use crate::store::db::{Connection, Dialect, Row, query};
use crate::store::error::StoreError;
use crate::store::games::update::GameUpdate;
use crate::store::groups::edits::GroupEdit;
use crate::store::rows::damaged;

/// What other servers must read again.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// The rights and settings of the holders that share a counter.
    Holders(u16),
    /// The rights and settings of all holders.
    AllHolders,
    /// The rights in a game; some have ended.
    GameAccess(GameId),
    /// The rights in a group and its games; some have ended.
    GroupAccess(GroupId),
    Players(GroupId),
    /// The games of a group; one has begun or ended.
    Milestone(GroupId),
}

impl Notice {
    fn columns(&self) -> (&'static str, String) {
        match self {
            Self::Holders(counter) => ("holders", counter.to_string()),
            Self::AllHolders => ("all_holders", String::new()),
            Self::GameAccess(game) => ("game_access", game.to_string()),
            Self::GroupAccess(group) => ("group_access", group.to_string()),
            Self::Players(group) => ("players", group.to_string()),
            Self::Milestone(group) => ("milestone", group.to_string()),
        }
    }

    pub(in crate::store) fn read(row: &Row) -> Result<Self, StoreError> {
        let (kind, subject): (&str, &str) = (row.try_get("kind")?, row.try_get("subject")?);
        match kind {
            "holders" => Ok(Self::Holders(subject.parse().map_err(damaged)?)),
            "all_holders" => Ok(Self::AllHolders),
            "game_access" => Ok(Self::GameAccess(subject.parse().map_err(damaged)?)),
            "group_access" => Ok(Self::GroupAccess(subject.parse().map_err(damaged)?)),
            "players" => Ok(Self::Players(subject.parse().map_err(damaged)?)),
            "milestone" => Ok(Self::Milestone(subject.parse().map_err(damaged)?)),
            // Of a later version, which runs at the same time while the servers are updated.
            _ => Ok(Self::AllHolders),
        }
    }
}

/// The subject of a notice, where only a player or a game is known.
enum Subject<'a> {
    Known(Notice),
    PlayersOf(&'a PlayerId),
    MilestoneOf(&'a GameId),
}

fn notices(changes: &[Change]) -> Vec<Subject<'_>> {
    let mut notices = HashSet::new();
    match invalidation(changes) {
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
    let mut others = Vec::new();
    for change in changes {
        match change {
            Change::Revoke(revocation) => notices.extend([access_to(&revocation.right)]),
            Change::EndMembership(
                MembershipEnd::Holder { group, .. }
                | MembershipEnd::KeeperTokens { group, .. }
                | MembershipEnd::All { group, .. },
            )
            | Change::Edit(GroupEdit::DeleteGroup(group)) => {
                notices.insert(Notice::GroupAccess(group.clone()));
            }
            Change::Edit(
                GroupEdit::RenamePlayer(player, ..)
                | GroupEdit::DeletePlayer(player)
                | GroupEdit::DeleteUnused { player, .. }
                | GroupEdit::DeleteReplaced(player)
                | GroupEdit::MergeGames { into: player, .. }
                | GroupEdit::MergePlayer { into: player, .. },
            ) => others.push(Subject::PlayersOf(player)),
            Change::Update(GameUpdate {
                id,
                status: Some(Status::Playing | Status::LastCall | Status::Finished),
                ..
            }) => others.push(Subject::MilestoneOf(id)),
            _ => {}
        }
    }
    let known = notices.into_iter().map(Subject::Known);
    known.chain(others).collect()
}

fn access_to(right: &Right) -> Notice {
    match right {
        Right::Seat { game, .. } | Right::Host { game } | Right::Share { game } => {
            Notice::GameAccess(game.clone())
        }
        Right::Reader { group } | Right::Member { group } | Right::Keeper { group } => {
            Notice::GroupAccess(group.clone())
        }
    }
}

/// Whether these changes make anything stale.
pub(in crate::store) fn has_notices(changes: &[Change]) -> bool {
    !changes.iter().all(Change::is_append) && !notices(changes).is_empty()
}

/// Inserts the notices of these changes, where other servers may read them.
pub(in crate::store) async fn write(
    changes: &[Change],
    to: &mut dyn Connection,
) -> Result<(), StoreError> {
    if to.dialect() == Dialect::Sqlite {
        return Ok(());
    }
    for subject in notices(changes) {
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
            Subject::MilestoneOf(game) => query(
                "INSERT INTO notices (kind, subject) \
                 SELECT 'milestone', group_id FROM games WHERE id = $1",
            )
            .bind(game.as_str()),
        };
        insert.execute(&mut *to).await?;
    }
    Ok(())
}
