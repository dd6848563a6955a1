//! The best or the costliest choice with the result, and as a puzzle while the next game is set up.

use serde_json::{Value, json};

use super::browser::{Browser, Page, table};
use super::coach::{moment, played, report, space, with};
use crate::common::{Server, until};

/// Ana's moment: red 9, where green 9 was worth more, and nothing would have been worth less than both.
pub(super) fn costly() -> Value {
    let (none, red, green) = (Value::Null, space("red", 9), space("green", 9));
    let mut moment = moment(4, true, [red, none.clone()], [green, none]);
    let others = json!([{"crossed": {"white": null, "color": null}, "loss": 6.02}]);
    moment["others"] = others;
    moment
}

/// The report in which this seat was so many points ahead with red 9, next to which green 9 was best.
pub(super) fn with_best(mut report: Value, seat: usize, lead: f64) -> Value {
    let crossed = |row: &str| json!({"white": space(row, 9), "color": null});
    report["seats"][seat]["best"] = json!({
        "seat": seat, "turn": 1, "seq": 4, "is_active": seat == 0, "played": crossed("red"),
        "next": crossed("green"), "lead": lead,
    });
    report
}

/// A game with this moment, and its path.
async fn judged(server: &Server) -> (Browser, String) {
    let (ana, review) = played(server, "dice").await;
    with(server, &ana, &review, &report(&[costly()], json!({}))).await;
    (ana, review.trim_end_matches("/review").to_owned())
}

#[tokio::test]
async fn the_result_shows_the_costliest_choice_of_its_reader_once_the_game_is_over() {
    let server = Server::start_on_file().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ["5", "6", "1", "3", "2", "4"]).await;
    let sheet = ana.press(&sheet, "cross red 11").await;
    assert!(!sheet.has("moment"));
    assert!(!ana.open(&format!("{path}/table")).await.has("moment"));
    let sheet = ana.press(&sheet, "end_turn").await;
    ana.press(&sheet, "finish").await;
    until(async || !ana.open(&path).await.tag("moment").contains("data-awaited")).await;
    let review = format!("{path}/review");
    with(&server, &ana, &review, &report(&[costly()], json!({}))).await;
    let page = ana.open(&path).await;
    let text = page.text("moment");
    assert!(
        text.starts_with(
            "Your costliest choice, turn 1 Green 9 instead of red 9 was worth 2.4 points more."
        ),
        "{text}"
    );
    assert_eq!(
        page.attribute("see-moment", "href"),
        format!("{review}?at=4")
    );
    assert_eq!(
        marked(&page),
        [("red", "worse", "9"), ("green", "better", "9")]
    );
    // Ben has no such choice, and a screen for all shows that of the game.
    let own = ben.open(&path).await.text("moment");
    assert_eq!(
        own,
        "Choices No choice cost 0.3 points or more. Well played!"
    );
    let screen = ben.open(&format!("{path}/table")).await.text("moment");
    assert!(
        screen.starts_with("Costliest choice: Ana, turn 1"),
        "{screen}"
    );
}

/// The spaces that carry the sign of a choice: row, sign and number.
fn marked(page: &Page) -> Vec<(&str, &str, &str)> {
    let rows = page
        .html
        .split("class=\"static-sheet-row\" data-color=\"")
        .skip(1);
    let marked = rows.flat_map(|row| {
        let (color, _) = row.split_once('"').unwrap();
        let spaces = row.split("data-choice=\"").skip(1);
        spaces.map(move |space| {
            let (sign, rest) = space.split_once("\">").unwrap();
            (color, sign, rest.split_once('<').unwrap().0)
        })
    });
    marked.collect()
}

