//! The dice on a sheet: entering a roll, and what it opens.

use super::browser::{Browser, Page, table, table_on};
use crate::common::Server;

const ROLL: [&str; 6] = ["5", "1", "3", "4", "2", "6"];

#[tokio::test]
async fn the_active_player_enters_the_roll_and_everyone_sees_it() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    assert!(
        sheet.tag("roll").ends_with(" open>"),
        "{}",
        sheet.tag("roll")
    );
    assert!(!sheet.has("end-turn"));
    assert_eq!(sheet.state("red", 6), "closed");
    let sheet = ana.roll(&sheet, ROLL).await;
    assert_eq!(sheet.path, path);
    let guest = ben.open(&path).await;
    assert_eq!(
        guest.attribute("roll", "aria-label"),
        "Dice: white 5 and 1, red 3, yellow 4, green 2, blue 6"
    );
    assert!(!guest.has("send-roll"));
}

#[tokio::test]
async fn each_sheet_lights_up_just_what_the_roll_allows_it() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ROLL).await;
    // 5 + 3 and 1 + 3 with the red die are for the active player only.
    for (number, own) in [(4, "open"), (6, "open"), (8, "open"), (7, "closed")] {
        assert_eq!(sheet.state("red", number), own, "red {number}");
    }
    let guest = ben.open(&path).await;
    for (number, other) in [(4, "closed"), (6, "open"), (8, "closed")] {
        assert_eq!(guest.state("red", number), other, "red {number}");
    }
    assert_eq!(
        sheet.attribute("space-red-7", "data-reason"),
        "The dice don’t give red 7. The white dice make 6, and one of them with the red die makes 4 or 8."
    );
    assert_eq!(
        guest.attribute("space-red-8", "data-reason"),
        "The dice don’t give red 8. The white dice make 6."
    );
}

#[tokio::test]
async fn a_colored_number_is_marked_and_says_when_it_skips_the_white_sum() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ROLL).await;
    let is_colored = |row: &str, number: u8| {
        let space = format!("space-{row}-{number}");
        sheet.tag(&space).contains(" data-by-color")
    };
    // The white dice make 6, and one of them with the red die 4 or 8.
    assert!(is_colored("red", 4) && is_colored("red", 8));
    assert!(!is_colored("red", 6) && !is_colored("red", 7));
    let sheet = ana.press(&sheet, "cross red 8").await;
    assert_eq!(
        sheet.text("update"),
        "That skips the white 6. Undo brings it back."
    );
    assert_eq!(ben.open(&path).await.text("update"), "");
    // With the white dice first nothing is skipped.
    ana.press_all(&path, &["undo"]).await;
    let sheet = ana.press_all(&path, &["cross red 6", "cross red 8"]).await;
    assert_eq!(sheet.text("update"), "");
}

#[tokio::test]
async fn undo_leads_to_the_dice_of_the_own_roll_until_a_cross_can_be_taken_back() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let opens = |sheet: &Page| sheet.tag("undo").contains(" data-opens=\"roll\"");
    let sheet = ana.open(&path).await;
    assert!(!opens(&sheet));
    let sheet = ana.roll(&sheet, ROLL).await;
    assert!(opens(&sheet));
    assert!(!opens(&ben.open(&path).await));
    assert!(!opens(&ana.press(&sheet, "cross red 6").await));
}

#[tokio::test]
async fn a_roll_can_be_entered_anew_until_a_player_has_crossed() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ROLL).await;
    assert!(sheet.has("send-roll"));
    let sheet = ana.roll(&sheet, ["5", "2", "3", "4", "2", "6"]).await;
    assert_eq!(sheet.state("blue", 7), "open");
    ben.press_all(&path, &["cross blue 7"]).await;
    let late = ana.roll(&sheet, ROLL).await;
    assert_eq!(late.status, 422);
    assert_eq!(
        late.text("message"),
        "Too late to change the dice: someone has already crossed with them."
    );
    assert!(!late.has("send-roll"));
}

