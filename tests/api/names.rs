//! Names of players and groups.

use serde_json::{Value, json};

use crate::common::{Answer, Server};

async fn game_of(server: &Server, players: Value) -> Answer {
    let wanted = json!({"variant": "classic", "players": players});
    server.post("/games", "", wanted).await
}

#[tokio::test]
async fn a_name_is_trimmed_and_composed() {
    let server = Server::start().await;
    let answer = game_of(&server, json!(["  Rene\u{301}e  "])).await.ok(201);
    assert_eq!(answer["seats"][0]["name"], "Ren\u{e9}e");
    assert_eq!(answer["game"]["seats"][0]["name"], "Ren\u{e9}e");
}

#[tokio::test]
async fn a_name_has_1_to_40_letters_as_people_count_them() {
    let server = Server::start().await;
    for name in ["a".repeat(40), "é".repeat(40), "👩‍👩‍👧".repeat(8)] {
        assert_eq!(game_of(&server, json!([name])).await.status, 201, "{name}");
    }
    for name in [
        String::new(),
        "  ".to_owned(),
        "a".repeat(41),
        "👩‍👩‍👧".repeat(9),
    ] {
        game_of(&server, json!([name]))
            .await
            .refused(400, "invalid_value");
    }
}

#[tokio::test]
async fn a_name_has_no_control_and_no_direction_changing_characters() {
    let server = Server::start().await;
    for letter in [
        '\0', '\u{7}', '\n', '\t', '\u{7f}', '\u{85}', '\u{200e}', '\u{200f}', '\u{202a}',
        '\u{202e}', '\u{2066}', '\u{2069}', '\u{61c}',
    ] {
        let answer = game_of(&server, json!([format!("An{letter}a")])).await;
        answer.refused(400, "invalid_value");
        let group = json!({"name": format!("Fri{letter}day")});
        let answer = server.post("/groups", "", group).await;
        answer.refused(400, "invalid_value");
    }
}

#[tokio::test]
async fn a_name_is_given_once_at_a_table_whatever_its_case() {
    let server = Server::start().await;
    let answer = game_of(&server, json!(["Ana", "aNA"])).await;
    answer.refused(409, "name_taken");
    let answer = game_of(&server, json!(["Zo\u{eb}", "ZOE\u{308}"])).await;
    answer.refused(409, "name_taken");
    let game = server.lobby(&["Ana"]).await;
    let answer = game.join(" ANA ").await;
    answer.refused(409, "name_taken");
    assert_eq!(game.view().await["seats"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_name_that_the_group_knows_is_that_player() {
    let server = Server::start().await;
    let first = server.lobby(&["Ana"]).await;
    let wanted = json!({"variant": "classic", "players": ["ANA", "Ben"]});
    let second = server.post("/games", &first.keeper, wanted).await.ok(201);
    let seats = &second["game"]["seats"];
    assert_eq!(second["game"]["group"], first.group);
    assert_eq!(seats[0]["player"], first.view().await["seats"][0]["player"]);
    assert_eq!(seats[0]["name"], "Ana");
    assert_ne!(seats[1]["player"], seats[0]["player"]);
}
