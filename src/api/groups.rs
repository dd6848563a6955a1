//! Groups, their players and their statistics.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use chrono::NaiveDate;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::extract::{IfMatch, Post, PublicPost, query};
use super::idempotent::idempotent;
use super::operations::{Operation, codes, operations};
use super::permissions::{ANYONE, GROUP_READERS, KEEPER};
use super::respond::{HandlerResult, private_json};
use crate::auth::GroupAccess;
use crate::domain::error::ErrorCode;
use crate::domain::ids::{GroupId, PlayerId};
use crate::domain::name::Name;
use crate::domain::period::Period;
use crate::domain::stats_days::StatsDays;
use crate::groups::{
    CreatedGroup, GroupChange, GroupService, GroupStatsView, PlayerStatsView, RatingCurve,
    RatingsView, parse_time_zone,
};
use crate::http::{Caller, GroupReader};
use crate::schema::TimeZone;
use crate::store::Player;

pub(super) const OPERATIONS: &[Operation] = operations![
    make_group.creates(),
    get_group,
    change_group,
    delete_group,
    rename_player,
    delete_player,
    merge_player,
    get_player_stats,
    get_group_stats,
    get_ratings,
    get_player_ratings,
    add_player.adds()
];

/// The name of a player.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"name": "Ana"})))]
pub(super) struct NameBody {
    /// The name, unique in the group.
    #[schema(value_type = Name)]
    pub(super) name: String,
}

/// The group to create.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"name": "The Smiths", "time_zone": "Europe/Madrid"})))]
pub(super) struct NewGroupBody {
    #[schema(value_type = Name)]
    name: String,
    /// The time zone in which its days begin and end; the server's by default.
    #[serde(default)]
    #[schema(value_type = Option<TimeZone>)]
    time_zone: Option<String>,
}

/// Creates a group.
#[utoipa::path(
    post,
    path = "/groups",
    tag = "groups",
    request_body = NewGroupBody,
    responses(
        (status = 201, description = "The group, with its keeper's token.", body = CreatedGroup),
    ),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn make_group(post: PublicPost<NewGroupBody>) -> HandlerResult {
    let key = post.key.as_ref();
    idempotent(&post.services, key, StatusCode::CREATED, async {
        let zone = post
            .body
            .time_zone
            .as_deref()
            .map(parse_time_zone)
            .transpose()?;
        post.groups
            .create(&post.body.name.parse()?, zone, key)
            .await
    })
    .await
}

/// The fields to change; omitted ones stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"time_zone": "Europe/Madrid"})))]
pub(super) struct GroupBody {
    #[serde(default)]
    #[schema(value_type = Option<Name>)]
    name: Option<String>,
    /// The new time zone in which its days begin and end.
    #[serde(default)]
    #[schema(value_type = Option<TimeZone>)]
    time_zone: Option<String>,
    /// Whether its players have ratings.
    #[serde(default)]
    ratings: Option<bool>,
    /// Whether the choices of its games are judged after the end.
    #[serde(default)]
    coach: Option<bool>,
}

/// Changes the settings of a group.
#[utoipa::path(
    patch,
    path = "/groups/{group}",
    tag = "groups",
    params(
        ("group" = GroupId, Path),
        ("If-Match" = Option<String>, Header, description = "The `ETag` with which the group was read; 412 if it has changed since.", nullable = false),
    ),
    request_body = GroupBody,
    responses(
        (status = 200, description = "The group as it is now, with its players.", body = GroupAccess),
    ),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes([ErrorCode::PreconditionFailed])))),
)]
async fn change_group(
    path: Path<GroupId>,
    IfMatch(precondition): IfMatch,
    patch: Post<GroupBody>,
) -> HandlerResult {
    let GroupBody {
        name,
        time_zone: zone,
        ratings,
        coach,
    } = &patch.body;
    let change = GroupChange {
        name: name.as_deref().map(str::parse).transpose()?,
        time_zone: zone.as_deref().map(parse_time_zone).transpose()?,
        ratings: *ratings,
        coach: *coach,
    };
    let group = patch
        .groups
        .update(patch.principal(), &path, change, &precondition)
        .await?;
    Ok(private_json(StatusCode::OK).json(group))
}

/// Deletes a group with all its games.
#[utoipa::path(
    delete,
    path = "/groups/{group}",
    tag = "groups",
    params(
        ("group" = GroupId, Path),
        ("If-Match" = Option<String>, Header, description = "The `ETag` with which the group was read; 412 if it has changed since.", nullable = false),
    ),
    responses(
        (status = 204, description = "The group is deleted with all its games."),
    ),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes([ErrorCode::PreconditionFailed])))),
)]
async fn delete_group(
    groups: Data<GroupService>,
    path: Path<GroupId>,
    IfMatch(precondition): IfMatch,
    caller: Caller,
) -> HandlerResult {
    groups
        .delete(&caller.principal, &path, &precondition)
        .await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}

/// Returns a group with its players.
#[utoipa::path(
    get,
    path = "/groups/{group}",
    tag = "groups",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The group with its players.", body = GroupAccess),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_group(GroupReader { access, .. }: GroupReader) -> HandlerResult {
    Ok(private_json(StatusCode::OK).json(access))
}

/// Adds a player to a group.
#[utoipa::path(
    post,
    path = "/groups/{group}/players",
    tag = "players",
    params(("group" = GroupId, Path)),
    request_body = NameBody,
    responses(
        (status = 201, description = "The new player with an id.", body = Player),
    ),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes([ErrorCode::NameTaken])))),
)]
async fn add_player(path: Path<GroupId>, post: Post<NameBody>) -> HandlerResult {
    let key = post.key.as_ref();
    idempotent(&post.services, key, StatusCode::CREATED, async {
        let name = post.body.name.parse()?;
        post.groups
            .add_player(post.principal(), &path, &name, key)
            .await
    })
    .await
}

