//! Bodies that no Rust type describes: CSV, event streams, exports and imports.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use utoipa::openapi::{ContentBuilder, HeaderBuilder, RefOr, Response, ResponseBuilder};
use utoipa::{IntoResponses, PartialSchema};

use crate::groups::{CSV_TEMPLATE, EXPORT_FORMAT, EXPORT_VERSION, PaperGameItem};
use crate::history::export::Format;
use crate::schema::{impl_schema, raw_schema, schema_ref};

/// A CSV file.
pub(crate) struct Csv;

/// A workbook of a spreadsheet.
pub(crate) struct Xlsx;

/// Server-sent events, each with id, event and data.
pub(crate) struct EventStream;

/// A JSON export.
pub(crate) struct Export;

/// A JSON import: an export, or games that were played on paper.
pub(crate) struct Import;

impl_schema! {
    Csv as "Csv": json!({
        "type": "string",
        "description": "CSV; the first line names the columns.",
        "examples": [CSV_TEMPLATE],
    });
    Xlsx as "Xlsx": json!({
        "type": "string",
        "format": "binary",
        "description": "A workbook; the first row of its first sheet names the columns.",
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
            "games": games(json!({
                "allOf": [schema_ref("ExportedGame"), times_and_result],
                "additionalProperties": false,
            })),
        },
        "examples": [example_export()],
    })
}

fn example_export() -> Value {
    let seat = |name: &str| json!({"name": name, "lucky_numbers": null});
    json!({
        "format": EXPORT_FORMAT,
        "version": EXPORT_VERSION,
        "exported_at": "2026-01-18T09:12:44.030Z",
        "games": [{
            "uid": "9f3tk6zj0pax", "group": "The Smiths", "variant": "classic", "mode": "turns",
            "house_rules": {"color_required": false, "hide_scores": false, "tap_to_end": false, "clock": false},
            "created_at": "2026-01-17T19:01:54.213Z", "started_at": "2026-01-17T19:02:03.907Z", "finished_at": "2026-01-17T19:40:02.118Z",
            "seats": [seat("Ana"), seat("Ben")],
            "events": [
                {"at": "2026-01-17T19:01:54.213Z", "seat": 0, "by": "seat", "type": "join"},
                {"at": "2026-01-17T19:01:54.213Z", "seat": 1, "by": "seat", "type": "join"},
                {"at": "2026-01-17T19:02:03.907Z", "seat": null, "by": "host", "type": "start", "order": [0, 1]},
                {"at": "2026-01-17T19:02:03.907Z", "seat": 0, "by": "seat", "type": "cross", "row": "red", "number": 5, "turn": 1},
                {
                    "at": "2026-01-17T19:40:02.118Z", "seat": 0, "by": "host", "type": "finish",
                    "effects": [{"type": "finish", "reason": "stopped"}],
                },
            ],
            "result": {
                "reason": "stopped",
                "standings": [{"seat": 0, "rank": 1, "total": 1}, {"seat": 1, "rank": 2, "total": 0}],
            },
        }],
    })
}

fn import() -> Value {
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
                "items": PaperGameItem::schema(),
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
