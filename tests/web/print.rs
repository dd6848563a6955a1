//! Empty sheets to print.

use rowlock_rules::{Board, Boards, Color, row_score};

use super::browser::{Browser, Page};
use crate::common::Server;

/// The sheets on the page.
fn sheets(page: &Page) -> Vec<&str> {
    let sheets = page.html.split("<section class=\"blank\"").skip(1);
    sheets
        .map(|sheet| sheet.split_once("</section>").unwrap().0)
        .collect()
}

/// The words of a sheet.
fn words(sheet: &str) -> String {
    let words = sheet
        .split('<')
        .filter_map(|part| Some(part.split_once('>')?.1));
    let words: Vec<&str> = words.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

/// The page with the sheets of a board.
async fn page(server: &Server, board: &str) -> Page {
    let page = Browser::of(server)
        .open(&format!("/print?variant={board}"))
        .await;
    assert_eq!(page.status, 200);
    page
}

#[track_caller]
fn says(words: &str, text: &str) {
    assert!(words.contains(text), "no \"{text}\" in: {words}");
}

/// The words of a row, from left to right.
fn row_words(board: &Board, row: Color) -> String {
    let mut words = Vec::new();
    for space in &board.rows[row].spaces {
        let number = space.number();
        words.push(number.map_or_else(|| "✱".to_owned(), |number| number.to_string()));
        if space.is_double {
            words.push("2 ✕".to_owned());
        }
        if number.is_some_and(|number| board.is_lock_space(row, number)) {
            words.push(format!("≥ {} ✕", board.needed_crosses));
        }
    }
    words.join(" ")
}

#[tokio::test]
async fn every_board_has_empty_sheets_with_its_numbers_and_points() {
    let server = Server::start().await;
    for board in Boards::load().unwrap().iter() {
        let page = page(&server, &board.id).await;
        let sheets = sheets(&page);
        assert_eq!(sheets.len(), board.sheets.len().max(3), "{}", board.id);
        for sheet in sheets {
            let words = words(sheet);
            for row in Color::ALL {
                says(&words, &row_words(board, row));
            }
            let counts: Vec<String> = (1..=board.most_crosses)
                .map(|crosses| format!("{crosses} {}", row_score(crosses)))
                .collect();
            says(&words, &counts.join(" "));
            assert_eq!(
                words.contains("Lucky numbers"),
                board.highest_sheet_number().is_some()
            );
            let boxes = sheet.matches("class=\"blank-box blank-sum\"").count();
            assert_eq!(boxes, 4, "{}", board.id);
        }
    }
}

#[tokio::test]
async fn bonus_rows_stay_between_their_rows_in_the_order_of_another_box() {
    let server = Server::start().await;
    let phone = Browser::of(&server);
    let places = [
        ("red_place", "4"),
        ("yellow_place", "3"),
        ("green_place", "2"),
        ("blue_place", "1"),
    ];
    let colors = ["red", "yellow", "green", "blue"].map(|color| (color, color));
    let fields = [colors, places].concat();
    phone.send("/settings/rows", &fields).await;
    let page = phone.open("/print?variant=big-points").await;
    let halves = sheets(&page)[0].split("class=\"blank-half\" data-color=\"");
    let mut colors: Vec<&str> = halves
        .skip(1)
        .map(|half| half.split('"').next().unwrap())
        .collect();
    assert_eq!(colors.len(), 2 * 2 * 11);
    let below = colors.split_off(22);
    assert!(colors.chunks(2).all(|halves| halves == ["blue", "green"]));
    assert!(below.chunks(2).all(|halves| halves == ["yellow", "red"]));
}

#[tokio::test]
async fn each_different_sheet_of_a_board_is_printed_once_with_its_letter() {
    let server = Server::start().await;
    for (board, mark, count) in [
        ("connected-steps", "blank-sign sign-step\"", 11),
        ("connected-chain", "class=\"blank-link\"", 6),
    ] {
        let page = page(&server, board).await;
        let sheets = sheets(&page);
        for (sheet, letter) in sheets.iter().zip('A'..='E') {
            assert_eq!(sheet.matches(mark).count(), count, "{board} {letter}");
            let (_, printed) = sheet
                .split_once("class=\"blank-box blank-letter\"")
                .unwrap();
            let (_, printed) = printed.split_once('>').unwrap();
            assert!(printed.starts_with(letter), "{board} {letter}");
        }
        let mut drawings: Vec<&str> = sheets.clone();
        drawings.sort_unstable();
        drawings.dedup();
        assert_eq!(drawings.len(), 5, "{board}");
        says(
            &page.html,
            "There are 5 different sheets, A to E: give each player a different one.",
        );
        says(&page.html, "sheet C\"");
    }
}

#[tokio::test]
async fn empty_sheets_are_found_where_one_looks_for_them() {
    let server = Server::start().await;
    let phone = Browser::of(&server);
    for page in ["/", "/rules"] {
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
