//! What the coach says on the pages of a game and of a group.

use serde_json::{Value, json};

use super::browser::{Browser, Page, table, table_on};
use crate::common::{Server, until};

/// A game of two with dice that was ended in turn 2, and the path of its review.
pub(super) async fn played(server: &Server, mode: &str) -> (Browser, String) {
    let (ana, _, path) = table(server, mode).await;
    let mut sheet = ana.open(&path).await;
    if mode == "dice" {
        sheet = ana.roll(&sheet, ["5", "6", "1", "3", "2", "4"]).await;
    }
    sheet = ana.press(&sheet, "cross red 11").await;
    if mode != "sheet" {
        sheet = ana.press(&sheet, "end_turn").await;
    }
    ana.press(&sheet, "finish").await;
    let review = format!("{path}/review");
    until(async || ana.open(&format!("{review}/coach")).await.status != 202).await;
    (ana, review)
}

pub(super) fn space(row: &str, number: u8) -> Value {
    json!({"row": row, "number": number})
}

/// A choice with this loss: what was crossed, and what was worth more, each with the white sum and with a color.
pub(super) fn moment(seq: u32, is_active: bool, played: [Value; 2], better: [Value; 2]) -> Value {
    let crossed = |[white, color]: [Value; 2]| json!({"white": white, "color": color});
    json!({
        "seat": 0, "turn": 1, "seq": seq, "is_active": is_active, "played": crossed(played),
        "better": crossed(better), "loss": 2.41, "chance_played": 0.4, "chance_better": 0.5,
    })
}

fn seat(seat: u8, moments: &[Value]) -> Value {
    json!({
        "seat": seat, "start": 70.0, "end": 0.0, "decisions": 9, "mistakes": 1, "given_away": 6.4, "luck": 10.6,
        "other": 0.0, "moments": moments,
    })
}

/// A report with these moments and facts.
pub(super) fn report(moments: &[Value], facts: Value) -> Value {
    let mut all = json!({
        "jumps": [], "lost_locks": [], "penalties": [], "ended": null,
        "second_crosses": [{"seat": 0, "turns": 13, "with_two": 4}, {"seat": 1, "turns": 12, "with_two": 5}],
    });
    all.as_object_mut()
        .unwrap()
        .extend(facts.as_object().unwrap().clone());
    json!({
        "version": 1, "depth": "rolls", "seats": [seat(0, moments), seat(1, &[])], "moments": moments,
        "expected": [{"turn": 0, "seq": 0, "points": [70.0, 70.0], "given_away": [0.0, 0.0], "is_rest_luck": false}],
        "facts": all,
    })
}

/// The page of the review when the game has this report.
pub(super) async fn with(server: &Server, ana: &Browser, review: &str, report: &Value) -> Page {
    let text = report.to_string();
    assert!(!text.contains('\''));
    let update = format!("UPDATE reports SET report = '{text}'");
    assert_eq!(server.sql(update).await, 1);
    ana.open(review).await
}

#[tokio::test]
async fn a_moment_says_what_was_worth_more_and_leads_to_it() {
    let server = Server::start_on_file().await;
    let (ana, review) = played(&server, "dice").await;
    let (none, red, green) = (Value::Null, space("red", 9), space("green", 9));
    let both = [red.clone(), green.clone()];
    let only = |space: &Value| [space.clone(), none.clone()];
    let nothing = || [none.clone(), none.clone()];
    let sentences = [
        (
            moment(4, true, only(&red), only(&green)),
            "Green 9 instead of red 9 was worth 2.4 points more.",
        ),
        (
            moment(4, false, nothing(), only(&green)),
            "Crossing green 9 was worth 2.4 points more.",
        ),
        (
            moment(4, true, only(&red), both.clone()),
            "Crossing green 9 was worth 2.4 points more.",
        ),
        (
            moment(4, false, only(&red), nothing()),
            "Leaving out red 9 was worth 2.4 points more.",
        ),
        (
            moment(4, true, both.clone(), only(&red)),
            "Leaving out green 9 was worth 2.4 points more.",
        ),
        (
            moment(4, true, nothing(), both.clone()),
            "Red 9 and green 9 instead of the penalty was worth 2.4 points more.",
        ),
        (
            moment(4, true, only(&red), nothing()),
            "A penalty instead of red 9 was worth 2.4 points more.",
        ),
    ];
    for (moment, sentence) in sentences {
        let page = with(&server, &ana, &review, &report(&[moment], json!({}))).await;
        assert_eq!(page.text("moments"), format!("Ana, turn 1: {sentence}"));
        assert!(page.html.contains(&format!("href=\"{review}?at=4\"")));
        let there = ana.open(&format!("{review}?at=4")).await;
        let choice = there.html.split_once("position-choice").unwrap().1;
        let choice = choice.split_once("</p>").unwrap().0;
        assert!(choice.contains(sentence) && choice.contains(":</strong>"));
        assert!(!page.html.contains("position-choice"));
    }
    // Where a language has articles, neither space has one.
    ana.send("/settings", &[("language", "fr"), ("theme", "light")])
        .await;
    let two = moment(4, true, nothing(), both.clone());
    let page = with(&server, &ana, &review, &report(&[two], json!({}))).await;
    assert!(
        page.text("moments")
            .contains("Rouge 9 et vert 9 plutôt que")
    );
    ana.send("/settings", &[("language", "en"), ("theme", "light")])
        .await;
    let jump = json!({"jumps": [
        {"seat": 0, "seq": 4, "turn": 1, "row": "red", "number": 9, "skipped": 3, "values": [12.0, 7.5]},
    ]});
    let one = moment(4, true, only(&red), only(&green));
    let page = with(&server, &ana, &review, &report(&[one], jump)).await;
    assert!(
        page.text("moments")
            .ends_with(" more. Red 9 skipped 3 spaces.")
    );
    let none = with(&server, &ana, &review, &report(&[], json!({}))).await;
    assert_eq!(
        none.text("no-moments"),
        "No choice cost 0.3 points or more. Well played!"
    );
    assert_eq!(
        none.text("choices"),
        "Player Dice and others Points lost by choices Turns with two crosses Ana +11 6 4 / 13 Ben +11 6 5 / 12"
    );
}

