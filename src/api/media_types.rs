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

/// A CSV file that is sent, in any encoding.
pub(crate) struct CsvFile;

/// A workbook of a spreadsheet.
pub(crate) struct Xlsx;

/// The server-sent events of a game.
pub(crate) struct GameStreamBody;

/// One of the events of a game.
pub(crate) struct GameStreamEvent;

/// The server-sent events of a group.
pub(crate) struct GroupStreamBody;

/// One of the events of a group.
pub(crate) struct GroupStreamEvent;

/// A JSON export.
pub(crate) struct Export;

/// A JSON import: an export, games that were played on paper, or an export of the app Board Game Stats.
pub(crate) struct Import;

/// A JSON import that this program describes: an export, or games that were played on paper.
pub(crate) struct OwnImport;

/// An export of the app Board Game Stats.
pub(crate) struct AppExport;

impl_schema! {
    Csv as "Csv": json!({
        "type": "string",
        "description": "CSV; the first line names the columns.",
        "examples": [CSV_TEMPLATE],
    });
    CsvFile as "CsvFile": json!({
        "type": "string",
        "format": "binary",
        "description": "A CSV file, in UTF-8 or as a spreadsheet saves it; the first line names the columns.",
        "examples": [CSV_TEMPLATE],
    });
    Xlsx as "Xlsx": json!({
        "type": "string",
        "format": "binary",
        "description": "A workbook; the first row of its first sheet names the columns. Of an exported one the sheet of scores is read.",
    });
    GameStreamBody as "GameStream": stream("GameStreamEvent", "move", EXAMPLE_MOVE);
    GameStreamEvent as "GameStreamEvent": stream_event(
        &["move", "ping", "reload", "requests", "presence", "note"],
        "GameStreamMove",
        ("move", EXAMPLE_MOVE),
    );
    GroupStreamBody as "GroupStream": stream("GroupStreamEvent", "finished", EXAMPLE_FINISHED);
    GroupStreamEvent as "GroupStreamEvent": stream_event(
        &["begun", "finished", "ping", "reload"],
        "GroupStreamGame",
        ("finished", EXAMPLE_FINISHED),
    );
    Export as "Export": export();
    Import as "Import": import();
    OwnImport as "OwnImport": own_import();
    AppExport as "AppExport": app_export();
}

/// The data of an event in the stream of a game.
const EXAMPLE_MOVE: &str = concat!(
    r#"{"event":{"seq":5,"at":"2026-01-17T19:02:11.480Z","seat":0,"by":"seat","undone":false,"#,
    r#""type":"end_turn","turn":1,"effects":[]},"seq":5}"#,
);

/// The data of an event in the stream of a group.
const EXAMPLE_FINISHED: &str = concat!(
    r#"{"game":{"id":"7k2m9qxw4t0c","group":"1d8hq3vz6n5e","variant":"classic","mode":"turns","status":"finished","#,
    r#""next":null,"created_at":"2026-01-17T19:01:54.213Z","started_at":"2026-01-17T19:02:03.907Z","#,
    r#""finished_at":"2026-01-17T19:40:02.118Z","seats":[{"seat":0,"player":"c4w0r7ybm2gs","name":"Ana","total":74}],"#,
    r#""result":{"reason":"locks","standings":[{"seat":0,"rank":1,"total":74}]}},"seq":5}"#,
);

/// A stream of server-sent events. Generators of clients read the schema of a single event.
fn stream(event: &'static str, example: &str, data: &str) -> Value {
    json!({
        "type": "string",
        "description": "Server-sent events, each with event and data, and some with an id.",
        "contentMediaType": "text/event-stream",
        "contentSchema": {"type": "array", "items": schema_ref(event)},
        "examples": [format!("id: 5\nevent: {example}\ndata: {data}\n\nevent: ping\ndata: {{}}\n\n")],
    })
}

/// A server-sent event with one of these names; `data` is the schema of its data, if it has more than a name.
fn stream_event(names: &[&str], data: &'static str, (name, example): (&str, &str)) -> Value {
    json!({
        "type": "object",
        "description": "A server-sent event of this stream.",
        "required": ["event", "data"],
        "properties": {
            "id": {"type": "integer", "minimum": 0, "description": "The number from which a stream goes on, as `Last-Event-ID`."},
            "event": {"type": "string", "enum": names, "description": "What has happened; ignore names that you do not know."},
            "data": {
                "type": "string",
                "description": "JSON: an empty object where the name says it all.",
                "contentMediaType": "application/json",
                "contentSchema": schema_ref(data),
            },
        },
        "examples": [{"id": 5, "event": name, "data": example}],
    })
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
        "description": "Games of this program, or an export of the app BG Stats.",
        "oneOf": [schema_ref("OwnImport"), schema_ref("AppExport")],
        "examples": [example_import(), example_app_export()],
    })
}

/// The fields that are read from an export of the app Board Game Stats; others are ignored.
fn app_export() -> Value {
    let list = |description: &str, properties: Value| {
        let item = json!({"type": "object", "properties": properties});
        json!({"type": "array", "description": description, "items": item})
    };
    let id = || json!({"type": "integer", "description": "Its number in the file."});
    let text = |description: &str| json!({"type": "string", "description": description});
    let score = json!({"type": "object", "properties": {
        "playerRefId": {"type": "integer", "description": "The number of the player."},
        "score": {"type": ["string", "number", "null"], "description": "The points, also as a sum."},
        "seatOrder": {"type": "integer", "description": "The place in the order of the seats."},
    }});
    json!({
        "type": "object",
        "description": "An export of the app BG Stats, of which plays of Qwixx are read.",
        "required": ["plays"],
        "properties": {
            "games": list("The games of the user.", json!({
                "id": id(), "name": text("The name of the game."), "bggId": {"type": "integer", "description": "The id at BoardGameGeek."},
            })),
            "players": list("The players of the user.", json!({
                "id": id(), "name": text("The name of the player."),
                "isAnonymous": {"type": "boolean", "description": "Whether it stands for anybody; then the name is not read."},
            })),
            "locations": list("The locations of the user.", json!({"id": id(), "name": text("Where games are played.")})),
            "plays": list("The plays of all games.", json!({
                "uuid": text("Identifies the play, so that it is imported only once."),
                "ignored": {"type": "boolean", "description": "Whether it does not count; then it is left out."},
                "playDate": text("When it was played, in local time."),
                "gameRefId": {"type": "integer", "description": "The number of the game."},
                "locationRefId": {"type": "integer", "description": "The number of the location."},
                "board": text("The name of the version."),
                "comments": text("The note of the play."),
                "playerScores": {"type": "array", "description": "The players with their points.", "items": score},
            })),
        },
        "examples": [example_app_export()],
    })
}

fn example_app_export() -> Value {
    json!({
        "games": [{"id": 1, "name": "Qwixx", "bggId": 131_260}],
        "players": [{"id": 1, "name": "Ana"}, {"id": 2, "name": "Ben"}],
        "locations": [],
        "plays": [{
            "uuid": "5b0f3a52-7f0e-4c0b-9d38-3f1f4f2f6d11", "playDate": "2025-12-24 20:10:00", "gameRefId": 1,
            "playerScores": [{"playerRefId": 1, "score": "71"}, {"playerRefId": 2, "score": "54"}],
        }],
    })
}

fn own_import() -> Value {
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
        "examples": [example_import()],
    })
}

fn example_import() -> Value {
    json!({
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
    })
}
