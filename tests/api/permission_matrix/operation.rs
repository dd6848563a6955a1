//! An operation of the document, and requests for it.

use reqwest::Method;
use serde_json::{Value, json};

use super::table::Table;
use crate::common::Server;

/// One operation of the document.
pub struct Operation<'a> {
    document: &'a Value,
    pub path: &'a str,
    pub method: Method,
    pub about: &'a Value,
}

pub fn operations(document: &Value) -> Vec<Operation<'_>> {
    let mut found = Vec::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        for (method, about) in operations.as_object().unwrap() {
            found.push(Operation {
                document,
                path,
                method: method.to_uppercase().parse().unwrap(),
                about,
            });
        }
    }
    found
}

impl Operation<'_> {
    pub fn name(&self) -> &str {
        self.about["operationId"].as_str().unwrap()
    }

    pub fn is_for(&self, who: &str) -> bool {
        self.about["x-who"]
            .as_array()
            .unwrap()
            .contains(&json!(who))
    }

    /// What the table says of a role.
    pub fn cell(&self, role: &str) -> &'static str {
        match role {
            role if self.is_for(role) => "yes",
            "seat" if self.is_for("own_seat") => "its own",
            "seat" if self.is_for("seat_without_host") => "its own, without host",
            "seat" if self.is_for("seat_before") => "of the game before",
            _ => "",
        }
    }

    /// Whether the operation is allowed to this role while the host is online.
    pub fn allows(&self, role: &str) -> bool {
        !["", "its own, without host"].contains(&self.cell(role))
    }

    pub fn looks_at_tokens(&self) -> bool {
        self.about["responses"].get("401").is_some()
    }

    fn resolved<'a>(&'a self, schema: &'a Value) -> &'a Value {
        let place = schema["$ref"].as_str().map(|place| &place[1..]);
        place.map_or(schema, |place| self.document.pointer(place).unwrap())
    }

    /// The URL of the operation for this table, with its required parameters.
    fn url(&self, server: &Server, table: &Table) -> String {
        let mut path = self.path.to_owned();
        for (place, value) in [
            ("{group}", table.made.group.as_str()),
            ("{game}", &table.game),
            ("{player}", &table.players[0]),
            ("{request}", &table.request),
            ("{seat}", "0"),
            ("{member}", &table.ids[0]),
            ("{invite}", &table.ids[1]),
            ("{variant}", &table.board),
            ("{series}", &table.series),
        ] {
            path = path.replace(place, value);
        }
        let needed = self.about["parameters"].as_array().unwrap().iter();
        let needed = needed.filter(|it| it["in"] == "query" && it["required"] == true);
        let pairs = needed.map(|parameter| {
            let value = &self.resolved(&parameter["schema"])["enum"][0];
            format!(
                "{}={}",
                parameter["name"].as_str().unwrap(),
                value.as_str().unwrap()
            )
        });
        let query: Vec<String> = pairs.collect();
        format!("{}{path}?{}", server.url, query.join("&"))
    }

    /// The first example of the body, with the ids of this table.
    fn body(&self, table: &Table) -> Option<Value> {
        let schema = self.about.get("requestBody")?;
        let schema = self.resolved(&schema["content"]["application/json"]["schema"]);
        let mut body = schema["examples"].get(0).cloned().unwrap_or(json!({}));
        for (field, value) in [
            ("code", &table.made.code),
            ("into", &table.players[1]),
            ("token", &table.invite),
        ] {
            if body.get(field).is_some() {
                body[field] = json!(value);
            }
        }
        if self.name() == "make_move" {
            body = json!({"type": body["type"], "row": body["row"], "number": body["number"], "seat": 0});
        }
        Some(body)
    }

    /// The status and the problem of the response to a request with this token; a stream is not read.
    pub async fn ask(&self, server: &Server, table: &Table, token: &str) -> (u16, Value) {
        let mut request = server
            .http
            .request(self.method.clone(), self.url(server, table));
        if !token.is_empty() {
            request = request.bearer_auth(token);
        }
        if let Some(body) = self.body(table) {
            request = request.json(&body);
        }
        let response = request.send().await.unwrap();
        let status = response.status().as_u16();
        if response.status().is_success() {
            return (status, Value::Null);
        }
        (status, response.json().await.unwrap())
    }

    pub async fn is_refused(&self, server: &Server, table: &Table, token: &str, who: &str) {
        let (status, problem) = self.ask(server, table, token).await;
        let expected: (u16, &[&str]) = match who {
            "nobody" | "revoked" | "unknown" => (401, &["unauthenticated"]),
            _ => (403, &["forbidden", "host_only"]),
        };
        let code = problem["code"].as_str().unwrap_or_default();
        let name = self.name();
        assert!(
            status == expected.0 && expected.1.contains(&code),
            "{name} as {who}: {status} {problem}"
        );
    }
}
