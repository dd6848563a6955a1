//! The test vectors of the rules, over HTTP.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server};
use crate::rules::vectors::{Step, Vector, all, difference};

/// Creates the game of a vector, with this token.
pub async fn create(server: &Server, token: &str, vector: &Vector) -> CreatedGame {
    let players = &["Ana", "Ben", "Cem", "Dora", "Eli", "Finn", "Gül", "Hana"][..vector.seats];
    let mut body = json!({
        "variant": vector.board, "mode": vector.mode, "players": players, "start": !vector.lobby,
        "house_rules": vector.house_rules,
    });
    if vector.first > 0 {
        body["first"] = json!(vector.first);
    }
    if let Some(numbers) = &vector.lucky_numbers {
        body["lucky_numbers"] = json!(numbers);
    }
    CreatedGame::of(&server.post("/games", token, body).await.ok(201))
}

/// Makes a step of it, or says what differs from what must come of it.
pub async fn play(server: &Server, made: &CreatedGame, step: &Step) -> Result<(), String> {
    let mut body = step.action.clone();
    let is_host = step.by.is_some();
    let token = match made.seats.get(step.seat).filter(|_| !is_host) {
        Some(token) => token,
        None => &made.host,
    };
    body["seat"] = json!(step.seat);
    let response = server.make_move(made, token, body).await;
    let game = match &step.refused {
        None if response.status == 201 => response.json()["game"].clone(),
        None => return Err(response.text),
        Some(code) => {
            let expected = match code.as_str() {
                "invalid_value" => 400,
                "host_only" => 403,
                _ => 422,
            };
            let body = response.json();
            if (response.status, &body["code"]) != (expected, &Value::from(code.as_str())) {
                return Err(response.text);
            }
            server.view(made).await
        }
    };
    let then = step.then.as_ref();
    then.and_then(|then| difference(then, &game))
        .map_or(Ok(()), Err)
}

#[tokio::test]
async fn every_vector_has_its_expected_result_over_http() {
    let server = Server::start().await;
    let mut wrong = Vec::new();
    for vector in all() {
        let made = create(&server, "", &vector).await;
        for (number, step) in vector.steps.iter().enumerate() {
            if let Err(difference) = play(&server, &made, step).await {
                wrong.push(format!(
                    "{}, step {}: {}: {difference}",
                    vector.name,
                    number + 1,
                    step.action
                ));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
