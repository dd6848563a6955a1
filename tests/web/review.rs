//! A finished game, gone through again.

use serde_json::json;

use super::browser::{Browser, Page, table, table_on};
use crate::common::Server;

/// A game that Ana won by four turns: red 2 and 3, a penalty of Ben, nothing, and red 4.
async fn played(server: &Server) -> (Browser, Browser, String) {
    let (ana, ben, path) = table(server, "turns").await;
    ana.press_all(
        &path,
        &[
            "cross red 2",
            "cross yellow 9",
            "undo",
            "cross red 3",
            "end_turn",
        ],
    )
    .await;
    ben.press_all(&path, &["end_turn"]).await;
    ana.press_all(&path, &["cross red 4", "finish"]).await;
    (ana, ben, path)
}

/// The page of the game at the moment of this event.
async fn at(phone: &Browser, path: &str, seq: u32) -> Page {
    let page = phone.open(&format!("{path}/review?at={seq}")).await;
    assert_eq!(page.status, 200, "{}", page.html);
    page
}

/// What the page says of the shown moment.
fn moment(page: &Page) -> String {
    let (_, moment) = page.html.split_once("position-header").unwrap();
    let (moment, _) = moment.split_once("class=\"static-sheets\"").unwrap();
    let words = moment
        .split('<')
        .filter_map(|part| Some(part.split_once('>')?.1));
    let words: Vec<&str> = words.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

#[tokio::test]
async fn a_game_is_gone_through_move_by_move_without_what_was_taken_back() {
    let server = Server::start().await;
    let (ana, _, path) = played(&server).await;
    let start = ana.open(&format!("{path}/review")).await;
    assert_eq!(
        moment(&start),
        "Ana’s roll · turn 1 1 / 7 The game started."
    );
    let mut shown = Vec::new();
    let mut page = start;
    while page.attribute("after", "data-at") != page.attribute("at", "value") {
        let next = page.attribute("after", "href").to_owned();
        page = ana.open(&next).await;
        shown.push(moment(&page));
    }
    assert_eq!(
        shown,
        [
            "Ana’s roll · turn 1 2 / 7 Ana crossed red 2.",
            "Ana’s roll · turn 1 3 / 7 Ana crossed red 3.",
            "Ben’s roll · turn 2 4 / 7 Turn 1 ended.",
            "Ana’s roll · turn 3 5 / 7 Turn 2 ended with a penalty for Ben.",
            "Ana’s roll · turn 3 6 / 7 Ana crossed red 4.",
            "Ended early 7 / 7 Ana ended it. The points count, but nobody won.",
        ]
    );
    assert_eq!(
        page.attribute("last", "data-at"),
        page.attribute("at", "value")
    );
    let back = ana.open(page.attribute("first", "href")).await;
    assert_eq!(moment(&back), "Ana’s roll · turn 1 1 / 7 The game started.");
}

#[tokio::test]
async fn each_moment_shows_every_sheet_as_it_was() {
    let server = Server::start().await;
    let (ana, _, path) = played(&server).await;
    let page = at(&ana, &path, 4).await;
    assert!(page.html.contains(r#"aria-label="Red: 2""#));
    assert!(page.html.contains(r#"data-state="crossed" data-new>2<"#));
    assert!(!page.html.contains(r#"data-state="crossed" data-new>3<"#));
    // What was taken back leads to the moment before it, and a number beyond the end to the end.
    assert!(moment(&at(&ana, &path, 6).await).contains("Ana crossed red 2."));
    assert!(moment(&at(&ana, &path, 4_000_000_000).await).contains("Ended early"));
    assert!(moment(&at(&ana, &path, 0).await).contains("The game started."));
    let page = ana.open(&format!("{path}/review?at=x")).await;
    assert_eq!(page.status, 400);
}

#[tokio::test]
async fn a_cross_shows_the_swap_field_that_it_used() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "x-change", "turns").await;
    ana.press_all(&path, &["cross red 3 swap 3"]).await;
    let sheet = ana.press_all(&path, &["end_turn"]).await;
    ana.press(&sheet, "finish").await;
    let page = at(&ana, &path, 4).await;
    let new = page.html.split(r#"data-state="crossed" data-new>"#).skip(1);
    let new: Vec<&str> = new.filter_map(|it| it.split('<').next()).collect();
    assert_eq!(new, ["3", "11/3"]);
}

#[tokio::test]
async fn moments_come_together_as_the_page_shows_them_one_by_one() {
    let server = Server::start().await;
    let (ana, _, path) = played(&server).await;
    let together = ana.open(&format!("{path}/review/moments?at=3")).await;
    let seqs = ana.open(&format!("{path}/review")).await;
    let seqs = seqs.attribute("main", "data-seqs").to_owned();
    assert_eq!(seqs, "3 4 7 8 9 10 11");
    for seq in seqs.split(' ') {
        let page = at(&ana, &path, seq.parse().unwrap()).await;
        let (_, own) = page.html.split_once("<section class=\"position\"").unwrap();
        let (own, _) = own.split_once("<form").unwrap();
        assert!(together.html.contains(own.trim()), "{seq}");
    }
}

#[tokio::test]
async fn points_and_statistics_are_those_of_a_game_computed_by_hand() {
    let server = Server::start().await;
    let (ana, _, path) = played(&server).await;
    let page = at(&ana, &path, 3).await;
    assert_eq!(
        page.text("numbers"),
        "Ana Ben The start 0 0 Turn 1 3 0 Turn 2 3 −5 Turn 3 6 −5"
    );
    assert_eq!(
        page.text("tiles"),
        "Deciding turn Ana in front from then on 1 Lead changes 0 Longest row Ana in red 3"
    );
    assert_eq!(
        page.text("stats"),
        "Player Total Longest row Skipped ✕ Penalties Rows locked Ana 6 3 0 0 0 Ben −5 0 0 1 0"
    );
    let title = "Everyone’s points over the game. At the end: Ana 6 and Ben −5.";
    assert_eq!(page.text("score-chart-title"), title);
}

#[tokio::test]
async fn without_turns_the_moves_are_counted() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.press_all(&path, &["cross red 2"]).await;
    ben.press_all(&path, &["cross blue 12", "cross blue 10"])
        .await;
    ana.press_all(&path, &["finish"]).await;
    let page = at(&ana, &path, 6).await;
    assert_eq!(moment(&page), "Move 3 4 / 5 Ben crossed blue 10.");
    assert_eq!(
        page.text("numbers"),
        "Ana Ben The start 0 0 Move 1 1 0 Move 2 1 1 Move 3 1 3 Move 4 1 3"
    );
    assert_eq!(
        page.text("tiles"),
        "Deciding move Ben in front from then on 3 Lead changes 1 Longest row Ben in blue 2"
    );
    assert!(page.text("stats").contains("Ben 3 2 1 0 0"));
}

#[tokio::test]
async fn the_dice_of_each_turn_are_seen_again() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "longo", "dice").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ["5", "1", "3", "4", "2", "6"]).await;
    ana.press(&sheet, "finish").await;
    let page = ana.open(&format!("{path}/review?at=4")).await;
    assert!(page.html.contains("Dice: white 5 and 1, red 3"));
    let dice: Vec<&str> = page.html.split("data-shows=\"").skip(1).collect();
    let dice: Vec<&str> = dice.iter().map(|die| &die[..1]).collect();
    assert_eq!(dice, ["5", "1", "3", "4", "2", "6"]);
}

#[tokio::test]
async fn a_spectator_with_a_link_sees_the_result_and_the_review_and_strangers_see_neither() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let link = ana.send(&format!("{path}/share"), &[]).await;
    let link = link.attribute("link", "href").replace(&server.url, "");
    let eve = Browser::of(&server);
    eve.open(&link).await;
    let running = eve.open(&format!("{path}/review")).await;
    assert_eq!(running.path, format!("{path}/table"));
    ana.press_all(&path, &["cross red 2", "finish"]).await;
    let table = eve.open(&format!("{path}/table")).await;
    assert!(table.has("result"));
    let result = eve.open(table.attribute("result", "href")).await;
    assert!(result.text("standings").contains("Ana 1"));
    assert!(!result.html.contains("<form") && !result.html.contains("<button"));
    let review = eve.open(result.attribute("review", "href")).await;
    assert!(moment(&review).contains("The game started."));
    for below in ["review", "review/moments"] {
        let stranger = Browser::of(&server).open(&format!("{path}/{below}")).await;
        assert_eq!(stranger.status, 401, "{below}");
    }
}

#[tokio::test]
async fn only_a_finished_game_that_was_played_here_is_gone_through() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    for below in ["review", "review/moments?at=3"] {
        let page = ana.open(&format!("{path}/{below}")).await;
        assert_eq!((page.status, page.path.as_str()), (200, &*path));
    }
    ana.press_all(&path, &["finish"]).await;
    let history = ana.open("/history").await;
    let (_, group) = history.html.split_once("\"/groups/").unwrap();
    let (group, _) = group.split_once('"').unwrap();
    let rows = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
                1,2024-05-01,classic,Cleo,,,,,,54\n";
    ana.upload(&format!("/api/v1/groups/{group}/import"), rows)
        .await;
    let history = ana.open(&format!("/history/{group}?q=cleo")).await;
    let paper = history.link("/games/");
    let result = ana.open(&paper).await;
    assert!(!result.has("review"), "{}", result.html);
    let page = ana.open(&format!("{paper}/review")).await;
    assert_eq!((page.status, page.path), (200, paper));
}

