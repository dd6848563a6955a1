//! The rules page of every board, which is made from the board.

use rowlock_rules::{Board, Boards, Color, row_score};

use super::browser::Browser;
use crate::common::Server;

/// The words on the page of a board's rules.
async fn words(server: &Server, board: &Board) -> String {
    let page = Browser::of(server)
        .open(&format!("/rules/{}", board.id))
        .await;
    assert_eq!(page.status, 200, "{}", page.html);
    page.text("rules")
}

#[track_caller]
fn says(words: &str, sentence: &str) {
    assert!(words.contains(sentence), "no \"{sentence}\" in: {words}");
}

#[tokio::test]
async fn every_board_is_in_the_list_of_rules_and_has_a_page() {
    let server = Server::start().await;
    let list = Browser::of(&server).open("/rules").await;
    for board in Boards::load().unwrap().iter() {
        assert!(list.html.contains(&format!("href=\"/rules/{}\"", board.id)));
        says(&words(&server, board).await, &board.name);
    }
}

#[tokio::test]
async fn each_page_names_the_numbers_and_thresholds_of_its_own_board() {
    let server = Server::start().await;
    for board in Boards::load().unwrap().iter() {
        let words = words(&server, board).await;
        says(&words, &format!("all with {} sides", board.die_sides));
        says(
            &words,
            &format!("needs {} crosses in that row first", board.needed_crosses),
        );
        let locks: Vec<String> = board
            .lock_numbers(Color::Red)
            .map(|n| n.to_string())
            .collect();
        let last = locks.last().unwrap();
        says(
            &words,
            &format!("you may cross red {last}, and the lock with it"),
        );
        if board.lock_spaces > 1 {
            says(
                &words,
                &format!("Each of the last {} numbers", board.lock_spaces),
            );
            says(&words, &locks.join(" and "));
        } else {
            says(&words, "The last number of a row needs");
        }
        let most = board.most_crosses;
        says(
            &words,
            &format!("{most} crosses {} points", row_score(most)),
        );
        assert!(!words.contains(&format!(
            "{} crosses {} points",
            most + 1,
            row_score(most + 1)
        )));
        assert_eq!(
            words.contains("lucky number"),
            board.highest_sheet_number().is_some()
        );
    }
}

#[tokio::test]
async fn the_examples_come_out_as_the_rules_say() {
    let server = Server::start().await;
    let boards = Boards::load().unwrap();
    let classic = words(&server, boards.get("classic").unwrap()).await;
    for sentence in [
        "Red 5 and 7 are crossed: red 2, 3, 4 and 6 are gone. Yellow 10 is crossed: only 11 and 12 are left.",
        "With 6 crosses in red, you may cross red 12, and the lock with it: 8 crosses, 36 points.",
        "Cleo has only 4 crosses in blue, so she can’t",
        "4 red, 3 yellow, 8 green and 7 blue crosses, one lock among them, and 2 penalties: 10 + 6 + 36 + 28 − 10 = 70.",
    ] {
        says(&classic, sentence);
    }
    let longo = words(&server, boards.get("longo").unwrap()).await;
    for sentence in [
        "everyone may cross the 6 in one row.",
        "With the blue one that makes 13 or 9.",
        "Red 15 locks the row just as well, and then red 16 is gone.",
        "The lucky numbers are 6 and 11, and the white dice make 6. Green was empty, so it had the fewest crosses: its next space, green 16, is crossed.",
        "Green is already closed, and the white dice make 16. Ana locks red, Ben locks yellow on the same roll: both count, and the game ends.",
        "10 + 6 + 45 + 36 − 10 = 87.",
    ] {
        says(&longo, sentence);
    }
}

#[tokio::test]
async fn no_number_is_said_to_lock_that_does_not() {
    let server = Server::start().await;
    for board in Boards::load().unwrap().iter() {
        let last = board.rows[Color::Red].numbers().next_back().unwrap();
        let words = words(&server, board).await;
        if board.is_lock_space(Color::Yellow, last) {
            says(&words, "Ben locks yellow on the same roll: both count");
        } else {
            says(
                &words,
                &format!("Ben still crosses yellow {last} on the same roll"),
            );
        }
    }
}

#[tokio::test]
async fn rows_of_several_colors_and_mixed_numbers_are_explained_where_a_board_has_them() {
    let server = Server::start().await;
    let boards = Boards::load().unwrap();
    let own_color = "in the row of the coloured die’s colour";
    let any_row = "on a space of the coloured die’s colour, in any row";
    for board in boards.iter() {
        let words = words(&server, board).await;
        let is_mixed = board
            .rows
            .iter()
            .any(|(color, row)| row.spaces.iter().any(|space| space.color != color));
        assert_eq!(words.contains(any_row), is_mixed, "{}", board.id);
        assert_eq!(words.contains(own_color), !is_mixed, "{}", board.id);
        assert_eq!(
            words.contains("has locked the red row"),
            is_mixed,
            "{}",
            board.id
        );
    }
    let of = |id: &str| boards.get(id).unwrap().clone();
    let classic = words(&server, &of("classic")).await;
    says(
        &classic,
        "In red and yellow the numbers go up from 2 to 12. In green and blue the numbers go down from 12 to 2.",
    );
    let mixed = words(&server, &of("mixx-b")).await;
    says(
        &mixed,
        "In red, yellow, green and blue the numbers are in no order",
    );
}

#[tokio::test]
async fn the_rules_lead_back_to_the_game_they_were_opened_from() {
    let server = Server::start().await;
    let game = server.start_game("turns", &["Ana"]).await;
    let opened = Browser::of(&server)
        .open(&format!("/rules/classic?game={}", game.id))
        .await;
    assert!(
        opened
            .html
            .contains(&format!("href=\"/games/{}\" aria-label=\"Back\"", game.id))
    );
    let elsewhere = Browser::of(&server)
        .open("/rules/classic?game=//example.org")
        .await;
    assert!(
        elsewhere
            .html
            .contains("href=\"/rules\" aria-label=\"Back\"")
    );
}

#[tokio::test]
async fn a_board_that_does_not_exist_has_no_rules() {
    let server = Server::start().await;
    let response = Browser::of(&server).open("/rules/chess").await;
    assert_eq!(response.status, 404);
    assert!(response.html.contains("href=\"/\""), "{}", response.html);
}

#[tokio::test]
async fn the_rules_are_a_link_away_from_home_and_from_each_board_of_a_new_game() {
    let server = Server::start().await;
    let home = Browser::of(&server).open("/").await;
    assert!(home.html.contains("href=\"/rules\""));
    assert!(home.html.contains("href=\"/score\""));
    let new = Browser::of(&server).open("/new").await;
    for board in Boards::load().unwrap().iter() {
        assert!(new.html.contains(&format!("href=\"/rules/{}\"", board.id)));
    }
}
