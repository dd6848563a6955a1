//! The standings of a group: of its latest evening, and of series.

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use serde::Serialize;
use utoipa::ToSchema;

use super::GroupService;
use crate::auth::{GroupAccess, Principal};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::domain::ids::{GameId, GroupId, SeriesId};
use crate::domain::name::Name;
use crate::domain::precondition::Precondition;
use crate::domain::series::{MAX_SERIES, Series, SeriesDays};
use crate::domain::standings::{
    Evening, LONGEST_PAUSE, Placing, PlayerStanding, Scoring, standings as standings_of,
};
use crate::games::{AttemptError, with_retries};
use crate::idempotency::{self, IdempotencyKey};
use crate::store::{Basis, Change, SeriesChange};
use crate::time;

/// The latest evening of a group: games whose ends follow each other with pauses of at most six hours.
///
/// It lasts 48 hours at most. Games on paper have no times and are not part of it.
/// Games that were ended early and those of a player alone do not count.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
#[schema(as = Evening)]
#[schema(examples(json!({
    "games": ["7k2m9qxw4t0c"], "started_at": "2026-01-17T19:01:54.213Z", "ended_at": "2026-01-17T19:40:02.118Z", "goes_on": true,
    "standings": [{"rank": 1, "player": "c4w0r7ybm2gs", "name": "Ana", "games": 1, "wins": 1, "total": 74, "score": 1}],
})))]
pub struct EveningView {
    /// The ids of its games, the first one first; none before the first game of the group.
    pub games: Vec<GameId>,
    /// When its first game started; null if that is unknown.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub started_at: Option<DateTime<Utc>>,
    /// When its latest game ended; null without games.
    #[serde(serialize_with = "time::serialize_optional")]
    #[schema(required)]
    pub ended_at: Option<DateTime<Utc>>,
    /// Whether a game that ends now would be part of it.
    pub goes_on: bool,
    /// The players by wins, the first rank first.
    pub standings: Vec<PlayerStanding>,
}

/// A series with its standings.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SeriesStandings)]
#[schema(examples(json!({
    "id": "k5w8r2ybn3gt", "name": "Winter cup", "from": "2026-11-01", "to": null, "scoring": "rank", "games": 1,
    "standings": [{"rank": 1, "player": "c4w0r7ybm2gs", "name": "Ana", "games": 1, "wins": 1, "total": 74, "score": 2}],
})))]
pub struct SeriesView {
    #[serde(flatten)]
    pub series: Series,
    /// The number of its games, paper ones included, without those that were ended early or had a single player.
    pub games: u32,
    /// The players by score, the first rank first.
    pub standings: Vec<PlayerStanding>,
}

impl SeriesView {
    /// A series with the number of its games and the placings in them.
    fn new(series: Series, (games, placings): (u32, Vec<Placing>)) -> Self {
        Self {
            games,
            standings: standings_of(&placings, series.scoring),
            series,
        }
    }
}

/// What people choose of a series.
#[derive(Clone, Debug)]
pub struct SeriesFields {
    pub name: Name,
    pub days: SeriesDays,
    pub scoring: Scoring,
}

impl SeriesFields {
    fn with_id(&self, id: SeriesId) -> Series {
        Series {
            id,
            name: self.name.to_string(),
            days: self.days,
            scoring: self.scoring,
        }
    }
}

impl GroupService {
    /// The evening of a group up to this time; `None` without a game that counts.
    pub(crate) async fn evening_at(
        &self,
        group: &GroupId,
        time: DateTime<Utc>,
    ) -> Result<Option<Evening>, Error> {
        let results = self.store().evening_results(group, time).await?;
        Ok(Evening::at(time, results))
    }

    /// The latest evening of a group with its standings.
    pub async fn evening(&self, group: &GroupId) -> Result<EveningView, Error> {
        let evening = self.latest_evening(group).await?;
        let view = |evening: Evening| EveningView {
            games: evening.games().into_iter().cloned().collect(),
            started_at: evening.started_at(),
            ended_at: Some(evening.ended_at()),
            goes_on: self.services().now() - evening.ended_at() <= LONGEST_PAUSE,
            standings: evening.standings(),
        };
        Ok(evening.map(view).unwrap_or_default())
    }

    /// The latest evening of a group; `None` without a game that counts.
    pub(crate) async fn latest_evening(&self, group: &GroupId) -> Result<Option<Evening>, Error> {
        match self.store().latest_end(group).await? {
            Some(end) => self.evening_at(group, end).await,
            None => Ok(None),
        }
    }

    /// The series of a group, ordered by their start, latest first.
    pub async fn all_series(&self, group: &GroupId) -> Result<Vec<Series>, Error> {
        Ok(self.store().series(group).await?)
    }

