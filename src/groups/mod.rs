//! The use cases of groups: settings, players, members, invites, statistics, imports.

mod admin;
mod boards;
mod coach;
mod derived_ids;
mod game_stats;
mod import;
mod invite;
mod members;
mod moments;
mod players;
mod ratings;
mod series;
mod stats;
mod year;

use std::sync::Arc;

use chrono_tz::Tz;
use serde::Serialize;
use tokio::sync::Semaphore;
use utoipa::ToSchema;

pub use crate::store::{
    BoardGameCount, GroupRecord, HeadToHead, PeriodStats, ScoreCount, TrendPoint,
};
pub use boards::OwnBoardView;
pub use coach::{ChoiceCurve, ChoicePoint, GroupChoicesView, MeanChoices, PlayerChoices};
pub use game_stats::{AloneStats, LengthStats, MarginStats, StarterStats};
use import::ImportTurns;
pub use import::{
    ANY_TABLE, Answers, CSV_TEMPLATE, CheckedImport, DateOrder, EXPORT_FORMAT, EXPORT_VERSION,
    ImportError, ImportFile, ImportFormat, ImportMistake, ImportQuota, Imported, LeftOut,
    MistakenCell, MistakenRow, PaperGame, PaperGameError, Preview, PreviewedGame, PreviewedPlayer,
    Question, Questions, RowNumbers, RowPlace, SourceLocation, TallyCell, TallyCells, Upload,
    csv_template, version_key, xlsx_template,
};
pub(crate) use import::{GameItem, PaperGameItem, PaperSeatItem};
pub use invite::{Invite, InviteAccepted, InviteOffer, InvitedRole};
pub use members::{MemberKind, MemberView, NewKeeperToken, PendingInviteView};
pub use ratings::{PlayerRating, RatingCurve, RatingPoint, RatingsView};
pub use series::{EveningView, SeriesFields, SeriesView};
pub use stats::{AggregateStats, BoardStats, GroupStatsView, PlayerStatsView, PlayerSummary};
pub use year::{LEAST_GAMES_OF_YEAR, PlayerYear, Rival, YearView};

use crate::auth::{self, GroupAccess, Principal};
use crate::domain::error::Error;
use crate::domain::grants::{Grant, Holder, Right};
use crate::domain::ids::GroupId;
use crate::domain::name::Name;
use crate::domain::precondition::Precondition;
use crate::games::{GameService, uninterrupted, with_retries};
use crate::idempotency::{self, IdempotencyKey};
use crate::services::Services;
use crate::store::{Basis, BoardChange, Change, GroupEdit, NewGroup, Store, StoreError};

/// A group's id and name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(examples(json!({"name": "The Smiths"})))]
pub struct GroupName {
    pub id: GroupId,
    /// The name, of at most 40 characters.
    pub name: String,
}

/// A new group, with its keeper's token.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = MadeGroup)]
#[schema(examples(json!({"token": "fP0jXz3Qm7sT9vKd2RbWc8LhYn5EuGa1"})))]
pub struct CreatedGroup {
    pub group: GroupName,
    /// The token of the group's keeper; it is shown only once.
    pub token: String,
}

/// A change of a group's settings; `None` leaves a setting as it is.
#[derive(Clone, Debug, Default)]
pub struct GroupChange {
    pub name: Option<Name>,
    /// The time zone in which its days begin and end.
    pub time_zone: Option<Tz>,
    /// Whether its players have ratings.
    pub ratings: Option<bool>,
    /// Whether the choices of its games are judged after the end.
    pub coach: Option<bool>,
}

/// The use cases of groups; cheap to clone.
#[derive(Clone)]
pub struct GroupService {
    services: Services,
    games: GameService,
    imports: ImportTurns,
    /// The single permit to compute ratings from all games of a group.
    ratings: Arc<Semaphore>,
}

/// Parses the IANA name of a time zone.
pub fn parse_time_zone(name: &str) -> Result<Tz, Error> {
    let unknown = |_| Error::invalid("time-zone-unknown");
    name.parse().map_err(unknown)
}

impl GroupService {
    pub fn new(services: Services, games: GameService) -> Self {
        Self {
            services,
            games,
            imports: ImportTurns::new(),
            ratings: Arc::new(Semaphore::new(1)),
        }
    }

    fn services(&self) -> &Services {
        &self.services
    }

    fn store(&self) -> &Store {
        self.services().store()
    }

