//! The form that corrects a finished game.

use super::browser::{Browser, Page, table};
use crate::common::Server;

const FILLED: [(&str, &str); 8] = [
    ("date", "2024-05-01"),
    ("variant", "classic"),
    ("name-1", "Ana"),
    ("red-1", "4"),
    ("yellow-1", "3"),
    ("green-1", "8"),
    ("blue-1", "7"),
    ("total-2", "54"),
];

/// A keeper, a member, and the result of a game on paper with Ana and Ben.
async fn paper_game(server: &Server) -> (Browser, Browser, String) {
    let (ana, ben, _) = table(server, "sheet").await;
    let group = ana.open("/history").await.link("/groups/");
    let fields: Vec<_> = FILLED.into_iter().chain([("name-2", "Ben")]).collect();
    let history = ana.send(&format!("{group}/paper"), &fields).await;
    let game = history.link("/games/");
    (ana, ben, game)
}

/// The values of the form, some of which are replaced.
fn filled<'a>(page: &Page, replaced: &[(&'a str, &'a str)]) -> Vec<(String, String)> {
    let names = [
        "name",
        "red",
        "yellow",
        "green",
        "blue",
        "penalties",
        "total",
    ];
    let numbered = (1..=8).flat_map(|number| names.map(|name| format!("{name}-{number}")));
    let all = numbered.chain(["date", "place"].map(str::to_owned));
    let mut fields: Vec<(String, String)> = all
        .map(|name| {
            let value = page.attribute(&name, "value").to_owned();
            (name, value)
        })
        .collect();
    fields.push(("variant".to_owned(), "classic".to_owned()));
    let seen = page.hidden("seen").unwrap();
    fields.push(("seen".to_owned(), seen.to_owned()));
    for (name, value) in replaced {
        fields.retain(|(other, _)| other != name);
        fields.push(((*name).to_owned(), (*value).to_owned()));
    }
    fields
}

async fn send(phone: &Browser, path: &str, fields: &[(String, String)]) -> Page {
    let fields: Vec<(&str, &str)> = fields
        .iter()
        .map(|(name, value)| (&**name, &**value))
        .collect();
    phone.send(path, &fields).await
}

#[tokio::test]
async fn a_keeper_corrects_a_paper_game_in_the_form_it_was_typed_in() {
    let server = Server::start().await;
    let (ana, ben, game) = paper_game(&server).await;
    let result = ana.open(&game).await;
    let form = result.link(&format!("{game}/correct"));
    assert!(!ben.open(&game).await.html.contains("id=\"correct\""));
    assert_eq!(ben.open(&form).await.status, 403);
    let page = ana.open(&form).await;
    assert_eq!(page.attribute("date", "value"), "2024-05-01");
    assert_eq!(page.attribute("green-1", "value"), "8");
    assert_eq!(page.attribute("total-2", "value"), "54");
    let corrected = filled(
        &page,
        &[
            ("date", "2024-04-30"),
            ("name-2", "Cleo"),
            ("total-2", "92"),
            ("place", "Home"),
            ("note", "<b>Rain</b>"),
        ],
    );
    let saved = send(&ana, &form, &corrected).await;
    assert_eq!((saved.status, &*saved.path), (200, &*game));
    assert!(saved.text("standings").contains("Cleo"), "{}", saved.html);
    assert!(saved.text("standings").contains("92"));
    assert_eq!(saved.text("played-at"), "Home");
    assert_eq!(saved.text("note"), "&#60;b&#62;Rain&#60;/b&#62;");
    assert!(saved.text("played").contains("30 April 2024"));
    assert!(
        saved.text("corrected").starts_with("Corrected by Ana on "),
        "{}",
        saved.text("corrected")
    );
    // The form was opened before: what others have saved is not replaced without a word.
    let again = send(&ana, &form, &corrected).await;
    assert_eq!(again.status, 412);
    assert!(again.html.contains("Save again"));
    let again = send(&ana, &form, &filled(&again, &[("total-2", "91")])).await;
    assert_eq!(again.status, 200);
    assert!(again.text("standings").contains("91"));
}

