//! The sections on the rules pages about what boards have beside four rows of numbers.

use rowlock::rules::Boards;

use super::browser::Browser;
use crate::common::Server;

/// The words of a board's rules, and the anchors they are reached by.
async fn rules(server: &Server, board: &str, language: &'static str) -> (String, Vec<String>) {
    let page = Browser::asking(server, language)
        .open(&format!("/rules/{board}"))
        .await;
    assert_eq!(page.status, 200, "{}", page.html);
    let (_, jumps) = page.html.split_once("class=\"jumps").unwrap();
    let (jumps, _) = jumps.split_once("</nav>").unwrap();
    let anchors = jumps.split("href=\"#").skip(1);
    let anchors = anchors.map(|it| it.split('"').next().unwrap().to_owned());
    (page.text("rules"), anchors.collect())
}

/// Checks that the rules of a board say all this.
async fn says(board: &str, sentences: &[&str]) {
    let server = Server::start().await;
    let (words, _) = rules(&server, board, "en").await;
    for sentence in sentences {
        assert!(words.contains(sentence), "no \"{sentence}\" in: {words}");
    }
}

#[tokio::test]
async fn bonus_rows_count_for_both_rows_but_not_toward_a_lock() {
    let sentences = [
        "counts for both",
        "up to 15 crosses a row, but not toward the 5 that a last number needs",
        "When a row is locked, its bonus row stays open to the end.",
        "Ana has crossed red 5. Now the white dice make 5 again, and she crosses the 5 in the bonus row: one more cross for red, and one for yellow.",
    ];
    says("big-points", &sentences).await;
}

#[tokio::test]
async fn linked_numbers_are_crossed_together_wherever_they_are() {
    let sentences = [
        "even left of your last cross, and even in a closed row",
        "also toward the last number",
        "There are 5 different sheets, A to E.",
        "Ana has crossed yellow 7. Now she crosses red 6, and that crosses yellow 6 too, left of her last cross.",
    ];
    says("connected-chain", &sentences).await;
}

#[tokio::test]
async fn steps_count_once_more_and_are_in_the_sum_of_the_example() {
    let sentences = [
        "once more in a line of its own, by the same table of points. A lock is no step.",
        "There are 5 different sheets, A to E.",
        "4 crosses, all on steps: another 10 points, on top of those for the rows.",
        "10 + 6 + 36 + 28 + 28 − 10 = 98. Steps crossed: 7, which adds 28.",
    ];
    says("connected-steps", &sentences).await;
}

#[tokio::test]
async fn a_boxed_number_crosses_what_the_bar_says() {
    let sentences = [
        "Crossing one also crosses the next free field of the bonus bar",
        "Ana crosses red 3, a boxed number. The first field of the bar crosses red 4 as well.",
    ];
    says("bonus-a", &sentences).await;
}

#[tokio::test]
async fn every_pair_is_listed_with_what_it_brings() {
    let sentences = [
        "yellow 11 and green 9 At once: two crosses in the row with the fewest crosses. If rows are tied, you choose.",
        "yellow 7 and blue 7 At once: one cross in every row, from top to bottom.",
        "red 8 and blue 10 At the end: the row with the fewest crosses scores double.",
        "red 6 and blue 4 At the end: 13 points.",
        "yellow 3 and green 5 At the end: penalties cost nothing. A fourth one still ends the game.",
        "Ana has crossed yellow 11 and green 9. That crosses red 2 and red 3 at once.",
        "Ana has crossed yellow 7 and blue 7. That crosses red 2, yellow 8, green 12 and blue 6 at once.",
    ];
    says("bonus-b", &sentences).await;
}

#[tokio::test]
async fn a_swap_field_is_crossed_with_its_other_number() {
    let sentences = [
        "One swap field per roll, from left to right",
        "The white dice make 8. With the field 8/5, Ana crosses red 5 instead.",
    ];
    says("x-change", &sentences).await;
}

#[tokio::test]
async fn fields_without_a_number_count_for_the_points_alone() {
    let sentences = [
        "When the dice show a 1 and a 5, each player may cross one of these fields",
        "up to 15 crosses a row, but not toward the 5 that the last number needs",
        "One white die shows 1, and the red die 5. Ana crosses red 3 with the white dice, and, as well, the field ✱ to its right: 2 crosses, 3 points.",
        "Red 5 and 7 are crossed: red 2, 3, 4 and 6 are gone. Yellow 10 is crossed: only 11 and 12 are left.",
    ];
    says("connect-15", &sentences).await;
}

#[tokio::test]
async fn a_second_cross_and_a_double_space_are_shown_with_what_they_count() {
    let sentences = [
        "Ana has crossed red 5 a second time, when that number came again. For yellow 4 it’s too late: yellow 6, further right, is crossed.",
    ];
    says("double-a", &sentences).await;
    let sentences = [
        "Ana has crossed red 2 and red 3. With the double space red 3 that makes 3 crosses: 6 points.",
    ];
    says("double-b", &sentences).await;
}

