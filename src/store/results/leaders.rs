//! Who has won the most games of a year.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use crate::domain::ids::GroupId;
use crate::domain::period::Period;
use crate::store::db::QueryBuilder;
use crate::store::error::StoreError;
use crate::store::groups::group::Group;
use crate::store::results::periods;
use crate::store::{Store, rows};

/// The games that a player has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wins {
    /// The player's name; empty if the player was deleted.
    pub name: String,
    pub wins: u32,
}

/// How many players of a group are read: as many as a table has seats.
const MAX_PLAYERS: u32 = 8;

impl Store {
    /// Who has won the most games of each of these groups in the year of this time, the most wins first; a group without
    /// wins is missing. Of more groups than SQLite can read with one statement the first ones.
    pub async fn leaders_of_year(
        &self,
        groups: &[Group],
        at: DateTime<Utc>,
    ) -> Result<HashMap<GroupId, Vec<Wins>>, StoreError> {
        let mut leaders: HashMap<GroupId, Vec<Wins>> = HashMap::new();
        let groups = &groups[..groups.len().min(periods::PERIODS)];
        if groups.is_empty() {
            return Ok(leaders);
        }
        let mut query = QueryBuilder::new(self.database.dialect(), "");
        for (index, group) in groups.iter().enumerate() {
            query.push(if index == 0 { "" } else { " UNION ALL " });
            query.push(
                "SELECT * FROM (SELECT results.group_id, name, count(*) AS wins FROM results ",
            );
            query.push("JOIN players ON players.id = player_id WHERE results.group_id = ");
            query.push_bind(group.id.as_str());
            query.push(" AND rank = 1 AND NOT stopped AND results.players > 1");
            periods::push_period(&mut query, Period::year_of(at, group.zone()), group.zone());
            query.push(
                " GROUP BY results.group_id, player_id, name ORDER BY wins DESC, name LIMIT ",
            );
            query.push_bind(MAX_PLAYERS);
            query.push(format_args!(") AS leaders_{index}"));
        }
        for row in query.build().fetch_all(&self.database).await? {
            let wins = Wins {
                name: rows::name(&row)?,
                wins: row.try_get("wins")?,
            };
            leaders
                .entry(row.parse("group_id")?)
                .or_default()
                .push(wins);
        }
        Ok(leaders)
    }
}
