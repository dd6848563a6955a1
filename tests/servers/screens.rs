//! A screen whose requests go to any of several servers.

use super::Servers;
use crate::common::postgres;
use crate::web::browser::Browser;

#[tokio::test]
async fn a_screen_gets_its_code_from_one_server_is_paired_by_another_and_watches_by_a_third() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(3).await;
    let [one, other, third] = &servers.servers[..] else {
        panic!("three servers");
    };
    let (tv, ana) = (Browser::of(one), Browser::of(other));
    let code = tv.open("/tv").await.text("code");
    for server in [other, third] {
        assert_eq!(tv.at(server).open("/tv").await.text("code"), code);
    }
    let (path, _) = ana.make("Ana", "turns").await;
    let game = path.trim_start_matches("/games/");
    let fields = [("code", code.as_str()), ("game", game)];
    assert_eq!(ana.at(one).send("/screen", &fields).await.path, path);
    assert_eq!(ana.at(third).send("/screen", &fields).await.status, 400);
    let shown = tv.at(third).open("/tv").await;
    assert_eq!(shown.path, format!("{path}/table"));
}

#[tokio::test]
async fn a_code_that_is_used_on_two_servers_at_once_pairs_its_screen_with_one_game() {
    if postgres::is_missing() {
        return;
    }
    let servers = Servers::start(2).await;
    let (one, other) = servers.two();
    let (ana, ben) = (Browser::of(one), Browser::of(other));
    let (first, _) = ana.make("Ana", "turns").await;
    let (second, _) = ben.make("Ben", "turns").await;
    for _ in 0..10 {
        let tv = Browser::of(one);
        // A screen that asks two servers at once has one code.
        let at_other = tv.at(other);
        tv.open("/tv").await;
        let (shown, also) = tokio::join!(tv.open("/tv"), at_other.open("/tv"));
        let code = shown.text("code");
        assert_eq!(also.text("code"), code);
        let of = |path: &str| path.trim_start_matches("/games/").to_owned();
        let (a, b) = (of(&first), of(&second));
        let (by_ana, by_ben) = (
            [("code", &*code), ("game", &*a)],
            [("code", &*code), ("game", &*b)],
        );
        let (used, refused) =
            tokio::join!(ana.send("/screen", &by_ana), ben.send("/screen", &by_ben));
        let mut statuses = [used.status, refused.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 400]);
        let shown = tv.open("/tv").await.path;
        let paired = if used.status == 200 { &first } else { &second };
        assert_eq!(shown, format!("{paired}/table"));
    }
}