#[tokio::test]
async fn every_extra_has_a_picture_with_the_row_that_it_adds() {
    let server = Server::start().await;
    for (board, section, row) in [
        ("double-a", "second-boxes", "red"),
        ("double-b", "doubles", "red"),
        ("big-points", "bonus-rows", "red-yellow"),
        ("connected-chain", "links", "red"),
        ("connected-steps", "steps", "yellow"),
        ("bonus-a", "bonus-bar", "bar"),
        ("bonus-b", "pairs", "red"),
        ("x-change", "swaps", "swaps"),
        ("connect-15", "fields", "red"),
        ("lucky-15", "track", "track"),
        ("longo", "lucky", "green"),
    ] {
        let page = Browser::of(&server).open(&format!("/rules/{board}")).await;
        let start = format!("<section aria-labelledby=\"{section}\">");
        let (_, behind) = page.html.split_once(&start).unwrap();
        let (own, _) = behind.split_once("</section>").unwrap();
        let start = format!("class=\"static-sheet-row\" data-color=\"{row}\"");
        let (_, row) = own
            .split_once(&start)
            .unwrap_or_else(|| panic!("{board}: {own}"));
        let (row, _) = row.split_once("</div>").unwrap();
        assert!(row.contains("data-state=\"crossed\""), "{board}: {row}");
    }
}

#[tokio::test]
async fn the_track_takes_the_place_of_both_actions() {
    let sentences = [
        "make exactly 15",
        "instead of both actions; that is no penalty",
        "The fields are worth 5, 11, 18 and 25 points, and only the last one crossed counts.",
        "Both white dice and the blue one make 15. Instead of her two actions Ana crosses the next field of the track, which now gives her 11 points.",
    ];
    says("lucky-15", &sentences).await;
}

#[tokio::test]
async fn every_extra_of_a_board_has_its_own_section_and_no_other_has_it() {
    let server = Server::start().await;
    let base = [
        "turn",
        "order",
        "locks",
        "penalties",
        "end",
        "points",
        "modes",
    ];
    let extras = [
        ("classic", ""),
        ("longo", "lucky"),
        ("mixx-a", ""),
        ("mixx-b", ""),
        ("double-a", "second-boxes"),
        ("double-b", "doubles"),
        ("big-points", "bonus-rows"),
        ("bonus-a", "bonus-bar"),
        ("bonus-b", "pairs"),
        ("connected-steps", "steps"),
        ("connected-chain", "links"),
        ("x-change", "swaps"),
        ("connect-15", "fields"),
        ("lucky-15", "track"),
    ];
    assert_eq!(Boards::load().unwrap().iter().count(), extras.len());
    for (board, extra) in extras {
        let (words, anchors) = rules(&server, board, "en").await;
        let own: Vec<&str> = anchors
            .iter()
            .map(String::as_str)
            .filter(|anchor| !base.contains(anchor))
            .collect();
        assert_eq!(own.join(" "), extra, "{board}");
        let unrolled = words.contains("Rowlock allows anything that some roll could give");
        let is_by_dice = ["bonus-rows", "swaps", "fields", "track"].contains(&extra);
        assert_eq!(unrolled, is_by_dice, "{board}");
    }
}

#[tokio::test]
async fn the_list_says_what_is_special_about_each_board() {
    let server = Server::start().await;
    let list = Browser::of(&server).open("/rules").await;
    for about in [
        "bonus rows",
        "bonus boxes",
        "bonus pairs",
        "steps",
        "linked numbers",
        "swap fields",
        "fields without a number",
        "a track of points",
    ] {
        let about = format!("<small>six dice, {about}</small>");
        assert!(list.html.contains(&about), "{about}: {}", list.html);
    }
}

#[tokio::test]
async fn the_examples_name_spaces_as_each_language_does() {
    let server = Server::start().await;
    for (language, board, sentence) in [
        (
            "de",
            "connected-chain",
            "Ana hat Gelb 7 angekreuzt. Jetzt kreuzt sie Rot 6 an, und damit auch Gelb 6, links von ihrem letzten Kreuz.",
        ),
        (
            "es",
            "bonus-a",
            "Ana tacha el rojo 3, un número con marco. La primera casilla de la barra tacha también el rojo 4.",
        ),
        (
            "fr",
            "bonus-b",
            "Ana a coché le 11 jaune et le 9 vert. Cela coche aussitôt le 2 rouge et le 3 rouge.",
        ),
        (
            "nl",
            "x-change",
            "De witte dobbelstenen zijn samen 8. Met ruilvakje 8/5 kruist Ana in plaats daarvan rood 5 aan.",
        ),
    ] {
        let (words, _) = rules(&server, board, language).await;
        assert!(words.contains(sentence), "no \"{sentence}\" in: {words}");
    }
}
