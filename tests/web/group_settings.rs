//! What keepers change of a group and its players, and what a phone gives up.

use super::browser::{Browser, table};
use crate::common::Server;

/// A finished game of Ana and Ben; gives both phones, the game and the group's page.
async fn evening(server: &Server) -> (Browser, Browser, String, String) {
    let (ana, ben, path) = table(server, "turns").await;
    ana.press_all(&path, &["cross red 2", "finish"]).await;
    let group = ana.open("/history").await.link("/groups/");
    (ana, ben, path, group)
}

/// The page on which a player of the group is changed.
async fn person(phone: &Browser, group: &str, name: &str) -> String {
    let page = phone.open(&format!("{group}/edit")).await;
    let (before, _) = page.html.split_once(&format!(">{name}</a>")).unwrap();
    let (_, rest) = before.rsplit_once("href=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_keeper_renames_a_group_and_moves_it_to_another_time_zone() {
    let server = Server::start().await;
    let (ana, ben, _, group) = evening(&server).await;
    let edit = format!("{group}/edit");
    let fields = [("name", "Kitchen"), ("time_zone", "Pacific/Kiritimati")];
    let page = ana.send(&edit, &fields).await;
    assert_eq!((page.status, page.path.as_str()), (200, group.as_str()));
    assert!(page.html.contains("<h1>Kitchen</h1>"));
    let page = ana.open(&edit).await;
    assert!(page.html.contains("<option selected>Pacific/Kiritimati"));
    for (name, zone) in [("", "UTC"), ("Kitchen", "Moon/Base")] {
        let page = ana
            .send(&edit, &[("name", name), ("time_zone", zone)])
            .await;
        assert_eq!(page.status, 400, "{name} {zone}");
        assert!(page.has("message"));
    }
    assert_eq!(ben.open(&edit).await.status, 403);
    let fields = [("name", "Mine"), ("time_zone", "UTC")];
    assert_eq!(ben.send(&edit, &fields).await.status, 403);
}

#[tokio::test]
async fn the_days_of_pages_are_those_of_the_group() {
    let server = Server::start().await;
    let (ana, _, _, group) = evening(&server).await;
    let mut days = Vec::new();
    // Fourteen hours before and behind the middle it is never the same day.
    for zone in ["Pacific/Kiritimati", "Etc/GMT+12"] {
        let fields = [("name", "Kitchen"), ("time_zone", zone)];
        ana.send(&format!("{group}/edit"), &fields).await;
        let history = ana.open("/history").await;
        let (_, rest) = history.html.split_once("<time").unwrap();
        days.push(rest.split(['>', '<']).nth(1).unwrap().to_owned());
    }
    assert_ne!(days[0], days[1]);
}

#[tokio::test]
async fn a_new_group_counts_its_days_as_the_browser_that_made_it() {
    let server = Server::start().await;
    for (sent, zone) in [("Asia/Tokyo", "Asia/Tokyo"), ("nowhere", "")] {
        let ana = Browser::of(&server);
        let fields = [
            ("name", "Ana"),
            ("variant", "classic"),
            ("mode", "sheet"),
            ("time_zone", sent),
        ];
        ana.send("/new", &fields).await;
        let group = ana.open("/history").await.link("/groups/");
        let page = ana.open(&format!("{group}/edit")).await;
        let (_, chosen) = page.html.split_once("<option selected>").unwrap();
        assert!(chosen.starts_with(zone), "{sent}");
    }
}

#[tokio::test]
async fn a_keeper_takes_in_renames_merges_and_deletes_players() {
    let server = Server::start().await;
    let (ana, _, path, group) = evening(&server).await;
    let page = ana
        .send(&format!("{group}/players"), &[("name", "Benn")])
        .await;
    assert!(page.text("players").contains("Benn"));
    let page = ana
        .send(&format!("{group}/players"), &[("name", "ana")])
        .await;
    assert_eq!(page.status, 409);
    assert_eq!(page.attribute("new-player", "value"), "ana");

    let ben = person(&ana, &group, "Ben").await;
    let page = ana.send(&ben, &[("name", "Ana")]).await;
    assert_eq!(page.status, 409);
    assert!(page.has("message"));
    let page = ana.send(&ben, &[("name", "Benjamin")]).await;
    assert!(page.html.contains("<h1>Benjamin – statistics</h1>"));
    assert!(ana.open(&path).await.text("standings").contains("Benjamin"));

    let benn = person(&ana, &group, "Benn").await;
    let into = ben.trim_end_matches("/edit").rsplit('/').next().unwrap();
    let merge = benn.replace("/edit", "/merge");
    assert_eq!(ana.send(&merge, &[("into", "nobody!")]).await.status, 400);
    let page = ana.send(&merge, &[("into", into)]).await;
    assert!(page.html.contains("<h1>Benjamin – statistics</h1>"));
    assert_eq!(ana.open(&benn).await.status, 404);

    let delete = ben.replace("/edit", "/delete");
    let page = ana.open(&delete).await;
    assert!(page.text("question").contains("Delete Benjamin?"));
    ana.send(&delete, &[]).await;
    assert!(!ana.open(&path).await.text("standings").contains("Benjamin"));
    // A player without a name is not proposed for the next game.
    let page = ana.open("/new").await;
    assert!(!page.html.contains(r#"name="players" value="""#));
}

#[tokio::test]
async fn a_member_changes_no_player() {
    let server = Server::start().await;
    let (ana, ben, _, group) = evening(&server).await;
    let own = person(&ana, &group, "Ben").await;
    assert_eq!(ben.open(&own).await.status, 403);
    assert_eq!(ben.send(&own, &[("name", "Boss")]).await.status, 403);
    let other = own.replace("/edit", "/delete");
    assert_eq!(ben.open(&other).await.status, 403);
    assert_eq!(ben.send(&other, &[]).await.status, 403);
    let merge = own.replace("/edit", "/merge");
    assert_eq!(ben.send(&merge, &[("into", "x")]).await.status, 403);
    assert_eq!(
        ben.send(&format!("{group}/players"), &[("name", "Cleo")])
            .await
            .status,
        403
    );
}

#[tokio::test]
async fn a_host_deletes_a_game_after_a_question() {
    let server = Server::start().await;
    let (ana, ben, path, _) = evening(&server).await;
    let delete = format!("{path}/delete");
    assert_eq!(ben.open(&delete).await.status, 403);
    assert_eq!(ben.send(&delete, &[]).await.status, 403);
    let page = ana.open(&delete).await;
    assert!(page.text("question").contains("Ana"));
    assert!(page.html.contains("no longer counts in any statistics"));
    let page = ana.send(&delete, &[]).await;
    assert_eq!((page.status, page.path.as_str()), (200, "/history"));
    assert!(!page.html.contains(&path));
    assert_eq!(ana.open(&path).await.status, 404);
}

#[tokio::test]
async fn a_browser_that_leaves_a_group_sees_it_no_more_and_others_do() {
    let server = Server::start().await;
    let (ana, ben, path, group) = evening(&server).await;
    let leave = format!("{group}/leave");
    let page = ben.open(&leave).await;
    assert!(!page.html.contains("You’re an admin"));
    assert!(ana.open(&leave).await.html.contains("You’re an admin"));
    let page = ben.send(&leave, &[]).await;
    assert!(!page.html.contains(&group));
    assert_eq!(ben.open(&group).await.status, 403);
    assert_eq!(ana.open(&group).await.status, 200);
    // The seat is not the group.
    assert_eq!(ben.open(&path).await.status, 200);
}

#[tokio::test]
async fn a_keeper_deletes_a_group_with_all_it_holds() {
    let server = Server::start().await;
    let (ana, ben, path, group) = evening(&server).await;
    let delete = format!("{group}/delete");
    assert_eq!(ben.open(&delete).await.status, 403);
    assert_eq!(ben.send(&delete, &[]).await.status, 403);
    assert!(
        ana.open(&delete)
            .await
            .html
            .contains("2 players and all games")
    );
    ana.send(&delete, &[]).await;
    for phone in [&ana, &ben] {
        assert_ne!(phone.open(&group).await.status, 200);
        assert_ne!(phone.open(&path).await.status, 200);
    }
}

#[tokio::test]
async fn a_phone_sees_what_it_may_do_and_ends_it() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    let page = ana.open("/device").await;
    assert!(page.text("groups").contains("admin"));
    assert!(page.text("running").contains("Ana and Ben"));
    let page = ben.open("/device").await;
    assert!(page.text("groups").contains("member"));
    let end = page.link("/device/end?game=");
    assert!(ben.open(&end).await.html.contains("from this phone?"));
    let page = ben.send(&end, &[]).await;
    assert!(!page.has("running"));
    // Still a member: the table can be seen, but nothing marked.
    let page = ben.open(&path).await;
    assert!(!page.html.contains("name=\"move\""));
    ben.send("/device/end", &[]).await;
    assert_ne!(ben.open(&path).await.status, 200);
    assert!(!ben.open("/device").await.has("groups"));
    assert_eq!(ana.open(&path).await.status, 200);
    assert_eq!(ana.open("/device/end?game=no-game!").await.status, 404);
}
