//! The bonus bar of a sheet, and the crosses that it forces.

use super::browser::table_on;
use crate::common::Server;

/// The states of the fields of the bar, from left to right.
fn states(html: &str) -> Vec<&str> {
    let (_, bar) = html.split_once("id=\"bonus-bar\"").unwrap();
    let (bar, _) = bar.split_once("</p>").unwrap();
    let fields = bar.split("data-state=\"").skip(1);
    fields
        .map(|field| match field.split_once("\" data-next>") {
            Some(("open", _)) => "next",
            _ => field.split('"').next().unwrap(),
        })
        .collect()
}

#[tokio::test]
async fn a_boxed_space_crosses_what_the_bar_says_and_undo_takes_both_back() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "bonus-a", "turns").await;
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.attribute("space-red-3", "data-sign"), "box");
    assert_eq!(sheet.attribute("space-red-3", "data-name"), "red 3, boxed");
    assert_eq!(states(&sheet.html)[..2], ["next", "open"]);
    let sheet = ana.press(&sheet, "cross red 3").await;
    assert_eq!(sheet.state("red", 4), "crossed");
    assert_eq!(sheet.text("update"), "Bonus: red 4");
    assert_eq!(states(&sheet.html)[..3], ["crossed", "next", "open"]);
    assert_eq!(
        sheet.attribute("bonus-bar", "aria-label"),
        "Bonus bar: 1 of 12 crossed, next in yellow"
    );
    let log = ana.open(&format!("{path}/back")).await.html;
    let says = "Ana crossed red 3. That crossed red 4 as well.";
    assert!(log.contains(says), "{log}");
    let sheet = ana.press(&sheet, "undo").await;
    assert_eq!(
        (sheet.state("red", 3), sheet.state("red", 4)),
        ("open", "open")
    );
    assert_eq!(states(&sheet.html)[..2], ["next", "open"]);
    assert_eq!(ben.open(&path).await.text("total"), "0");
}

#[tokio::test]
async fn fields_of_a_closed_row_are_struck_out_on_every_sheet() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "bonus-a", "sheet").await;
    ana.press_all(&path, &["close red"]).await;
    for phone in [&ana, &ben] {
        let states = states(&phone.open(&path).await.html).join(" ");
        assert_eq!(
            states,
            "skipped next open open open skipped open open skipped open open open"
        );
    }
    let without = table_on(&server, "classic", "sheet").await;
    assert!(!without.0.open(&without.2).await.has("bonus-bar"));
}
