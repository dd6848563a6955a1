//! Tables with a game in each row and a column for each player, and tables without days.

use serde_json::json;

use super::circle_of;
use super::kept_tables::{check, refused_at, send};
use crate::common::Server;

#[tokio::test]
async fn a_game_a_line_has_a_column_for_each_player() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "
Unsere Qwixx-Abende;;;;;;
;;;;;;
Datum;Ana;Ben;Max;Sieger;Summe;Notiz
Fr 20.11.2026;60;54;–;Ana;114;knapp
;71;48;33;Ana;152;
27.11.2026;-5;30 Punkte;30+12;Max;67;
Summe;126;132;75;;;
Ø;42;44;37,5;;;
";
    let preview = check(
        &server,
        &circle,
        table,
        &[
            "2026-11-20 classic Ana 60 Ben 54",
            "2026-11-20 classic Ana 71 Ben 48 Max 33",
            "2026-11-27 classic Max 42 Ben 30 Ana -5",
        ],
    )
    .await;
    let preview = &preview["preview"];
    assert_eq!(preview["left_out_columns"], json!(["Sieger", "Summe"]));
    assert_eq!(preview["left_out_lines"], json!([{"line": 7}, {"line": 8}]));
    // Sums that nothing names are no game either.
    let table = "
date,Ana,Ben
2026-11-20,60,54
2026-11-21,50,44
,110,98
";
    let wanted = [
        "2026-11-20 classic Ana 60 Ben 54",
        "2026-11-21 classic Ana 50 Ben 44",
    ];
    check(&server, &circle, table, &wanted).await;
    // Days can be without a title, and versions and games have columns, too.
    let table = "
Nr.,,Version,Rang,Ana,Rang,Ben
1,20/11/2026,Longo,1,60,2,54
2,20/11/2026,,1,50,2,44
";
    let wanted = [
        "2026-11-20 longo Ana 60 Ben 54",
        "2026-11-20 longo Ana 50 Ben 44",
    ];
    check(&server, &circle, table, &wanted).await;
    // Tables stand one below another, each with its players; a table of sums is none of games.
    let table = "
Datum;Ana;Ben
14.01.2025;61;55
Datum;Ana;Ben;Cleo
14.01.2026;61;55;40
;;;
Platz;Name;Punkte
1;Ana;122
2;Ben;110
";
    let wanted = [
        "2025-01-14 classic Ana 61 Ben 55",
        "2026-01-14 classic Ana 61 Ben 55 Cleo 40",
    ];
    let preview = check(&server, &circle, table, &wanted).await;
    assert_eq!(preview["preview"]["left_out_lines"], json!([{"line": 6}]));
    // Who was ill was not there, and a slip is a mistake in its cell.
    let table = "
Date,Ana,Ben
2026-01-14,60*,55 (!)
2026-01-15,**70**,krank
2026-01-16,🏆 60,
";
    let wanted = [
        "2026-01-14 classic Ana 60 Ben 55",
        "2026-01-15 classic Ana 70",
        "2026-01-16 classic Ana 60",
    ];
    check(&server, &circle, table, &wanted).await;
    let slip = "Datum;Ana;Ben\n14.01.2026;60;55\n15.01.2026;70;6o\n";
    let refused = send(&server, &circle, "", "text/csv", slip).await;
    refused.refused(400, "invalid_value");
    assert_eq!(refused.json()["mistakes"][0]["column"], 3);
    // Means and other figures at the end are no games.
    let table = "
Nr;Datum;Ana;Ben
1;14.01.2026;60;55
2;15.01.2026;70;45
Anzahl Siege;;2;0
Bestes Spiel;;70;55
;;65;50
";
    let wanted = [
        "2026-01-14 classic Ana 60 Ben 55",
        "2026-01-15 classic Ana 70 Ben 45",
    ];
    check(&server, &circle, table, &wanted).await;
    // A column of games that names versions has versions.
    let table = "
Datum;Spiel;Ana;Ben
14.01.2026;Qwixx;60;55
15.01.2026;Qwixx Mixx A;61;55
16.01.2026;Kniffel;250;244
";
    let wanted = [
        "2026-01-14 classic Ana 60 Ben 55",
        "2026-01-15 mixx-a Ana 61 Ben 55",
    ];
    let preview = check(&server, &circle, table, &wanted).await;
    assert_eq!(preview["preview"]["waiting"], 1);
    // A note may begin as a sum does, and a comment between the games is no day.
    let table = "
date,Ana,Ben,note
2026-11-20,60,54,Record for Ana
Christmas,,,
2026-11-21,50,44,
-,40,34,Total chaos
";
    let wanted = [
        "2026-11-20 classic Ana 60 Ben 54",
        "2026-11-21 classic Ana 50 Ben 44",
        "2026-11-21 classic Ana 40 Ben 34",
    ];
    check(&server, &circle, table, &wanted).await;
    let wrong = "date,Ana,Ben\n2026-11-20,60,54\n2026-11-21,50,much\n2026-11-22,1,2\n";
    refused_at(&server, &circle, wrong, (3, 3)).await;
    let left_out = send(&server, &circle, "leave_out=3", "text/csv", wrong).await;
    assert_eq!(left_out.ok(200)["imported"], 2);
}

