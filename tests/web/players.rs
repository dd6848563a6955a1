//! Leaving the table, and moving the host's role.

use chrono::TimeDelta;

use super::browser::{Browser, table};
use super::page_server::PageServer;
use crate::common::Server;

#[tokio::test]
async fn a_player_leaves_after_reading_what_it_means() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let people = format!("{path}/people");
    let page = ben.open(&people).await;
    assert!(page.has("leave-1") && !page.has("leave-0") && !page.has("host-0"));
    let asked = ben.open(&format!("{people}?leave=1")).await;
    assert!(
        asked
            .text("leaving")
            .starts_with("Leave the game? Your sheet stays")
    );
    assert!(!ben.open(&path).await.text("sheet").contains("You’ve left"));
    let page = ben.send(&format!("{path}/leave"), &[("seat", "1")]).await;
    assert_eq!(page.path, people);
    assert_eq!(page.text("person-1"), "Ben you, has left");
    let sheet = ben.open(&path).await;
    assert!(sheet.text("sheet").contains("You’ve left"));
    assert_eq!(
        sheet.attribute("space-red-5", "data-reason"),
        "Ben has left the game."
    );
    assert_eq!(
        ana.open(&path).await.text("update"),
        "Ben has left the game."
    );
}

#[tokio::test]
async fn the_host_removes_a_player_and_a_guest_cannot() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let page = ben.send(&format!("{path}/leave"), &[("seat", "0")]).await;
    assert_eq!(page.status, 403);
    assert_eq!(page.text("message"), "Only the host can do this.");
    let asked = ana.open(&format!("{path}/people?leave=1")).await;
    assert!(asked.text("leaving").contains("Remove Ben from the game?"));
    let page = ana.send(&format!("{path}/leave"), &[("seat", "1")]).await;
    assert_eq!(page.text("person-1"), "Ben has left");
}

#[tokio::test]
async fn who_leaves_is_named_where_a_phone_has_the_sheets_of_several_players() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    let (path, _) = ana.make("Ana", "turns").await;
    ana.send(&format!("{path}/players"), &[("name", "Max")])
        .await;
    ana.send(&format!("{path}/start"), &[]).await;
    let people = ana.open(&format!("{path}/people")).await;
    assert_eq!(people.text("leave-0"), "Leave the game");
    assert_eq!(people.text("leave-1"), "Remove");
    for (seat, question, sheet) in [
        ("0", "Leave the game?", "Your sheet stays"),
        ("1", "Remove Max from the game?", "Max’s sheet stays"),
    ] {
        let asked = ana.open(&format!("{path}/people?leave={seat}")).await;
        let asked = asked.text("leaving");
        assert!(asked.starts_with(&format!("{question} {sheet}")), "{asked}");
    }
}

#[tokio::test]
async fn a_host_reads_about_the_host_as_about_themselves() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let (leave, end) = (format!("{path}/people?leave="), format!("{path}/end?seat="));
    let asked = ana.open(&format!("{leave}1")).await.text("leaving");
    assert!(asked.contains("You’re the host, so you can undo this."));
    let asked = ben.open(&format!("{leave}1")).await.text("leaving");
    assert!(asked.contains("Only the host can undo this."));
    let asked = ana.open(&format!("{end}0")).await.html;
    assert!(asked.contains("End the game for both players?"), "{asked}");
    assert!(asked.contains("You can undo it on the next page."));
}

#[tokio::test]
async fn the_last_one_to_leave_ends_the_game() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    ben.send(&format!("{path}/leave"), &[("seat", "1")]).await;
    let asked = ana.open(&format!("{path}/people?leave=0")).await;
    assert!(asked.text("leaving").contains("the game ends"));
    let result = ana.send(&format!("{path}/leave"), &[("seat", "0")]).await;
    assert_eq!(
        (result.path.as_str(), result.has("standings")),
        (&*path, true)
    );
}

#[tokio::test]
async fn the_host_gives_the_role_to_another_phone() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    assert!(!ben.open(&path).await.has("correct"));
    let page = ana.send(&format!("{path}/host"), &[("seat", "1")]).await;
    assert_eq!(page.text("person-1").split(' ').nth(1), Some("host"));
    let sheet = ben.open(&path).await;
    assert!(sheet.has("correct") && sheet.has("go-back"));
    assert_eq!(ana.open(&path).await.text("update"), "Ben is the host now.");
    // Ana is a keeper of the group, and is notified of what the host does on her sheet.
    ben.press_all(&format!("{path}?seat=0"), &["cross red 7"])
        .await;
    let sheet = ana.open(&path).await;
    assert_eq!(sheet.text("update"), "The host crossed red 7 for you.");
}

