//! The form for a game from paper.

use serde_json::json;

use super::browser::{Browser, table};
use crate::common::Server;

/// A phone that keeps a group, one that is a member, and the group's page.
pub async fn group(server: &Server) -> (Browser, Browser, String) {
    let (ana, ben, _) = table(server, "sheet").await;
    let page = ana.open("/history").await;
    (ana, ben, page.link("/groups/"))
}

/// How many games the group's page counts.
pub async fn count(phone: &Browser, group: &str) -> String {
    phone.open(group).await.text("count")
}

/// The form filled in for two players.
const FILLED: [(&str, &str); 10] = [
    ("date", "2024-05-01"),
    ("variant", "classic"),
    ("name-1", "Ana"),
    ("red-1", "4"),
    ("yellow-1", "3"),
    ("green-1", "8"),
    ("blue-1", "7"),
    ("penalties-1", "2"),
    ("name-3", "Cleo"),
    ("total-3", "54"),
];

#[tokio::test]
async fn a_paper_game_is_typed_into_a_form_once_however_often_it_is_sent() {
    let server = Server::start().await;
    let (ana, ben, group) = group(&server).await;
    let paper = format!("{group}/paper");
    let page = ana.open(&paper).await;
    assert!(page.html.contains("<option value=\"Ana\">"));
    for _ in 0..2 {
        let page = ana.send(&paper, &FILLED).await;
        assert_eq!(page.status, 200);
        assert!(
            page.text("games").contains("Ana 70 Cleo 54"),
            "{}",
            page.text("games")
        );
        assert_eq!(page.text("saved"), "The game is saved.");
        assert!(page.text("games").contains("Classic · on paper"));
        // Filters and downloads know nothing of it.
        assert!(!page.html.contains("status=finished&saved"));
    }
    assert_eq!(count(&ana, &group).await, "One finished game.");
    assert_eq!(ben.open(&paper).await.status, 403);
    assert_eq!(ben.send(&paper, &FILLED).await.status, 403);
    assert_eq!(count(&ana, &group).await, "One finished game.");
}

#[tokio::test]
async fn each_mistake_of_the_form_stands_beside_its_player_and_nothing_is_lost() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let paper = format!("{group}/paper");
    let mut fields = FILLED;
    fields[3] = ("red-1", "many");
    fields[9] = ("total-3", "");
    let page = ana.send(&paper, &fields).await;
    assert_eq!(page.status, 400);
    let parts: Vec<&str> = page.html.split("<fieldset").collect();
    assert!(parts[1].contains("Red: enter a number."), "{}", parts[1]);
    assert!(!parts[2].contains("class=\"error\""));
    assert!(parts[3].contains("or just a total."), "{}", parts[3]);
    assert_eq!(page.attribute("red-1", "value"), "many");
    assert_eq!(page.attribute("name-3", "value"), "Cleo");
    for (date, players) in [("2999-01-01", &FILLED[2..]), ("2024-05-01", &[])] {
        let fields: Vec<_> = [("date", date), ("variant", "classic")]
            .into_iter()
            .chain(players.iter().copied())
            .collect();
        let page = ana.send(&paper, &fields).await;
        assert_eq!(page.status, 400, "{date}");
        assert!(page.html.contains("class=\"error\""));
    }
    assert_eq!(count(&ana, &group).await, "0 finished games.");
}

#[tokio::test]
async fn a_sheet_that_its_board_cannot_have_is_refused_beside_its_player() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let paper = format!("{group}/paper");
    let mut fields = FILLED;
    fields[9] = ("total-3", "999");
    let page = ana.send(&paper, &fields).await;
    assert_eq!(page.status, 400);
    let parts: Vec<&str> = page.html.split("<fieldset").collect();
    assert!(!parts[1].contains("class=\"error\""), "{}", parts[1]);
    assert!(parts[3].contains("class=\"error\""), "{}", parts[3]);
    assert_eq!(count(&ana, &group).await, "0 finished games.");
}

#[tokio::test]
async fn too_many_penalties_are_refused_with_the_name_and_the_limit() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let mut fields = FILLED;
    fields[7] = ("penalties-1", "5");
    let page = ana.send(&format!("{group}/paper"), &fields).await;
    assert_eq!(page.status, 400);
    let text = "Ana can’t have 5 penalties: a sheet has only 4 boxes.";
    assert!(page.html.contains(text), "{}", page.html);
}

#[tokio::test]
async fn crosses_are_not_asked_where_rows_are_not_the_whole_score() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let paper = format!("{group}/paper");
    let mut fields = FILLED;
    fields[1] = ("variant", "lucky-15");
    let page = ana.send(&paper, &fields).await;
    assert_eq!(page.status, 400);
    let parts: Vec<&str> = page.html.split("<fieldset").collect();
    assert!(parts[1].contains("enter just the total."), "{}", parts[1]);
    assert!(!parts[3].contains("class=\"error\""), "{}", parts[3]);
}

#[tokio::test]
async fn totals_are_enough_where_players_have_different_sheets() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let paper = format!("{group}/paper");
    let fields = [
        ("date", "2024-05-01"),
        ("variant", "connected-steps"),
        ("name-1", "Ana"),
        ("total-1", "87"),
        ("name-2", "Cleo"),
        ("total-2", "54"),
    ];
    let page = ana.send(&paper, &fields).await;
    assert_eq!(page.status, 200, "{}", page.html);
    assert!(page.text("games").contains("Ana 87 Cleo 54"));
    let result = ana.open(&page.link("/games/")).await;
    assert_eq!(result.status, 200);
    assert!(!result.html.contains("Sheet A"), "{}", result.html);
}

#[tokio::test]
async fn only_sheets_whose_crosses_are_known_are_drawn() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let paper = json!({"format": "rowlock", "version": 1, "paper": [{
        "date": "2024-05-01", "variant": "classic", "seats": [
            {"name": "Dora", "total": 54},
            {"name": "Emil", "rows": {"red": [6, 8]}, "penalties": 2},
            {"name": "Fred", "crosses": {"red": 3, "yellow": 0, "green": 0, "blue": 0}, "penalties": 1},
        ],
    }]});
    let import = format!("{group}/import");
    let shown = ana.send_file(&import, "a.json", &paper.to_string()).await;
    let kept = shown.hidden("kept").unwrap();
    ana.send_multipart(&import, &[("kept", kept), ("add", "")])
        .await;
    let history = ana.open("/history").await;
    let game = history.link("/games/");
    for path in [
        game.clone(),
        format!("{game}/others"),
        format!("{game}/table"),
    ] {
        let seen = ana.open(&path).await;
        assert_eq!(seen.status, 200, "{path}");
        let sheets: Vec<&str> = seen.html.split("<section class=\"static-sheet\"").collect();
        assert_eq!(sheets.len(), 2, "{path}: {}", seen.html);
        assert!(sheets[1].contains("Emil"), "{path}: {}", sheets[1]);
        assert!(seen.html.contains("Fred"), "{path}");
    }
}

#[tokio::test]
async fn the_table_of_totals_alone_is_its_points() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let page = ana.send(&format!("{group}/paper"), &FILLED).await;
    let game = page.link("/games/");
    let seen = ana.open(&format!("{game}/table")).await;
    assert!(seen.text("scores").contains("Cleo 54"), "{}", seen.html);
    assert!(!seen.html.contains("table-view-sheets"), "{}", seen.html);
}
