//! Files of games: what is in them is shown first, then added.

use data_encoding::BASE64;
use rowlock::domain::i18n::Language;

use super::browser::{Browser, Page};
use super::import::{count, group};
use crate::common::Server;

const TABLE: &str = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
    1,2024-05-01,classic,Ana,4,3,8,7,2,\n1,2024-05-01,classic,Cleo,,,,,,54\n";

async fn show(phone: &Browser, group: &str, name: &str, text: &str) -> Page {
    let import = format!("{group}/import");
    phone.send_file(&import, name, text).await
}

/// Sends the file that a page has kept once more, with these fields.
async fn send_kept(phone: &Browser, group: &str, page: &Page, fields: &[(&str, &str)]) -> Page {
    let kept = page.hidden("kept").unwrap().to_owned();
    let fields = [&[("kept", kept.as_str())], fields].concat();
    phone
        .send_multipart(&format!("{group}/import"), &fields)
        .await
}

#[tokio::test]
async fn a_file_is_shown_first_and_taken_whole_or_not_at_all() {
    let server = Server::start().await;
    let (ana, ben, group) = group(&server).await;
    let page = show(&ana, &group, "games.csv", TABLE).await;
    assert_eq!(page.text("counts"), "One new game.");
    let games = page.text("found-games");
    assert_eq!(games, "Ana 70 · Cleo 54 Line 2: 1 May 2024 · Classic");
    assert_eq!(page.text("add"), "Add this game");
    assert_eq!(count(&ana, &group).await, "0 finished games.");
    let page = send_kept(&ana, &group, &page, &[("add", "")]).await;
    assert_eq!(page.text("import-result"), "One game was added. History");
    assert_eq!(count(&ana, &group).await, "One finished game.");
    let page = show(&ana, &group, "again.txt", TABLE).await;
    let counts = page.text("counts");
    assert_eq!(counts, "No new games. One is already here.");
    assert!(page.text("found-games").ends_with("already here"));
    assert!(!page.has("add"));
    let page = send_kept(&ana, &group, &page, &[("add", "")]).await;
    let result = page.text("import-result");
    assert_eq!(result, "No new games. One was already here. History");
    for text in ["", "\u{feff} { \"format\": 1", "a\n1\n"] {
        let page = show(&ana, &group, "odd.json", text).await;
        assert_eq!(page.status, 400, "{text}");
        assert!(page.has("message"));
    }
    let import = format!("{group}/import");
    for fields in [
        &[("other", TABLE)][..],
        &[("kept", "%%%"), ("add", "")],
        &[("kept", "")],
        &[("kept", "YQ=="), ("name-1", "")],
        &[("kept", "YQ=="), ("name-1", "Ana"), ("player-1", "\u{7}")],
        &[("add", "")],
    ] {
        let page = ana.send_multipart(&import, fields).await;
        assert_eq!(page.status, 400, "{fields:?}");
    }
    assert_eq!(ben.open(&import).await.status, 403);
    assert_eq!(show(&ben, &group, "games.csv", TABLE).await.status, 403);
    assert_eq!(count(&ana, &group).await, "One finished game.");
}

#[tokio::test]
async fn each_mistake_of_a_file_is_corrected_where_it_is_shown() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let wrong = TABLE.replace("54", "??").replace("4,3,8", "4,y,8");
    let wrong = wrong.replacen("2024-05-01", "2024-13-01", 1);
    let page = show(&ana, &group, "games.csv", &wrong).await;
    assert_eq!(page.status, 400);
    let mistakes = page.text("mistakes");
    for mistake in [
        "Line 2: yellow: enter a number.",
        "Line 2: Write dates like 2026-11-20.",
        "Leave this line out",
        "Line 3: total: enter a number.",
    ] {
        assert!(mistakes.contains(mistake), "{mistakes}");
    }
    assert_eq!(page.attribute("cell-0-2-5", "value"), "y");
    assert_eq!(page.attribute("cell-0-2-1", "value"), "2024-13-01");
    assert_eq!(page.attribute("cell-0-3-9", "value"), "??");
    assert!(!page.has("add"));
    // A mistake keeps the file from being added; what is right now is not asked again.
    let half = [
        ("cell-0-2-5", "3"),
        ("cell-0-3-9", "y"),
        ("cell-0-2-1", "2024-05-01"),
    ];
    let page = send_kept(&ana, &group, &page, &[&half[..], &[("add", "")]].concat()).await;
    assert_eq!(page.status, 400);
    assert_eq!(page.attribute("cell-0-3-9", "value"), "y");
    assert_eq!(page.hidden("cell-0-2-5"), Some("3"));
    assert_eq!(count(&ana, &group).await, "0 finished games.");
    let right = [
        ("cell-0-2-5", "3"),
        ("cell-0-3-9", "54"),
        ("cell-0-2-1", "2024-05-01"),
    ];
    let page = send_kept(&ana, &group, &page, &right).await;
    assert_eq!(page.text("counts"), "One new game.");
    let page = send_kept(&ana, &group, &page, &[&right[..], &[("add", "")]].concat()).await;
    assert_eq!(page.text("import-result"), "One game was added. History");
}

