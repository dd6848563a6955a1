//! How a game ended, and what its page says of it.

use serde_json::json;

use super::browser::{Browser, table};
use crate::common::Server;

#[tokio::test]
async fn a_result_says_how_close_it_was_and_its_review_who_locked_what_and_both_sum_up_each_sheet()
{
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.cross_all(&path, "blue", &[12]).await;
    ana.cross_all(&path, "red", &[2, 3, 4, 5, 6, 12]).await;
    let sheet = ben.cross_all(&path, "green", &[12, 11, 10, 9, 8, 2]).await;
    ben.press(&sheet, "finish").await;
    let result = ana.open(&path).await;
    // 29 to 28.
    assert_eq!(result.text("story"), "A single point decided it.");
    assert_eq!(
        ana.open(&format!("{path}/review")).await.text("ending"),
        "Ana locked red. Ben locked green."
    );
    assert!(result.text("played").starts_with("Classic · "));
    let words = result.text("main");
    assert!(words.contains("28 + 0 + 0 + 1 − 0 = 29"), "{words}");
    assert!(words.contains("0 + 0 + 28 + 0 − 0 = 28"), "{words}");
}

#[tokio::test]
async fn a_row_that_was_locked_on_paper_is_named_so() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "sheet").await;
    let sheet = ana.cross_all(&path, "green", &[12]).await;
    let sheet = ana.press(&sheet, "close red").await;
    let sheet = ana.press(&sheet, "close blue").await;
    ana.press(&sheet, "finish").await;
    assert_eq!(
        ana.open(&format!("{path}/review")).await.text("ending"),
        "Red was locked on paper. Blue was locked on paper."
    );
}

#[tokio::test]
async fn a_tie_a_fourth_penalty_and_an_early_end_are_said_in_words() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.cross_all(&path, "green", &[12]).await;
    let sheet = ben.cross_all(&path, "green", &[11]).await;
    let sheet = ben.press(&sheet, "close red").await;
    let sheet = ben.press(&sheet, "close blue").await;
    let tie = ben.press(&sheet, "finish").await;
    assert!(tie.html.contains("It’s a tie: you share the win with Ana"));
    assert_eq!(tie.text("standings").matches(" 1 ").count(), 4);
    assert_eq!(tie.text("podium"), "Ana 1 1 Ben 1 1");
    assert_eq!(tie.text("story"), "Level at the top in the end.");
    let (ana, _, path) = table(&server, "turns").await;
    let sheet = ana.cross_all(&path, "green", &[12]).await;
    let early = ana.press(&sheet, "finish").await;
    assert!(early.html.contains("<h1>Ended early</h1>"));
    assert_eq!(
        early.text("story"),
        "Ana ended it. The points count, but nobody won."
    );
    // Nobody wins: no ranks and no podium, neither here nor on a screen for all.
    assert!(!early.has("podium") && !early.html.contains("standings-first"));
    assert!(early.text("standings").contains("Ana you 0 0 1 0 0 1"));
    let screen = ana.open(&format!("{}/table", early.path)).await;
    assert!(!screen.html.contains("table-view-rank"));
    let (path, _) = ana.make("Ana", "turns").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let sheet = ana.press_all(&path, &["end_turn"; 4]).await;
    assert_eq!(sheet.text("story"), "Ana took the fourth penalty.");
    assert!(sheet.text("main").contains("0 + 0 + 0 + 0 − 20 = −20"));
}

#[tokio::test]
async fn an_abandoned_game_says_so_and_names_no_player() {
    let server = Server::start().await;
    let game = server.play("turns", &["Ana", "Ben"]).await;
    game.cross(0, "red", 5).await;
    game.finish().await;
    let export = format!("/games/{}/export?format=json", game.id);
    let mut document = server.get(&export, &game.host).await.ok(200);
    let old = &mut document["games"][0];
    old["uid"] = json!("abcd1234efgh");
    for event in old["events"].as_array_mut().unwrap() {
        if event["type"] != "finish" {
            event["at"] = json!("2020-01-01T00:00:00Z");
        }
    }
    for field in ["created_at", "started_at"] {
        old[field] = json!("2020-01-01T00:00:00Z");
    }
    let group = format!("/groups/{}", game.group);
    let import = format!("{group}/import");
    let imported = server.post(&import, &game.keeper, document).await.ok(200);
    assert_eq!(imported["imported"], 1, "{imported}");
    let listed = server.get(&format!("{group}/games"), &game.keeper).await;
    let listed = listed.ok(200);
    let id = listed["games"][1]["id"].as_str().unwrap();
    let share = format!("/games/{id}/share");
    let made = server.post(&share, &game.keeper, json!({})).await;
    let link = format!("/s/{}", made.ok(201)["token"].as_str().unwrap());
    let path = format!("/games/{id}");
    let eve = Browser::of(&server);
    eve.open(&link).await;
    assert_eq!(
        eve.open(&path).await.text("story"),
        "Nobody played on for 30 days. The points count, but nobody won."
    );
}

