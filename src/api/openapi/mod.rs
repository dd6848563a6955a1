//! The description of the API as an OpenAPI document, made from what stands beside the handlers.

mod examples;
mod finish;
mod media_types;

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, ContentType};
use actix_web::web::Bytes;
use serde_json::{Value, json};
use utoipa::OpenApi;

pub(super) use media_types::{Csv, EventStream, GameDownload, GroupDownload, Import};

use super::permissions::ANYONE;
use super::{
    export, games, groups, health, history, import, links, lobby, members, requests, score, stream,
    variants,
};
use crate::domain::error::ErrorCode;
use crate::domain::ids::GameUid;
use crate::games::RowView;
use crate::history::export::{Format, Play};
use crate::rules::{By, Color, Dice, DiceUse, EndReason, LuckyNumbers, Mode, Seat, Status};
use crate::{rules, schema};

/// Everything below the base of the API.
#[derive(OpenApi)]
#[openapi(
    paths(
        variants::list,
        variants::one,
        score::score,
        groups::make,
        groups::view,
        groups::change,
        groups::delete,
        groups::rename_player,
        groups::delete_player,
        groups::merge_player,
        groups::player_stats,
        groups::stats,
        groups::add_player,
        history::history,
        links::invite,
        links::accept,
        members::list,
        members::end,
        members::invites,
        members::withdraw,
        members::renew_token,
        export::group,
        import::import,
        import::template,
        games::create,
        lobby::lookup,
        lobby::join,
        games::view,
        games::delete,
        lobby::start,
        requests::state,
        requests::accept,
        requests::refuse,
        games::move_host,
        games::act,
        games::events,
        stream::stream,
        export::game,
        links::hand_over,
        links::renew_token,
        links::share,
        links::withdraw_share,
        games::rematch,
        games::follow_rematch,
        openapi,
    ),
    components(schemas(
        By,
        ErrorCode,
        Color,
        Dice,
        LuckyNumbers,
        Mode,
        EndReason,
        Seat,
        Status,
        DiceUse,
        rules::Effect,
        rules::TalliedSheet,
        schema::Outcome,
        schema::SpaceNumber,
        Format,
        Play,
        media_types::Export,
        media_types::ExportedGame,
        GameUid,
        RowView,
        score::RowScore,
        variants::VariantRow
    ))
)]
struct Api;

/// The whole server, as programs see it.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Rowlock",
        description = "A digital score sheet for Qwixx: games, their players and their history. \
            There are no accounts: creating a group or a game returns tokens for it, each shown only once. \
            Every error is an RFC 9457 problem with a `code` from a closed list; its texts are in the language \
            of `Accept-Language`. A path answers an unsupported method with 405 and `Allow`; every `GET` \
            operation also answers `HEAD`.",
        license(name = "MIT OR Apache-2.0"),
    ),
    paths(health::healthz, health::readyz, health::metrics),
    nest((path = "/api/v1", api = Api)),
    tags(
        (name = "games", description = "Creating, playing and reading games."),
        (name = "seats", description = "Seats of a game, and who plays them."),
        (name = "groups", description = "People who play together, and their history."),
        (name = "players", description = "The players of a group."),
        (name = "boards", description = "Boards as data, and scoring of paper sheets."),
        (name = "server", description = "The server itself."),
    )
)]
struct Document;

/// The document, as it is served.
static DOCUMENT: LazyLock<Bytes> = LazyLock::new(|| whole().to_string().into());

fn whole() -> Value {
    let mut document = json!(Document::openapi());
    finish::complete(&mut document);
    document
}

/// The words of error codes, beside those that [`complete`] finds by itself.
pub(super) fn codes(codes: impl IntoIterator<Item = ErrorCode>) -> Vec<&'static str> {
    codes.into_iter().map(ErrorCode::as_str).collect()
}

/// Returns the OpenAPI document.
#[utoipa::path(
    get,
    path = "/openapi.json",
    operation_id = "get_document",
    tag = "server",
    responses((status = 200, description = "This document.", body = Object, example = json!({"openapi": "3.1.0"}))),
    extensions(("x-who" = json!(ANYONE))),
)]
pub(super) async fn openapi() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header(ContentType::json())
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body(DOCUMENT.clone())
}