#[tokio::test]
async fn what_can_be_read_in_two_ways_is_asked() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let table = TABLE.replace("2024-05-01", "4/5/2024");
    let table = table.replace("4,3,8,7,2,", "10,6,3,1,0,");
    let page = show(&ana, &group, "games.csv", &table).await;
    assert_eq!(page.status, 200);
    assert_eq!(
        page.text("counts").split(" Dates").next(),
        Some("One game waits for your answer.")
    );
    assert!(!page.has("add"));
    let points = [("numbers", "points"), ("dates", "day_first")];
    let page = send_kept(&ana, &group, &page, &points).await;
    assert_eq!(page.status, 200, "{}", page.html);
    let games = page.text("found-games");
    assert_eq!(games, "Cleo 54 · Ana 20 Line 2: 4 May 2024 · Classic");
    let crosses = [("numbers", "crosses"), ("dates", "month_first")];
    let page = send_kept(&ana, &group, &page, &crosses).await;
    let games = page.text("found-games");
    assert_eq!(games, "Ana 83 · Cleo 54 Line 2: 5 April 2024 · Classic");
    assert!(!page.has("encoding"));
    let bytes = show(&ana, &group, "games.csv", &table.replace("Cleo", "Zoë")).await;
    assert!(!bytes.has("encoding"));
}

#[tokio::test]
async fn new_players_can_be_players_of_the_group_under_another_name() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let page = show(&ana, &group, "games.csv", TABLE).await;
    assert_eq!(page.text("new-players"), "Cleo one game");
    assert!(page.html.contains("<option value=\"Ben\">"));
    let names = [("name-1", "Cleo"), ("player-1", "Ben")];
    let page = send_kept(&ana, &group, &page, &names).await;
    assert_eq!(page.attribute("player-1", "value"), "Ben");
    let added = [&names[..], &[("add", "")]].concat();
    let page = send_kept(&ana, &group, &page, &added).await;
    assert_eq!(page.text("import-result"), "One game was added. History");
    let history = ana.open("/history").await;
    assert!(history.text("games").contains("Ana 70 Ben 54"));
    // The game is known by the names of the file.
    let page = show(&ana, &group, "games.csv", TABLE).await;
    assert!(!page.has("add"), "{}", page.html);
    let twice = [("name-1", "Cleo"), ("player-1", "Ana")];
    let page = send_kept(&ana, &group, &page, &twice).await;
    assert!(page.text("mistakes").contains("in one game twice"));
}

#[tokio::test]
async fn a_column_that_is_no_players_is_left_out_by_clearing_its_name() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let table = "Date,Ana,Snacks\n20-Nov,60,3\n27-Nov,48,2\n";
    let page = show(&ana, &group, "games.csv", table).await;
    assert!(page.has("year") && !page.has("add"), "{}", page.html);
    let page = send_kept(&ana, &group, &page, &[("year", "2025")]).await;
    assert_eq!(page.attribute("year", "value"), "2025");
    assert_eq!(page.text("new-players"), "Snacks 2 games");
    let answers = [("year", "2025"), ("name-1", "Snacks"), ("player-1", "")];
    let page = send_kept(&ana, &group, &page, &answers).await;
    assert_eq!(page.attribute("player-1", "value"), "");
    let games = page.text("found-games");
    assert!(
        games.starts_with("Ana 60 Line 2: 20 November 2025"),
        "{games}"
    );
    let added = [&answers[..], &[("add", "")]].concat();
    let page = send_kept(&ana, &group, &page, &added).await;
    assert_eq!(page.text("import-result"), "2 games were added. History");
    assert!(!ana.open("/history").await.html.contains("Snacks"));
}

#[tokio::test]
async fn more_is_left_out_than_is_named() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let sums: String = (1..=23)
        .map(|number| format!("Total {number},1,2\n"))
        .collect();
    let table = format!("Date,Ana,Ben\n2025-11-20,60,54\n{sums}");
    let page = show(&ana, &group, "games.csv", &table).await;
    let counts = page.text("counts");
    assert!(counts.contains("no game: 3, 4, 5"), "{counts}");
    assert!(counts.ends_with("22 and 3 more."), "{counts}");
}

#[tokio::test]
async fn a_correction_that_is_too_long_is_refused_with_its_limit() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let wrong = TABLE.replace("54", "??");
    let page = show(&ana, &group, "games.csv", &wrong).await;
    assert_eq!(page.attribute("cell-0-3-9", "maxlength"), "1000");
    for length in [1001, 2000, 5000] {
        let long = "5".repeat(length);
        let refused = send_kept(&ana, &group, &page, &[("cell-0-3-9", long.as_str())]).await;
        assert_eq!(refused.status, 413);
        let message = refused.text("message");
        assert_eq!(message, "Enter at most 1000 characters.");
    }
    // Of letters with several bytes there can be as many.
    let long = "\u{436}".repeat(1000);
    let page = send_kept(&ana, &group, &page, &[("cell-0-3-9", long.as_str())]).await;
    assert_eq!(page.attribute("cell-0-3-9", "value"), long);
}

