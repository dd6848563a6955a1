//! Choosing a browser's language, theme, wake lock and vibration.

use super::browser::{Browser, Page, action, table};
use crate::common::Server;

/// The opening tag of the page, with all its attributes.
fn opening<'a>(page: &'a Page, name: &str) -> &'a str {
    let start = page.html.find(&format!("<{name}")).unwrap();
    page.html[start..].split('>').next().unwrap()
}

#[tokio::test]
async fn a_phone_follows_its_browser_and_system_until_something_is_chosen() {
    let server = Server::start().await;
    let phone = Browser::asking(&server, "de");
    let page = phone.open("/settings").await;
    assert_eq!(opening(&page, "html"), "<html lang=\"de\"");
    for name in ["data-wake-lock", "data-vibrate", "data-sounds"] {
        assert!(!opening(&page, "body").contains(name), "{}", page.html);
    }
    assert!(page.html.contains("content=\"light dark\""));
    assert!(page.text("language").starts_with("Wie im Browser"));
}

#[tokio::test]
async fn settings_apply_to_every_page_of_the_phone_that_chose_them() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let fields = [
        ("language", "fr"),
        ("theme", "dark"),
        ("vibrate", "on"),
        ("sounds", "on"),
    ];
    let home = ana.send("/settings", &fields).await;
    assert_eq!(home.path, "/");
    for place in ["/", "/settings", &path, "/nowhere"] {
        let page = ana.open(place).await;
        let html = opening(&page, "html");
        assert_eq!(html, "<html lang=\"fr\" data-theme=\"dark\"", "{place}");
        let body = opening(&page, "body");
        assert!(body.contains("data-wake-lock=\"off\"") && !body.contains("data-vibrate"));
        assert!(body.contains("data-sounds=\"on\""));
    }
    let chosen = ana.open("/settings").await;
    assert!(chosen.html.contains("name=\"sounds\" value=\"on\" checked"));
    // Sounds alone are a choice, too, and no choice is stored as none.
    let sounds = [("awake", "on"), ("vibrate", "on"), ("sounds", "on")];
    ana.send("/settings", &sounds).await;
    assert!(opening(&ana.open("/").await, "body").contains("data-sounds"));
    ana.send("/settings", &sounds[..2]).await;
    assert!(!opening(&ana.open("/").await, "body").contains("data-"));
    let page = ben.open(&path).await;
    assert_eq!(opening(&page, "html"), "<html lang=\"en\"");
}

#[tokio::test]
async fn the_page_shows_what_was_chosen_and_leads_back_to_the_game() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let game = path.rsplit('/').next().unwrap();
    let sheet = ana.open(&path).await;
    assert_eq!(
        sheet.attribute("settings", "href"),
        format!("/settings?game={game}")
    );
    let fields = [("game", game), ("language", "nl"), ("theme", "light")];
    let sheet = ana.send("/settings", &fields).await;
    assert_eq!(sheet.path, path);
    let page = ana.open(&format!("/settings?game={game}")).await;
    assert!(page.html.contains("value=\"nl\" lang=\"nl\" selected"));
    assert!(page.html.contains("value=\"light\" checked"));
    assert!(!page.html.contains("value=\"on\" checked"));
    assert!(page.html.contains(&format!("href=\"{path}\"")));
}

#[tokio::test]
async fn unknown_choices_are_ignored() {
    let server = Server::start().await;
    let phone = Browser::asking(&server, "es");
    let fields = [
        ("game", "//evil.example"),
        ("language", "tlh"),
        ("theme", "\"><b>"),
        ("awake", "on"),
        ("vibrate", "on"),
    ];
    let home = phone.send("/settings", &fields).await;
    assert_eq!((home.status, home.path.as_str()), (200, "/"));
    assert_eq!(opening(&home, "html"), "<html lang=\"es\"");
}

#[tokio::test]
async fn a_page_of_another_site_chooses_nothing() {
    let server = Server::start().await;
    let (ana, _, _) = table(&server, "turns").await;
    let fields = [("theme", "dark")];
    let page = ana
        .send_from("/settings", &fields, "http://evil.example")
        .await;
    assert_eq!(page.status, 403);
    assert!(!opening(&ana.open("/").await, "html").contains("data-theme"));
}

/// The ids of a page's rows, from top to bottom.
fn rows(page: &Page) -> Vec<&str> {
    let ids = page.html.split("id=\"row-").skip(1);
    ids.map(|rest| rest.split('"').next().unwrap()).collect()
}