#[tokio::test]
async fn the_end_of_a_game_for_all_is_confirmed_first() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let sheet = ana.open(&path).await;
    let question = ana.open(sheet.attribute("finish", "href")).await;
    assert_eq!(question.text("question"), "End the game for both players?");
    assert!(question.html.contains("it won’t be recorded"));
    let sheet = ana.open(question.attribute("no", "href")).await;
    assert_eq!(sheet.attribute("sheet", "data-turn"), "1");
    // What pages of an earlier version send is asked about.
    let fields = [
        ("seat", "0"),
        ("turn", "1"),
        ("move", r#"{"type":"finish"}"#),
    ];
    let old = ana.send(&format!("{path}/moves"), &fields).await;
    assert_eq!(old.path, format!("{path}/end"));
    // Only the host is asked.
    assert!(!ben.open(&path).await.has("finish"));
    assert_eq!(ben.open(&format!("{path}/end")).await.status, 403);
    assert_eq!(ben.send(&format!("{path}/end"), &[]).await.status, 403);
    assert!(ana.open(&path).await.has("sheet"));
    let end = ana.send(&format!("{path}/end"), &[("seat", "0")]).await;
    assert_eq!(
        end.text("story"),
        "Ana ended it. So this game won’t be in the history or the statistics."
    );
    // A second yes changes nothing.
    let again = ana.send(&format!("{path}/end"), &[("seat", "0")]).await;
    assert!(again.has("standings"));
    assert!(ana.open(&format!("{path}/end")).await.has("standings"));
}

#[tokio::test]
async fn the_result_says_to_each_reader_their_place_and_how_the_game_went() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ana.press_all(&path, &["end_turn"]).await;
    ana.cross_all(&path, "red", &[2]).await;
    for number in [3, 4, 5] {
        ben.press_all(&path, &["end_turn"]).await;
        let sheet = ana.cross_all(&path, "red", &[number]).await;
        ana.press(&sheet, "end_turn").await;
    }
    let sheet = ben.open(&path).await;
    let lost = ben.press(&sheet, "end_turn").await;
    assert_eq!(lost.text("place"), "You’re 2nd, 25 points behind Ana");
    assert_eq!(lost.text("story"), "Ben took the fourth penalty.");
    assert_eq!(
        lost.text("waiting"),
        "Waiting for Ana to start the next game"
    );
    assert!(lost.html.contains("<h1>Ana wins</h1>"));
    let won = ana.open(&path).await;
    assert!(won.html.contains("<h1>You win!</h1>"), "{}", won.html);
    assert_eq!(won.text("story"), "Ben took the fourth penalty.");
    // The winner is in the middle of the podium, and each reader's own line is marked.
    for (page, own) in [(&lost, "Ben you"), (&won, "Ana you")] {
        assert_eq!(page.text("podium"), "Ana 1 5 Ben 2 −20");
        assert!(page.text("standings").contains(own));
    }
    for id in ["place", "waiting"] {
        assert!(!won.html.contains(&format!("id=\"{id}\"")));
    }
}

#[tokio::test]
async fn the_story_speaks_to_its_reader_of_a_lead_a_comeback_and_a_race_for_a_lock() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ben.cross_all(&path, "red", &[2, 3]).await;
    ben.cross_all(&path, "blue", &[12]).await;
    // From 3 to 6 points, past 4.
    ana.cross_all(&path, "red", &[2, 3, 4]).await;
    ana.press_all(&path, &["close green", "close blue", "finish"])
        .await;
    let words = "In the end you went past Ben.";
    assert_eq!(ana.open(&path).await.text("story"), words);
    let words = "In the end Ana went past you.";
    assert_eq!(ben.open(&path).await.text("story"), words);
    let (ana, ben, path) = table(&server, "sheet").await;
    ben.cross_all(&path, "red", &[2, 3, 4, 5, 6]).await;
    ana.cross_all(&path, "yellow", &[2, 3, 4, 5, 6, 7, 12])
        .await;
    ana.press_all(&path, &["close blue", "finish"]).await;
    let words = "You came back from 15 points behind.";
    assert_eq!(ana.open(&path).await.text("story"), words);
    let words = "Ana came back from 15 points behind.";
    assert_eq!(ben.open(&path).await.text("story"), words);
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.cross_all(&path, "red", &[2, 3, 4, 5, 6]).await;
    ben.cross_all(&path, "red", &[2, 3, 4, 5, 6]).await;
    ana.cross_all(&path, "red", &[12]).await;
    ana.press_all(&path, &["close blue", "finish"]).await;
    let words = "You locked red just ahead of Ben.";
    assert_eq!(ana.open(&path).await.text("story"), words);
    let words = "Ana locked red just ahead of you.";
    assert_eq!(ben.open(&path).await.text("story"), words);
    let screen = ben.open(&format!("{path}/table")).await;
    assert!(screen.html.contains("Ana locked red just ahead of Ben."));
}

