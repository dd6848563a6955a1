//! Bodies that no Rust type describes: CSV, event streams, exports and imports.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use utoipa::IntoResponses;
use utoipa::openapi::{ContentBuilder, HeaderBuilder, RefOr, Response, ResponseBuilder};

use crate::groups::{CSV_TEMPLATE, EXPORT_FORMAT, EXPORT_VERSION};
use crate::history::export::Format;
use crate::schema::{impl_schema, raw_schema, schema_ref};

/// A CSV file.
pub(crate) struct Csv;

/// Server-sent events, each with id, event and data.
pub(crate) struct EventStream;

/// A JSON export.
pub(crate) struct Export;

/// A game of a JSON export.
pub(crate) struct ExportedGame;

/// An event of an exported game.
pub(crate) struct ExportedEvent;

/// A seat of a game that was played on paper.
pub(crate) struct PaperSeat;

/// A JSON import: an export, or games that were played on paper.
pub(crate) struct Import;

impl_schema! {
    Csv as "Csv": json!({
        "type": "string",
        "description": "CSV; the first line names the columns.",
        "examples": [CSV_TEMPLATE],
    });
    EventStream as "EventStream": json!({
        "type": "string",
        "description": "Server-sent events, each with id, event and data.",
        "examples": [concat!(
            "id: 5\nevent: move\ndata: {\"event\":{\"seq\":5,\"at\":\"2026-01-17T19:02:11.480Z\",\"seat\":0,",
            "\"by\":\"seat\",\"undone\":false,\"type\":\"end_turn\",\"turn\":1,\"effects\":[]},\"seq\":5}\n\n",
            "event: ping\ndata: {}\n\n",
        )],
    });
    Export as "Export": export();
    ExportedGame as "ExportedGame": exported_game();
    ExportedEvent as "ExportedEvent": exported_event();
    PaperSeat as "PaperSeat": paper_seat();
    Import as "Import": import();
}

/// The download of a game in the requested format.
pub(crate) struct GameDownload;

/// The download of a group's games in the requested format.
pub(crate) struct GroupDownload;

impl IntoResponses for GameDownload {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        download(schema_ref("Play"))
    }
}

impl IntoResponses for GroupDownload {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        download(json!({"type": "array", "items": schema_ref("Play")}))
    }
}

fn or_null(schema: Value) -> Value {
    json!({"oneOf": [schema, {"type": "null"}]})
}

/// A file in any of the formats; `plays` is the schema for the app Board Game Stats.
fn download(plays: Value) -> BTreeMap<String, RefOr<Response>> {
    let content = |schema: Value| {
        ContentBuilder::new()
            .schema(Some(raw_schema(schema)))
            .build()
    };
    let json = json!({"oneOf": [schema_ref("Export"), plays]});
    let binary = json!({"type": "string", "format": "binary", "contentMediaType": Format::Xlsx.media_type()});
    let name = HeaderBuilder::new().description(Some("The name of the file."));
    let download = ResponseBuilder::new()
        .description("The file; as JSON either an export or a play for the app Board Game Stats.")
        .header("Content-Disposition", name.build())
        .content(Format::Json.media_type(), content(json))
        .content(Format::Csv.media_type(), content(schema_ref("Csv")))
        .content(Format::Xlsx.media_type(), content(binary));
    BTreeMap::from([("200".to_owned(), RefOr::T(download.build()))])
}

fn games(game: Value) -> Value {
    json!({"type": "array", "description": "The games with their logs.", "items": game})
}

fn time(description: &str) -> Value {
    json!({"type": "string", "format": "date-time", "description": description})
}

fn export() -> Value {
    let times_and_result =
        json!({"type": "object", "required": ["started_at", "finished_at", "result"]});
    json!({
        "type": "object",
        "description": "A JSON export, which can be imported again.",
        "required": ["format", "version", "exported_at", "games"],
        "properties": {
            "format": {"type": "string", "const": EXPORT_FORMAT},
            "version": {"type": "integer", "const": EXPORT_VERSION},
            "exported_at": time("When the export was made."),
            "games": games(json!({"allOf": [schema_ref("ExportedGame"), times_and_result]})),
        },
    })
}

