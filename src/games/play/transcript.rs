//! The transcript of a game: its view and its log.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;
use rowlock_rules::{Game, Seat, SharedVec};

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::ids::{GameId, GameUid, GroupId};
use crate::games::service::GameService;
use crate::games::sessions::{GameAccess, GameDetails, GameSession, Opening, PlayerPresence};
use crate::store::{EarlierGames, EarnedBadge, Group, LateEntry};

/// A whole game: its view and its log.
#[derive(Clone, Debug)]
pub struct GameTranscript {
    pub details: GameDetails,
    pub access: GameAccess,
    /// Its unique id in exports.
    pub uid: GameUid,
    /// The name of its group; empty for spectators.
    pub group: String,
    pub group_id: GroupId,
    pub zone: Tz,
    pub game: Game,
    /// When each event of the log happened.
    pub times: SharedVec<DateTime<Utc>>,
    /// The players who entered after the start, including those whose entry was rewound.
    pub entries: Vec<LateEntry>,
    /// What is shown at its start, if it is a rematch.
    pub opening: Option<Arc<Opening>>,
    pub read_at: DateTime<Utc>,
    /// Whether the host is absent, so that any player can take the role.
    pub is_host_absent: bool,
    /// The presence of each player, in the order of seats.
    pub presence: Vec<PlayerPresence>,
}

impl GameService {
    /// The transcript of a game, for callers who can read it.
    pub async fn transcript(
        &self,
        caller: &Principal,
        id: &GameId,
    ) -> Result<GameTranscript, Error> {
        let (access, session) = self.admit(caller, id).await?;
        if let Some(group) = caller.group(&session.row.group) {
            return Ok(self.transcript_of(&session, &access, group));
        }
        let group = session.row.group.clone();
        drop(session);
        let group = self.store().group(&group).await?;
        let group = group.ok_or_else(Error::not_found)?;
        let (access, session) = self.admit(caller, id).await?;
        Ok(self.transcript_of(&session, &access, &group))
    }

    /// The transcripts of games of one group, in this order, which are not cached: an export must not fill the memory.
    ///
    /// The caller must be a member of the group. Games that were deleted meanwhile are omitted.
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
            .map(|session| (session.row.id.clone(), session))
            .collect();
        let transcript = |id: &GameId| {
            let session = loaded.remove(id)?;
            let access = session.access(&rights.remove(id).unwrap_or_default());
            Some(self.transcript_of(&session, &access, group))
        };
        Ok(ids.iter().filter_map(transcript).collect())
    }

    /// The earlier games of the player in this seat; `None` if the game does not count.
    pub async fn earlier_games(
        &self,
        id: &GameId,
        seat: Seat,
    ) -> Result<Option<EarlierGames>, Error> {
        Ok(self.store().earlier_games(id, seat).await?)
    }

    /// The badges that players earned with this game; none before its end.
    pub async fn badges(&self, id: &GameId) -> Result<Vec<EarnedBadge>, Error> {
        Ok(self.store().badges_of_game(id).await?)
    }

    fn transcript_of(
        &self,
        session: &GameSession,
        access: &GameAccess,
        group: &Group,
    ) -> GameTranscript {
        let name = access.is_participant().then(|| group.name.clone());
        let now = self.now();
        GameTranscript {
            details: session.details(access),
            access: access.clone(),
            uid: session.row.uid.clone(),
            group: name.unwrap_or_default(),
            group_id: group.id.clone(),
            zone: group.zone(),
            game: session.game.clone(),
            times: session.times.clone(),
            entries: session.entries.clone(),
            opening: session.opening.clone(),
            read_at: now,
            is_host_absent: session.is_host_absent(self.instant()),
            presence: session.player_presence(self.instant()),
        }
    }
}
