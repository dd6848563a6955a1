//! Games that people noted without titles, and columns that they aligned by spaces.

use super::circle_of;
use super::kept_tables::{check, send};
use crate::common::Server;

const TWO: [&str; 2] = [
    "2026-01-14 classic Ana 60 Ben 54",
    "2026-01-21 classic Ben 71 Ana 48 Anna Lena 40",
];

#[tokio::test]
async fn lines_of_notes_are_games() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for table in [
        "14.01.2026 Ana 60 Ben 54\n21.01.2026 Ben 71 Ana 48 Anna Lena 40\n",
        "14.01.2026: Ana 60, Ben 54\n21.01.2026: Ben 71, Ana 48, Anna Lena 40\n",
        "Qwixx-Abende\n\n14. Januar 2026 – Ana: 60 Punkte, Ben: 54 Punkte\n21. Januar 2026 – Ben: 71, Ana: 48 und Anna Lena: 40\n",
        "Datum;Ergebnis\n14.01.2026;Ana 60, Ben 54\n21.01.2026;Ben 71, Ana 48, Anna Lena 40\n",
        "2026-01-14,Ana,60,Ben,54\n2026-01-21,Ben,71,Ana,48,Anna Lena,40\n",
        "14.01.2026;Ana;60\n14.01.2026;Ben;54\n21.01.2026;Ben;71\n21.01.2026;Ana;48\n21.01.2026;Anna Lena;40\n",
        "14.01.2026\nAna 60, Ben 54\n\n21.01.2026\nBen (71), Ana (48), Anna Lena (40)\n",
        "Wed 14 Jan 2026\tAna=60P\tBen=54\nWed 21 Jan 2026\tBen=71\tAna=48\tAnna Lena=40\n",
    ] {
        check(&server, &circle, table, &TWO).await;
    }
    // Days without a year are asked for it.
    let table = "14.1. Ana 60 Ben 54\n21.1. Ben 71 Ana 48 Anna Lena 40\n";
    // A title tells it.
    check(&server, &circle, &format!("Qwixx 2026\n\n{table}"), &TWO).await;
    let asked = send(&server, &circle, "dry_run=true", "text/csv", table).await;
    assert_eq!(asked.ok(200)["preview"]["waiting"], 2);
    let read = send(
        &server,
        &circle,
        "dry_run=true&year=2026",
        "text/csv",
        table,
    )
    .await;
    assert_eq!(read.ok(200)["imported"], 2);
}

#[tokio::test]
async fn notes_can_have_a_line_for_each_player() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for table in [
        "14.01.2026\nAna: 60\nBen: 54\n\n21.01.2026\nBen: 71\nAna: 48\nAnna Lena: 40\n",
        "Qwixx 14.1.2026\n1. Ana 60\n2. Ben 54\nQwixx 21.1.2026\n1) Ben 71\n2) Ana 48\n3) Anna Lena 40\n",
        "Qwixx 2026\n14.1.\nAna 60\nBen 54\n21.1.\n🥇 Ben 71\n🥈 Ana 48\n🥉 Anna Lena 40\n",
    ] {
        check(&server, &circle, table, &TWO).await;
    }
    let table = "Wed, 14 January 2026\nGame 1\nAna 60\nBen 54\nGame 2\nCleo 71\nDora (48)\n";
    let games = [
        "2026-01-14 classic Ana 60 Ben 54",
        "2026-01-14 classic Cleo 71 Dora 48",
    ];
    check(&server, &circle, table, &games).await;
}

#[tokio::test]
async fn a_title_of_an_evening_in_notes_can_end_with_a_day_without_a_year() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (one, other) in [
        ("Spieleabend 14.1.", "Spieleabend 21.1."),
        ("Game night 14/1", "Game night 21/1"),
        ("Bei Ana, 14. Januar", "Bei Ben, 21. Januar"),
        ("Qwixx Jan 14", "Qwixx Jan 21"),
    ] {
        let table = format!(
            "Qwixx 2026\n\n{one}\nAna 60, Ben 54\n\n{other}\nBen 71, Ana 48, Anna Lena 40\n"
        );
        check(&server, &circle, &table, &TWO).await;
    }
    // These are points, less those of a penalty.
    let table = "14.01.2026\nAna: 60\nBen: 12-5\n";
    let wanted = ["2026-01-14 classic Ana 60 Ben 7"];
    check(&server, &circle, table, &wanted).await;
}

#[tokio::test]
async fn a_line_of_notes_that_is_no_game_is_named() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "14.01.2026 Ana 60 Ben 54\n21.01.2026 Ana 60 Ben\n28.01.2026 Ana 48 Ben 71\n";
    let refused = send(&server, &circle, "", "text/csv", table).await;
    refused.refused(400, "invalid_value");
    let mistakes = refused.json()["mistakes"].clone();
    assert_eq!(mistakes.as_array().unwrap().len(), 1, "{mistakes}");
    assert_eq!(mistakes[0]["line"], 2);
    // What is no list of games stays none.
    for text in [
        "Milk 2\nEggs 12\n",
        "Yesterday we played and Ana won with 60 points and Ben had 54 of them.\n",
        "Dear Ana,\nplease bring 6 pens.\nBen\n",
    ] {
        let refused = send(&server, &circle, "dry_run=true", "text/csv", text).await;
        refused.refused(400, "malformed");
    }
}

#[tokio::test]
async fn columns_aligned_by_spaces_are_read() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "
Datum        Ana   Ben   Anna Lena
14.01.2026   60    54    –
21.01.2026   48    71    40
";
    check(&server, &circle, table, &TWO).await;
    // Nothing says whose number is missing.
    let table = "Datum        Ana   Ben   Cleo\n14.01.2026   60          54\n";
    let refused = send(&server, &circle, "dry_run=true", "text/csv", table).await;
    refused.refused(400, "malformed");
}
