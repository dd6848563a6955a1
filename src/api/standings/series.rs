//! The series of a group.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use chrono::NaiveDate;
use serde::{Deserialize, Deserializer, Serialize};
use utoipa::ToSchema;

use crate::api::extract::{IfMatch, Post};
use crate::api::idempotent::idempotent;
use crate::api::operations::{Operation, codes, operations};
use crate::api::permissions::{GROUP_READERS, KEEPER};
use crate::api::respond::{HandlerResult, private_json};
use crate::domain::error::{Error, ErrorCode};
use crate::domain::ids::{GroupId, SeriesId};
use crate::domain::name::Name;
use crate::domain::series::{Series, SeriesDays};
use crate::domain::standings::Scoring;
use crate::groups::{GroupService, SeriesFields, SeriesView};
use crate::http::{Caller, GroupReader};

pub(in crate::api) const OPERATIONS: &[Operation] = operations![
    list_series,
    add_series.adds(),
    get_series,
    change_series,
    delete_series
];

/// The series of a group.
#[derive(Serialize, ToSchema)]
struct AllSeries {
    /// The series, the one that began last first.
    series: Vec<Series>,
}

/// Lists the series of a group.
#[utoipa::path(
    get,
    path = "/groups/{group}/series",
    tag = "standings",
    params(("group" = GroupId, Path)),
    responses((status = 200, description = "The series of the group.", body = AllSeries)),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn list_series(reader: GroupReader) -> HandlerResult {
    let series = reader.groups.all_series(&reader.access.group.id).await?;
    Ok(private_json(StatusCode::OK).json(AllSeries { series }))
}

/// The series to add.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"name": "Winter cup", "from": "2026-11-01", "to": "2027-02-28", "scoring": "rank"})))]
struct NewSeriesBody {
    #[schema(value_type = Name)]
    name: String,
    /// The first day, in the time zone of the group, from 1990 to 2100.
    from: NaiveDate,
    /// The last day, which is included; a series without one goes on.
    #[serde(default)]
    to: Option<NaiveDate>,
    scoring: Scoring,
}

impl TryFrom<&NewSeriesBody> for SeriesFields {
    type Error = Error;

    fn try_from(body: &NewSeriesBody) -> Result<Self, Error> {
        Ok(Self {
            name: body.name.parse()?,
            days: SeriesDays::new(body.from, body.to)?,
            scoring: body.scoring,
        })
    }
}

/// Adds a series to a group, which has at most 50.
#[utoipa::path(
    post,
    path = "/groups/{group}/series",
    tag = "standings",
    params(("group" = GroupId, Path)),
    request_body = NewSeriesBody,
    responses((status = 201, description = "The series with its id.", body = Series)),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn add_series(path: Path<GroupId>, post: Post<NewSeriesBody>) -> HandlerResult {
    let key = post.key.as_ref();
    idempotent(&post.services, key, StatusCode::CREATED, async {
        let fields = SeriesFields::try_from(&post.body)?;
        post.groups
            .add_series(post.principal(), &path, &fields, key)
            .await
    })
    .await
}

/// A group and one of its series.
type SeriesPath = Path<(GroupId, SeriesId)>;

/// Returns a series with its standings.
#[utoipa::path(
    get,
    path = "/groups/{group}/series/{series}",
    tag = "standings",
    params(("group" = GroupId, Path), ("series" = SeriesId, Path)),
    responses((status = 200, description = "The series with its standings.", body = SeriesView)),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_series(path: SeriesPath, reader: GroupReader) -> HandlerResult {
    let (_, id) = path.into_inner();
    let series = reader.groups.series(&reader.access, &id).await?;
    Ok(private_json(StatusCode::OK).json(series))
}

/// The fields to change; omitted ones stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"to": "2027-03-31"})))]
struct SeriesBody {
    #[serde(default)]
    #[schema(value_type = Option<Name>)]
    name: Option<String>,
    /// The new first day.
    #[serde(default)]
    from: Option<NaiveDate>,
    /// The new last day; null for a series that goes on.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<NaiveDate>)]
    to: Option<Option<NaiveDate>>,
    #[serde(default)]
    scoring: Option<Scoring>,
}

/// A field that is there and may be null.
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
    T::deserialize(from).map(Some)
}

impl SeriesBody {
    /// The series after the change.
    fn fields(&self, series: &Series) -> Result<SeriesFields, Error> {
        let days = series.days;
        Ok(SeriesFields {
            name: self.name.as_ref().unwrap_or(&series.name).parse()?,
            days: SeriesDays::new(
                self.from.unwrap_or(days.first()),
                self.to.unwrap_or(days.last()),
            )?,
            scoring: self.scoring.unwrap_or(series.scoring),
        })
    }
}

/// Changes a series.
#[utoipa::path(
    patch,
    path = "/groups/{group}/series/{series}",
    tag = "standings",
    params(
        ("group" = GroupId, Path),
        ("series" = SeriesId, Path),
        ("If-Match" = Option<String>, Header, description = "The `ETag` with which the series was read; 412 if it has changed since.", nullable = false),
    ),
    request_body = SeriesBody,
    responses((status = 200, description = "The series as it is now.", body = Series)),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes([ErrorCode::PreconditionFailed])))),
)]
async fn change_series(
    path: SeriesPath,
    IfMatch(precondition): IfMatch,
    patch: Post<SeriesBody>,
) -> HandlerResult {
    let (group, id) = path.into_inner();
    let change = |series: &Series| patch.body.fields(series);
    let changed = patch
        .groups
        .change_series(patch.principal(), &group, &id, &precondition, change);
    Ok(private_json(StatusCode::OK).json(changed.await?))
}

/// Deletes a series; its games stay as they are.
#[utoipa::path(
    delete,
    path = "/groups/{group}/series/{series}",
    tag = "standings",
    params(
        ("group" = GroupId, Path),
        ("series" = SeriesId, Path),
        ("If-Match" = Option<String>, Header, description = "The `ETag` with which the series was read; 412 if it has changed since.", nullable = false),
    ),
    responses((status = 204, description = "The series is deleted.")),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes([ErrorCode::PreconditionFailed])))),
)]
async fn delete_series(
    groups: Data<GroupService>,
    path: SeriesPath,
    IfMatch(precondition): IfMatch,
    caller: Caller,
) -> HandlerResult {
    let (group, id) = path.into_inner();
    groups
        .delete_series(&caller.principal, &group, &id, &precondition)
        .await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}