#[tokio::test]
async fn of_the_best_and_the_costliest_choice_a_player_sees_the_one_that_mattered_more() {
    let server = Server::start_on_file().await;
    let (ana, path) = judged(&server).await;
    let review = format!("{path}/review");
    let sentence = "Red 9 instead of green 9 was worth 4.1 points more.";
    let best = format!("Your best choice, turn 1 {sentence}");
    for (moments, lead, title) in [
        (
            vec![costly()],
            2.40,
            "Your costliest choice, turn 1 Green 9",
        ),
        (vec![costly()], 4.12, &best),
        (Vec::new(), 4.12, &best),
    ] {
        let report = with_best(report(&moments, json!({})), 0, lead);
        with(&server, &ana, &review, &report).await;
        let page = ana.open(&path).await;
        let text = page.text("moment");
        assert!(text.starts_with(title), "{text}");
    }
    let page = ana.open(&path).await;
    assert_eq!(
        marked(&page),
        [("red", "better", "9"), ("green", "worse", "9")]
    );
    let there = ana.open(page.attribute("see-moment", "href")).await;
    let (_, said) = there.html.split_once("position-choice").unwrap();
    assert!(said.split_once("</p>").unwrap().0.contains(sentence));
    // A screen for all shows what was costly, if there is any.
    let screen = async || ana.open(&format!("{path}/table")).await.text("moment");
    let text = screen().await;
    assert!(text.starts_with("Best choice: Ana, turn 1 Red 9"), "{text}");
    let costly = with_best(report(&[costly()], json!({})), 1, 9.0);
    with(&server, &ana, &review, &costly).await;
    let text = screen().await;
    assert!(text.starts_with("Costliest choice: Ana, turn 1"), "{text}");
    // Nothing is said of a player of whom nothing was judged.
    let mut none = costly;
    none["seats"][0]["decisions"] = json!(0);
    with(&server, &ana, &review, &none).await;
    assert!(!ana.open(&path).await.has("moment"));
}

#[tokio::test]
async fn hidden_scores_have_no_moment_before_the_end_and_everyone_has_one_after_it() {
    let server = Server::start_on_file().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let fields = [
        ("name", "Ana"),
        ("variant", "classic"),
        ("mode", "dice"),
        ("hide_scores", "true"),
    ];
    let lobby = ana.send("/new", &fields).await;
    let path = lobby.path.clone();
    ben.join(&lobby.text("code"), "Ben").await;
    ana.send(&format!("{path}/start"), &[]).await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ["5", "6", "1", "3", "2", "4"]).await;
    let sheet = ana.press(&sheet, "cross red 11").await;
    let sheet = ana.press(&sheet, "end_turn").await;
    let pages = [path.clone(), format!("{path}/table")];
    for page in &pages {
        assert!(!ana.open(page).await.has("moment"), "{page}");
        assert!(!ben.open(page).await.has("moment"), "{page}");
    }
    let puzzles = format!("{path}/review/puzzles");
    assert!(!ben.open(&puzzles).await.has("choices"));
    ana.press(&sheet, "finish").await;
    let review = format!("{path}/review");
    until(async || ana.open(&format!("{review}/coach")).await.status != 202).await;
    let report = with_best(report(&[costly()], json!({})), 1, 4.12);
    with(&server, &ana, &review, &report).await;
    for (phone, titles) in [
        (&ana, ["Your costliest choice", "Costliest choice: Ana"]),
        (&ben, ["Your best choice", "Costliest choice: Ana"]),
    ] {
        for (page, title) in pages.iter().zip(titles) {
            let text = phone.open(page).await.text("moment");
            assert!(text.starts_with(title), "{text}");
        }
    }
    assert!(ben.open(&puzzles).await.has("choices"));
}

/// Ends turns without crosses until penalties have ended the game, and gives it this report.
async fn lost(server: &Server, phones: [&Browser; 2], path: &str, report: &Value) {
    let [ana, _] = phones;
    for _ in 0..8 {
        for phone in phones {
            let sheet = phone.open(path).await;
            if sheet.has("end-turn") {
                phone.press(&sheet, "end_turn").await;
            }
        }
    }
    let review = format!("{path}/review/coach");
    until(async || ana.open(&review).await.status == 200).await;
    replace(server, path, report).await;
}

/// Puts this report in the place of the one on the game with this path.
async fn replace(server: &Server, path: &str, report: &Value) {
    let id = path.trim_start_matches("/games/");
    let update = format!("UPDATE reports SET report = '{report}' WHERE game_id = '{id}'");
    assert_eq!(server.sql(update).await, 1);
}

