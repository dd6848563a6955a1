//! Examples of response bodies, completed by those of their fields.

use serde_json::{Map, Value, json};

use super::composition::{entries, resolved};

/// Completes the examples of objects, and makes those of response bodies without any.
pub(super) fn complete(document: &mut Value) {
    let paths = document["paths"].clone();
    let known = document["components"]["schemas"].clone();
    let operations = paths.as_object().into_iter().flatten();
    let operations = operations.flat_map(|(_, path)| path.as_object().into_iter().flatten());
    let responses = operations.flat_map(|(_, operation)| operation["responses"].as_object());
    let media = responses
        .flatten()
        .flat_map(|(_, response)| response["content"].as_object());
    let bodies = media
        .flatten()
        .filter_map(|(_, media)| media["schema"]["$ref"].as_str());
    let bodies: Vec<&str> = bodies
        .filter_map(|place| place.rsplit('/').next())
        .collect();
    for (name, schema) in entries(&mut document["components"]["schemas"]) {
        let has_example = schema.get("properties").is_some() && schema.get("examples").is_some();
        if (bodies.contains(&name.as_str()) || has_example)
            && let Some(example) = example(schema, &known)
        {
            let others = schema["examples"].as_array().into_iter().flatten().skip(1);
            let all: Vec<Value> = [example].into_iter().chain(others.cloned()).collect();
            schema["examples"] = json!(all);
        }
    }
}

/// An example of a schema: its own, with those of the fields that it lacks; `None` where one of them has none.
fn example(schema: &Value, known: &Value) -> Option<Value> {
    let schema = resolved(schema, known);
    let own = schema["examples"].get(0).cloned();
    if let Value::Object(fields) = &schema["properties"] {
        return with_fields(own, fields, schema, known);
    }
    let choices = schema["oneOf"].as_array().map_or(&[][..], Vec::as_slice);
    let or_null = [&schema["type"], &schema["oneOf"]]
        .into_iter()
        .any(|kinds| {
            kinds
                .as_array()
                .is_some_and(|kinds| kinds.iter().any(|it| *it == "null" || it["type"] == "null"))
        });
    match own.or_else(|| schema.get("const").or(schema["enum"].get(0)).cloned()) {
        Some(own) => Some(own),
        None if or_null => Some(Value::Null),
        None if schema["type"] == "array" => Some(json!([example(&schema["items"], known)?])),
        None if schema["type"] == "boolean" => Some(json!(false)),
        None => example(choices.first()?, known),
    }
}

/// An object with a value for each required field; one without an example of its own has the other fields that have one.
fn with_fields(
    own: Option<Value>,
    fields: &Map<String, Value>,
    schema: &Value,
    known: &Value,
) -> Option<Value> {
    let is_made = own.is_none();
    let mut whole = own.unwrap_or_else(|| json!({}));
    for (name, field) in fields {
        let is_required = schema["required"]
            .as_array()
            .is_some_and(|it| it.contains(&json!(name)));
        let is_shown = is_made && resolved(field, known).get("examples").is_some();
        if whole.get(name).is_none() && (is_required || is_shown) {
            whole[name] = example(field, known)?;
        }
    }
    Some(whole)
}
