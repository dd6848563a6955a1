//! Schemas as generators of clients can read them: without `allOf`, which they do not join with alternatives; with a name
//! for each alternative; and with the fields of an object whose keys are known.

use serde_json::{Map, Value, json};

/// Rewrites all schemas, without changing what they allow.
pub(super) fn simplify(schemas: &mut Value) {
    let composed = schemas.clone();
    for (_, schema) in entries(schemas) {
        join_parts(schema, &composed);
        list_fields(schema);
    }
    let mut alternatives = Map::new();
    for (name, schema) in entries(schemas) {
        let types = name_alternatives(name, schema, &mut alternatives);
        discriminate(schema, &types);
    }
    for (name, schema) in alternatives {
        schemas[name] = schema;
    }
}

/// Removes the schemas that only others were composed of.
pub(super) fn remove_unused(document: &mut Value) {
    let text = document.to_string();
    let is_used = |name: &String| text.contains(&format!("\"#/components/schemas/{name}\""));
    if let Value::Object(schemas) = &mut document["components"]["schemas"] {
        let before = schemas.len();
        schemas.retain(|name, _| is_used(name));
        if schemas.len() < before {
            remove_unused(document);
        }
    }
}

/// Calls a function with each part of a schema that may be a schema, the innermost first.
fn each_part(schema: &mut Value, change: &mut impl FnMut(&mut Value)) {
    match schema {
        Value::Array(parts) => parts.iter_mut().for_each(|part| each_part(part, change)),
        Value::Object(keywords) => {
            let parts = keywords.iter_mut().filter(|(name, _)| *name != "examples");
            parts.for_each(|(_, part)| each_part(part, change));
            change(schema);
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Replaces `allOf` by one object, or by one for each alternative of a part.
fn join_parts(schema: &mut Value, composed: &Value) {
    each_part(schema, &mut |schema| {
        let Some(Value::Array(parts)) = schema.as_object_mut().and_then(|it| it.remove("allOf"))
        else {
            return;
        };
        let mut joined = vec![json!({"type": "object"})];
        for part in &parts {
            let mut part = resolved(part, composed).clone();
            join_parts(&mut part, composed);
            // An example of a part is none of the whole, which has further fields.
            for keyword in ["examples", "additionalProperties"] {
                part.as_object_mut().map(|it| it.remove(keyword));
            }
            let choices = part["oneOf"].as_array().cloned();
            let choices = choices.unwrap_or_else(|| vec![part]);
            let with_each = joined
                .iter()
                .flat_map(|whole| choices.iter().map(|choice| with(whole, choice)));
            joined = with_each.collect();
        }
        match <[Value; 1]>::try_from(joined) {
            Ok([whole]) => *schema = with(&whole, schema),
            Err(mut alternatives) => {
                let others = schema
                    .as_object_mut()
                    .and_then(|it| it.remove("additionalProperties"));
                if let Some(others) = others {
                    alternatives
                        .iter_mut()
                        .for_each(|it| it["additionalProperties"] = others.clone());
                }
                schema["oneOf"] = Value::Array(alternatives);
            }
        }
    });
}

/// An object with the fields and other keywords of a further part.
fn with(whole: &Value, part: &Value) -> Value {
    let mut whole = whole.clone();
    for (name, value) in part.as_object().into_iter().flatten() {
        match (whole.get_mut(name), value) {
            (Some(Value::Object(fields)), Value::Object(more)) if name == "properties" => {
                fields.extend(more.clone());
            }
            (Some(Value::Array(names)), Value::Array(more)) if name == "required" => {
                names.extend(more.iter().cloned());
            }
            _ => whole[name] = value.clone(),
        }
    }
    whole
}

/// Replaces a list of possible keys by a field for each.
fn list_fields(schema: &mut Value) {
    each_part(schema, &mut |schema| {
        if let Value::Array(keys) = &schema["propertyNames"]["enum"] {
            let field = |key: &str| {
                let mut field = schema["additionalProperties"].clone();
                if field.get("$ref").is_none() {
                    field["description"] = json!(format!("For the row `{key}`."));
                }
                (key.to_owned(), field)
            };
            let fields = keys.iter().filter_map(Value::as_str).map(field);
            schema["properties"] = Value::Object(fields.collect());
            schema["additionalProperties"] = json!(false);
            schema.as_object_mut().map(|it| it.remove("propertyNames"));
        }
    });
}

/// Turns the alternatives of a schema that have a `type` or a title into schemas with the names of both; returns the types.
fn name_alternatives(
    name: &str,
    schema: &mut Value,
    named: &mut Map<String, Value>,
) -> Vec<String> {
    let mut types = Vec::new();
    let choices = schema.get_mut("oneOf").and_then(Value::as_array_mut);
    for choice in choices.into_iter().flatten() {
        let kind = &choice["properties"]["type"]["enum"][0];
        let kind = kind.as_str().map(str::to_owned);
        if let Some(kind) = &kind {
            choice["properties"]["type"] = json!({"type": "string", "const": kind});
            types.push(kind.clone());
        }
        let title = choice.as_object_mut().and_then(|it| it.remove("title"));
        let title = title.as_ref().and_then(Value::as_str).map(str::to_owned);
        if let Some(title) = kind.or(title) {
            let words = title.split('_').map(capitalized);
            let name = format!("{name}{}", words.collect::<String>());
            let reference = json!({"$ref": format!("#/components/schemas/{name}")});
            named.insert(name, std::mem::replace(choice, reference));
        }
    }
    types
}

/// Says which alternative has which `type`: generators of clients would take the first whose fields are there.
fn discriminate(schema: &mut Value, types: &[String]) {
    if !types.is_empty() {
        let choices = schema["oneOf"].as_array().into_iter().flatten();
        let references = choices.map(|choice| choice["$ref"].clone());
        let mapping: Map<_, _> = types.iter().cloned().zip(references).collect();
        schema["discriminator"] = json!({"propertyName": "type", "mapping": mapping});
    }
}

pub(super) fn entries(object: &mut Value) -> impl Iterator<Item = (&String, &mut Value)> {
    object.as_object_mut().into_iter().flat_map(Map::iter_mut)
}

/// A schema, or the one that it refers to.
pub(super) fn resolved<'a>(schema: &'a Value, schemas: &'a Value) -> &'a Value {
    let reference = schema["$ref"].as_str();
    let name = reference.and_then(|reference| reference.rsplit('/').next());
    name.map_or(schema, |name| &schemas[name])
}

fn capitalized(word: &str) -> String {
    let (first, rest) = word.split_at(1.min(word.len()));
    first.to_uppercase() + rest
}
