//! What is printed on the sheet of a player who comes late: dealt, or typed by the host.

use serde_json::{Value, json};

use super::browser::{Browser, Page};
use super::late_entry::question;
use crate::common::Server;

/// A running game of Ana, and its path and its code.
async fn running(server: &Server, board: &str) -> (Browser, String, String) {
    let ana = Browser::of(server);
    let (path, code) = ana.make_on(board, "Ana", "turns").await;
    if board == "longo" {
        let numbers = [("seat", "0"), ("one", "5"), ("other", "8")];
        ana.send(&format!("{path}/lucky"), &numbers).await;
    }
    ana.send(&format!("{path}/start"), &[]).await;
    (ana, path, code)
}

/// The seats as the API reports them.
async fn seats(host: &Browser, path: &str) -> Vec<Value> {
    let view = host.open(&format!("/api/v1{path}")).await;
    let view: Value = serde_json::from_str(&view.html).unwrap();
    view["seats"].as_array().unwrap().clone()
}

/// The card of the host with the question whether this player is let in.
#[track_caller]
fn card<'a>(people: &'a Page, name: &str) -> &'a str {
    let mut cards = people.html.split("<form class=\"card choice-card\"");
    let asks = format!("Let {name} join?");
    let card = cards.find(|card| card.contains(&asks)).unwrap();
    card.split("</form>").next().unwrap()
}

/// Where the form of a card leads.
fn action(card: &str) -> &str {
    let (_, behind) = card.split_once("action=\"").unwrap();
    behind.split('"').next().unwrap()
}

#[tokio::test]
async fn the_host_chooses_the_letter_of_a_late_players_printed_sheet() {
    let server = Server::start().await;
    let (ana, path, code) = running(&server, "connected-steps").await;
    let [fritz, gina] = [(); 2].map(|()| Browser::of(&server));
    fritz.join(&code, "Fritz").await;
    gina.join(&code, "Gina").await;
    let people = ana.open(&format!("{path}/people")).await;
    let options = "<option value=\"\">Rowlock deals one</option>\n<option>A</option>";
    // Each question has a form of its own: what is chosen in one is not sent with another.
    for name in ["Fritz", "Gina"] {
        let card = card(&people, name);
        assert!(
            card.contains(options) && !card.contains("form=\""),
            "{card}"
        );
        assert!(!card.contains("name=\"one\""), "{card}");
    }
    let letter = [("sheet", "D"), ("answer", "accept")];
    let after = ana.send(action(card(&people, "Gina")), &letter).await;
    assert_eq!((after.status, after.path), (200, format!("{path}/people")));
    let letter = [("sheet", "E"), ("answer", "accept")];
    ana.send(action(card(&people, "Fritz")), &letter).await;
    let seats = seats(&ana, &path).await;
    assert_eq!([&seats[1]["name"], &seats[1]["sheet"]], ["Gina", "D"]);
    assert_eq!([&seats[2]["name"], &seats[2]["sheet"]], ["Fritz", "E"]);
}

#[tokio::test]
async fn one_tap_deals_a_late_player_a_sheet() {
    let server = Server::start().await;
    for (board, printed) in [("connected-chain", "sheet"), ("longo", "lucky_numbers")] {
        let (ana, path, code) = running(&server, board).await;
        // On the sheet, and beside the empty fields.
        for (name, fields) in [
            ("Fritz", &[("answer", "accept"), ("seat", "0")][..]),
            (
                "Gina",
                &[
                    ("sheet", ""),
                    ("one", ""),
                    ("other", ""),
                    ("answer", "accept"),
                ],
            ),
        ] {
            Browser::of(&server).join(&code, name).await;
            let request = question(&ana.open(&path).await);
            assert_eq!(ana.send(&request, fields).await.status, 200, "{name}");
        }
        let seats = seats(&ana, &path).await;
        let dealt: Vec<&Value> = seats.iter().map(|seat| &seat[printed]).collect();
        assert!(!dealt[1].is_null() && !dealt[2].is_null(), "{board}");
        assert!(dealt[0] != dealt[1] && dealt[0] != dealt[2] && dealt[1] != dealt[2]);
    }
}

