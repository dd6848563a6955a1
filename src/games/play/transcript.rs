//! A whole game: its view and its log.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GameUid};
use crate::games::service::Games;
use crate::games::sessions::{Access, GameSession, GameView, Phone};
use crate::rules::Game;
use crate::store::{Entry, Group};

/// A whole game: its view and its log.
#[derive(Clone, Debug)]
pub struct GameTranscript {
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
    pub async fn transcript(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<GameTranscript, Error> {
        let (_, open) = self.admit(caller, id).await?;
        let group = open.row.group.clone();
        drop(open);
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(Error::not_found)?;
        let (access, open) = self.admit(caller, id).await?;
        Ok(self.transcript_of(&open, &access, &group))
    }

    /// Games of one group in this order, read from the store and not cached: an export must not fill the memory.
    ///
    /// The caller has to be a member of the group. A game that was deleted meanwhile is left out.
    pub(crate) async fn load_transcripts(
        &self,
        caller: &Principal,
        ids: &[GameId],
        group: &Group,
    ) -> Result<Vec<GameTranscript>, Error> {
        let mut rights = auth::rights_in_games(self.services(), caller, &group.id, ids).await?;
        let mut loaded: HashMap<GameId, GameSession> = self
            .load_all(ids)
            .await?
            .into_iter()
            .map(|open| (open.row.id.clone(), open))
            .collect();
        let transcript = |id: &GameId| {
            let open = loaded.remove(id)?;
            let access = open.access(&rights.remove(id).unwrap_or_default());
            Some(self.transcript_of(&open, &access, group))
        };
        Ok(ids.iter().filter_map(transcript).collect())
    }

    fn transcript_of(&self, open: &GameSession, access: &Access, group: &Group) -> GameTranscript {
        let name = access.belongs().then(|| group.name.clone());
        let now = self.now();
        GameTranscript {
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
