//! Whole games: as they are seen, and as they are logged.

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use super::open::OpenGame;
use super::{Access, GameView, Games, Phone};
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GameUid};
use crate::rules::Game;
use crate::store::{Entry, Group};

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
    pub async fn record(&self, caller: &Principal, id: &GameId) -> Result<Record, Error> {
        let (_, open) = self.admit(caller, id).await?;
        let group = open.row.group.clone();
        drop(open);
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(Error::not_found)?;
        let (access, open) = self.admit(caller, id).await?;
        Ok(self.record_of(&open, &access, &group))
    }

    /// The whole game, read from the store and not cached: an export must not fill the memory.
    pub(crate) async fn load_record(
        &self,
        caller: &Principal,
        id: &GameId,
        group: &Group,
    ) -> Result<Record, Error> {
        let open = self.load(id).await?;
        let access = open.access(&auth::rights_in(self.services(), caller, id).await?);
        Ok(self.record_of(&open, &access, group))
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