    /// Creates a group, with a token for its keeper.
    pub async fn create(
        &self,
        name: &Name,
        time_zone: Option<Tz>,
        key: Option<&IdempotencyKey>,
    ) -> Result<CreatedGroup, Error> {
        self.games.limits().require_new_groups()?;
        self.games.check_disk_space()?;
        let id = GroupId::from_random(self.services().random()?);
        let token = self.services().new_token()?;
        let created = CreatedGroup {
            group: GroupName {
                id: id.clone(),
                name: name.to_string(),
            },
            token: token.expose().to_owned(),
        };
        let mut changes = vec![
            Change::CreateGroup(NewGroup {
                id: id.clone(),
                name: name.to_string(),
                time_zone,
                named_after: None,
                created_at: self.services().now(),
            }),
            Change::Grant(Grant {
                holder: Holder::Token(token.hash()),
                group: id.clone(),
                right: Right::Keeper { group: id },
            }),
        ];
        idempotency::respond(&mut changes, self.services(), key, &created)?;
        self.store().write(changes).await?;
        Ok(created)
    }

    /// Changes the settings of a group.
    ///
    /// # Errors
    /// Forbidden for callers who are not keepers, and as [`auth::group_access`];
    /// [`ErrorCode::PreconditionFailed`](crate::domain::error::ErrorCode::PreconditionFailed).
    pub async fn update(
        &self,
        caller: &Principal,
        id: &GroupId,
        change: GroupChange,
        precondition: &Precondition,
    ) -> Result<GroupAccess, Error> {
        let edit = Change::Edit(GroupEdit::ChangeSettings {
            group: id.clone(),
            name: change.name.map(|name| name.to_string()),
            time_zone: change.time_zone,
            ratings: change.ratings,
            coach: change.coach,
        });
        with_retries(async || {
            let basis = self.require_group(caller, id, precondition).await?;
            let changes = basis.into_iter().chain([edit.clone()]).collect();
            Ok(self.store().write(changes).await?)
        })
        .await?;
        auth::group_access(self.services(), caller, id).await
    }

    /// Deletes a group with its players and all their games.
    ///
    /// Games are deleted in parts, oldest first, and then the group. If that is interrupted, by a full disk or the end
    /// of the server, deleting the group again goes on. The precondition holds until the first part is deleted.
    ///
    /// # Errors
    /// As [`GroupService::update`].
    pub async fn delete(
        &self,
        caller: &Principal,
        id: &GroupId,
        precondition: &Precondition,
    ) -> Result<(), Error> {
        with_retries(async || {
            let basis = self.require_group(caller, id, precondition).await?;
            Ok(self.delete_unchecked(id, basis).await?)
        })
        .await
    }

    /// Requires that a keeper has seen the current group; returns the basis of the change.
    async fn require_group(
        &self,
        caller: &Principal,
        id: &GroupId,
        precondition: &Precondition,
    ) -> Result<Option<Change>, Error> {
        let access = self.require_keeper(caller, id).await?;
        precondition.require_json(&access)?;
        let GroupAccess { group, players } = access;
        Ok(Change::based_on(precondition, || {
            Basis::Group(group, players)
        }))
    }

    /// Deletes a group as [`GroupService::delete`] does, without a check of rights.
    pub(crate) async fn delete_unchecked(
        &self,
        id: &GroupId,
        mut basis: Option<Change>,
    ) -> Result<(), StoreError> {
        let (groups, id) = (self.clone(), id.clone());
        uninterrupted(async move {
            let deleted = async {
                groups.games.delete_all(&id, &mut basis).await?;
                let store = groups.store();
                let boards = store.group_boards(&id).await?.into_iter();
                // In one transaction, so that nothing can fail once the group is deleted.
                let mut changes: Vec<Change> = basis.into_iter().collect();
                changes.push(Change::Edit(GroupEdit::DeleteGroup(id.clone())));
                let unused = boards.map(|board| BoardChange::DeleteUnused(board.id));
                changes.extend(unused.map(Change::Board));
                store.write(changes).await
            };
            let deleted = deleted.await;
            // Also after a failure: a game may have been loaded while it was deleted.
            groups.games.evict_group(&id);
            deleted
        })
        .await
    }

    /// A group and its players, for its keepers.
    async fn require_keeper(&self, caller: &Principal, id: &GroupId) -> Result<GroupAccess, Error> {
        let access = auth::group_access(self.services(), caller, id).await?;
        if caller.is_keeper(id) {
            Ok(access)
        } else {
            Err(caller.denied_in_group(id))
        }
    }

    async fn apply_edits(&self, edits: Vec<GroupEdit>) -> Result<(), Error> {
        let changes = edits.into_iter().map(Change::Edit).collect();
        Ok(self.store().write(changes).await?)
    }
}
