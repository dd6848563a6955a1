//! What is neither one of our own types nor JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use utoipa::IntoResponses;
use utoipa::openapi::{ContentBuilder, HeaderBuilder, RefOr, Response, ResponseBuilder};

use crate::export::Format;
use crate::groups::{EXPORT_FORMAT, EXPORT_VERSION};
use crate::schema::{described, keywords};

/// A table as text.
pub(crate) struct Csv;

/// Events as text, each with its id, its kind and its data.
pub(crate) struct EventStream;

/// A document of games: as it was exported, or with games that were played on paper.
pub(crate) struct Import;

described! {
    Csv as "Csv": json!({
        "type": "string",
        "description": "A table, separated by commas; the first line names the columns.",
    });
    EventStream as "EventStream": json!({
        "type": "string",
        "description": "Events as text, each with its id, its kind and its data.",
    });
    Import as "Import": import();
}

/// A download in the format that was asked for.
pub(crate) struct Download;

impl IntoResponses for Download {
    fn responses() -> BTreeMap<String, RefOr<Response>> {
        let content = |schema: Value| ContentBuilder::new().schema(Some(keywords(schema))).build();
        let json = json!({"type": ["object", "array"]});
        let binary = json!({"contentMediaType": Format::Xlsx.media_type()});
        let name = HeaderBuilder::new().description(Some("The name of the file."));
        let download = ResponseBuilder::new()
            .description("The file.")
            .header("Content-Disposition", name.build())
            .content(Format::Json.media_type(), content(json))
            .content(Format::Csv.media_type(), content(json!({"type": "string"})))
            .content(Format::Xlsx.media_type(), content(binary));
        BTreeMap::from([("200".to_owned(), RefOr::T(download.build()))])
    }
}

fn import() -> Value {
    let of = |name: &str| json!({"$ref": format!("#/components/schemas/{name}")});
    let seat = json!({
        "allOf": [{"type": "object", "required": ["name"], "properties": {"name": of("Name")}}, of("PaperSheet")],
    });
    let paper = json!({
        "type": "object",
        "description": "A finished game that was played on paper.",
        "required": ["date", "variant", "seats"],
        "properties": {
            "uid": {"oneOf": [of("GameUid"), {"type": "null"}]},
            "date": {"type": "string", "format": "date"},
            "variant": of("Variant"),
            "reason": {"oneOf": [of("Reason"), {"type": "null"}]},
            "seats": {"type": "array", "items": seat, "minItems": 1, "maxItems": 8},
        },
        "additionalProperties": false,
    });
    json!({
        "type": "object",
        "description": "Games as they were exported, and finished games that were played on paper.",
        "required": ["format", "version"],
        "properties": {
            "format": {"const": EXPORT_FORMAT},
            "version": {"const": EXPORT_VERSION},
            "exported_at": {"type": "string", "format": "date-time"},
            "games": {"type": "array", "items": {"type": "object"}},
            "paper": {"type": "array", "items": paper},
        },
        "additionalProperties": false,
        "examples": [{
            "format": EXPORT_FORMAT,
            "version": EXPORT_VERSION,
            "paper": [{
                "date": "2026-01-17",
                "variant": "classic",
                "seats": [{"name": "Ana", "total": 74}, {"name": "Ben", "total": 61}],
            }],
        }],
    })
}
