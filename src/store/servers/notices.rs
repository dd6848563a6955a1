//! How a server reads the notices of others.

use std::collections::HashSet;

use crate::store::Store;
use crate::store::access::cache::Invalidation;
use crate::store::changes::notices::Notice;
use crate::store::db::query;
use crate::store::error::StoreError;

/// After how many seconds a transaction that has inserted a notice has ended for sure.
const MAX_TRANSACTION_SECONDS: u32 = 60;

/// How far a server has read the notices.
///
/// Their numbers are given before their transactions end, so a lower number may appear after a higher one.
#[derive(Clone, Debug, Default)]
pub struct NoticeCursor {
    /// All up to this number were read.
    floor: i64,
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
        .fetch_all(&self.database)
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
                Notice::Milestone(_) => {}
            }
        }
        Ok((notices, NoticeCursor { floor, seen }))
    }

    /// Drops all cached rights and settings.
    pub fn forget_holders(&self) {
        self.holders.invalidate(&Invalidation::All);
    }
}
