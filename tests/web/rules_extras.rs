//! The sections on the rules pages about what boards have beside four rows of numbers.

use rowlock_rules::Boards;

use super::browser::Browser;
use crate::common::Server;

/// The words of a board's rules, and the anchors they are reached by.
async fn rules(server: &Server, board: &str, language: &'static str) -> (String, Vec<String>) {
    let page = Browser::asking(server, language)
        .open(&format!("/rules/{board}"))
        .await;
    assert_eq!(page.status, 200, "{}", page.html);
    let (_, jumps) = page.html.split_once("class=\"jumps").unwrap();
    let (jumps, _) = jumps.split_once("</nav>").unwrap();
    let anchors = jumps.split("href=\"#").skip(1);
    let anchors = anchors.map(|it| it.split('"').next().unwrap().to_owned());
    (page.text("rules"), anchors.collect())
}

#[tokio::test]
async fn what_is_different_stands_before_what_every_version_has() {
    let server = Server::start().await;
    let (text, anchors) = rules(&server, "big-points", "en").await;
    assert_eq!(anchors[..2], ["different", "bonus-rows"]);
    let place = |heading: &str| text.find(heading).unwrap();
    assert!(place("What is different") < place("A bonus row lies"));
    assert!(place("A bonus row lies") < place("What you need"));
    let (_, anchors) = rules(&server, "classic", "en").await;
    assert_eq!(anchors[0], "turn");
}

#[tokio::test]
async fn every_extra_has_a_picture_with_the_row_that_it_adds() {
    let server = Server::start().await;
    for (board, section, row) in [
        ("double-a", "second-boxes", "red"),
        ("double-b", "doubles", "red"),
        ("big-points", "bonus-rows", "red-yellow"),
        ("connected-chain", "links", "red"),
        ("connected-steps", "steps", "yellow"),
        ("bonus-a", "bonus-bar", "bar"),
        ("bonus-b", "pairs", "red"),
        ("x-change", "swaps", "swaps"),
        ("connect-15", "fields", "red"),
        ("lucky-15", "track", "track"),
        ("longo", "lucky", "green"),
    ] {
        let page = Browser::of(&server).open(&format!("/rules/{board}")).await;
        let start = format!("<section aria-labelledby=\"{section}\">");
        let (_, behind) = page.html.split_once(&start).unwrap();
        let (own, _) = behind.split_once("</section>").unwrap();
        let start = format!("class=\"static-sheet-row\" data-color=\"{row}\"");
        let (_, row) = own
            .split_once(&start)
            .unwrap_or_else(|| panic!("{board}: {own}"));
        let (row, _) = row.split_once("</div>").unwrap();
        assert!(row.contains("data-state=\"crossed\""), "{board}: {row}");
    }
}

#[tokio::test]
async fn every_extra_of_a_board_has_its_own_section_and_no_other_has_it() {
    let server = Server::start().await;
    let base = [
        "turn",
        "order",
        "locks",
        "penalties",
        "end",
        "points",
        "modes",
    ];
    let extras = [
        ("classic", ""),
        ("longo", "lucky"),
        ("mixx-a", ""),
        ("mixx-b", ""),
        ("double-a", "second-boxes"),
        ("double-b", "doubles"),
        ("big-points", "bonus-rows"),
        ("bonus-a", "bonus-bar"),
        ("bonus-b", "pairs"),
        ("connected-steps", "steps"),
        ("connected-chain", "links"),
        ("x-change", "swaps"),
        ("connect-15", "fields"),
        ("lucky-15", "track"),
    ];
    assert_eq!(Boards::load().unwrap().iter().count(), extras.len());
    for (board, extra) in extras {
        let (words, anchors) = rules(&server, board, "en").await;
        let own: Vec<&str> = anchors
            .iter()
            .map(String::as_str)
            .filter(|anchor| !base.contains(anchor) && *anchor != "different")
            .collect();
        assert_eq!(own.join(" "), extra, "{board}");
        let unrolled = words.contains("Rowlock allows anything that some roll could give");
        let is_by_dice = ["bonus-rows", "swaps", "fields", "track"].contains(&extra);
        assert_eq!(unrolled, is_by_dice, "{board}");
    }
}
