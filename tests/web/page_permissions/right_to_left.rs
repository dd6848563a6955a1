//! Names that are written from right to left, on every page.

use super::Table;
use super::routes::{For, ROUTES};
use crate::common::Server;

/// A text without what its forms send.
fn shown(html: &str) -> String {
    let cut = |text: String, from: &str, to: &str| {
        let mut parts = text.split(from);
        let first = parts.next().unwrap().to_owned();
        let rest = parts.map(|part| part.split_once(to).unwrap().1);
        first + &rest.collect::<String>()
    };
    let text = cut(html.to_owned(), " value=\"", "\"");
    let text = cut(text, " data-file=\"", "\"");
    let text = cut(text, " data-name=\"", "\"");
    cut(text, "<textarea", "</textarea>")
}

/// The first text with a letter of these scripts that is not isolated from the text around it.
fn loose(html: &str) -> Option<String> {
    let mut depth = 0;
    for (at, letter) in html.char_indices() {
        match letter {
            '\u{2068}' => depth += 1,
            '\u{2069}' => depth -= 1,
            '\u{590}'..='\u{6ff}' if depth == 0 => {
                let before = html[..at].chars().rev().take(80).collect::<Vec<_>>();
                let before = before.into_iter().rev().collect::<String>();
                return Some(before + &html[at..].chars().take(40).collect::<String>());
            }
            _ => {}
        }
    }
    assert_eq!(depth, 0);
    None
}

#[tokio::test]
async fn each_name_from_right_to_left_is_isolated_on_every_page() {
    let server = Server::start().await;
    let table = Table::of(&server, ["محمد", "דוד"], "שרה").await;
    let act = async |below: &str, body: &str| {
        let path = format!("/api/v1/games/{}/{below}", table.game);
        let headers = [("Content-Type", "application/json")];
        let made = table.xenia.post(&path, &headers, body).await;
        assert_eq!(made.status, 201, "{}", made.text);
    };
    let mut loose_on = Vec::new();
    let mut named = 0;
    for step in ["begun", "crossed", "finished", "followed"] {
        match step {
            "crossed" => {
                for seat in 0..2 {
                    let cross =
                        format!(r#"{{"type":"cross","row":"red","number":5,"seat":{seat}}}"#);
                    act("moves", &cross).await;
                }
            }
            "finished" => {
                for row in ["red", "blue"] {
                    act("moves", &format!(r#"{{"type":"close","row":"{row}"}}"#)).await;
                }
                act("moves", r#"{"type":"finish"}"#).await;
            }
            "followed" => act("rematch", "{}").await,
            _ => {}
        }
        let phones = [&table.xenia, &table.yorick, &table.reader, &table.spectator];
        for route in ROUTES
            .iter()
            .filter(|it| it.form.is_none() && it.is_for != For::Secret)
        {
            for phone in phones {
                let page = table.ask(route, phone).await;
                if page.status == 200 && !route.path.contains("template") {
                    let html = shown(&page.text);
                    named += usize::from(html.contains("محمد"));
                    loose_on
                        .extend(loose(&html).map(|text| format!("{step} {}: {text}", route.path)));
                }
            }
        }
    }
    assert!(named > 100, "{named}");
    assert!(loose_on.is_empty(), "{}", loose_on.join("\n\n"));
}