#[tokio::test]
async fn the_host_types_in_a_late_players_lucky_numbers() {
    let server = Server::start().await;
    let (ana, path, code) = running(&server, "longo").await;
    Browser::of(&server).join(&code, "Fritz").await;
    let people = ana.open(&format!("{path}/people")).await;
    let card = card(&people, "Fritz");
    let field = "name=\"one\" min=\"2\" max=\"16\" aria-label=\"Fritz’s first lucky number\">";
    assert!(card.contains(field) && !card.contains("<select"), "{card}");
    let numbers = [("one", "11"), ("other", "6"), ("answer", "accept")];
    assert_eq!(ana.send(action(card), &numbers).await.status, 200);
    let numbers = seats(&ana, &path).await[1]["lucky_numbers"].clone();
    assert!(
        numbers == json!([6, 11]) || numbers == json!([11, 6]),
        "{numbers}"
    );
}

#[tokio::test]
async fn a_late_players_impossible_sheet_is_refused_and_the_question_stays() {
    let server = Server::start().await;
    let unreadable = "Lucky numbers are two different numbers, 2 or higher.";
    let out_of_range = "Two dice can’t make that lucky number.";
    let taken = "Another player already has these lucky numbers.";
    let no_sheet = "This version has no such sheet.";
    let pair = |one, other| [("one", one), ("other", other)];
    let letter = |letter| [("sheet", letter), ("one", "")];
    let refusals = [
        ("longo", pair("6", ""), unreadable),
        ("longo", pair("", "6"), unreadable),
        ("longo", pair("6", "6"), unreadable),
        ("longo", pair("1", "6"), unreadable),
        ("longo", pair("six", "7"), unreadable),
        ("longo", pair("6", "17"), out_of_range),
        ("longo", pair("8", "5"), taken),
        ("connected-steps", letter("F"), no_sheet),
        ("connected-steps", letter("a"), no_sheet),
        ("connected-steps", letter("AB"), no_sheet),
        (
            "connected-steps",
            pair("5", "6"),
            "This version has no lucky numbers.",
        ),
        (
            "classic",
            letter("A"),
            "This version has the same sheet for everyone.",
        ),
    ];
    for board in ["longo", "connected-steps", "classic"] {
        let (ana, path, code) = running(&server, board).await;
        Browser::of(&server).join(&code, "Fritz").await;
        let request = question(&ana.open(&path).await);
        for (_, fields, sentence) in refusals.iter().filter(|(on, ..)| *on == board) {
            let fields = [&fields[..], &[("answer", "accept")]].concat();
            let refused = ana.send(&request, &fields).await;
            assert_eq!(refused.status, 400, "{fields:?}");
            assert_eq!(&refused.text("message"), sentence, "{fields:?}");
            assert_eq!(action(card(&refused, "Fritz")), request);
            assert_eq!(seats(&ana, &path).await.len(), 1, "{fields:?}");
        }
        // What is typed does not matter to a refusal.
        let no = [("one", "6"), ("sheet", "Z"), ("answer", "refuse")];
        assert_eq!(ana.send(&request, &no).await.status, 200);
        assert_eq!(seats(&ana, &path).await.len(), 1);
    }
}

#[tokio::test]
async fn only_a_new_sheet_of_a_board_with_different_ones_is_chosen() {
    let server = Server::start().await;
    for board in ["connected-steps", "longo"] {
        // In a game that a program made, seats are unclaimed.
        let body = json!({
            "variant": board, "mode": "turns", "players": ["Ana", "Ben"], "start": true,
        });
        let game = server.game(body).await;
        let seat = json!({"code": game.code, "seat": 0});
        server.post("/games/join", "", seat).await.ok(202);
        let screen = Browser::of(&server);
        let watch = [("code", game.code.as_str()), ("watch", "true")];
        screen.send("/join", &watch).await;
        let handover = game.path("/seats/1/handover");
        let link = server.post(&handover, &game.host, json!({})).await.ok(201);
        let (ben, path) = (Browser::of(&server), format!("/games/{}", game.id));
        let link = link["url"].as_str().unwrap();
        ben.send(link.trim_start_matches(&server.url), &[]).await;
        let host = json!({"seat": 1});
        server
            .post(&game.path("/host"), &game.host, host)
            .await
            .ok(200);
        let people = ben.open(&format!("{path}/people")).await;
        assert_eq!(people.html.matches("choice-card").count(), 2);
        assert!(!people.html.contains("name=\"one\"") && !people.html.contains("<select"));
        assert!(!ben.open(&path).await.html.contains("Printed sheet?"));
    }
    let (ana, path, code) = running(&server, "classic").await;
    Browser::of(&server).join(&code, "Fritz").await;
    let people = ana.open(&format!("{path}/people")).await;
    let card = card(&people, "Fritz");
    assert!(
        !card.contains("<select") && !card.contains("<input"),
        "{card}"
    );
    assert!(!ana.open(&path).await.html.contains("Printed sheet?"));
}