#[tokio::test]
async fn mistakes_of_a_correction_stand_next_to_its_player_and_nothing_is_stored() {
    let server = Server::start().await;
    let (ana, _, game) = paper_game(&server).await;
    let form = format!("{game}/correct");
    let page = ana.open(&form).await;
    let before = ana.open(&game).await.text("standings");
    for (name, value) in [
        ("total-2", "999"),
        ("red-1", "many"),
        ("name-2", "ana"),
        ("name-1", ""),
        ("date", "2999-01-01"),
        ("date", "1066-10-14"),
        ("date", ""),
        ("variant", "nothing"),
        ("place", "a\u{202e}b"),
    ] {
        let wrong = send(&ana, &form, &filled(&page, &[(name, value)])).await;
        assert_eq!(wrong.status, 400, "{name} {value}");
        assert!(wrong.html.contains("class=\"error\""), "{name} {value}");
    }
    assert_eq!(ana.open(&game).await.text("standings"), before);
    assert!(!ana.open(&game).await.html.contains("id=\"corrected\""));
}

#[tokio::test]
async fn the_date_alone_of_a_played_game_is_corrected() {
    let server = Server::start().await;
    let (ana, ben, game) = table(&server, "sheet").await;
    assert_eq!(ana.open(&format!("{game}/correct")).await.path, game);
    ana.send(&format!("{game}/end"), &[("seat", "0")]).await;
    let form = format!("{game}/correct");
    let page = ana.open(&form).await;
    assert!(!page.html.contains("name-1"));
    let seen = page.hidden("seen").unwrap();
    for (date, status) in [("2999-01-01", 400), ("yesterday", 400)] {
        let wrong = ana.send(&form, &[("date", date), ("seen", seen)]).await;
        assert_eq!(wrong.status, status, "{date}");
        assert!(wrong.html.contains("id=\"message\""));
    }
    let fields = [("date", "2024-02-29"), ("seen", seen)];
    assert_eq!(ben.send(&form, &fields).await.status, 403);
    let saved = ana.send(&form, &fields).await;
    assert!(
        saved.text("played").contains("29 February 2024"),
        "{}",
        saved.text("played")
    );
    assert!(saved.text("corrected").starts_with("Corrected by Ana on "));
    assert_eq!(ana.send(&form, &fields).await.status, 412);
}

#[tokio::test]
async fn a_deleted_player_stays_where_the_name_is_left_empty() {
    let server = Server::start().await;
    let (ana, _, game) = paper_game(&server).await;
    let group = ana.open("/history").await.link("/groups/");
    let player = ana.open(&group).await.link(&format!("{group}/players/"));
    ana.send(&format!("{player}/delete"), &[]).await;
    let form = format!("{game}/correct");
    let page = ana.open(&form).await;
    let (gone, other) = match page.attribute("name-1", "value") {
        "" => (1, 2),
        _ => (2, 1),
    };
    let gone = format!("name-{gone}");
    assert_eq!(page.attribute(&gone, "value"), "");
    assert_eq!(page.attribute(&gone, "placeholder"), "Someone");
    let other = format!("name-{other}");
    let wrong = send(&ana, &form, &filled(&page, &[(&other, "")])).await;
    assert_eq!(wrong.status, 400);
    let saved = send(&ana, &form, &filled(&page, &[("place", "Home")])).await;
    assert_eq!((saved.status, &*saved.path), (200, &*game));
    assert_eq!(saved.text("played-at"), "Home");
    assert_eq!(ana.open(&form).await.attribute(&gone, "value"), "");
}

#[tokio::test]
async fn the_form_of_a_game_that_was_deleted_says_so() {
    let server = Server::start().await;
    let (ana, _, game) = paper_game(&server).await;
    let form = format!("{game}/correct");
    let page = ana.open(&form).await;
    ana.send(&format!("{game}/delete"), &[]).await;
    let fields = filled(&page, &[("total-2", "55")]);
    assert_eq!(send(&ana, &form, &fields).await.status, 404);
    assert_eq!(ana.open(&form).await.status, 404);
}