#[tokio::test]
async fn the_facts_of_a_game_are_said_in_each_mode() {
    let server = Server::start_on_file().await;
    let (ana, review) = played(&server, "turns").await;
    let facts = json!({
        "jumps": [
            {"seat": 0, "seq": 4, "turn": 1, "row": "red", "number": 9, "skipped": 3, "values": [12.0, 7.5]},
            {"seat": 1, "seq": 4, "turn": 1, "row": "red", "number": 3, "skipped": 1, "values": [12.0, 11.5]},
        ],
        "lost_locks": [
            {"seat": 0, "seq": 4, "turn": 1, "row": "blue", "by": 1, "crosses": 5},
            {"seat": 1, "seq": 5, "turn": 1, "row": "green", "by": null, "crosses": 5},
        ],
        "penalties": [
            {"seat": 1, "seq": 4, "turn": 3}, {"seat": 1, "seq": 5, "turn": 7}, {"seat": 0, "seq": 5, "turn": 8},
        ],
        "ended": {"seat": 1, "seq": 5, "behind": 3},
    });
    let page = with(&server, &ana, &review, &report(&[], facts)).await;
    assert_eq!(
        page.text("facts"),
        "Ben locked blue when Ana was ready to. Green was locked when Ben was ready to. \
         Ben ended the game 3 points behind. \
         Ana skipped 3 spaces for red 9: 4.5 points less in that row. \
         Ana took a penalty in turn 8. Ben took penalties in turns 3 and 7."
    );
}

#[tokio::test]
async fn a_review_has_what_is_known_in_its_mode() {
    let server = Server::start().await;
    let (ana, review) = played(&server, "dice").await;
    let page = ana.open(&review).await;
    assert!(
        page.text("choices").starts_with(
            "Player Dice and others Points lost by choices Turns with two crosses Ana "
        )
    );
    assert!(page.text("moments").starts_with("Ana, turn 1: "));
    assert!(page.html.contains("score-chart-expected"));
    let update = ana.open(&format!("{review}/coach")).await;
    assert_eq!(update.text("moments"), page.text("moments"));
    let (ben, review) = played(&server, "turns").await;
    let page = ben.open(&review).await;
    assert!(
        page.text("choices")
            .starts_with("Player Turns with two crosses Ana ")
    );
    // Nobody else has crossed anything, so no sum is known.
    assert_eq!(
        page.text("about"),
        "The coach couldn’t judge any choice of this game."
    );
}

