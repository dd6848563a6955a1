//! Paper sheets of boards that have more than four rows of numbers.

use super::browser::{Browser, Page};
use crate::common::Server;

async fn score(fields: &[(&str, &str)]) -> Page {
    let server = Server::start().await;
    Browser::of(&server).send("/score", fields).await
}

/// What the page says is wrong with a row.
fn mistakes<'a>(page: &'a Page, row: &str) -> &'a str {
    let (_, list) = page
        .html
        .split_once(&format!("id=\"mistakes-{row}\""))
        .unwrap_or_else(|| panic!("no mistakes of {row}: {}", page.html));
    list.split("</ul>").next().unwrap()
}

#[tokio::test]
async fn bonus_rows_are_crossed_below_their_row_and_count_for_two() {
    let server = Server::start().await;
    let empty = Browser::of(&server).open("/score?variant=big-points").await;
    let place = |name: &str| empty.html.find(&format!("name=\"{name}\"")).unwrap();
    assert!(place("red") < place("red-yellow") && place("red-yellow") < place("yellow"));
    assert!(place("green") < place("green-blue") && place("green-blue") < place("blue"));
    assert!(!empty.html.contains("name=\"yellow-green\""));
    let fields = [
        ("variant", "big-points"),
        ("red", "5"),
        ("red", "7"),
        ("yellow", "8"),
        ("red-yellow", "5"),
        ("red-yellow", "8"),
    ];
    let page = Browser::of(&server).send("/score", &fields).await;
    assert_eq!(page.status, 200, "{}", page.html);
    assert!(
        page.html.contains("10 + 6 + 0 + 0 − 0 = 16"),
        "{}",
        page.html
    );
    assert_eq!(page.text("score-red"), "10");
    let crossed = "value=\"8\" aria-label=\"red-yellow 8\" checked";
    assert!(page.html.contains(crossed), "{}", page.html);
}

#[tokio::test]
async fn fields_without_a_number_are_stars_in_their_place_and_typed_with_it() {
    let server = Server::start().await;
    let empty = Browser::of(&server).open("/score?variant=connect-15").await;
    let red = empty.html.split("value=\"yellow\"").next().unwrap();
    let place = |value: &str| {
        red.find(&format!("name=\"red\" value=\"{value}\""))
            .unwrap()
    };
    assert!(place("3") < place("*1") && place("*1") < place("4"));
    assert!(red.contains("<span class=\"number\">✱</span>"), "{red}");
    let typed = [
        ("variant", "connect-15"),
        ("view", "typed"),
        ("red", "3 *1 ✱2 7"),
    ];
    let page = Browser::of(&server).send("/score", &typed).await;
    assert!(
        page.html.contains("10 + 0 + 0 + 0 − 0 = 10"),
        "{}",
        page.html
    );
    assert!(
        page.html.contains("*1 is the one furthest left"),
        "{}",
        page.html
    );
    let mut tapped = typed.to_vec();
    tapped.push(("show", "tapped"));
    let page = Browser::of(&server).send("/score", &tapped).await;
    let star = |field: u8| format!("value=\"*{field}\" aria-label=\"red star {field}\" checked");
    assert!(page.html.contains(&star(1)) && page.html.contains(&star(2)));
    assert!(!page.html.contains(&star(3)), "{}", page.html);
}

#[tokio::test]
async fn a_star_that_a_row_does_not_have_is_a_mistake() {
    let stars = [
        ("variant", "connect-15"),
        ("view", "typed"),
        ("red", "*4 * *1 *1"),
    ];
    let page = score(&stars).await;
    for sentence in [
        "Red has no “*4”.",
        "Red has no “*”.",
        "Red ✱1 is there twice.",
    ] {
        let text = mistakes(&page, "red");
        assert!(text.contains(sentence), "{sentence}: {text}");
    }
    let classic = [("variant", "classic"), ("view", "typed"), ("red", "*1")];
    let page = score(&classic).await;
    assert!(mistakes(&page, "red").contains("Red has no “*1”."));
    assert!(!page.html.contains("furthest left"));
}

#[tokio::test]
async fn different_sheets_have_a_letter_that_has_to_be_chosen() {
    let server = Server::start().await;
    let browser = Browser::of(&server);
    let empty = browser.open("/score?variant=connected-steps").await;
    for letter in ["A", "B", "C", "D", "E"] {
        let choice = format!("name=\"sheet\" value=\"{letter}\" required");
        assert!(empty.html.contains(&choice), "{}", empty.html);
    }
    assert!(!empty.html.contains("value=\"F\""));
    let crosses = [
        ("variant", "connected-steps"),
        ("yellow", "2"),
        ("blue", "12"),
    ];
    for letter in [None, Some("F"), Some("AB")] {
        let mut fields = crosses.to_vec();
        fields.extend(letter.map(|letter| ("sheet", letter)));
        let page = browser.send("/score", &fields).await;
        assert_eq!(page.status, 422);
        let text = mistakes(&page, "letter");
        assert!(text.contains("Choose the letter of the sheet."), "{text}");
        assert!(page.html.contains("1 mistake "), "{}", page.html);
    }
    for (letter, sum) in [
        ("A", "0 + 1 + 0 + 1 + 1 − 0 = 3"),
        ("C", "0 + 1 + 0 + 1 + 0 − 0 = 2"),
    ] {
        let mut fields = crosses.to_vec();
        fields.push(("sheet", letter));
        let page = browser.send("/score", &fields).await;
        assert!(page.html.contains(sum), "{letter}: {}", page.html);
        let chosen = format!("name=\"sheet\" value=\"{letter}\" checked required");
        assert!(page.html.contains(&chosen), "{}", page.html);
    }
    let classic = browser.open("/score?variant=classic").await;
    assert!(!classic.html.contains("name=\"sheet\""));
}

#[tokio::test]
async fn a_second_box_without_the_first_is_a_mistake() {
    let fields = [
        ("variant", "double-a"),
        ("second-red", "5"),
        ("blue", "9"),
        ("second-blue", "9"),
    ];
    let page = score(&fields).await;
    assert_eq!(page.status, 422);
    let text = mistakes(&page, "red");
    let sentence = "Red 5 is crossed in its second box, but not in the first.";
    assert!(text.contains(sentence), "{text}");
    assert!(!page.html.contains("id=\"mistakes-blue\""));
    let thrice = [("variant", "double-a"), ("view", "typed"), ("red", "5 5 5")];
    let page = score(&thrice).await;
    assert!(mistakes(&page, "red").contains("Red 5 has only two boxes."));
}

#[tokio::test]
async fn what_paper_cannot_tell_is_not_asked() {
    let server = Server::start().await;
    for (board, row) in [
        ("x-change", "swaps"),
        ("bonus-a", "bar"),
        ("bonus-b", "pairs"),
    ] {
        let page = Browser::of(&server)
            .open(&format!("/score?variant={board}"))
            .await;
        assert!(!page.html.contains(&format!("name=\"{row}\"")), "{board}");
        let sent = [("variant", board), (row, "1")];
        assert_eq!(Browser::of(&server).send("/score", &sent).await.status, 200);
    }
}
