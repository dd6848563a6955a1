//! Lines of a score beside rows and penalties: the ranking, and the sums below the sheets.

use serde_json::Value;

use super::browser::table_on;
use crate::common::Server;

#[tokio::test]
async fn the_ranking_has_a_column_for_the_steps_and_they_are_part_of_each_sum() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "connected-steps", "sheet").await;
    // Every sheet has one or two steps in red.
    let sheet = ana.cross_all(&path, "red", &[2, 5, 6, 7, 8, 9]).await;
    let total: i32 = sheet.text("total").parse().unwrap();
    let steps = total - 21;
    assert!([1, 3].contains(&steps), "{steps}");
    let result = ana.press(&sheet, "finish").await;
    let ranking = result.text("standings");
    assert!(
        ranking.contains(&format!(
            "blue Steps ✕ Penalties Total Ana you 21 0 0 0 {steps} 0 {total}"
        )),
        "{ranking}"
    );
    assert!(ranking.contains("Ben 0 0 0 0 0 0 0"), "{ranking}");
    let words = result.text("main");
    let sum = format!("21 + 0 + 0 + 0 + Steps {steps} − 0 = {total}");
    assert!(words.contains(&sum), "{words}");
    let review = ana.open(&format!("{path}/review")).await;
    assert!(review.text("main").contains(&sum), "{}", review.html);
}

#[tokio::test]
async fn the_line_of_a_doubled_row_says_which_row_it_doubled() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "bonus-b", "sheet").await;
    ana.cross_all(&path, "red", &[6, 8]).await;
    ana.cross_all(&path, "yellow", &[3]).await;
    ana.cross_all(&path, "green", &[12, 11, 5]).await;
    let sheet = ana.cross_all(&path, "blue", &[12, 11, 10, 4]).await;
    ana.press(&sheet, "penalty").await;
    ben.press_all(&path, &["penalty"]).await;
    let sheet = ana.open(&path).await;
    let result = ana.press(&sheet, "finish").await;
    let ranking = result.text("standings");
    let expected = "blue Double Bonus ✕ Penalties Total Ana you 3 1 6 10 1 yellow 13 0 34 Ben 0 0 0 0 0 0 −5 −5";
    assert!(ranking.ends_with(expected), "{ranking}");
    let words = result.text("main");
    let sum = "3 + 1 + 6 + 10 + Double yellow 1 + Bonus 13 − 0 = 34";
    assert!(words.contains(sum), "{words}");
    let sum = "0 + 0 + 0 + 0 + Double 0 + Bonus 0 − 5 = −5";
    assert!(words.contains(sum), "{words}");
}

#[tokio::test]
async fn a_ranking_of_totals_alone_has_no_points_of_any_line() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "bonus-b", "sheet").await;
    let sheet = ana.cross_all(&path, "red", &[2]).await;
    ana.press(&sheet, "finish").await;
    let history = ana.open("/history").await;
    let (_, group) = history.html.split_once("href=\"/groups/").unwrap();
    let group = group.split('"').next().unwrap().to_owned();
    let head = "game,date,variant,player,red,yellow,green,blue,penalties,total";
    let table = format!("{head}\n1,2024-05-01,bonus-b,Ana,,,,,,80\n");
    ana.upload(&format!("/api/v1/groups/{group}/import"), &table)
        .await;
    let games = ana.open(&format!("/api/v1/groups/{group}/games")).await;
    let games: Value = serde_json::from_str(&games.html).unwrap();
    let game = games["games"][1]["id"].as_str().unwrap();
    let ranking = ana.open(&format!("/games/{game}")).await.text("standings");
    assert!(ranking.ends_with("1 Ana – – – – – – – 80"), "{ranking}");
}