#[tokio::test]
async fn a_roll_with_a_die_left_out_is_refused_in_words() {
    let server = Server::start().await;
    let (ana, _, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    let dice = [
        ("seat", "0"),
        ("white_2", "1"),
        ("red", "3"),
        ("move", r#"{"type":"roll"}"#),
    ];
    let page = ana.send(&format!("{path}/moves"), &dice).await;
    assert_eq!(page.status, 422);
    assert!(
        page.text("message")
            .starts_with("Check the dice: one is missing")
    );
    assert!(sheet.has("send-roll"));
}

#[tokio::test]
async fn the_host_can_enter_the_roll_of_another_player_and_a_guest_cannot() {
    let server = Server::start().await;
    let (ana, ben, path) = table(&server, "dice").await;
    let sheet = ana.open(&path).await;
    let sheet = ana.roll(&sheet, ROLL).await;
    let sheet = ana.press(&sheet, "end_turn").await;
    assert_eq!(sheet.attribute("roll", "data-key"), "2:- - - - - -");
    assert!(!sheet.tag("roll").contains(" open"));
    let sheet = ana.roll(&sheet, ROLL).await;
    let guest = ben.press_all(&path, &["end_turn"]).await;
    let refused = ben.roll(&guest, ROLL).await;
    assert_eq!(refused.status, 422);
    assert!(sheet.has("roll") && !guest.has("send-roll"));
}

#[tokio::test]
async fn with_turns_only_no_player_is_asked_for_dice() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "longo", "turns").await;
    let sheet = ana.open(&path).await;
    assert!(sheet.has("lucky"));
    assert!(!sheet.has("roll") && !sheet.has("roll-form"));
}

#[tokio::test]
async fn the_house_rule_about_the_colored_die_belongs_to_the_dice() {
    let server = Server::start().await;
    for (mode, small) in [
        ("turns", "End turn ends by itself"),
        ("dice", "End turn no coloured cross: penalty −5"),
    ] {
        let ana = Browser::of(&server);
        let fields = [
            ("name", "Ana"),
            ("variant", "classic"),
            ("mode", mode),
            ("color_required", "true"),
        ];
        let path = ana.send("/new", &fields).await.path;
        let mut sheet = ana.send(&format!("{path}/start"), &[]).await;
        if mode == "dice" {
            sheet = ana.roll(&sheet, ROLL).await;
        }
        let sheet = ana.press(&sheet, "cross red 6").await;
        assert_eq!(sheet.text("end-turn"), small);
    }
}

#[tokio::test]
async fn the_host_types_in_the_lucky_numbers_of_printed_sheets() {
    let server = Server::start().await;
    let (ana, ben) = (Browser::of(&server), Browser::of(&server));
    let (path, code) = ana.make_on("longo", "Ana", "dice").await;
    ben.join(&code, "Ben").await;
    let printed = [
        [("seat", "0"), ("one", "11"), ("other", "6")],
        [("seat", "1"), ("one", "3"), ("other", "16")],
    ];
    let action = format!("{path}/lucky");
    let lobby = ana.send(&action, &printed.concat()).await;
    assert_eq!(lobby.path, path);
    assert_eq!(lobby.text("lucky-0"), "6 11");
    let refused = ben.send(&action, &printed.concat()).await;
    assert_eq!(refused.status, 403);
    let same = [("seat", "0"), ("one", "6"), ("other", "6")];
    assert_eq!(ana.send(&action, &same).await.status, 400);
    let high = [("seat", "0"), ("one", "6"), ("other", "17")];
    let refused = ana.send(&action, &high).await;
    assert_eq!(
        refused.text("message"),
        "Two dice can’t make that lucky number."
    );
    let sheet = ana.send(&format!("{path}/start"), &[]).await;
    assert_eq!(sheet.text("lucky"), "6 11");
    assert_eq!(ben.open(&path).await.text("lucky"), "3 16");
    assert_eq!(ana.send(&action, &printed[0]).await.status, 409);
}

#[tokio::test]
async fn a_lucky_roll_lights_up_the_spaces_it_offers() {
    let server = Server::start().await;
    let (ana, _, path) = table_on(&server, "longo", "dice").await;
    let sheet = ana.open(&path).await;
    let lucky = sheet.text("lucky");
    let low: u8 = lucky.split(' ').next().unwrap().parse().unwrap();
    let (one, other) = ((low / 2).to_string(), (low - low / 2).to_string());
    let sheet = ana.roll(&sheet, [&one, &other, "1", "1", "1", "1"]).await;
    assert!(sheet.tag("lucky").contains(" data-hit"));
    for (row, first) in [("red", 2), ("yellow", 2), ("green", 16), ("blue", 16)] {
        assert_eq!(sheet.state(row, first), "open", "{row}");
        let is_lit = sheet
            .tag(&format!("space-{row}-{first}"))
            .contains(" data-lucky");
        // A sum of 2 is the first number of red and yellow anyway.
        assert_eq!(is_lit, first != low, "{row}");
    }
}