#[tokio::test]
async fn no_player_takes_over_while_the_host_is_there() {
    let server = Server::start().await;
    let (_, ben, path) = table(&server, "turns").await;
    assert!(!ben.open(&format!("{path}/people")).await.has("take-over"));
    let page = ben.send(&format!("{path}/host"), &[("seat", "1")]).await;
    assert_eq!(page.status, 403);
    assert_eq!(
        page.text("message"),
        "The host was here less than two minutes ago."
    );
}

#[tokio::test]
async fn a_player_takes_over_once_the_hosts_phone_was_silent_for_two_minutes() {
    let server = PageServer::start().await;
    let (_, ben, path) = table(&server, "turns").await;
    let people = format!("{path}/people");
    server.clock.advance(TimeDelta::seconds(119));
    assert!(!ben.open(&people).await.has("take-over"));
    assert_eq!(ben.open(&path).await.text("people"), "Players and phones");
    server.clock.advance(TimeDelta::seconds(1));
    assert!(ben.open(&people).await.has("take-over"));
    assert_eq!(ben.open(&path).await.text("people"), "Take over as host");
    let page = ben.send(&format!("{path}/host"), &[("seat", "1")]).await;
    assert!(page.text("person-1").starts_with("Ben you, host"));
    assert!(!page.has("take-over") && ben.open(&path).await.has("correct"));
}

#[tokio::test]
async fn a_player_who_took_the_host_role_can_only_play_on_and_the_host_takes_it_back() {
    let server = PageServer::start().await;
    let (ana, ben, cleo) = (
        Browser::of(&server),
        Browser::of(&server),
        Browser::of(&server),
    );
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    cleo.join(&code, "Cleo").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let (people, host) = (format!("{path}/people"), format!("{path}/host"));
    ana.send(&host, &[("seat", "1")]).await;
    server.clock.advance(TimeDelta::minutes(2));
    cleo.send(&host, &[("seat", "2")]).await;

    let page = cleo.open(&people).await;
    assert!(page.has("move-2") && page.has("leave-0"));
    for missing in ["move-0", "share", "take-over", "take-back"] {
        assert!(!page.has(missing), "{missing}");
    }
    let refused = cleo.send(&format!("{path}/share"), &[]).await;
    assert_eq!(refused.status, 403);
    assert!(
        refused
            .html
            .contains("Whoever took over from a host who was away")
    );

    assert!(ben.open(&people).await.has("take-back"));
    let page = ben.send(&host, &[("seat", "1")]).await;
    assert!(page.text("person-1").starts_with("Ben you, host"));
    assert!(page.has("share") && !page.has("take-back"));
    assert!(!cleo.open(&path).await.has("correct"));

    server.clock.advance(TimeDelta::minutes(2));
    cleo.send(&host, &[("seat", "2")]).await;
    let sheet = cleo.open(&path).await;
    let result = cleo.press(&sheet, "finish").await;
    assert!(result.has("rematch"));
    for missing in ["undo", "go-back", "share", "delete"] {
        assert!(!result.has(missing), "{missing}");
    }
    server.clock.advance(TimeDelta::minutes(2));
    assert!(!ana.open(&people).await.has("take-over"));
    let result = ben.open(&path).await;
    assert!(result.has("undo") && result.has("delete"));
}

#[tokio::test]
async fn leaving_in_last_call_mentions_no_end_of_a_turn() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let leave = format!("{path}/people?leave=0");
    let over = "The turn ends at once";
    assert!(ana.open(&leave).await.html.contains(over));
    let sheet = ana.open(&path).await;
    for (row, numbers) in [
        ("red", [2, 3, 4, 5, 6, 12]),
        ("blue", [12, 11, 10, 9, 8, 2]),
    ] {
        for number in numbers {
            ana.press(&sheet, &format!("correct {row} {number} true"))
                .await;
        }
    }
    let asked = ana.open(&leave).await;
    assert!(
        asked.has("leaving") && !asked.html.contains(over),
        "{}",
        asked.html
    );
}
