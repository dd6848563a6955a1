//! The OpenAPI document.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use reqwest::Method;
use rowlock::domain::error::ErrorCode;
use serde_json::{Value, json};

use crate::api::openapi;
use crate::common::{Response, Server, StreamEvent, check_stream_event};

/// The document as it was last reviewed.
const KNOWN: &str = include_str!("../../src/api/openapi/document.json");

/// The methods of each path, as the document has them.
type Routes = BTreeMap<String, BTreeSet<String>>;

pub async fn document(server: &Server) -> Value {
    server.get("/openapi.json", "").await.ok(200)
}

fn described(document: &Value) -> Routes {
    let paths = document["paths"].as_object().unwrap().iter();
    paths
        .map(|(path, operations)| {
            let methods = operations.as_object().unwrap().keys();
            (path.clone(), methods.map(|it| it.to_uppercase()).collect())
        })
        .collect()
}

#[tokio::test]
async fn every_path_allows_exactly_the_documented_methods() {
    let server = Server::start().await;
    for (path, methods) in described(&document(&server).await) {
        let url = format!("{}{}", server.url, path.replace(['{', '}'], ""));
        let response = Response::of(server.http.request(Method::PUT, url)).await;
        response.refused(405, "method_not_allowed");
        let head = methods.contains("GET").then(|| "HEAD".to_owned());
        let methods: BTreeSet<String> = methods.into_iter().chain(head).collect();
        let allowed = response.header("allow").split(", ").map(str::to_owned);
        assert_eq!(allowed.collect::<BTreeSet<_>>(), methods, "{path}");
    }
}

#[tokio::test]
async fn the_reviewed_document_is_served_as_it_was_compressed() {
    let server = Server::start().await;
    let plain = server.get("/openapi.json", "").await;
    assert_eq!(plain.text, KNOWN);
    let url = format!("{}/api/v1/openapi.json", server.url);
    let request = server.http.get(url).header("accept-encoding", "gzip");
    let gzip = Response::of(request).await;
    assert_eq!(gzip.header("content-encoding"), "gzip");
    let length: usize = gzip.header("content-length").parse().unwrap();
    assert!(length * 8 < KNOWN.len(), "{length}");
    // Either is known by the tag of the other.
    let tags = [&plain, &gzip].map(|it| it.header("etag"));
    assert_eq!(tags[0], tags[1].replace("-gzip", ""));
    let known = server.request(Method::GET, "/openapi.json", "");
    let known = Response::of(known.header("If-None-Match", tags[1])).await;
    assert_eq!(known.status, 304);
}

#[test]
fn the_reviewed_document_is_what_the_handlers_describe() {
    let now = serde_json::to_string_pretty(&openapi::document()).unwrap() + "\n";
    if now != KNOWN {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("openapi.json");
        fs::write(&path, now).unwrap();
        let path = path.display();
        panic!(
            "the document has changed; if that is right, copy {path} to src/api/openapi/document.json"
        );
    }
}

/// Calls a function for each value in a document, those within others too.
fn walk<'a>(value: &'a Value, found: &mut impl FnMut(&'a Value)) {
    found(value);
    match value {
        Value::Object(fields) => fields.values().for_each(|it| walk(it, found)),
        Value::Array(items) => items.iter().for_each(|it| walk(it, found)),
        _ => {}
    }
}

#[test]
fn no_bound_of_a_number_exceeds_its_format() {
    let document: Value = serde_json::from_str(KNOWN).unwrap();
    let mut bounded = 0;
    walk(&document, &mut |schema| {
        let (format, maximum) = (&schema["format"], &schema["maximum"]);
        if let (Some("int32"), Some(maximum)) = (format.as_str(), maximum.as_i64()) {
            assert!(maximum <= i32::MAX.into(), "{schema}");
            bounded += 1;
        }
    });
    assert!(bounded > 10, "{bounded}");
}

/// A schema, or the one that it refers to.
fn resolved<'a>(document: &'a Value, schema: &'a Value) -> &'a Value {
    let place = schema["$ref"].as_str().map(|place| &place[1..]);
    place.map_or(schema, |place| document.pointer(place).unwrap())
}

/// Whether a schema has an example, itself or in all of its alternatives.
fn is_shown(document: &Value, schema: &Value) -> bool {
    let schema = resolved(document, schema);
    let (choices, items) = (schema["oneOf"].as_array(), schema.get("items"));
    schema.get("examples").is_some()
        || choices.is_some_and(|all| all.iter().all(|one| is_shown(document, one)))
        || items.is_some_and(|item| is_shown(document, item))
}

