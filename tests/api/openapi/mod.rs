//! The OpenAPI document, as it is made from what the handlers' attributes describe: completed with what operations of a kind
//! have in common.

mod composition;
mod examples;

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};

use composition::{entries, resolved};

use rowlock::domain::error::ErrorCode;
use rowlock::domain::i18n::Translator;

/// The document of the program.
pub fn document() -> Value {
    let mut document = rowlock::api::described_document();
    complete(&mut document);
    document
}

/// Adds to a document the parameters, problems and security of its operations, and the components for them.
fn complete(document: &mut Value) {
    document["components"]["securitySchemes"] = json!({
        "bearer": {
            "type": "http",
            "scheme": "bearer",
            "description": "The token of a keeper, a member, a host, a seat or a share link.",
        },
    });
    // No operation has the code for methods that it does not have.
    let codes = ErrorCode::all().filter(|code| *code != ErrorCode::MethodNotAllowed);
    document["components"]["examples"] = codes.map(example).collect();
    composition::simplify(&mut document["components"]["schemas"]);
    examples::complete(document);
    let schemas = document["components"]["schemas"].clone();
    let mut responses = Map::new();
    for (_, path) in entries(&mut document["paths"]) {
        for (method, operation) in entries(path) {
            let operation = DocumentedOperation { method, operation };
            operation.complete(&schemas, &mut responses);
        }
    }
    document["components"]["responses"] = Value::Object(responses);
    composition::remove_unused(document);
}

struct DocumentedOperation<'a> {
    method: &'a str,
    operation: &'a mut Value,
}

impl DocumentedOperation<'_> {
    fn complete(mut self, schemas: &Value, responses: &mut Map<String, Value>) {
        let codes = self.codes();
        self.complete_parameters(schemas);
        if let Some(body) = self.operation.get_mut("requestBody") {
            body["required"] = json!(is_needed(body, schemas));
        }
        for (status, codes) in by_status(&codes) {
            let name = name(status, &codes);
            let reference = format!("#/components/responses/{name}");
            self.operation["responses"][status.to_string()] = json!({"$ref": reference});
            responses
                .entry(name)
                .or_insert_with(|| problems(status, &codes));
        }
        self.operation["security"] = match (self.is_for_anyone(), self.looks_at_token()) {
            (true, false) => json!([]),
            (true, true) => json!([{}, {"bearer": []}]),
            (false, _) => json!([{"bearer": []}]),
        };
    }

    fn is_post(&self) -> bool {
        self.method == "post"
    }

    fn is_for_anyone(&self) -> bool {
        has(&self.operation["x-who"], &json!("nobody"))
    }

    /// Whether an invalid token is refused; a POST for anyone identifies its sender by one, too.
    fn looks_at_token(&self) -> bool {
        self.is_post() || !self.is_for_anyone()
    }

    /// The error codes of the operation: those in its attribute, and those of its kind.
    fn codes(&mut self) -> Vec<ErrorCode> {
        let mut codes = own_codes(self.operation);
        codes.extend([
            // Under a name that is not the server's own.
            ErrorCode::Forbidden,
            ErrorCode::TooManyRequests,
            ErrorCode::Internal,
            ErrorCode::Unavailable,
        ]);
        if self.method != "get" {
            codes.push(ErrorCode::StorageFull);
        }
        if self.is_post() {
            codes.extend([ErrorCode::InvalidValue, ErrorCode::IdempotencyMismatch]);
        }
        if self.looks_at_token() {
            codes.push(ErrorCode::Unauthenticated);
        }
        if has_parameter(self.operation, "path") {
            codes.push(ErrorCode::NotFound);
        }
        if has_parameter(self.operation, "query") {
            codes.extend([ErrorCode::UnknownField, ErrorCode::InvalidValue]);
        }
        if self.operation.get("requestBody").is_some() {
            codes.extend([
                ErrorCode::Malformed,
                ErrorCode::UnknownField,
                ErrorCode::InvalidValue,
                ErrorCode::TooLarge,
                ErrorCode::UnsupportedMediaType,
            ]);
        }
        codes
    }

    /// Describes the parameters, and adds the headers of the operation's kind.
    fn complete_parameters(&mut self, schemas: &Value) {
        let parameters = self.operation["parameters"].as_array();
        let mut parameters = parameters.cloned().unwrap_or_default();
        for parameter in &mut parameters {
            describe(parameter, schemas);
        }
        if self.is_post() {
            parameters.push(idempotency_key());
        }
        if self.method == "get" && has_etag(&self.operation["responses"]) {
            parameters.push(if_none_match());
            add_etag(&mut self.operation["responses"]);
        }
        parameters.push(accept_language());
        self.operation["parameters"] = Value::Array(parameters);
    }
}

fn has(list: &Value, value: &Value) -> bool {
    list.as_array().is_some_and(|list| list.contains(value))
}

/// The codes in the attribute of the handler.
fn own_codes(operation: &mut Value) -> Vec<ErrorCode> {
    let own = operation
        .as_object_mut()
        .and_then(|it| it.remove("x-codes"));
    let own = own.unwrap_or_default();
    let is_own = |code: &ErrorCode| has(&own, &json!(code.as_str()));
    ErrorCode::all().filter(is_own).collect()
}

