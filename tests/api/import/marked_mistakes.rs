//! Mistakes on sheets from paper of which every cross is known.

use std::time::Instant;

use serde_json::{Value, json};

use super::circle_of;
use super::marked::{document, games};
use crate::common::Server;

#[tokio::test]
async fn every_mistake_of_a_marked_sheet_is_reported_with_its_seat_and_nothing_is_stored() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let seats = |variant: &str, seats: Value| json!({"date": "2024-05-01", "variant": variant, "seats": seats});
    let wrong = [
        games()[0].clone(),
        seats(
            "classic",
            json!([
                {"name": "Ana", "rows": {"red": [2]}},
                {"name": "Ben", "rows": {"red": [2, 3, 2], "blue": [12, 2]}, "penalties": 5},
            ]),
        ),
        seats(
            "connected-steps",
            json!([
                {"name": "Ana", "rows": {"red": [2]}},
                {"name": "Ben", "sheet": "Z", "rows": {"red": [2]}},
            ]),
        ),
        seats(
            "classic",
            json!([{"name": "Ana", "sheet": "A", "rows": {}}]),
        ),
        seats(
            "bonus-b",
            json!([{"name": "Ana", "rows": {}, "extra_rows": {"track": [5]}}]),
        ),
        seats(
            "connected-chain",
            json!([{"name": "Ana", "sheet": "A", "rows": {"red": [6]}}]),
        ),
        seats("chess", json!([{"name": "Ana", "rows": {}}])),
    ];
    let response = circle
        .import(&server, "application/json", &document(&wrong))
        .await;
    response.refused(422, "already_crossed");
    let problem = response.json();
    let mistakes = problem["mistakes"].as_array().unwrap().iter();
    let found: Vec<_> = mistakes
        .map(|it| json!([it["place"], it["code"]]))
        .collect();
    assert_eq!(
        json!(found),
        json!([
            ["paper[1].seats[1].rows.red[2]", "already_crossed"],
            ["paper[1].seats[1].rows.blue[1]", "too_few_crosses"],
            ["paper[1].seats[1].locks", "correction_conflict"],
            ["paper[1].seats[1].penalties", "penalty_limit"],
            ["paper[2].seats[0].sheet", "invalid_value"],
            ["paper[2].seats[1].sheet", "invalid_value"],
            ["paper[3].seats[0].sheet", "invalid_value"],
            ["paper[4].seats[0].extra_rows.track[0]", "invalid_value"],
            ["paper[5].seats[0].rows.yellow", "link_broken"],
            ["paper[6]", "invalid_value"],
        ]),
        "{problem:#}"
    );
    assert_eq!(circle.games(&server).await, 0);
    for sheet in [
        json!({"name": "Ana"}),
        json!({"name": "Ana", "penalties": 2}),
        json!({"name": "Ana", "rows": {"red": [2]}, "total": 1}),
        json!({"name": "Ana", "rows": {"pink": [2]}}),
        json!({"name": "Ana", "rows": [2]}),
        json!({"name": "Ana", "rows": {"red": 2}}),
        json!({"name": "Ana", "rows": {"red": ["2"]}}),
        json!({"name": "Ana", "rows": {"red": [256]}}),
        json!({"name": "Ana", "rows": {}, "second": {"pink": [2]}}),
        json!({"name": "Ana", "rows": {}, "fields": [1]}),
        json!({"name": "Ana", "rows": {}, "extra_rows": {"pink": [2]}}),
        json!({"name": "Ana", "rows": {}, "locks": "red"}),
        json!({"name": "Ana", "rows": {}, "locks": ["pink"]}),
        json!({"name": "Ana", "rows": {}, "penalties": -1}),
        json!({"name": "Ana", "rows": {}, "sheet": "AB"}),
        json!({"name": "Ana", "rows": {}, "sheet": 1}),
        json!({"name": "Ana", "rows": {}, "colour": "red"}),
        json!({"name": "Ana", "rows": {}, "lucky_numbers": [5, 8]}),
    ] {
        let text = document(&[seats("classic", json!([sheet]))]);
        let response = circle.import(&server, "application/json", &text).await;
        response.refused(400, "invalid_value");
        let detail = "paper[0]: a sheet has `rows`";
        assert!(response.text.contains(detail), "{}", response.text);
    }
    assert_eq!(circle.games(&server).await, 0);
}

#[tokio::test]
async fn a_mistake_of_a_marked_sheet_is_said_as_of_a_sheet_and_not_of_a_move() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (sheet, sentence) in [
        (
            json!({"name": "Ana", "rows": {"red": [2, 3, 4, 5, 6, 12]}}),
            "Red 12 is crossed, but not the lock beside it.",
        ),
        (
            json!({"name": "Ana", "rows": {"red": [2, 3]}, "locks": ["red"]}),
            "The red lock is crossed, but not red 12.",
        ),
        (
            json!({"name": "Ana", "rows": {"blue": [2]}, "locks": ["blue"]}),
            "Blue 2 needs 5 crosses in blue first: 5 to go.",
        ),
    ] {
        let game = json!({"date": "2024-05-01", "variant": "classic", "seats": [sheet]});
        let text = document(&[game]);
        let refused = circle.import(&server, "application/json", &text).await;
        assert_eq!(refused.status, 422);
        assert_eq!(refused.json()["mistakes"][0]["detail"], sentence);
    }
}

#[tokio::test]
async fn a_sheet_with_lists_of_any_length_is_refused_at_once() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let crosses: Vec<u8> = [200, 2]
        .into_iter()
        .flat_map(|number| [number; 50_000])
        .collect();
    let game = json!({"date": "2024-05-01", "variant": "classic", "seats": [
        {"name": "Ana", "rows": {"red": crosses}},
    ]});
    let started = Instant::now();
    let response = circle
        .import(&server, "application/json", &document(&[game]))
        .await;
    assert!(started.elapsed().as_secs() < 10, "{:?}", started.elapsed());
    response.refused(422, "no_such_space");
    assert_eq!(response.json()["mistakes"].as_array().unwrap().len(), 100);
}
