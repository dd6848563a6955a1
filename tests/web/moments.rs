//! The costliest choice with the result, and as a puzzle while the next game is set up.

use serde_json::{Value, json};

use super::browser::{Browser, table};
use super::coach::{moment, played, report, space, with};
use crate::common::{Server, until};

/// Ana's moment: red 9, where green 9 was worth more, and nothing would have been worth less than both.
fn costly() -> Value {
    let (none, red, green) = (Value::Null, space("red", 9), space("green", 9));
    let mut moment = moment(4, true, [red, none.clone()], [green, none]);
    let others = json!([{"crossed": {"white": null, "color": null}, "loss": 6.02}]);
    moment["others"] = others;
    moment
}

/// A game with this moment, and its path.
async fn judged(server: &Server) -> (Browser, String) {
    let (ana, review) = played(server, "dice").await;
    with(server, &ana, &review, &report(&[costly()], json!({}))).await;
    (ana, review.trim_end_matches("/review").to_owned())
}

#[tokio::test]
async fn the_result_shows_the_costliest_choice_of_its_reader_once_the_game_is_over() {
    let server = Server::start_on_file().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ["5", "6", "1", "3", "2", "4"]).await;
    let sheet = ana.press(&sheet, "cross red 11").await;
    assert!(!sheet.has("moment"));
    assert!(!ana.open(&format!("{path}/table")).await.has("moment"));
    let sheet = ana.press(&sheet, "end_turn").await;
    ana.press(&sheet, "finish").await;
    until(async || !ana.open(&path).await.tag("moment").contains("data-awaited")).await;
    let review = format!("{path}/review");
    with(&server, &ana, &review, &report(&[costly()], json!({}))).await;
    let page = ana.open(&path).await;
    let text = page.text("moment");
    assert!(
        text.starts_with(
            "Your costliest choice, turn 1 Green 9 instead of red 9 was worth 2.4 points more."
        ),
        "{text}"
    );
    assert_eq!(
        page.attribute("see-moment", "href"),
        format!("{review}?at=4")
    );
    for (sign, row) in [("played", "Red"), ("better", "Green")] {
        let (_, marked) = page
            .html
            .split_once(&format!("data-choice=\"{sign}\">"))
            .unwrap();
        assert!(marked.starts_with('9'), "{row}");
    }
    // Ben has no such choice, and a screen for all shows that of the game.
    let own = ben.open(&path).await.text("moment");
    assert_eq!(
        own,
        "Choices No choice cost 0.3 points or more. Well played!"
    );
    let screen = ben.open(&format!("{path}/table")).await.text("moment");
    assert!(
        screen.starts_with("Costliest choice: Ana, turn 1"),
        "{screen}"
    );
}

#[tokio::test]
async fn a_result_has_no_moment_where_nothing_was_judged_or_reports_are_off() {
    let server = Server::start_on_file().await;
    let (ana, path) = judged(&server).await;
    assert!(ana.open(&path).await.has("moment"));
    let group = ana.open("/history").await.link("/groups/");
    let fields = [("name", "Friday"), ("time_zone", "Europe/Rome")];
    ana.send(&format!("{group}/edit"), &fields).await;
    assert!(!ana.open(&path).await.has("moment"));
    let (ana, review) = played(&server, "sheet").await;
    let path = review.trim_end_matches("/review");
    assert!(!ana.open(path).await.has("moment"));
    // Nobody else has crossed anything, so no sum is known.
    let (ana, review) = played(&server, "turns").await;
    let path = review.trim_end_matches("/review");
    assert!(!ana.open(path).await.has("moment"));
}

#[tokio::test]
async fn a_puzzle_shows_the_choices_and_says_after_the_answer_what_each_was_worth() {
    let server = Server::start_on_file().await;
    let (ana, path) = judged(&server).await;
    let review = ana.open(&format!("{path}/review")).await;
    let puzzles = review.link(&format!("{path}/review/puzzles"));
    let page = ana.open(&puzzles).await;
    assert!(page.text("moment-title").starts_with("Ana, turn 1"));
    assert_eq!(
        page.text("choices"),
        "A Red 9 B Green 9 C Nothing, so a penalty"
    );
    assert!(page.html.contains("data-choice=\"A\">9") && !page.has("answer"));
    assert!(!page.html.contains("points less"));
    let answered = ana.open(&format!("{puzzles}?number=1&choice=0")).await;
    assert_eq!(
        answered.text("choices"),
        "A Red 9 Your choice Ana chose this 2.4 points less B Green 9 Worth the most \
         C Nothing, so a penalty 6.0 points less"
    );
    // An answer that is none asks again, and a puzzle that is none is the first.
    assert!(!ana.open(&format!("{puzzles}?choice=3")).await.has("answer"));
    assert_eq!(ana.open(&format!("{puzzles}?number=2")).await.path, puzzles);
    let none = report(&[], json!({}));
    with(&server, &ana, &format!("{path}/review"), &none).await;
    assert!(ana.open(&puzzles).await.has("missing"));
    assert!(!ana.open(&format!("{path}/review")).await.has("puzzles"));
}

#[tokio::test]
async fn the_lobby_of_a_rematch_offers_the_puzzles_of_the_game_before_until_it_starts() {
    let server = Server::start_on_file().await;
    let (ana, path) = judged(&server).await;
    let fields = [("player", "0"), ("player", "1")];
    let lobby = ana.send(&format!("{path}/replay"), &fields).await;
    let puzzles = lobby.attribute("puzzles", "href").to_owned();
    assert_eq!(puzzles, format!("{path}/review/puzzles?lobby=true"));
    let page = ana.open(&puzzles).await;
    assert_eq!(page.attribute("lobby", "href"), lobby.path);
    assert_eq!(page.hidden("lobby"), Some("true"));
    ana.send(&format!("{}/start", lobby.path), &[("sure", "true")])
        .await;
    assert_eq!(ana.open(&puzzles).await.path, lobby.path);
    // From the review they are there for good.
    let later = ana.open(&format!("{path}/review/puzzles")).await;
    assert!(later.has("choices") && later.hidden("lobby").is_none());
}
