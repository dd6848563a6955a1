//! The test vectors of the rules, over HTTP.

use serde_json::{Value, json};

use crate::common::{CreatedGame, Server};
use crate::rules::vectors::{Step, Vector, all, difference};

async fn play(server: &Server, made: &CreatedGame, step: &Step) -> Result<(), String> {
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
    for Vector {
        name,
        board,
        mode,
        seats,
        lucky_numbers,
        house_rules,
        first,
        lobby,
        steps,
    } in all()
    {
        let players = &["Ana", "Ben", "Cem", "Dora", "Eli", "Finn", "Gül", "Hana"][..seats];
        let mut body = json!({
            "variant": board, "mode": mode, "players": players, "start": !lobby,
            "house_rules": house_rules,
        });
        if first > 0 {
            body["first"] = json!(first);
        }
        if let Some(numbers) = lucky_numbers {
            body["lucky_numbers"] = json!(numbers);
        }
        let made = server.create_game(body).await;
        for (number, step) in steps.iter().enumerate() {
            if let Err(difference) = play(&server, &made, step).await {
                wrong.push(format!(
                    "{name}, step {}: {}: {difference}",
                    number + 1,
                    step.action
                ));
                break;
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