#[tokio::test]
async fn every_request_and_response_body_has_an_example() {
    let server = Server::start().await;
    let document = document(&server).await;
    let paths = document["paths"].as_object().unwrap().values();
    let mut shown = 0;
    for operation in paths.flat_map(|path| path.as_object().unwrap().values()) {
        let responses = operation["responses"].as_object().unwrap().iter();
        let responses = responses.filter(|(status, _)| status.starts_with('2'));
        let bodies = responses.map(|(_, response)| response);
        for bodies in bodies.chain(operation.get("requestBody")) {
            let content = bodies["content"].as_object().into_iter().flatten();
            for (kind, media) in content.filter(|(kind, _)| !kind.contains("spreadsheet")) {
                let is_shown =
                    media.get("example").is_some() || is_shown(&document, &media["schema"]);
                assert!(is_shown, "{}: {kind}", operation["operationId"]);
                shown += 1;
            }
        }
    }
    assert!(shown > 50, "{shown}");
}

#[test]
fn the_example_of_each_stream_has_events_of_its_schema() {
    let document: Value = serde_json::from_str(KNOWN).unwrap();
    let mut shown = 0;
    for path in [
        "/api/v1/games/{game}/stream",
        "/api/v1/groups/{group}/stream",
    ] {
        let content = &document["paths"][path]["get"]["responses"]["200"]["content"];
        let schema = resolved(&document, &content["text/event-stream"]["schema"]);
        for example in schema["examples"].as_array().unwrap() {
            for event in example.as_str().unwrap().trim_end().split("\n\n") {
                check_stream_event(path, &StreamEvent::parse(event));
                shown += 1;
            }
        }
        let event = resolved(&document, &schema["contentSchema"]["items"]);
        let data = &event["properties"]["data"]["contentSchema"];
        assert!(
            is_shown(&document, data) && is_shown(&document, event),
            "{path}"
        );
    }
    assert_eq!(shown, 4);
}

/// The fewest words of a description: less only repeats a name.
const MIN_WORDS: usize = 4;

/// Whether a description is for the readers of the document: without a line break inside a sentence, as after the
/// width of a source file, and without a value of Rust.
fn is_readable(description: &str) -> bool {
    let mut lines = description.lines().rev().skip(1);
    // Two spaces are a line break of Markdown, as in a list.
    let is_whole =
        lines.all(|line| line.is_empty() || line.ends_with(['.', ':']) || line.ends_with("  "));
    is_whole && !description.contains("`None`")
}