fn exported_game() -> Value {
    let optional_time = |description: &str| json!({"type": ["string", "null"], "format": "date-time", "description": description});
    let seat = json!({
        "type": "object",
        "required": ["name"],
        "properties": {
            "name": {
                "type": "string",
                "description": "The player's name; empty if the player was deleted.",
            },
            "lucky_numbers": or_null(schema_ref("LuckyNumbers")),
            "sheet": schema_ref("SheetLetter"),
            "lines": {
                "type": "array",
                "description": "The lines of the score, where it is not that of four rows and penalties alone.",
                "items": schema_ref("ScoreLine"),
            },
        },
        "additionalProperties": false,
    });
    json!({
        "type": "object",
        "description": "A game with its log, without ids of this server.",
        "required": [
            "uid", "group", "variant", "mode", "house_rules", "created_at", "seats", "events",
        ],
        "properties": {
            "uid": schema_ref("GameUid"),
            "group": {"type": "string", "description": "The name of the group that played it."},
            "variant": schema_ref("Variant"),
            "board": schema_ref("BoardFile"),
            "mode": schema_ref("Mode"),
            "house_rules": schema_ref("HouseRules"),
            "created_at": time("When it was created."),
            "day": {"type": "string", "format": "date", "description": "The day of a game on paper, which has no times."},
            "started_at": optional_time("When it started."),
            "finished_at": optional_time("When it ended."),
            "place": schema_ref("Place"),
            "note": schema_ref("Note"),
            "seats": {"type": "array", "description": "The players, by seat.", "items": seat},
            "events": {
                "type": "array",
                "description": "The log, numbered from 1.",
                "items": schema_ref("ExportedEvent"),
            },
            "result": or_null(schema_ref("GameResult")),
        },
        "additionalProperties": false,
    })
}

fn exported_event() -> Value {
    let event = json!({
        "type": "object",
        "required": ["at", "by"],
        "properties": {
            "at": time("When it happened."),
            "name": {
                "type": "string",
                "description": "The name of the player who joined after the start; empty if the player was deleted.",
            },
            "seat": or_null(schema_ref("Seat")),
            "by": schema_ref("By"),
            "effects": {
                "type": "array",
                "description": "The consequences by the rules.",
                "items": schema_ref("Effect"),
            },
        },
    });
    json!({
        "description": "An event of an exported game, with the fields of its type.",
        "allOf": [event, schema_ref("EventKind")],
    })
}

fn paper_seat() -> Value {
    let name =
        json!({"type": "object", "required": ["name"], "properties": {"name": schema_ref("Name")}});
    json!({
        "description": "A player of a game that was played on paper, with the sheet.",
        "allOf": [name, schema_ref("PaperSheet")],
    })
}

fn import() -> Value {
    let paper = json!({
        "type": "object",
        "description": "A game that was played on paper.",
        "required": ["date", "variant", "seats"],
        "properties": {
            "uid": or_null(schema_ref("GameUid")),
            "date": {"type": "string", "format": "date", "description": "The day it was played."},
            "variant": schema_ref("Variant"),
            "reason": or_null(schema_ref("Reason")),
            "place": or_null(schema_ref("Place")),
            "note": or_null(schema_ref("Note")),
            "seats": {
                "type": "array",
                "description": "The players in playing order, with their sheets.",
                "items": schema_ref("PaperSeat"),
                "minItems": 1,
                "maxItems": 8,
            },
        },
        "additionalProperties": false,
    });
    json!({
        "type": "object",
        "description": "Exported games, and games that were played on paper.",
        "required": ["format", "version"],
        "properties": {
            "format": {"type": "string", "const": EXPORT_FORMAT},
            "version": {"type": "integer", "const": EXPORT_VERSION},
            "exported_at": time("When the export was made; ignored."),
            "games": games(schema_ref("ExportedGame")),
            "paper": {
                "type": "array",
                "description": "Games that were played on paper.",
                "items": paper,
            },
        },
        "additionalProperties": false,
        "examples": [{
            "format": EXPORT_FORMAT,
            "version": EXPORT_VERSION,
            "paper": [{
                "date": "2026-01-17",
                "variant": "classic",
                "seats": [{"name": "Ana", "total": 74}, {"name": "Ben", "total": 61}],
            }, {
                "date": "2026-01-18",
                "variant": "connected-steps",
                "seats": [{"name": "Ana", "sheet": "A", "rows": {"yellow": [2, 6], "red": [7]}, "penalties": 1}],
            }],
        }],
    })
}