#[tokio::test]
async fn the_order_of_a_day_is_chosen_among_those_that_are_possible() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    for (day, orders) in [
        ("4/5/2025", "Day first: May 4 Month first: April 5"),
        ("25-01-14", "Day first: May 4 Year first: 26-05-04"),
    ] {
        let table = TABLE.replace("2024-05-01", day);
        let page = show(&ana, &group, "games.csv", &table).await;
        assert_eq!(page.text("dates"), orders);
    }
    let table = TABLE.replace("2024-05-01", "25-01-14");
    let page = show(&ana, &group, "games.csv", &table).await;
    let page = send_kept(&ana, &group, &page, &[("dates", "year_first")]).await;
    let games = page.text("found-games");
    assert!(games.contains("14 January 2025"), "{games}");
}

#[tokio::test]
async fn a_large_file_must_be_chosen_again() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let large = format!("{TABLE}{}", "\n".repeat(1024 * 1024));
    let page = show(&ana, &group, "games.csv", &large).await;
    assert_eq!(page.text("counts"), "One new game.");
    assert!(page.has("again") && page.hidden("kept").is_none());
}

#[tokio::test]
async fn the_template_in_each_language_can_be_filled_in_and_imported() {
    let server = Server::start().await;
    let (ana, ben, group) = group(&server).await;
    let import = format!("{group}/import");
    for (number, language) in Language::ALL.into_iter().enumerate() {
        ana.send("/settings", &[("language", language.code())])
            .await;
        let page = ana.open(&import).await;
        for (id, link) in [("template", "template.xlsx"), ("template-csv", "template")] {
            assert_eq!(page.attribute(id, "href"), format!("{import}/{link}"));
        }
        let table = ana.open(&format!("{import}/template")).await;
        assert!(!table.html.contains("variant,"), "{}", table.html);
        assert_eq!(table.html.matches(" (").count(), 4, "{}", table.html);
        // Another day makes another game.
        let filled = table
            .html
            .replace("2026-11-20", &format!("2025-01-0{}", number + 1));
        let page = show(&ana, &group, "games.csv", &filled).await;
        assert_eq!(page.status, 200, "{language}: {}", page.html);
        let page = send_kept(&ana, &group, &page, &[("add", "")]).await;
        assert_eq!(page.status, 200, "{language}: {}", page.html);
    }
    ana.send("/settings", &[("language", "en")]).await;
    let games = format!("{} finished games.", Language::ALL.len());
    assert_eq!(count(&ana, &group).await, games);
    assert_eq!(ben.open(&format!("{import}/template")).await.status, 403);
}

#[tokio::test]
async fn a_large_import_says_how_far_it_is_and_then_what_it_did() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let head = TABLE.lines().next().unwrap();
    let game = |number: usize| format!("{number},2024-05-01,classic,Ana,,,,,,{}\n", number % 80);
    let rows: String = (1..=600).map(game).collect();
    let page = show(&ana, &group, "games.csv", &format!("{head}\n{rows}")).await;
    assert_eq!(page.text("counts"), "600 new games.");
    assert!(page.html.contains("And 400 more games."));
    let page = send_kept(&ana, &group, &page, &[("add", "")]).await;
    assert!(page.html.matches("<progress").count() > 5, "{}", page.html);
    assert!(page.text("steps").contains("of 600 games"));
    let result = page.text("import-result");
    assert_eq!(result, "600 games were added. History");
    assert!(page.html.trim_end().ends_with("</html>"));
    assert_eq!(count(&ana, &group).await, "600 finished games.");
}

#[tokio::test]
async fn only_the_first_of_very_many_new_players_are_listed() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let head = TABLE.lines().next().unwrap();
    let game = |number: usize| format!("{number},2024-05-01,classic,Player {number},,,,,,50\n");
    let rows: String = (1..=205).map(game).collect();
    let page = show(&ana, &group, "games.csv", &format!("{head}\n{rows}")).await;
    assert_eq!(page.html.matches(" list=\"group-players\"").count(), 200);
    assert!(page.html.contains("And 5 more new players."));
    let fields: Vec<(String, String)> = (0..1001)
        .map(|n| (format!("x-{n}"), String::new()))
        .collect();
    let fields: Vec<(&str, &str)> = fields
        .iter()
        .map(|(a, b)| (a.as_str(), b.as_str()))
        .collect();
    let page = send_kept(&ana, &group, &page, &fields).await;
    assert_eq!(page.status, 413);
}

#[tokio::test]
async fn the_fields_of_a_form_are_counted_whatever_their_names() {
    let server = Server::start().await;
    let (ana, _, group) = group(&server).await;
    let import = format!("{group}/import");
    let kept = BASE64.encode(TABLE.as_bytes());
    for (count, status) in [(999, 200), (1001, 413)] {
        let mut fields = vec![("numbers", ""); count];
        fields.push(("kept", &kept));
        let page = ana.send_multipart(&import, &fields).await;
        assert_eq!(page.status, status, "{count}: {}", page.html);
    }
}