    /// A series with its standings.
    ///
    /// # Errors
    /// [`ErrorCode::NotFound`] for a series of another group.
    pub async fn series(&self, access: &GroupAccess, id: &SeriesId) -> Result<SeriesView, Error> {
        let series = self.find_series(&access.group.id, id).await?;
        let days = series.days.first()..series.days.end();
        let group = &access.group;
        let placed = self
            .store()
            .placings(&group.id, days, group.zone(), None)
            .await?;
        Ok(SeriesView::new(series, placed))
    }

    /// The series of a group that includes this day, with its standings up to that day; of several, the series with the
    /// latest start. `None` without one, and before its first game.
    pub(crate) async fn series_at(
        &self,
        group: &GroupId,
        zone: Tz,
        day: NaiveDate,
        until: Option<DateTime<Utc>>,
    ) -> Result<Option<SeriesView>, Error> {
        let all = self.all_series(group).await?;
        let Some(series) = all.into_iter().find(|it| it.days.contains(day)) else {
            return Ok(None);
        };
        let end = day.succ_opt().unwrap_or(day);
        let days = series.days.first()..end;
        let placed = self.store().placings(group, days, zone, until).await?;
        Ok(Some(SeriesView::new(series, placed)).filter(|view| view.games > 0))
    }

    async fn find_series(&self, group: &GroupId, id: &SeriesId) -> Result<Series, Error> {
        let mut series = self.all_series(group).await?.into_iter();
        series.find(|it| it.id == *id).ok_or_else(Error::not_found)
    }

    /// Adds a series to a group.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers who are not keepers; [`ErrorCode::TooManyRequests`] for a group with too many.
    pub async fn add_series(
        &self,
        caller: &Principal,
        group: &GroupId,
        fields: &SeriesFields,
        key: Option<&IdempotencyKey>,
    ) -> Result<Series, Error> {
        self.require_keeper(caller, group).await?;
        self.check_disk_space()?;
        with_retries(async || self.try_add_series(group, fields, key).await).await
    }

    async fn try_add_series(
        &self,
        group: &GroupId,
        fields: &SeriesFields,
        key: Option<&IdempotencyKey>,
    ) -> Result<Series, AttemptError> {
        let services = self.services();
        if services.store().series(group).await?.len() >= MAX_SERIES {
            let detail = msg("series-too-many").with("max", MAX_SERIES);
            return Err(Error::new(ErrorCode::TooManyRequests, detail).into());
        }
        let series = fields.with_id(SeriesId::from_random(services.random()?));
        let mut changes = vec![Change::Series(SeriesChange::Add(
            group.clone(),
            series.clone(),
        ))];
        idempotency::respond(&mut changes, services, key, &series)?;
        services.store().write(changes).await?;
        Ok(series)
    }

    /// Changes a series; `change` returns its new fields.
    ///
    /// # Errors
    /// [`ErrorCode::Forbidden`] for callers who are not keepers; [`ErrorCode::NotFound`];
    /// [`ErrorCode::PreconditionFailed`]; as the change.
    pub async fn change_series(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &SeriesId,
        precondition: &Precondition,
        change: impl Fn(&Series) -> Result<SeriesFields, Error>,
    ) -> Result<Series, Error> {
        with_retries(async || {
            let before = self.require_series(caller, group, id, precondition).await?;
            let series = change(&before)?.with_id(id.clone());
            let change = SeriesChange::Replace(group.clone(), series.clone());
            // Unchanged fields stay as they were.
            let basis = Change::Require(Basis::Series(group.clone(), before));
            self.store()
                .write(vec![basis, Change::Series(change)])
                .await?;
            Ok(series)
        })
        .await
    }

    /// Deletes a series; its games stay as they are.
    ///
    /// # Errors
    /// As [`GroupService::change_series`].
    pub async fn delete_series(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &SeriesId,
        precondition: &Precondition,
    ) -> Result<(), Error> {
        with_retries(async || {
            let before = self.require_series(caller, group, id, precondition).await?;
            let basis = Change::based_on(precondition, || Basis::Series(group.clone(), before));
            let change = SeriesChange::Delete(group.clone(), id.clone());
            let changes = basis.into_iter().chain([Change::Series(change)]);
            Ok(self.store().write(changes.collect()).await?)
        })
        .await
    }

    /// A series that a keeper has seen as it is.
    async fn require_series(
        &self,
        caller: &Principal,
        group: &GroupId,
        id: &SeriesId,
        precondition: &Precondition,
    ) -> Result<Series, Error> {
        let access = self.require_keeper(caller, group).await?;
        if *precondition == Precondition::Any {
            return self.find_series(group, id).await;
        }
        let view = self.series(&access, id).await?;
        precondition.require_json(&view)?;
        Ok(view.series)
    }
}
