//! The form for a game from paper, with the crosses of a player tapped on the page that scores sheets.

use super::browser::{Browser, Page};
use super::import::{count, group};
use crate::common::Server;

/// Ana's total, and the name of Cleo, whose sheet is tapped.
const FORM: [(&str, &str); 5] = [
    ("date", "2024-05-01"),
    ("variant", "classic"),
    ("name-1", "Ana"),
    ("total-1", "54"),
    ("name-2", "Cleo"),
];

/// Sends the form with what else a page sends.
async fn send(phone: &Browser, path: &str, fields: &[(&str, &str)]) -> Page {
    phone.send(path, &[&FORM, fields].concat()).await
}

/// The values of these fields of a player.
fn values<'a>(page: &'a Page, number: usize, names: [&str; 6]) -> [&'a str; 6] {
    names.map(|name| page.attribute(&format!("{name}-{number}"), "value"))
}

const NUMBERS: [&str; 6] = ["red", "yellow", "green", "blue", "penalties", "total"];

#[tokio::test]
async fn the_crosses_of_a_player_are_tapped_on_the_page_that_scores_sheets() {
    let server = Server::start().await;
    let (ana, ben, group) = group(&server).await;
    let paper = format!("{group}/paper");
    assert_eq!(send(&ben, &paper, &[("tap", "2")]).await.status, 403);
    let sheet = send(&ana, &paper, &[("tap", "2")]).await;
    assert_eq!(sheet.status, 200);
    assert!(
        sheet.html.contains("<h1>Cleo’s sheet</h1>"),
        "{}",
        sheet.html
    );
    for (name, value) in FORM.into_iter().chain([("tapped", "2")]) {
        assert_eq!(sheet.hidden(name), Some(value), "{name}");
    }
    // What the page sends while it is tapped.
    let tapped = [
        ("tapped", "2"),
        ("red", "2"),
        ("red", "3"),
        ("red", "7"),
        ("penalties", "1"),
    ];
    let scored = send(&ana, &paper, &tapped).await;
    assert_eq!((scored.status, scored.text("total").as_str()), (200, "1"));
    assert_eq!(scored.hidden("total-1"), Some("54"));
    let form = send(&ana, &paper, &[&tapped[..], &[("take", "true")]].concat()).await;
    assert_eq!(form.status, 200);
    assert_eq!(values(&form, 2, NUMBERS), ["3", "0", "0", "0", "1", ""]);
    assert_eq!(values(&form, 1, NUMBERS), ["", "", "", "", "", "54"]);
    assert_eq!(form.attribute("name-2", "value"), "Cleo");
    assert_eq!(count(&ana, &group).await, "0 finished games.");
    let counts = NUMBERS.map(|name| format!("{name}-2"));
    let counts: Vec<_> = counts
        .iter()
        .map(String::as_str)
        .zip(["3", "0", "0", "0", "1", ""])
        .collect();
    let history = send(&ana, &paper, &counts).await;
    assert!(
        history.text("games").contains("Ana 54 Cleo 1"),
        "{}",
        history.text("games")
    );
}

#[tokio::test]
async fn a_sheet_with_mistakes_is_not_taken_over_and_one_that_is_left_changes_nothing() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let paper = format!("{group}/paper");
    let wrong = [
        ("tapped", "2"),
        ("red", "2"),
        ("locks", "red"),
        ("red-2", "4"),
    ];
    let refused = send(&ana, &paper, &[&wrong[..], &[("take", "true")]].concat()).await;
    assert_eq!((refused.status, refused.has("mistakes-red")), (422, true));
    assert_eq!(refused.hidden("red-2"), Some("4"));
    let form = send(&ana, &paper, &[&wrong[..], &[("leave", "true")]].concat()).await;
    assert_eq!(form.status, 200);
    assert_eq!(values(&form, 2, NUMBERS), ["4", "", "", "", "", ""]);
    for number in ["0", "9", "two"] {
        let unknown = send(&ana, &paper, &[("tap", number)]).await;
        assert_eq!(unknown.status, 404, "{number}");
    }
}

#[tokio::test]
async fn a_sheet_gives_its_total_where_rows_are_not_the_whole_score() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let fields = [
        ("variant", "lucky-15"),
        ("tapped", "1"),
        ("red", "3"),
        ("red", "4"),
        ("take", "true"),
    ];
    let form = ana.send(&format!("{group}/paper"), &fields).await;
    assert_eq!(form.status, 200, "{}", form.html);
    let [rows @ .., total] = values(&form, 1, NUMBERS);
    assert_eq!(rows, [""; 5]);
    assert!(total.parse::<i32>().is_ok(), "{total}");
}

#[tokio::test]
async fn a_paper_game_is_corrected_by_tapped_crosses() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let history = send(&ana, &format!("{group}/paper"), &[("total-2", "33")]).await;
    let game = history.link("/games/");
    let path = format!("{game}/correct");
    let seen = ana.open(&path).await.hidden("seen").unwrap().to_owned();
    let sheet = send(&ana, &path, &[("seen", &seen), ("tap", "2")]).await;
    assert_eq!(sheet.hidden("seen"), Some(seen.as_str()));
    let taken = [
        ("seen", seen.as_str()),
        ("tapped", "2"),
        ("blue", "12"),
        ("take", "true"),
    ];
    let form = send(&ana, &path, &taken).await;
    assert_eq!(form.hidden("seen"), Some(seen.as_str()));
    assert_eq!(values(&form, 2, NUMBERS), ["0", "0", "0", "1", "0", ""]);
    let counts = [
        ("red-2", "0"),
        ("yellow-2", "0"),
        ("green-2", "0"),
        ("blue-2", "1"),
    ];
    let result = send(
        &ana,
        &path,
        &[&[("seen", seen.as_str())], &counts[..]].concat(),
    )
    .await;
    assert_eq!(result.path, game);
    assert!(result.html.contains("Corrected by Ana"), "{}", result.html);
}
