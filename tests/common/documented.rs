//! Checks that responses of the API are what its OpenAPI document says.

use std::sync::LazyLock;

use chrono::DateTime;
use reqwest::Method;
use serde_json::{Value, json};

use super::stream::StreamEvent;

static DOCUMENT: LazyLock<Value> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../src/api/openapi/document.json")).unwrap()
});

/// The parts of the document for one operation; `None` where it has none.
fn operation(method: &Method, path: &str) -> Option<&'static Value> {
    let path = path.find("/api/v1/").map_or(path, |start| &path[start..]);
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |template: &&String| {
        let names = template.split('/');
        let mut pairs = names.clone().zip(&parts);
        names.count() == parts.len()
            && pairs.all(|(name, part)| name == *part || name.starts_with('{'))
    };
    let templates = DOCUMENT["paths"].as_object().unwrap().keys().filter(fits);
    let template = templates.min_by_key(|template| template.matches('{').count())?;
    DOCUMENT["paths"][template].get(method.as_str().to_lowercase())
}

/// Checks the JSON of a response; panics where the document says something else.
pub fn check(method: &Method, path: &str, status: u16, media_type: &str, text: &str) {
    let Some(operation) = operation(method, path) else {
        return;
    };
    if !media_type.contains("json") || text.is_empty() {
        return;
    }
    let response = resolved(&operation["responses"][status.to_string()]);
    let value: Value = serde_json::from_str(text).unwrap();
    let codes = response["x-codes"].as_array();
    let is_listed = codes.is_none_or(|codes| codes.contains(&value["code"]));
    let found = match response["content"].get(media_type) {
        None => Err(format!("no {media_type} is documented")),
        Some(_) if !is_listed => Err("the code is not documented".to_owned()),
        Some(media) => fits(&media["schema"], &value, ""),
    };
    if let Err(found) = found {
        panic!("{method} {path} answers {status} {text}, which is not documented: {found}");
    }
}

/// Checks an event of the stream at this path.
pub fn check_stream_event(path: &str, event: &StreamEvent) {
    let Some(operation) = operation(&Method::GET, path) else {
        return;
    };
    let content = &operation["responses"]["200"]["content"]["text/event-stream"];
    let schema = &resolved(&content["schema"])["contentSchema"]["items"];
    let StreamEvent { id, event, data } = event;
    let mut whole = json!({"event": event, "data": data});
    if let Some(id) = id {
        whole["id"] = serde_json::from_str(id).unwrap();
    }
    let data: Value = serde_json::from_str(data).unwrap();
    let found = match data.as_object().unwrap().is_empty() {
        true => fits(schema, &whole, ""),
        false => fits(schema, &whole, "").and_then(|()| {
            let of_data = &resolved(schema)["properties"]["data"];
            fits(&of_data["contentSchema"], &data, "data")
        }),
    };
    assert_eq!(found, Ok(()), "{path}: {whole}");
}

/// A part of the document, or the one that it refers to.
fn resolved(part: &'static Value) -> &'static Value {
    let place = part["$ref"].as_str().map(|place| &place[1..]);
    place.map_or(part, |place| DOCUMENT.pointer(place).unwrap())
}

/// Whether a value has this schema; the first difference otherwise. A field that is not documented is one, too.
fn fits(schema: &'static Value, value: &Value, place: &str) -> Result<(), String> {
    let schema = resolved(schema);
    for (keyword, said) in schema.as_object().unwrap() {
        let number = said.as_f64().unwrap_or_default();
        let at_most = |found: Option<f64>| found.is_none_or(|found| found <= number);
        let at_least = |found: Option<f64>| found.is_none_or(|found| found >= number);
        let count = value.as_array().map(|it| it.len() as f64);
        let length = value.as_str().map(|it| it.chars().count() as f64);
        let is_right = match keyword.as_str() {
            "type" => is_of(said, value),
            "const" => said == value,
            "enum" => said.as_array().unwrap().contains(value),
            "minimum" => at_least(value.as_f64()),
            "maximum" => at_most(value.as_f64()),
            "minItems" => at_least(count),
            "maxItems" => at_most(count),
            "minLength" => at_least(length),
            "maxLength" => at_most(length),
            "format" if said == "date-time" => {
                let is_time = |text| DateTime::parse_from_rfc3339(text).is_ok();
                value.as_str().is_none_or(is_time)
            }
            "required" => {
                let mut names = said.as_array().unwrap().iter();
                let has = |name: &Value| value.get(name.as_str().unwrap()).is_some();
                !value.is_object() || names.all(has)
            }
            "oneOf" => {
                let choices = said.as_array().unwrap().iter();
                let found: Vec<_> = choices.map(|choice| fits(choice, value, place)).collect();
                let right = found.iter().filter(|it| it.is_ok()).count();
                // What differs from an object of the same `type` says more.
                let mut differences = found.into_iter().filter_map(Result::err);
                let own = differences.find(|it| !it.contains("const"));
                match (right, own) {
                    (0, Some(own)) => return Err(own),
                    _ => right == 1,
                }
            }
            _ => true,
        };
        if !is_right {
            return Err(format!("`{place}` is not {keyword} {said}: {value}"));
        }
    }
    for (index, item) in value.as_array().into_iter().flatten().enumerate() {
        if let Some(schema) = schema.get("items") {
            fits(schema, item, &format!("{place}[{index}]"))?;
        }
    }
    for (name, field) in value.as_object().into_iter().flatten() {
        let place = format!("{place}.{name}");
        let others = schema.get("additionalProperties");
        match (schema["properties"].get(name), others) {
            (Some(schema), _) => fits(schema, field, &place)?,
            (None, Some(Value::Bool(true))) => {}
            (None, Some(schema @ Value::Object(_))) => fits(schema, field, &place)?,
            // The alternatives have the fields.
            (None, _) if schema.get("oneOf").is_some() => {}
            (None, _) => return Err(format!("`{place}` is not documented")),
        }
    }
    Ok(())
}

/// Whether a value has this type, or one of these.
fn is_of(kinds: &Value, value: &Value) -> bool {
    if let Some(kinds) = kinds.as_array() {
        return kinds.iter().any(|kind| is_of(kind, value));
    }
    match kinds.as_str().unwrap() {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other} is no type"),
    }
}
