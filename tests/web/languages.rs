//! The language of pages and problems.

use rowlock::domain::board_name::board_name;
use rowlock::domain::i18n::{Language, Translator, msg};
use rowlock_rules::Boards;

use super::browser::{Browser, table};
use crate::common::{Response, Server};

#[tokio::test]
async fn a_page_is_in_the_language_of_its_browser_and_in_no_other() {
    let server = Server::start().await;
    let (ana, ben) = (
        Browser::asking(&server, "de-AT,en;q=0.5"),
        Browser::of(&server),
    );
    let (path, code) = ana.make("Ana", "turns").await;
    ben.join(&code, "Ben").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let german = ana.open(&path).await;
    assert!(german.html.contains("<html lang=\"de\""));
    assert!(german.text("end-turn").starts_with("Fertig"));
    assert!(!german.html.contains("End turn") && !german.html.contains("not now"));
    let english = ben.open(&path).await;
    assert!(english.html.contains("<html lang=\"en\""));
    assert!(!english.html.contains("Fertig"));
}

#[tokio::test]
async fn a_page_that_anyone_finds_describes_itself_in_one_line_and_that_of_a_game_does_not() {
    let server = Server::start().await;
    let ana = Browser::asking(&server, "de");
    let (path, _) = ana.make("Ana", "turns").await;
    let description = "<meta name=\"description\" content=\"Ein digitaler Spielzettel für Qwixx®. ";
    for place in ["/", "/join", "/rules/classic"] {
        assert!(ana.open(place).await.html.contains(description), "{place}");
    }
    assert!(!ana.open(&path).await.html.contains("description"));
}

#[tokio::test]
async fn a_refusal_is_in_the_language_of_the_reader() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "turns").await;
    ana.send("/settings", &[("language", "fr")]).await;
    let sheet = ana.press_all(&path, &["cross red 5", "cross red 4"]).await;
    assert_eq!(
        sheet.text("message"),
        "Rouge 4 : trop tard, le 5 rouge est déjà coché."
    );
}

#[tokio::test]
async fn the_page_of_an_unknown_path_is_in_the_language_of_its_device() {
    let server = Server::start().await;
    let ana = Browser::of(&server);
    ana.send("/settings", &[("language", "fr")]).await;
    for path in ["/nowhere", "/games/nothing"] {
        let page = ana.open(path).await;
        assert!(page.html.contains("lang=\"fr\""), "{path}: {}", page.html);
    }
}

#[tokio::test]
async fn a_problem_is_in_the_language_that_is_accepted_and_else_in_english() {
    let server = Server::start().await;
    for (asked, detail, language) in [
        ("de", "Hier gibt es nichts mit diesem Namen.", "de"),
        (
            "nl;q=0.1, es-MX;q=0.9",
            "Aquí no hay nada con ese nombre.",
            "es",
        ),
        // The first of those that are wanted alike.
        ("de, en, fr", "Hier gibt es nichts mit diesem Namen.", "de"),
        ("tlh, *;q=0.5", "There’s nothing with that name here.", "en"),
        (
            "de;q=7, ;;=,\u{e9}",
            "There’s nothing with that name here.",
            "en",
        ),
    ] {
        let request = server.http.get(format!("{}/api/v1/games/x", server.url));
        let response = Response::of(request.header("Accept-Language", asked)).await;
        assert_eq!(response.json()["detail"], detail, "{asked}");
        assert_eq!(response.header("content-language"), language, "{asked}");
    }
}

#[test]
fn no_line_of_a_french_page_ends_before_a_sign_that_has_a_space_before_it() {
    let rows = Translator::default().rows;
    let language = Language::ALL.into_iter().find(|it| it.code() == "fr");
    let language = language.unwrap();
    let text = msg("result-better-than")
        .with("percent", 50)
        .with("board", "x");
    let text = Translator { language, rows }.translate(text);
    assert!(text.contains("50\u{202f}%"), "{text:?}");
}

#[test]
fn every_official_board_has_a_name_in_each_language() {
    for board in Boards::load().unwrap().iter() {
        for language in Language::ALL {
            let rows = Translator::default().rows;
            let name = Translator { language, rows }.translate(board_name(board));
            assert!(!name.starts_with("board-name"), "{language} {name}");
            assert!(
                language != Language::ENGLISH || name == board.name,
                "{name}"
            );
        }
    }
}

#[tokio::test]
async fn a_board_has_the_name_of_its_box_on_every_page() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "sheet").await;
    ana.send("/settings", &[("language", "de")]).await;
    let sheet = ana.press_all(&path, &["cross red 2", "cross red 3"]).await;
    assert!(
        sheet
            .html
            .contains("<title>Ana · Klassisch · Rowlock</title>")
    );
    ben.press_all(
        &path,
        &["cross blue 12", "close yellow", "close green", "finish"],
    )
    .await;
    let result = ana.open(&path).await;
    assert!(result.text("played").starts_with("Klassisch · "));
    let history = ana.open("/history").await;
    let stats = history.link("/groups/");
    let review = format!("{path}/review");
    let pages = [
        &history.path,
        &stats,
        &review,
        "/new",
        "/print",
        "/score",
        "/rules",
        "/rules/classic",
    ];
    for path in pages {
        let page = ana.open(path).await;
        assert!(page.html.contains("Klassisch"), "{path}");
        assert!(!page.html.contains("Classic"), "{path}: {}", page.html);
    }
    let boards = ana.open("/new").await;
    for name in ["Qwixx gemixxt", "gemixxt A, gemixxt B", "Connected: Treppe"] {
        assert!(boards.html.contains(name), "{name}");
    }
    assert!(
        ben.open(&path)
            .await
            .text("played")
            .starts_with("Classic · ")
    );
    let export = ana
        .open(&format!("/api/v1{path}/export?format=bgstats"))
        .await;
    assert!(export.html.contains("\"Classic\""), "{}", export.html);
}