/// Finds the properties without a description in a part of the document, and descriptions that say too little or are
/// not readable.
fn unsaid(document: &Value, place: &str, part: &Value, found: &mut Vec<String>) {
    match part {
        Value::Array(list) => {
            for (index, part) in list.iter().enumerate() {
                unsaid(document, &format!("{place}/{index}"), part, found);
            }
        }
        Value::Object(fields) => {
            let description = fields.get("description").and_then(Value::as_str);
            let words = description.map(|text| text.split_whitespace().count());
            let is_readable = description.is_none_or(is_readable);
            if words.is_some_and(|words| words < MIN_WORDS) || !is_readable {
                found.push(format!("{place}: {description:?}"));
            }
            let properties = fields.get("properties").and_then(Value::as_object);
            for (name, property) in properties.into_iter().flatten() {
                let choices = property["oneOf"].as_array().into_iter().flatten();
                let mut said = choices.chain([property]);
                let is_said = said.any(|schema| {
                    let schemas = [schema, resolved(document, schema)];
                    schemas.iter().any(|it| it.get("description").is_some())
                });
                if !is_said && property.get("const").is_none() && property.get("enum").is_none() {
                    found.push(format!("{place}/{name}"));
                }
            }
            for (name, part) in fields.iter().filter(|(name, _)| *name != "examples") {
                unsaid(document, &format!("{place}/{name}"), part, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn everything_has_a_readable_description_of_more_than_three_words() {
    let server = Server::start().await;
    let document = document(&server).await;
    let mut found = Vec::new();
    unsaid(&document, "", &document, &mut found);
    let components = &document["components"];
    for kind in ["schemas", "securitySchemes", "responses"] {
        for (name, part) in components[kind].as_object().unwrap() {
            if part.get("description").is_none() {
                found.push(format!("{kind}/{name}"));
            }
            for (header, part) in part["headers"].as_object().into_iter().flatten() {
                if part.get("description").is_none() {
                    found.push(format!("{kind}/{name}/{header}"));
                }
            }
        }
    }
    let paths = document["paths"].as_object().unwrap().values();
    for operation in paths.flat_map(|path| path.as_object().unwrap().values()) {
        let parameters = operation["parameters"].as_array().unwrap().iter();
        for parameter in parameters.filter(|it| it["description"].as_str().is_none()) {
            found.push(format!(
                "{} of {}",
                parameter["name"], operation["operationId"]
            ));
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

#[tokio::test]
async fn every_error_code_is_listed_and_belongs_to_an_operation() {
    let server = Server::start().await;
    let document = document(&server).await;
    let all: BTreeSet<&str> = ErrorCode::all().map(ErrorCode::as_str).collect();
    let words = |list: &Value| -> BTreeSet<String> {
        let list = list.as_array().unwrap().iter();
        list.map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    let listed = words(&document["components"]["schemas"]["ErrorCode"]["enum"]);
    assert!(listed.iter().map(String::as_str).eq(all.iter().copied()));
    let mut met = BTreeSet::from(["method_not_allowed".to_owned()]);
    let paths = document["paths"].as_object().unwrap().values();
    for operation in paths.flat_map(|path| path.as_object().unwrap().values()) {
        for response in operation["responses"].as_object().unwrap().values() {
            let place = response["$ref"].as_str().map(|place| &place[1..]);
            let response = place.map_or(response, |place| document.pointer(place).unwrap());
            if response["content"]
                .get("application/problem+json")
                .is_some()
            {
                met.extend(words(&response["x-codes"]));
            }
        }
    }
    assert_eq!(met, listed);
}

#[tokio::test]
async fn every_reference_resolves() {
    let server = Server::start().await;
    let document = document(&server).await;
    let text = document.to_string();
    let places = text.split("\"$ref\":\"#").skip(1);
    for place in places.map(|text| text.split('"').next().unwrap()) {
        assert!(document.pointer(place).is_some(), "{place}");
    }
}

/// Finds the schemas that generators of clients leave out, with what refers to them, or read as a type that can be anything.
fn left_out(place: &str, part: &Value, found: &mut Vec<String>) {
    let Value::Object(keywords) = part else {
        for (index, part) in part.as_array().into_iter().flatten().enumerate() {
            left_out(&format!("{place}/{index}"), part, found);
        }
        return;
    };
    let has = |keyword: &str| keywords.contains_key(keyword);
    let choices: Vec<&Value> = part["oneOf"].as_array().into_iter().flatten().collect();
    let is_distinct = |(index, choice): (usize, &&Value)| {
        !choices[..index].contains(choice) && choice.get("properties").is_none()
    };
    let is_alone = |name: &String| ["$ref", "description"].contains(&name.as_str());
    let is_schema = ["items", "schema", "additionalProperties"]
        .iter()
        .any(|it| {
            let named = place.rsplit('/').next();
            named == Some(it)
        })
        || place.rsplit('/').nth(1) == Some("properties");
    let is_typed = ["type", "$ref", "oneOf"].into_iter().any(has);
    for (problem, is_there) in [
        ("parts that are to be joined", has("allOf") || has("anyOf")),
        (
            "keys from a list",
            part["propertyNames"].get("enum").is_some(),
        ),
        (
            "an alternative without a name",
            !choices.iter().enumerate().all(is_distinct),
        ),
        (
            "more than a reference",
            has("$ref") && !keywords.keys().all(is_alone),
        ),
        (
            "no type",
            (is_schema || has("const") || has("enum")) && !is_typed,
        ),
        (
            "null alone",
            part["type"] == "null" && !place.contains("/oneOf/"),
        ),
    ] {
        if is_there {
            found.push(format!("{place}: {problem}"));
        }
    }
    for (name, part) in keywords {
        if !name.starts_with("example") {
            left_out(&format!("{place}/{name}"), part, found);
        }
    }
}

#[test]
fn where_alternatives_have_a_type_each_has_its_own_and_the_document_says_which() {
    let document: Value = serde_json::from_str(KNOWN).unwrap();
    let mut found = BTreeSet::new();
    for (name, schema) in document["components"]["schemas"].as_object().unwrap() {
        let choices = schema["oneOf"].as_array().into_iter().flatten();
        let only = |it| resolved(&document, it)["properties"]["type"]["const"].as_str();
        let typed: Vec<_> = choices
            .filter_map(|it| Some((only(it)?, &it["$ref"])))
            .collect();
        if !typed.is_empty() {
            let mapping: BTreeMap<_, _> = typed.iter().copied().collect();
            assert_eq!(mapping.len(), typed.len(), "{name} has a type twice");
            let expected = json!({"propertyName": "type", "mapping": mapping});
            assert_eq!(schema["discriminator"], expected, "{name}");
            found.insert(name.as_str());
        }
    }
    let all = ["Effect", "Event", "ExportedEvent", "Move"];
    assert_eq!(found, BTreeSet::from(all));
}

#[tokio::test]
async fn generators_of_clients_leave_nothing_out() {
    let server = Server::start().await;
    let document = document(&server).await;
    let mut found = Vec::new();
    left_out("", &document, &mut found);
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(document["servers"][0]["url"], "/");
    let text = document.to_string();
    for name in document["components"]["schemas"]
        .as_object()
        .unwrap()
        .keys()
    {
        let is_used = text.contains(&format!("\"#/components/schemas/{name}\""));
        assert!(is_used, "{name}");
    }
}