#[tokio::test]
async fn a_screen_for_all_shows_the_costliest_choice_of_all_games_of_the_evening() {
    let server = Server::start_on_file().await;
    let (ana, ben, first) = table(&server, "turns").await;
    let of = |loss: f64| {
        let mut moment = costly();
        moment["loss"] = json!(loss);
        report(&[moment], json!({}))
    };
    lost(&server, [&ana, &ben], &first, &of(7.31)).await;
    let screen = async |path: &str| ana.open(&format!("{path}/table")).await.text("moment");
    let text = screen(&first).await;
    assert!(text.starts_with("Costliest choice: Ana, turn 1 "), "{text}");
    let second = ana.send(&format!("{first}/rematch"), &[]).await.path;
    ben.open(&second).await;
    lost(&server, [&ana, &ben], &second, &of(2.41)).await;
    let text = screen(&second).await;
    assert!(
        text.starts_with(
            "Costliest choice of 2 games: Ana, game 1, turn 1 \
             Green 9 instead of red 9 was worth 7.3 points more."
        ),
        "{text}"
    );
    // Who may see the second game alone sees nothing of the first.
    let link = ana.send(&format!("{second}/share"), &[]).await;
    let link = link.attribute("link", "href").replace(&server.url, "");
    let eve = Browser::of(&server);
    eve.open(&link).await;
    let text = eve.open(&format!("{second}/table")).await.text("moment");
    assert!(text.starts_with("Costliest choice: Ana, turn 1 "), "{text}");
    replace(&server, &second, &of(9.02)).await;
    let text = screen(&second).await;
    let title = "Costliest choice of 2 games: Ana, game 2, turn 1 ";
    assert!(text.starts_with(title), "{text}");
    // Where nothing was costly it is the best one.
    for (path, lead) in [(&first, 5.5), (&second, 4.4)] {
        let best = with_best(report(&[], json!({})), 1, lead);
        replace(&server, path, &best).await;
    }
    let text = screen(&second).await;
    let title = "Best choice of 2 games: Ben, game 1, turn 1 ";
    assert!(text.starts_with(title), "{text}");
}

#[tokio::test]
async fn a_result_has_no_moment_where_nothing_was_judged_or_reports_are_off() {
    let server = Server::start_on_file().await;
    let (ana, path) = judged(&server).await;
    assert!(ana.open(&path).await.has("moment"));
    let group = ana.open("/history").await.link("/groups/");
    let fields = [("name", "Friday"), ("time_zone", "Europe/Rome")];
    ana.send(&format!("{group}/edit"), &fields).await;
    assert!(!ana.open(&path).await.has("moment"));
    let (ana, review) = played(&server, "sheet").await;
    let path = review.trim_end_matches("/review");
    assert!(!ana.open(path).await.has("moment"));
    // Nobody else has crossed anything, so no sum is known.
    let (ana, review) = played(&server, "turns").await;
    let path = review.trim_end_matches("/review");
    assert!(!ana.open(path).await.has("moment"));
}

#[tokio::test]
async fn a_puzzle_shows_the_choices_and_says_after_the_answer_what_each_was_worth() {
    let server = Server::start_on_file().await;
    let (ana, path) = judged(&server).await;
    let review = ana.open(&format!("{path}/review")).await;
    let puzzles = review.link(&format!("{path}/review/puzzles"));
    let page = ana.open(&puzzles).await;
    assert!(page.text("moment-title").starts_with("Ana, turn 1"));
    assert_eq!(
        page.text("choices"),
        "A Red 9 B Green 9 C Nothing, so a penalty"
    );
    assert!(page.html.contains("data-choice=\"A\">9") && !page.has("answer"));
    assert!(!page.html.contains("points less"));
    let answered = ana.open(&format!("{puzzles}?number=1&choice=0")).await;
    assert_eq!(
        answered.text("choices"),
        "A Red 9 Your choice Ana chose this 2.4 points less B Green 9 Worth the most \
         C Nothing, so a penalty 6.0 points less"
    );
    // An answer that is none asks again, and a puzzle that is none is the first.
    assert!(!ana.open(&format!("{puzzles}?choice=3")).await.has("answer"));
    assert_eq!(ana.open(&format!("{puzzles}?number=2")).await.path, puzzles);
    let none = report(&[], json!({}));
    with(&server, &ana, &format!("{path}/review"), &none).await;
    assert!(ana.open(&puzzles).await.has("missing"));
    assert!(!ana.open(&format!("{path}/review")).await.has("puzzles"));
}

#[tokio::test]
async fn the_lobby_of_a_rematch_offers_the_puzzles_of_the_game_before_until_it_starts() {
    let server = Server::start_on_file().await;
    let (ana, path) = judged(&server).await;
    let fields = [("player", "0"), ("player", "1")];
    let lobby = ana.send(&format!("{path}/replay"), &fields).await;
    let puzzles = lobby.attribute("puzzles", "href").to_owned();
    assert_eq!(puzzles, format!("{path}/review/puzzles?lobby=true"));
    let page = ana.open(&puzzles).await;
    assert_eq!(page.attribute("lobby", "href"), lobby.path);
    assert_eq!(page.hidden("lobby"), Some("true"));
    ana.send(&format!("{}/start", lobby.path), &[("sure", "true")])
        .await;
    assert_eq!(ana.open(&puzzles).await.path, lobby.path);
    // From the review they are there for good.
    let later = ana.open(&format!("{path}/review/puzzles")).await;
    assert!(later.has("choices") && later.hidden("lobby").is_none());
}
