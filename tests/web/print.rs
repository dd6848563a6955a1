//! Empty sheets to print.

use rowlock::rules::{Board, Boards, Color, row_score};

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

/// The numbers of each row, from top to bottom.
fn numbers(sheet: &str) -> Vec<Vec<&str>> {
    let rows = sheet.split("<p class=\"blank-row").skip(1);
    rows.map(|row| {
        let texts = row.split("<b class=\"blank-number\">").skip(1);
        texts.map(|text| text.split('<').next().unwrap()).collect()
    })
    .collect()
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
async fn each_space_of_a_bonus_row_stands_between_the_two_numbers_it_belongs_to() {
    let server = Server::start().await;
    let page = page(&server, "big-points").await;
    let rows = numbers(sheets(&page)[0]);
    assert_eq!(rows.len(), 6);
    // From top to bottom red, between, yellow; green, between, blue.
    for row in &rows[..3] {
        assert_eq!(*row, rows[0]);
    }
    for row in &rows[3..] {
        assert_eq!(*row, rows[3]);
    }
    assert_eq!(rows[0].len(), 11);
    assert_eq!(rows[3].first(), Some(&"12"));
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
async fn fields_without_a_number_and_what_they_need_are_printed() {
    let server = Server::start().await;
    let page = page(&server, "connect-15").await;
    let words = words(sheets(&page)[0]);
    says(&words, "2 3 ✱ 4 5 6 ✱ 7 8 9 10 ✱ 11 12");
    says(&words, "✱ when the dice show a 1 and a 5");
}

#[tokio::test]
async fn the_track_is_below_the_rows_and_in_the_sum() {
    let server = Server::start().await;
    let page = page(&server, "lucky-15").await;
    let words = words(sheets(&page)[0]);
    says(
        &words,
        "Track 5 11 18 25 both white dice + a coloured one = 15",
    );
    says(&words, "Total + + + + Track − =");
}

#[tokio::test]
async fn the_swap_fields_are_below_the_rows() {
    let server = Server::start().await;
    let page = page(&server, "x-change").await;
    says(
        &words(sheets(&page)[0]),
        "Swaps 8/5 9/7 11/3 7/4 10/3 8/6 10/5 11/9 6/4 crosses",
    );
}

#[tokio::test]
async fn the_bonus_bar_shows_the_color_of_each_field() {
    let server = Server::start().await;
    let page = page(&server, "bonus-a").await;
    let sheet = sheets(&page)[0];
    assert_eq!(sheet.matches("sign-box\"").count(), 12, "boxed numbers");
    let (_, bar) = sheet.split_once("Bonus bar").unwrap();
    let (bar, _) = bar.split_once("</p>").unwrap();
    let colors = bar
        .split("<span class=\"blank-space\" data-color=\"")
        .skip(1);
    let letters: String = colors.filter_map(|field| field.chars().next()).collect();
    assert_eq!(letters, "rygbgrbyrybg");
}

#[tokio::test]
async fn paired_numbers_have_their_sign_and_their_effect_is_explained() {
    let server = Server::start().await;
    let page = page(&server, "bonus-b").await;
    let sheet = sheets(&page)[0];
    for sign in ["circle", "diamond", "square", "octagon", "star"] {
        let count = sheet.matches(&format!("blank-sign sign-{sign}\"")).count();
        assert_eq!(count, 3, "two numbers and the effect: {sign}");
    }
    let words = words(sheet);
    says(
        &words,
        "+ 2 ✕ row with fewest ✕ + 1 ✕ in every row × 2 row with fewest ✕ + 13 points − 0 for penalties",
    );
    says(&words, "Total + + + + × 2 + + 13 − =");
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
async fn the_steps_have_a_box_in_the_sum_and_links_have_a_ring_at_both_ends() {
    let server = Server::start().await;
    let steps = page(&server, "connected-steps").await;
    says(&words(sheets(&steps)[1]), "Total + + + + Steps − =");
    let chain = page(&server, "connected-chain").await;
    for sheet in sheets(&chain) {
        assert_eq!(sheet.matches("blank-sign sign-ring\"").count(), 12);
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