#[tokio::test]
async fn a_review_without_judged_choices_says_at_once_why_and_has_no_praise() {
    let server = Server::start_on_file().await;
    for (board, mode, reason) in [
        (
            "classic",
            "sheet",
            "This game had no turns. So the coach can’t know who could cross what, and judges no choices.",
        ),
        (
            "bonus-a",
            "turns",
            "The coach doesn’t know how to play this version, so it judges no choices.",
        ),
    ] {
        let (ana, _, path) = table_on(&server, board, mode).await;
        let sheet = ana.open(&path).await;
        let sheet = ana.press(&sheet, "cross red 11").await;
        ana.press(&sheet, "finish").await;
        let page = ana.open(&format!("{path}/review")).await;
        assert_eq!(page.text("about"), reason);
        assert_eq!(page.has("facts"), board == "classic");
        assert!(!page.has("choices") || board != "classic");
        assert!(!page.has("no-moments"));
        assert!(!page.tag("coach").contains("data-awaited"));
        assert!(!page.html.contains("score-chart-expected"));
        // Nothing waits, and nothing is stored.
        let update = ana.open(&format!("{path}/review/coach")).await;
        assert_eq!(
            (update.status, update.text("about")),
            (200, reason.to_owned())
        );
        assert_eq!(server.sql("DELETE FROM reports").await, 0);
    }
    let (ana, review) = played(&server, "turns").await;
    let mut none = report(&[], json!({}));
    none["depth"] = json!("white_sums");
    for seat in none["seats"].as_array_mut().unwrap() {
        seat["decisions"] = json!(0);
        seat["given_away"] = json!(0.0);
    }
    let page = with(&server, &ana, &review, &none).await;
    assert_eq!(
        page.text("about"),
        "The coach couldn’t judge any choice of this game."
    );
    assert_eq!(
        page.text("choices"),
        "Player Turns with two crosses Ana 4 / 13 Ben 5 / 12"
    );
    assert!(!page.has("no-moments") && !page.has("moments"));
    // Of one player some were.
    none["seats"][1]["decisions"] = json!(3);
    let page = with(&server, &ana, &review, &none).await;
    assert_eq!(
        page.text("choices"),
        "Player Points lost by choices Choices judged Turns with two crosses Ana – 0 4 / 13 Ben 0 3 5 / 12"
    );
    // Of a very long game it says that less is certain.
    none["games"] = json!(47);
    let page = with(&server, &ana, &review, &none).await;
    let about = page.text("about");
    assert!(about.contains("47 games"), "{about}");
}

#[tokio::test]
async fn a_sentence_calls_all_spaces_by_the_color_in_which_they_are_printed() {
    let server = Server::start_on_file().await;
    let (ana, _, path) = table_on(&server, "mixx-a", "turns").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.press(&sheet, "cross red 11").await;
    ana.press(&sheet, "finish").await;
    let review = format!("{path}/review");
    until(async || ana.open(&format!("{review}/coach")).await.status != 202).await;
    // Yellow 9 is printed in blue, and green 9 in yellow.
    let none = Value::Null;
    let (played, better) = (space("yellow", 9), space("green", 9));
    let moment = moment(4, true, [played, none.clone()], [better, none]);
    let jump = json!({"jumps": [
        {"seat": 0, "seq": 4, "turn": 1, "row": "yellow", "number": 9, "skipped": 3, "values": [12.0, 7.5]},
    ]});
    let page = with(&server, &ana, &review, &report(&[moment], jump)).await;
    assert_eq!(
        page.text("moments"),
        "Ana, turn 1: Yellow 9 instead of blue 9 was worth 2.4 points more. Blue 9 skipped 3 spaces."
    );
}

#[tokio::test]
async fn a_review_says_that_its_report_is_being_made() {
    let server = Server::start_on_file().await;
    let (ana, review) = played(&server, "dice").await;
    let made = ana.open(&review).await;
    assert!(!made.tag("coach").contains("data-awaited"));
    server.sql("DELETE FROM reports").await;
    let page = ana.open(&review).await;
    assert!(page.tag("coach").contains("data-awaited"));
    assert_eq!(
        page.text("coach"),
        "Choices The coach is looking at this game. That can take a minute or two …"
    );
    until(async || ana.open(&format!("{review}/coach")).await.status == 200).await;
    assert_eq!(ana.open(&review).await.text("coach"), made.text("coach"));
}

#[tokio::test]
async fn the_choices_of_a_group_lead_to_the_curve_of_each_player_unless_they_are_off() {
    let server = Server::start().await;
    let (ana, review) = played(&server, "dice").await;
    let group = ana.open("/history").await.link("/groups/");
    let choices = ana.open(&format!("{group}?column=choices")).await;
    let page = ana.open(&choices.link(&format!("{group}/coach"))).await;
    assert!(page.text("choices").starts_with("Player Dice Turns "));
    assert_eq!(choices.text("players"), page.text("choices"));
    let curve = ana.open(&page.link(&format!("{group}/players/"))).await;
    assert!(curve.html.contains(&format!("href=\"{review}\"")));
    // Two games make a curve.
    assert!(!curve.has("curve-rolls"));
    let edit = format!("{group}/edit");
    assert!(ana.open(&edit).await.tag("coach").contains(" checked"));
    ana.send(&edit, &[("name", "Friday"), ("time_zone", "Europe/Rome")])
        .await;
    assert!(!ana.open(&group).await.html.contains("column=choices"));
    assert!(!ana.open(&review).await.has("coach"));
    assert_eq!(ana.open(&format!("{review}/coach")).await.status, 204);
    assert_eq!(ana.open(&curve.path).await.status, 404);
}