#[tokio::test]
async fn the_points_of_a_seat_that_came_in_later_stand_in_its_own_column() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let (path, code) = ana.make("Ana", "turns").await;
    ana.send(&format!("{path}/start"), &[]).await;
    ana.press_all(&path, &["end_turn"]).await;
    let join = json!({"code": code, "name": "Ben"});
    let asked = server.post("/games/join", "", join).await.ok(202);
    let request = asked["request"].as_str().unwrap();
    let fields = [("answer", "accept")];
    ana.send(&format!("{path}/requests/{request}"), &fields)
        .await;
    ana.press_all(&path, &["end_turn"]).await;
    ana.press_all(&path, &["finish"]).await;
    let review = ana.open(&format!("{path}/review")).await;
    let (_, table) = review.html.split_once("<tbody>").unwrap();
    let (rows, _) = table.split_once("</tbody>").unwrap();
    let rows: Vec<&str> = rows.split("<tr>").skip(1).collect();
    assert!(rows.len() >= 3, "{rows:?}");
    for row in &rows {
        assert_eq!(row.matches("<td>").count(), 2, "{row}");
    }
    assert!(rows[0].contains("<td></td>"), "{}", rows[0]);
    let last = rows.last().unwrap();
    assert!(!last.contains("<td></td>"), "{last}");
}