/// A group and one of its players.
type PlayerPath = Path<(GroupId, PlayerId)>;

/// Renames a player.
#[utoipa::path(
    patch,
    path = "/groups/{group}/players/{player}",
    tag = "players",
    params(("group" = GroupId, Path), ("player" = PlayerId, Path)),
    request_body = NameBody,
    responses(
        (status = 200, description = "The player with the new name.", body = Player),
    ),
    extensions(("x-who" = json!(KEEPER)), ("x-codes" = json!(codes([ErrorCode::NameTaken])))),
)]
async fn rename_player(path: PlayerPath, patch: Post<NameBody>) -> HandlerResult {
    let (group, player) = path.into_inner();
    let name = patch.body.name.parse()?;
    let renamed = patch
        .groups
        .rename_player(patch.principal(), &group, &player, &name);
    Ok(private_json(StatusCode::OK).json(renamed.await?))
}

/// Deletes a player's name; the games remain in the history.
#[utoipa::path(
    delete,
    path = "/groups/{group}/players/{player}",
    tag = "players",
    params(("group" = GroupId, Path), ("player" = PlayerId, Path)),
    responses(
        (status = 204, description = "The player is deleted."),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn delete_player(
    groups: Data<GroupService>,
    path: PlayerPath,
    caller: Caller,
) -> HandlerResult {
    let (group, player) = path.into_inner();
    groups
        .delete_player(&caller.principal, &group, &player)
        .await?;
    Ok(private_json(StatusCode::NO_CONTENT).finish())
}

/// The merge of two players.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(examples(json!({"into": "c4w0r7ybm2gs"})))]
pub(super) struct MergeBody {
    /// The player that remains.
    into: PlayerId,
}

/// Merges two players of a group into one, with the name of the other.
#[utoipa::path(
    post,
    path = "/groups/{group}/players/{player}/merge",
    tag = "players",
    params(("group" = GroupId, Path), ("player" = PlayerId, Path)),
    request_body = MergeBody,
    responses(
        (status = 200, description = "The player who remains, and has the games of both.", body = Player),
    ),
    extensions(("x-who" = json!(KEEPER))),
)]
async fn merge_player(path: PlayerPath, post: Post<MergeBody>) -> HandlerResult {
    let key = post.key.as_ref();
    let (group, player) = path.into_inner();
    let merged = post
        .groups
        .merge_player(post.principal(), &group, &player, &post.body.into, key);
    idempotent(&post.services, key, StatusCode::OK, merged).await
}

/// The games that the statistics count.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct StatsQuery {
    /// Only games that ended in this year or month.
    #[param(value_type = Option<Period>, nullable = false)]
    period: Option<String>,
    /// Only games from this day on, in the time zone of the group; not together with `period`.
    #[param(nullable = false)]
    from: Option<NaiveDate>,
    /// Only games up to this day, which is included; not together with `period`.
    #[param(nullable = false)]
    to: Option<NaiveDate>,
}

/// Returns the statistics of a group's finished games.
#[utoipa::path(
    get,
    path = "/groups/{group}/stats",
    tag = "groups",
    params(("group" = GroupId, Path), StatsQuery),
    responses(
        (status = 200, description = "The statistics of the group, or of some days of it.", body = GroupStatsView),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_group_stats(reader: GroupReader, request: HttpRequest) -> HandlerResult {
    let StatsQuery { period, from, to } = query(&request)?;
    let days = StatsDays::new(period.as_deref(), from, to)?;
    let stats = reader.groups.stats(&reader.access, days).await?;
    Ok(private_json(StatusCode::OK).json(stats))
}

/// Returns the statistics of a player's finished games.
#[utoipa::path(
    get,
    path = "/groups/{group}/players/{player}/stats",
    tag = "players",
    params(("group" = GroupId, Path), ("player" = PlayerId, Path)),
    responses(
        (status = 200, description = "The statistics of the player's finished games.", body = PlayerStatsView),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_player_stats(path: PlayerPath, reader: GroupReader) -> HandlerResult {
    let (_, player) = path.into_inner();
    let stats = reader.groups.player_stats(&reader.access, &player).await?;
    Ok(private_json(StatusCode::OK).json(stats))
}

/// Returns the ratings of a group's players.
#[utoipa::path(
    get,
    path = "/groups/{group}/ratings",
    tag = "groups",
    params(("group" = GroupId, Path)),
    responses(
        (status = 200, description = "The rating of each player, the highest first.", body = RatingsView),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_ratings(reader: GroupReader) -> HandlerResult {
    let ratings = reader.groups.ratings(&reader.access).await?;
    Ok(private_json(StatusCode::OK).json(ratings))
}

/// Returns the rating of a player after each of the latest games.
#[utoipa::path(
    get,
    path = "/groups/{group}/players/{player}/ratings",
    tag = "players",
    params(("group" = GroupId, Path), ("player" = PlayerId, Path)),
    responses(
        (status = 200, description = "How the player's rating has changed.", body = RatingCurve),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn get_player_ratings(path: PlayerPath, reader: GroupReader) -> HandlerResult {
    let (_, player) = path.into_inner();
    let curve = reader
        .groups
        .player_ratings(&reader.access, &player)
        .await?;
    Ok(private_json(StatusCode::OK).json(curve))
}
