//! Who belongs to a group and who is invited, on the pages of its keepers.

use super::browser::{Browser, Page, table};
use crate::common::Server;

/// The path of the group of a game.
async fn group(phone: &Browser, path: &str) -> String {
    let game = phone.open(&format!("/api/v1{path}")).await;
    let game: serde_json::Value = serde_json::from_str(&game.html).unwrap();
    format!("/groups/{}", game["group"].as_str().unwrap())
}

/// Where the link or form of the first entry that says this leads.
fn leads(html: &str, words: &str, attribute: &str) -> String {
    let (_, entry) = html.split_once(words).unwrap();
    let (_, behind) = entry.split_once(&format!("{attribute}=\"")).unwrap();
    behind.split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn a_keeper_removes_a_lost_phone_from_the_group() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "turns").await;
    let group = group(&ana, &path).await;
    assert_eq!(
        ana.open(&format!("{group}/edit"))
            .await
            .attribute("belong", "href"),
        format!("{group}/members")
    );
    let members = ana.open(&format!("{group}/members")).await;
    let list = members.text("members");
    assert!(
        list.starts_with("Ana admin") && list.contains("this phone"),
        "{list}"
    );
    assert!(list.contains("Ben member"), "{list}");
    assert_eq!(members.attribute("leave", "href"), format!("{group}/leave"));

    let ask = leads(&members.html, "<strong>Ben", "href");
    let question = ana.open(&ask).await;
    assert_eq!(question.text("question"), "Remove Ben from the group?");
    assert_eq!(ben.open(&ask).await.status, 403);
    assert_eq!(ben.send(&ask, &[]).await.status, 403);
    let members = ana.send(&ask, &[]).await;
    assert_eq!(members.path, format!("{group}/members"));
    assert!(!members.text("members").contains("Ben"));
    assert_eq!(ben.open(&path).await.status, 403);
    assert_eq!(ben.open(&group).await.status, 403);
    // Pressed twice it has done no more.
    assert_eq!(ana.send(&ask, &[]).await.status, 200);
}

#[tokio::test]
async fn a_keeper_withdraws_an_invite() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let group = group(&ana, &path).await;
    let members = format!("{group}/members");
    assert!(ana.open(&members).await.has("no-invites"));
    let given = ana
        .send(&format!("{group}/invites"), &[("role", "keeper")])
        .await;
    let (_, secret) = given.html.split_once("/i/").unwrap();
    let secret = secret
        .split(['"', '<', ' '])
        .next()
        .unwrap()
        .trim()
        .to_owned();
    let page = ana.open(&members).await;
    assert!(page.text("invites").contains("Invite for an admin"));
    let withdraw = leads(&page.html, "Invite for an admin", "action");
    let page = ana.send(&withdraw, &[]).await;
    assert!(page.has("no-invites"));
    assert_eq!(ana.send(&withdraw, &[]).await.status, 200);
    let late = Browser::of(&server).open(&format!("/i/{secret}")).await;
    assert_eq!(late.status, 410);
}

#[tokio::test]
async fn a_refusal_of_a_group_says_what_is_missing_there() {
    let server = Server::start().await;
    let (ana, ben, game) = table(&server, "turns").await;
    let (zoe, unknown) = (Browser::of(&server), Browser::of(&server));
    zoe.make("Zoe", "turns").await;
    let group = group(&ana, &game).await;
    let pages = ["", "/members", "/edit"].map(|page| format!("{group}{page}"));
    for page in pages {
        for (stranger, status) in [(&zoe, 403), (&unknown, 401)] {
            let refused = stranger.open(&page).await;
            assert_eq!(refused.status, status, "{page}");
            assert!(refused.html.contains("This phone isn’t in that group"));
            assert!(refused.text("message").starts_with("Ask an admin"));
        }
    }
    let refused = ben.open(&format!("{group}/edit")).await;
    assert_eq!(refused.status, 403);
    let detail = "Only admins of the group can do this.";
    assert_eq!(refused.text("message"), detail);
}

/// Accepts a new invite to this role in the group.
async fn accept(keeper: &Browser, group: &str, role: &str, phone: &Browser) -> Page {
    let given = keeper
        .send(&format!("{group}/invites"), &[("role", role)])
        .await;
    let (_, link) = given.html.split_once("/i/").unwrap();
    let link = link.split(['"', '<', ' ']).next().unwrap().trim();
    let path = format!("/i/{link}");
    assert!(phone.open(&path).await.html.contains("Join the group"));
    phone.send(&path, &[]).await
}

#[tokio::test]
async fn a_reader_sees_the_games_of_the_group_and_is_offered_none_to_start() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    let group = group(&ana, &path).await;
    assert!(
        ana.open(&format!("{group}/members"))
            .await
            .html
            .contains("Invite a reader")
    );
    let eve = Browser::of(&server);
    let history = accept(&ana, &group, "reader", &eve).await;
    assert_eq!(history.path, group.replace("/groups/", "/history/"));
    assert_eq!(eve.open(&path).await.status, 200);
    let boards = eve.open(&format!("{group}/boards")).await;
    assert!(boards.status == 200 && !boards.has("new-board"));
    let id = group.trim_start_matches("/groups/");
    assert!(ana.open("/new").await.html.contains(id));
    assert!(!eve.open("/new").await.html.contains(id));
    let new = [
        ("name", "Eve"),
        ("variant", "classic"),
        ("mode", "turns"),
        ("group", id),
    ];
    assert_eq!(eve.send("/new", &new).await.status, 403);
    let rights = eve.open("/device").await;
    assert!(rights.html.contains("reader: can look"), "{}", rights.html);
    // Of several roles the one that allows the most is listed.
    for (role, listed) in [
        ("member", "member: can"),
        ("reader", "member: can"),
        ("keeper", "admin: can"),
    ] {
        accept(&ana, &group, role, &eve).await;
        let members = ana.open(&format!("{group}/members")).await.text("members");
        let (_, entry) = members
            .split_once("A phone that hasn’t played yet")
            .unwrap();
        assert!(entry.trim_start().starts_with(listed), "{role}: {members}");
    }
}

#[tokio::test]
async fn one_section_invites_a_player_somebody_who_watches_a_tv_and_the_group() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (game, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    let people = format!("{game}/people");
    let lobby = ana.open(&game).await;
    let invite = lobby.attribute("invite-others", "href");
    assert_eq!(invite, format!("{people}#invite-title"));
    let page = ana.open(&people).await;
    assert_eq!(page.text("invite-title"), "Invite");
    assert_eq!(page.attribute("invite-player", "href"), game);
    for id in ["share", "screen", "invite-group"] {
        assert!(page.has(id), "{id}");
    }
    ana.send(&format!("{game}/start"), &[]).await;
    let page = ana.open(&people).await;
    assert!(page.text("code-open").contains(&code));
    assert!(!page.has("invite-player"));
    // A guest shows the game on a TV, and no more.
    let page = ben.open(&people).await;
    assert!(page.has("screen"));
    for id in ["code-open", "share", "invite-group"] {
        assert!(!page.has(id), "{id}");
    }
}
