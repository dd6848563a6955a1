//! The page that checks and scores a paper sheet.

use super::browser::Browser;
use crate::common::Server;

#[tokio::test]
async fn a_tapped_sheet_is_scored_by_row_and_in_all() {
    let server = Server::start().await;
    let mut fields = vec![("variant", "classic"), ("locks", "red")];
    fields.extend(["12", "3", "5", "7", "8", "9", "10"].map(|number| ("red", number)));
    fields.extend([
        ("green", "11"),
        ("green", "9"),
        ("penalties", "1"),
        ("penalties", "1"),
    ]);
    let response = Browser::of(&server).send("/score", &fields).await;
    let page = &response.html;
    assert_eq!(response.status, 200, "{page}");
    for part in [
        ">36</output>",
        ">3</output>",
        "<span id=\"total\">29</span>",
        "36 + 0 + 3 + 0 − 10 = 29",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    assert!(!page.contains("id=\"message\""));
}

#[tokio::test]
async fn a_mistake_in_a_row_leaves_the_points_of_the_others() {
    let server = Server::start().await;
    let mut fields = vec![("variant", "classic"), ("penalties", "1")];
    fields.extend(["2", "3", "4", "5"].map(|number| ("red", number)));
    fields.extend(["12", "11"].map(|number| ("green", number)));
    fields.push(("yellow", "12"));
    let page = Browser::of(&server).send("/score", &fields).await;
    assert_eq!(page.status, 422);
    assert_eq!(page.text("at-least"), "At least 8 points.");
    assert!(page.html.contains(">10</output>") && page.html.contains(">3</output>"));
    // The points may be fewer than those of the rows: nobody knows how many penalties there are.
    fields.push(("penalties", "5"));
    assert!(
        !Browser::of(&server)
            .send("/score", &fields)
            .await
            .has("at-least")
    );
}

#[tokio::test]
async fn a_typed_sheet_scores_like_a_tapped_one() {
    let server = Server::start().await;
    let fields = [
        ("variant", "longo"),
        ("view", "typed"),
        ("red", "2, 3,4; 5"),
        ("yellow", ""),
        ("green", "16 15 14"),
        ("penalties", "2"),
    ];
    let response = Browser::of(&server).send("/score", &fields).await;
    let page = &response.html;
    assert_eq!(response.status, 200, "{page}");
    assert!(page.contains("10 + 0 + 6 + 0 − 10 = 6"), "{page}");
    assert!(page.contains("value=\"2 3 4 5\""), "{page}");
}

#[tokio::test]
async fn a_number_that_is_there_twice_has_its_second_box_crossed() {
    let server = Server::start().await;
    let numbers = ["2", "2", "5", "12"].map(|number| ("red", number));
    let mut fields = vec![("variant", "double-a")];
    fields.extend(numbers);
    let page = Browser::of(&server).send("/score", &fields).await.html;
    assert!(
        page.contains("aria-label=\"red 2, second box\" checked"),
        "{page}"
    );
    assert!(!page.contains("aria-label=\"red 5, second box\" checked"));
    assert!(page.contains("4 to go"), "{page}");
    let typed = [
        ("variant", "double-a"),
        ("view", "typed"),
        ("red", "2 2 5 5"),
    ];
    let page = Browser::of(&server).send("/score", &typed).await.html;
    assert!(page.contains("10 + 0 + 0 + 0 − 0 = 10"), "{page}");
    assert!(page.contains("value=\"2 2 5 5\""), "{page}");
}

#[tokio::test]
async fn an_empty_sheet_is_worth_nothing_and_one_of_penalties_less() {
    let server = Server::start().await;
    let empty = Browser::of(&server)
        .send("/score", &[("variant", "classic")])
        .await;
    assert!(empty.html.contains("<span id=\"total\">0</span>"));
    let full = [("variant", "classic"), ("penalties", "4")];
    let full = Browser::of(&server).send("/score", &full).await;
    assert!(full.html.contains("<span id=\"total\">−20</span>"));
}

#[tokio::test]
async fn the_last_number_of_a_row_crosses_its_lock() {
    let server = Server::start().await;
    let mut fields = vec![("variant", "classic")];
    fields.extend(["2", "5", "7", "9", "10", "12"].map(|number| ("red", number)));
    let page = Browser::of(&server).send("/score", &fields).await.html;
    assert!(page.contains("<span id=\"total\">28</span>"), "{page}");
    let lock = page.split("name=\"locks\" value=\"red\"").nth(1).unwrap();
    assert!(lock.split('>').next().unwrap().contains(" checked"));
}

#[tokio::test]
async fn all_mistakes_are_shown_at_once_each_at_its_row() {
    let server = Server::start().await;
    let fields = [
        ("variant", "classic"),
        ("red", "2 2 13 seven"),
        ("yellow", "2"),
        ("yellow", "12"),
        ("locks", "blue"),
        ("penalties", "5"),
    ];
    let response = Browser::of(&server).send("/score", &fields).await;
    assert_eq!(response.status, 422);
    let place = |id: &str| {
        let start = response
            .html
            .find(&format!("id=\"mistakes-{id}\""))
            .unwrap();
        let list = &response.html[start..];
        &list[..list.find("</ul>").unwrap()]
    };
    for (row, sentence) in [
        ("red", "Red 2 is there twice."),
        ("red", "Red has no 13."),
        ("red", "Red has no “seven”."),
        (
            "yellow",
            "Yellow 12 needs 5 crosses in yellow first: 4 to go.",
        ),
        ("blue", "The blue lock is crossed, but not blue 2."),
        ("penalties", "A sheet has only 4 boxes for penalties."),
    ] {
        assert!(place(row).contains(sentence), "{sentence}: {}", place(row));
    }
    assert!(response.html.contains("6 mistakes"), "{}", response.html);
    assert!(!response.html.contains("id=\"slips-green\""));
    assert!(!response.html.contains("id=\"total\""));
}

#[tokio::test]
async fn changing_between_tapping_and_typing_keeps_the_sheet_and_checks_nothing() {
    let server = Server::start().await;
    let tapped = [("variant", "classic"), ("red", "12"), ("show", "typed")];
    let typed = Browser::of(&server).send("/score", &tapped).await;
    assert!(typed.html.contains("name=\"red\" value=\"12\" placeholder"));
    assert!(!typed.html.contains("id=\"message\""));
    let typed = [
        ("variant", "classic"),
        ("red", "3 12"),
        ("view", "typed"),
        ("show", "tapped"),
    ];
    let tapped = Browser::of(&server).send("/score", &typed).await;
    assert!(
        tapped
            .html
            .contains("value=\"12\" aria-label=\"red 12\" checked")
    );
}

#[tokio::test]
async fn typed_values_are_shown_again_escaped() {
    let server = Server::start().await;
    let fields = [
        ("variant", "classic"),
        ("red", "<b>7</b>"),
        ("blue", "\"><script>"),
    ];
    let response = Browser::of(&server).send("/score", &fields).await;
    assert_eq!(response.status, 422);
    assert!(!response.html.contains("<b>7"), "{}", response.html);
    assert!(!response.html.contains("<script>"), "{}", response.html);
}

#[tokio::test]
async fn a_form_for_a_board_that_does_not_exist_is_not_found() {
    let server = Server::start().await;
    assert_eq!(
        Browser::of(&server)
            .send("/score", &[("variant", "chess")])
            .await
            .status,
        404
    );
    assert_eq!(Browser::of(&server).send("/score", &[]).await.status, 404);
}
