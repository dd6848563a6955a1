//! The chart of a finished game on a board that scores more than its rows.

use super::browser::table_on;
use crate::common::Server;

#[tokio::test]
async fn the_chart_counts_every_line_from_the_move_that_brought_it() {
    let server = Server::start().await;
    let (ana, ben, path) = table_on(&server, "bonus-b", "sheet").await;
    let mut expected = "Ana Ben The start 0 0".to_owned();
    // A penalty, a red and a blue cross with the bonus, a yellow and a green one with the star, which takes the
    // penalty back, and then a blue one with the square, which doubles the yellow 1.
    let moves = [
        ("penalty", "−5"),
        ("cross red 6", "−4"),
        ("cross blue 10", "−3"),
        ("cross blue 4", "12"),
        ("cross yellow 3", "13"),
        ("cross green 5", "19"),
        ("cross red 8", "22"),
    ];
    for (number, (text, total)) in (1..).zip(moves) {
        let sheet = ana.press_all(&path, &[text]).await;
        assert_eq!(sheet.text("total"), total, "{text}");
        expected.push_str(&format!(" Move {number} {total} 0"));
    }
    ben.press_all(&path, &["cross red 2"]).await;
    ana.press_all(&path, &["finish"]).await;
    expected.push_str(" Move 8 22 1 Move 9 22 1");
    let review = ana.open(&format!("{path}/review")).await;
    assert_eq!(review.text("numbers"), expected);
    let title = review.text("score-chart-title");
    assert!(
        title.contains("Ana 22") && title.contains("Ben 1"),
        "{title}"
    );
}