#[tokio::test]
async fn a_table_without_days_is_asked_for_one() {
    let server = Server::start().await;
    for (table, answer, wanted) in [
        ("Ana,Ben\n60,54\n50,44\n", "", 2),
        ("player,total\nAna,60\nBen,54\nAna,50\nBen,44\n", "", 2),
        ("player,date,total\nAna,,60\nBen,,54\n", "", 1),
    ] {
        let circle = circle_of(&server, "Friday").await;
        let preview = send(&server, &circle, "dry_run=true", "text/csv", table).await;
        let preview = preview.ok(200)["preview"].clone();
        assert_eq!(
            preview["questions"],
            json!([{"parameter": "date"}]),
            "{table}"
        );
        assert_eq!(preview["waiting"], wanted, "{table}");
        let refused = send(&server, &circle, answer, "text/csv", table).await;
        refused.refused(400, "invalid_value");
        assert_eq!(circle.games(&server).await, 0);
        let stored = send(&server, &circle, "date=2026-11-20", "text/csv", table).await;
        assert_eq!(stored.ok(200)["imported"], wanted, "{table}");
    }
}

#[tokio::test]
async fn each_place_of_a_game_can_have_a_column_for_its_player_and_one_for_the_points() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let wanted = [
        "2026-01-14 classic Ana 60 Ben 55",
        "2026-01-21 classic Ben 71 Ana 48 Cleo 30",
    ];
    for table in [
        "
Timestamp,Player 1,Score 1,Player 2,Score 2,Player 3,Score 3,Comment
1/14/2026 20:30:15,Ana,60,Ben,55,,,
1/21/2026 20:31:15,Ben,71,Ana,48,Cleo,30,late
",
        "
Datum;1. Spieler;Punkte;2. Spieler;Punkte;3. Spieler;Punkte
14.01.2026;Ana;60;Ben;55;;
21.01.2026;Ben;71;Ana;48;Cleo;30
",
        "
Datum;Spieler 1;Spieler 2;Spieler 3;Punkte 1;Punkte 2;Punkte 3;Ort
14.01.2026;Ana;Ben;;60;55;;zu Hause
21.01.2026;Ben;Ana;Cleo;71;48;30;
",
    ] {
        let read = check(&server, &circle, table, &wanted).await;
        assert_eq!(read["preview"]["left_out_columns"], json!([]), "{table}");
    }
    let nameless = "Datum;Spieler 1;Punkte;Spieler 2;Punkte\n14.01.2026;Ana;60;;55\n";
    let refused = send(&server, &circle, "", "text/csv", nameless).await;
    refused.refused(400, "invalid_value");
    assert_eq!(refused.json()["mistakes"][0]["column"], 4);
}

#[tokio::test]
async fn figures_beside_and_below_the_points_are_no_games() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let wanted = [
        "2026-01-14 classic Ana 60 Ben 55",
        "2026-01-21 classic Ben 71 Ana 48",
    ];
    // The titles of the players are above those of their columns.
    for table in [
        "
Datum;Ana;;Ben;
;Punkte;Platz;Punkte;Platz
14.01.2026;60;1;55;2
21.01.2026;48;2;71;1
",
        "
Datum;Ana;;Ben;;Ort
;Platz;Punkte;Platz;Punkte;
14.01.2026;1;60;2;55;Haus
21.01.2026;2;48;1;71;Haus
",
        // What stands in a column for a player of the table belongs to that player.
        "
Datum;Ana;Ben;Ana gesamt;Ben gesamt;Rang Ana;Ben (Rang)
14.01.2026;60;55;60;55;1;2
21.01.2026;48;71;108;126;2;1
",
        "
Datum;Ana;Ben;Σ
14.01.2026;60;55;115
21.01.2026;48;71;119
Σ;108;126;234
Punkte gesamt;108;126;
Gesamtsiege;1;1;
Letzter Platz;1;1;
",
        "
| Datum | Ana | Ben |
|-------|----:|----:|
| 14.01.2026 | 60 | 55 |
| 21.01.2026 | 48 | 71 |
",
        "
Datum;\"Ana\n\";Ben
14.01.2026;60;55
21.01.2026;48;71
",
    ] {
        check(&server, &circle, table, &wanted).await;
    }
    // A word for a day above the last one is a mistake, and no sum.
    let wrong = "Datum;Ana;Ben\nOstern;60;55\n21.01.2026;48;71\n";
    let refused = send(&server, &circle, "", "text/csv", wrong).await;
    refused.refused(400, "invalid_value");
    assert_eq!(refused.json()["mistakes"][0]["line"], 2);
}
