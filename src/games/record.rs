//! Whole games: as they are seen, and as they are logged.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use super::open::OpenGame;
use super::{Access, Caller, GameView, Games, Phone};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GameUid, GroupId};
use crate::rules::Game;
use crate::store::{Cursor, Entry, Group, HistoryFilter};

/// How many games are read in one go.
const TOGETHER: u32 = 50;

/// A whole game: as it is seen, and as it is logged.
#[derive(Clone, Debug)]
pub struct Record {
    /// As its reader sees it.
    pub view: GameView,
    /// What names it in exports.
    pub uid: GameUid,
    /// The name of its group; empty for whoever only looks on.
    pub group: String,
    /// The time zone of its group.
    pub zone: Tz,
    /// The log and the table.
    pub game: Game,
    /// When each event of the log happened.
    pub times: Vec<DateTime<Utc>>,
    /// Who came in after the start, also where a rewind has taken the seat out.
    pub entries: Vec<Entry>,
    /// When it was read, by the clock that the times are of.
    pub read_at: DateTime<Utc>,
    /// Whether the host has been silent for so long that any player may take over.
    pub is_host_silent: bool,
    /// What is known of the players' phones, in the order of seats.
    pub phones: Vec<Phone>,
}

impl Games {
    /// The whole game, for whoever may read it.
    ///
    /// # Errors
    /// As [`Games::view`].
    pub async fn record(&self, caller: &Caller, id: &GameId) -> Result<Record, Error> {
        let (_, open) = self.admit(caller, id).await?;
        let group = open.row.group.clone();
        drop(open);
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(Error::not_found)?;
        let (access, open) = self.admit(caller, id).await?;
        Ok(self.record_of(&open, &access, &group))
    }

    /// Some whole games of a group from a place on, newest first, and where the next ones begin.
    ///
    /// # Errors
    /// As [`Games::history`].
    pub async fn records(
        &self,
        caller: &Caller,
        group: &GroupId,
        filter: &HistoryFilter,
        after: Option<&Cursor>,
    ) -> Result<(Vec<Record>, Option<Cursor>), Error> {
        let (group, _) = self.group(caller, group).await?;
        let page = self.store().history(&group.id, filter, TOGETHER, after);
        let page = page.await?;
        let mut records = Vec::with_capacity(page.games.len());
        for game in page.games {
            // So many games are read only once; they are not to fill the memory.
            let open = self.load(&game.id).await?;
            let access = open.access(&self.rights(caller, &game.id).await?);
            records.push(self.record_of(&open, &access, &group));
        }
        Ok((records, page.next))
    }

    fn record_of(&self, open: &OpenGame, access: &Access, group: &Group) -> Record {
        let name = access.belongs().then(|| group.name.clone());
        let now = self.now();
        Record {
            view: open.view(access),
            uid: open.row.uid.clone(),
            group: name.unwrap_or_default(),
            zone: group.zone(),
            game: open.game.clone(),
            times: open.times.clone(),
            entries: open.entries.clone(),
            read_at: now,
            is_host_silent: open.is_host_silent(self.instant()),
            phones: open.phones(self.instant()),
        }
    }
}