/// A box with a purple die instead of the red one, in the last row, and yellow and green exchanged.
const OTHER_BOX: [(&str, &str); 8] = [
    ("red", "purple"),
    ("yellow", "green"),
    ("green", "yellow"),
    ("blue", "blue"),
    ("red_place", "4"),
    ("yellow_place", "1"),
    ("green_place", "2"),
    ("blue_place", "3"),
];

#[tokio::test]
async fn the_rows_of_a_phone_have_the_colors_and_the_order_of_its_box() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let game = path.rsplit('/').next().unwrap();
    let standard = ana.open(&path).await;
    assert_eq!(rows(&standard), ["red", "yellow", "green", "blue"]);
    let fields = [&[("game", game)], &OTHER_BOX[..]].concat();
    let saved = ana.send("/settings/rows", &fields).await;
    assert_eq!(saved.path, "/settings/rows");
    assert!(saved.html.contains(&format!("/settings?game={game}")));
    let sheet = ana.open(&path).await;
    assert_eq!(rows(&sheet), ["yellow", "green", "blue", "red"]);
    let body = opening(&sheet, "body");
    let dice = "data-dice=\"red-purple yellow-green green-yellow\"";
    assert!(body.contains(dice), "{body}");
    assert!(sheet.html.contains("dice_colors.css"));
    // What a tap sends names the row as the rules do.
    assert_eq!(sheet.action("space-red-2", "value"), action("cross red 2"));
    assert_eq!(sheet.attribute("space-red-2", "data-name"), "purple 2");
    assert_eq!(sheet.attribute("row-yellow", "aria-label"), "green row");
    assert!(sheet.html.contains(">purple die<") && !sheet.html.contains(">red die<"));
    let dice: Vec<_> = sheet.html.split("id=\"pad-").skip(1).collect();
    let dice: Vec<_> = dice
        .iter()
        .map(|it| it.split('"').next().unwrap())
        .collect();
    let places = ["white_1", "white_2", "yellow", "green", "blue", "red"];
    assert_eq!(dice, places);
    let other = ben.open(&path).await;
    assert_eq!(rows(&other), ["red", "yellow", "green", "blue"]);
    assert!(!other.html.contains("dice_colors.css") && !other.html.contains("data-dice"));
    // The other settings stay, and these stay with the others.
    ana.send("/settings", &[("theme", "dark")]).await;
    assert!(opening(&ana.open(&path).await, "body").contains("data-dice"));
    ana.send("/settings/rows", &[("standard", "true")]).await;
    let sheet = ana.open(&path).await;
    assert_eq!(rows(&sheet), ["red", "yellow", "green", "blue"]);
    assert!(opening(&sheet, "html").contains("dark") && !sheet.html.contains("data-dice"));
}

#[tokio::test]
async fn the_page_of_the_rows_and_the_rules_speak_of_the_standard_box() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    ana.send("/settings/rows", &OTHER_BOX).await;
    let page = ana.open("/settings/rows").await;
    assert!(page.html.contains("red row") && !opening(&page, "body").contains("data-dice"));
    assert_eq!(
        box_rows(&page),
        "yellow-green green-yellow blue-blue red-purple"
    );
    let rules = ana.open("/rules/classic").await;
    assert!(!rules.html.contains("data-dice"), "{}", rules.html);
}

/// The rows of the page for them with their colors, from top to bottom.
fn box_rows(page: &Page) -> String {
    let summaries = page.html.split("<summary data-dice=\"").skip(1);
    let rows: Vec<_> = summaries
        .map(|rest| rest.split('"').next().unwrap())
        .collect();
    rows.join(" ")
}

#[tokio::test]
async fn a_place_or_color_that_another_row_has_is_exchanged_with_it() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    for (fields, rows) in [
        (
            &[("red_place", "2")][..],
            "yellow-yellow red-red green-green blue-blue",
        ),
        (
            &[("blue", "yellow")],
            "yellow-blue red-red green-green blue-yellow",
        ),
        (
            &[("green", "pink")],
            "yellow-blue red-red green-pink blue-yellow",
        ),
        // A row that was dragged moves the others.
        (
            &[
                ("yellow_place", "4"),
                ("red_place", "1"),
                ("green_place", "2"),
                ("blue_place", "3"),
            ],
            "red-red green-pink blue-yellow yellow-blue",
        ),
        // What does not exist changes nothing.
        (
            &[("red_place", "9"), ("blue", "mauve")],
            "red-red green-pink blue-yellow yellow-blue",
        ),
        (&[], "red-red green-pink blue-yellow yellow-blue"),
    ] {
        let page = ana.send("/settings/rows", fields).await;
        assert_eq!(box_rows(&page), rows, "{fields:?}");
    }
}