fn has_parameter(operation: &Value, location: &str) -> bool {
    let mut parameters = operation["parameters"].as_array().into_iter().flatten();
    parameters.any(|parameter| parameter["in"] == location)
}

/// Whether a body must be sent: a missing body equals an empty object.
fn is_needed(body: &Value, schemas: &Value) -> bool {
    let schema = resolved(&body["content"]["application/json"]["schema"], schemas);
    let required = schema["required"].as_array();
    required.is_some_and(|required| !required.is_empty()) || schema.get("oneOf").is_some()
}

/// Gives a parameter without a description that of its schema.
fn describe(parameter: &mut Value, schemas: &Value) {
    if parameter.get("description").is_none() {
        let schema = resolved(&parameter["schema"], schemas);
        parameter["description"] = schema["description"].clone();
    }
}

/// Whether the response is only JSON, which has an ETag.
fn has_etag(responses: &Value) -> bool {
    let content = responses["200"]["content"].as_object();
    content.is_some_and(|content| content.keys().eq(["application/json"]))
}

fn if_none_match() -> Value {
    json!({
        "name": "If-None-Match",
        "in": "header",
        "description": "The `ETag` of a response the client has.",
        "required": false,
        "schema": {"type": "string"},
    })
}

fn add_etag(responses: &mut Value) {
    let tag = |description: &str| json!({"ETag": {"description": description, "schema": {"type": "string"}}});
    responses["200"]["headers"] = tag("The tag of this response.");
    responses["304"] = json!({
        "description": "Not modified: the client's copy, named by `If-None-Match`, is current.",
        "headers": tag("The tag of the known response."),
    });
}

fn accept_language() -> Value {
    json!({
        "name": "Accept-Language",
        "in": "header",
        "description": "The language of error messages; English if none of the supported languages is acceptable.",
        "required": false,
        "schema": {"type": "string", "examples": ["de"]},
    })
}

fn idempotency_key() -> Value {
    json!({
        "name": "Idempotency-Key",
        "in": "header",
        "description": "The same key with the same body and token returns the first response again and changes \
            nothing, for at least 24 hours. Without a token it must be a random UUID (version 4).",
        "required": false,
        "schema": {
            "type": "string",
            "format": "idempotency-key",
            "minLength": 1,
            "maxLength": 64,
            "examples": ["1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b"],
        },
    })
}

fn by_status(codes: &[ErrorCode]) -> BTreeMap<u16, Vec<ErrorCode>> {
    let mut by_status = BTreeMap::<u16, Vec<ErrorCode>>::new();
    for &code in codes {
        let codes = by_status.entry(code.status()).or_default();
        if !codes.contains(&code) {
            codes.push(code);
        }
    }
    by_status
}

/// The name of the problems of one status, made of their codes; `rules` stands for all rules.
fn name(status: u16, codes: &[ErrorCode]) -> String {
    let (rules, own): (Vec<ErrorCode>, Vec<ErrorCode>) = codes
        .iter()
        .partition(|code| matches!(code, ErrorCode::Rule(_)));
    let all_rules = rules.len() == ErrorCode::of_rules().count();
    let named = if all_rules { &own } else { codes };
    let rules = if all_rules { ".rules" } else { "" };
    let words = named.iter().map(|code| format!(".{}", code.as_str()));
    format!("{status}{rules}{}", words.collect::<String>())
}

/// The problems of one status, with one type for all: clients would otherwise have one for each response.
fn problems(status: u16, codes: &[ErrorCode]) -> Value {
    let title = |code: &ErrorCode| Translator::default().translate(code.title());
    let named: Vec<String> = codes
        .iter()
        .map(|code| format!("`{}`: {}", code.as_str(), title(code)))
        .collect();
    let words: Vec<&str> = codes.iter().map(|code| code.as_str()).collect();
    let mut headers = json!({
        "Content-Language": {
            "description": "The language of the title and detail.",
            "schema": {"type": "string"},
        },
    });
    let retry_after = json!({
        "description": "Seconds to wait before the next attempt.",
        "schema": {"type": "integer", "minimum": 0},
    });
    match status {
        401 => {
            headers["WWW-Authenticate"] = json!({
                "description": "The authentication scheme, always `Bearer`.",
                "schema": {"type": "string", "const": "Bearer"},
            });
        }
        429 | 503 => headers["Retry-After"] = retry_after,
        _ => {}
    }
    let example = |word: &&str| json!({"$ref": format!("#/components/examples/{word}")});
    let examples: Map<String, Value> = words
        .iter()
        .map(|word| ((*word).to_owned(), example(word)))
        .collect();
    json!({
        "description": named.join("  \n"),
        "x-codes": words,
        "headers": headers,
        "content": {"application/problem+json": {
            "schema": {"$ref": "#/components/schemas/Problem"},
            "examples": examples,
        }},
    })
}

fn example(code: ErrorCode) -> (String, Value) {
    let title = Translator::default().translate(code.title());
    let value = json!({
        "type": format!("urn:rowlock:problem:{}", code.as_str()),
        "title": title,
        "status": code.status(),
        "detail": title,
        "code": code.as_str(),
    });
    (code.as_str().to_owned(), json!({"value": value}))
}
