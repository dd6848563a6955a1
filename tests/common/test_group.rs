//! A group that a test makes over the API.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Client, Response};

/// A group with its keeper's token.
pub struct TestGroup {
    pub path: String,
    pub token: String,
}

impl Client {
    /// Makes a group.
    pub async fn group(&self, name: &str) -> TestGroup {
        self.group_of(json!({"name": name})).await
    }

    /// Makes a group in this time zone.
    pub async fn group_in(&self, time_zone: &str, name: &str) -> TestGroup {
        let wanted = json!({"name": name, "time_zone": time_zone});
        self.group_of(wanted).await
    }

    async fn group_of(&self, wanted: Value) -> TestGroup {
        let made = self.post("/groups", "", wanted).await.ok(201);
        TestGroup {
            path: format!("/groups/{}", made["group"]["id"].as_str().unwrap()),
            token: made["token"].as_str().unwrap().to_owned(),
        }
    }

    /// Accepts an invite or a link to a seat.
    pub async fn accept(&self, link: &Value) -> Response {
        self.post("/links/accept", "", json!({"token": link["token"]}))
            .await
    }
}

impl TestGroup {
    /// What its keeper reads at a path below it.
    pub async fn get(&self, server: &Client, below: &str) -> Value {
        let path = format!("{}{below}", self.path);
        server.get(&path, &self.token).await.ok(200)
    }

    /// The id of a player.
    pub async fn player(&self, server: &Client, name: &str) -> String {
        let group = self.get(server, "").await;
        let mut players = group["players"].as_array().unwrap().iter();
        let player = players.find(|player| player["name"] == name).unwrap();
        player["id"].as_str().unwrap().to_owned()
    }

    /// Imports a file of this media type.
    pub async fn import(&self, server: &Client, kind: &str, file: impl AsRef<[u8]>) -> Response {
        let path = format!("{}/import", self.path);
        let request = server.request(Method::POST, &path, &self.token);
        let request = request.header("Content-Type", kind);
        Response::of(request.body(file.as_ref().to_vec())).await
    }

    /// Imports a document.
    pub async fn import_json(&self, server: &Client, document: Value) -> Response {
        let path = format!("{}/import", self.path);
        server.post(&path, &self.token, document).await
    }
}
