//! Empty sheets to print.

use rowlock::rules::{Boards, Color, row_score};

use super::browser::{Browser, Page};
use crate::common::Server;

/// The words of the first sheet on the page.
fn first_sheet(page: &Page) -> String {
    let (_, sheet) = page.html.split_once("<svg class=\"blank\"").unwrap();
    let (sheet, _) = sheet.split_once("</svg>").unwrap();
    let words = sheet
        .split('<')
        .filter_map(|part| Some(part.split_once('>')?.1));
    let words: Vec<&str> = words.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

#[tokio::test]
async fn every_board_has_empty_sheets_with_its_numbers_and_points() {
    let server = Server::start().await;
    for board in Boards::load().unwrap().iter() {
        let page = Browser::of(&server)
            .open(&format!("/print?variant={}", board.id))
            .await;
        assert_eq!(page.status, 200);
        let words = first_sheet(&page);
        for row in Color::ALL {
            let mut numbers = String::new();
            for space in &board.rows[row].spaces {
                let number = space.number().unwrap();
                numbers += &format!("{number} ");
                if space.is_double {
                    numbers += "2 ✕ ";
                }
                if board.is_lock_space(row, number) {
                    numbers += &format!("≥ {} ✕ ", board.needed_crosses);
                }
            }
            assert!(
                words.contains(numbers.trim()),
                "{row}: {numbers} in {words}"
            );
        }
        let points: Vec<String> = (1..=board.most_crosses)
            .map(|crosses| format!("{crosses} {}", row_score(crosses)))
            .collect();
        assert!(words.contains(&points.join(" ")), "{words}");
        assert_eq!(words.contains("Lucky numbers"), board.has_lucky_numbers());
        assert_eq!(page.html.matches("<svg class=\"blank\"").count(), 3);
    }
}

#[tokio::test]
async fn empty_sheets_are_found_where_one_looks_for_them() {
    let server = Server::start().await;
    let phone = Browser::of(&server);
    for page in ["/", "/new", "/rules"] {
        let page = phone.open(page).await;
        assert!(page.html.contains("href=\"/print\""), "{}", page.path);
    }
    let rules = phone.open("/rules/longo").await;
    assert_eq!(rules.attribute("blank", "href"), "/print?variant=longo");
    let first = phone.open("/print").await;
    assert!(first.html.contains("Empty Classic sheet"));
    let unknown = phone.open("/print?variant=gigant").await;
    assert_eq!(unknown.status, 404);
}
