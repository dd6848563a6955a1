//! Groups: who plays together, and what they have played.

mod import;
mod invite;
mod members;
mod players;
mod stats;

use std::sync::Arc;

use chrono_tz::Tz;
use serde::{Serialize, Serializer};
use tokio::sync::Semaphore;
use utoipa::ToSchema;

pub use import::{
    Allowance, EXPORT_FORMAT, EXPORT_VERSION, ImportError, ImportMistake, Imported, PaperGame,
    PaperGameError, Place, Source, TEMPLATE, TallyCells, Upload,
};
pub use players::PlayerView;
pub use stats::{
    BoardFigures, BoardGames, FiguresView, GroupStatsView, PlayerFigures, PlayerStatsView,
    RecordView, RivalView, TrendView,
};

use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Grant, Holder, Right};
use crate::domain::ids::GroupId;
use crate::domain::name::Name;
use crate::games::GameService;
use crate::idempotency::{self, IdempotencyKey};
use crate::schema::TimeZone;
use crate::store::{Group, GroupEdit, NewGroup, Player, WriteBatch};

pub use invite::{Invite, InviteOffer, Invited, InvitedRole};
pub use members::{MemberKind, MemberView, NewKeeperToken, PendingInviteView};

/// The name of a group.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GroupName {
    /// Its id.
    pub id: GroupId,
    /// Its name.
    pub name: String,
}

/// A group.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Group)]
pub struct GroupView {
    /// Its id.
    pub id: GroupId,
    /// Its name.
    pub name: String,
    /// The time zone in which its days begin and end.
    #[serde(serialize_with = "zone")]
    #[schema(value_type = TimeZone)]
    pub time_zone: Tz,
    /// Its players, by name.
    pub players: Vec<PlayerView>,
}

fn zone<S: Serializer>(zone: &Tz, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(zone.name())
}

/// A new group.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MadeGroup {
    /// The group.
    pub group: GroupName,
    /// The keeper's token.
    pub token: String,
}

/// What is to change of a group; what is `None` stays.
#[derive(Clone, Debug, Default)]
pub struct GroupChange {
    /// Its name.
    pub name: Option<Name>,
    /// The time zone in which its days begin and end.
    pub time_zone: Option<Tz>,
}

/// All groups: a cheap handle.
///
/// Imports take turns: the second field has one permit.
#[derive(Clone)]
pub struct Groups(GameService, Arc<Semaphore>);

/// Reads the IANA name of a time zone.
///
/// # Errors
/// Invalid value for what is none.
pub fn time_zone(name: &str) -> Result<Tz, Error> {
    let unknown = |_| Error::invalid("time-zone-unknown");
    name.parse().map_err(unknown)
}

impl Groups {
    /// The groups of these games.
    #[must_use]
    pub fn new(games: GameService) -> Self {
        Self(games, Arc::new(Semaphore::new(1)))
    }

    /// Makes a group, and a token for its keeper.
    ///
    /// # Errors
    /// [`Error`] where it cannot be stored.
    pub async fn make(
        &self,
        name: &Name,
        time_zone: Option<Tz>,
        key: Option<&IdempotencyKey>,
    ) -> Result<MadeGroup, Error> {
        let games = &self.0;
        games.check_disk_space()?;
        let id = GroupId::from_random(games.services().random()?);
        let token = games.services().new_token()?;
        let made = MadeGroup {
            group: GroupName {
                id: id.clone(),
                name: name.to_string(),
            },
            token: token.expose().to_owned(),
        };
        let change = WriteBatch {
            group: Some(NewGroup {
                id: id.clone(),
                name: name.to_string(),
                time_zone,
                named_after: None,
                created_at: games.services().now(),
            }),
            grants: vec![Grant {
                holder: Holder::Token(token.hash()),
                group: id.clone(),
                right: Right::Keeper { group: id },
            }],
            response: idempotency::seal_response(games.services(), key, &made)?,
            ..WriteBatch::default()
        };
        games.services().store().write(change).await?;
        Ok(made)
    }

    /// A group with its players.
    ///
    /// # Errors
    /// Unauthenticated, forbidden, or not found.
    pub async fn view(&self, caller: &Principal, id: &GroupId) -> Result<GroupView, Error> {
        let (group, players) = auth::authorize_member(self.0.services(), caller, id).await?;
        Ok(GroupView {
            time_zone: group.zone(),
            players: players.into_iter().map(Into::into).collect(),
            id: group.id,
            name: group.name,
        })
    }

    /// Changes the name or time zone of a group.
    ///
    /// # Errors
    /// Forbidden for whoever does not keep it, and as [`Groups::view`].
    pub async fn change(
        &self,
        caller: &Principal,
        id: &GroupId,
        wanted: GroupChange,
    ) -> Result<GroupView, Error> {
        self.kept(caller, id).await?;
        let name = wanted.name.map(|name| name.to_string());
        let name = name.map(|name| GroupEdit::RenameGroup(id.clone(), name));
        let zone = wanted.time_zone;
        let zone = zone.map(|zone| GroupEdit::SetTimeZone(id.clone(), zone));
        self.edit(name.into_iter().chain(zone).collect()).await?;
        self.view(caller, id).await
    }

    /// Deletes a group with its players and all their games.
    ///
    /// # Errors
    /// As [`Groups::change`].
    pub async fn delete(&self, caller: &Principal, id: &GroupId) -> Result<(), Error> {
        self.kept(caller, id).await?;
        self.edit(vec![GroupEdit::DeleteGroup(id.clone())]).await?;
        self.0.evict_group(id);
        Ok(())
    }

    /// A group and its players, for whoever keeps it.
    async fn kept(&self, caller: &Principal, id: &GroupId) -> Result<(Group, Vec<Player>), Error> {
        let found = auth::authorize_member(self.0.services(), caller, id).await?;
        if caller.is_keeper(id) {
            Ok(found)
        } else {
            Err(caller.denied())
        }
    }

    async fn edit(&self, edits: Vec<GroupEdit>) -> Result<(), Error> {
        let change = WriteBatch {
            edits,
            ..WriteBatch::default()
        };
        Ok(self.0.services().store().write(change).await?)
    }
}
