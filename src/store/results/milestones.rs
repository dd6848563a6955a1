//! The milestones of a group, from which its stream is sent.

use rowlock_rules::Seq;

use crate::domain::ids::GroupId;
use crate::store::Store;
use crate::store::db::{Row, query};
use crate::store::error::StoreError;
use crate::store::results::history::{self, HistoryGame};
use crate::store::rows::damaged;

/// The last begin or end of a game; the status of the game says which.
#[derive(Clone, Debug)]
pub struct Milestone {
    /// Its number in the group, from 1.
    pub seq: Seq,
    pub game: HistoryGame,
}

impl Store {
    /// The number of the last milestone of a group, 0 if it has none; `None` for a group that was deleted.
    pub async fn last_milestone(&self, group: &GroupId) -> Result<Option<Seq>, StoreError> {
        let row = query("SELECT milestones FROM groups WHERE id = $1")
            .bind(group.as_str())
            .fetch_optional(&self.database)
            .await?;
        row.map(|row| seq(row.try_get("milestones")?)).transpose()
    }

    /// The milestones of a group after this number that are the last of their games, in their order.
    pub async fn milestones_after(
        &self,
        group: &GroupId,
        after: Seq,
        limit: u32,
    ) -> Result<Vec<Milestone>, StoreError> {
        let mut query = history::of_games(self.database.dialect(), ", games.milestone");
        query
            .push(" FROM games WHERE group_id = ")
            .push_bind(group.as_str())
            .push(" AND milestone > ")
            .push_bind(i64::from(after))
            .push(" ORDER BY milestone LIMIT ")
            .push_bind(limit);
        history::push_seats(&mut query);
        let rows = query.build().fetch_all(&self.database).await?;
        let milestone = |(game, row): (HistoryGame, &Row)| {
            let seq = seq(row.try_get("milestone")?)?;
            Ok(Milestone { seq, game })
        };
        let found = history::with_seats(&rows)?.into_iter().map(milestone);
        let mut milestones: Vec<Milestone> = found.collect::<Result<_, StoreError>>()?;
        milestones.sort_by_key(|milestone| milestone.seq);
        Ok(milestones)
    }
}

fn seq(number: i64) -> Result<Seq, StoreError> {
    number.try_into().map_err(damaged)
}