#[tokio::test]
async fn a_result_has_two_buttons_at_most_in_its_foot_and_the_rest_is_in_its_menu() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    let presses = ["cross red 2", "close yellow", "close blue", "finish"];
    ana.press_all(&path, &presses).await;
    for (phone, has_rematch) in [(&ana, true), (&ben, false)] {
        let page = phone.open(&path).await;
        let (_, moves) = page
            .html
            .split_once("<div class=\"sticky result-moves")
            .unwrap();
        let (moves, _) = moves.split_once("</div>").unwrap();
        assert_eq!(moves.contains("id=\"rematch\""), has_rematch);
        let buttons = moves.matches("class=\"button").count();
        assert_eq!(buttons, if has_rematch { 2 } else { 1 });
        assert!(page.has("review"));
        let (_, menu) = page.html.split_once("<details class=\"menu\"").unwrap();
        let (menu, _) = menu.split_once("</header>").unwrap();
        for id in ["edit-note", "as-text", "export", "bgstats"] {
            assert!(menu.contains(&format!("id=\"{id}\"")), "{id}");
        }
        assert_eq!(menu.contains("id=\"replay\""), has_rematch);
        // Four items at most, and More; what a guest has needs none.
        let (first, _) = menu.split_once("id=\"more\"").unwrap_or((menu, ""));
        assert!(first.matches("class=\"menu-item").count() <= 4);
        assert_eq!(page.has("more"), has_rematch);
    }
}

#[tokio::test]
async fn a_result_is_one_line_of_text_with_the_places() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.cross_all(&path, "red", &[2, 3, 4, 5, 6, 12]).await;
    ben.cross_all(&path, "blue", &[12]).await;
    let sheet = ben.cross_all(&path, "green", &[12, 11, 10, 9, 8, 2]).await;
    ben.press(&sheet, "finish").await;
    for address in [path.clone(), format!("{path}/review")] {
        let text = ana.open(&address).await.text("text");
        let (game, places) = text.split_once(": ").unwrap();
        assert!(game.starts_with("Qwixx (Classic), ") && !game.contains("://"));
        assert_eq!(places, "1. Ben 29 · 2. Ana 28");
    }
}

#[tokio::test]
async fn a_total_is_compared_with_those_of_the_readers_earlier_games_on_the_board_played_to_the_end()
 {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    let sheet = ana.cross_all(&path, "red", &[2]).await;
    let early = ana.press(&sheet, "finish").await;
    assert!(early.has("standings"));
    let history = ana.open("/history").await;
    let import = format!("/api/v1{}/import", history.link("/groups/"));
    let totals = |variant: &str, name: &str, totals: &[u32]| {
        let line = |(day, total)| format!("{day},2024-05-{day:02},{variant},{name},,,,,,{total}\n");
        let lines: String = (1..).zip(totals).map(line).collect();
        format!("game,date,variant,player,red,yellow,green,blue,penalties,total\n{lines}")
    };
    ana.upload(&import, &totals("classic", "Ana", &[1, 1, 3, 6]))
        .await;
    ana.upload(&import, &totals("longo", "Ana", &[0, 0, 0]))
        .await;
    ana.upload(&import, &totals("classic", "Ben", &[9, 9, 9, 9, 9]))
        .await;
    let second = ana.send(&format!("{path}/rematch"), &[]).await.path;
    ana.cross_all(&second, "red", &[2, 3]).await;
    let sheet = ben.cross_all(&second, "blue", &[12]).await;
    let sheet = ben.press(&sheet, "close yellow").await;
    let sheet = ben.press(&sheet, "close green").await;
    let few = ben.press(&sheet, "finish").await;
    assert!(few.has("standings"));
    // One point is less than any earlier total of Ben; Ana has only four games to compare with.
    assert!(!few.has("comparison"));
    assert!(!ana.open(&second).await.has("comparison"));
    ana.upload(&import, &totals("classic", "Ana", &[1, 1, 3, 6, 1]))
        .await;
    // Of 1, 1, 1, 3 and 6, three are less than 3 and one is equal.
    let words = "Better than 70% of your earlier Classic games";
    assert_eq!(ana.open(&second).await.text("comparison"), words);
    let third = ana.send(&format!("{second}/rematch"), &[]).await.path;
    ana.cross_all(&third, "red", &[2, 3, 4]).await;
    let sheet = ana.cross_all(&third, "blue", &[12]).await;
    let sheet = ana.press(&sheet, "close yellow").await;
    let sheet = ana.press(&sheet, "close green").await;
    let best = ana.press(&sheet, "finish").await;
    assert_eq!(best.text("comparison"), "Your best Classic game yet!");
    let review = ana.open(&format!("{third}/review")).await;
    assert_eq!(review.text("comparison"), "Your best Classic game yet!");
    assert!(!ben.open(&third).await.has("comparison"));
    // A later game changes nothing.
    assert_eq!(ana.open(&second).await.text("comparison"), words);
}
