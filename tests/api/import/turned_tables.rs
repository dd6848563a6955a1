//! Tables whose games are columns, and tables of a whole sheet with a column for each player.

use rust_xlsxwriter::Workbook;
use serde_json::json;

use super::circle_of;
use super::kept_tables::{check, refused_at, send};
use crate::common::Server;

const THREE: [&str; 3] = [
    "2026-01-14 classic Ana 60 Ben 54",
    "2026-01-21 classic Ben 71 Ana 48 Cleo 40",
    "2026-01-28 classic Cleo 31 Ben 30",
];

#[tokio::test]
async fn a_table_whose_games_are_columns_is_turned() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for table in [
        "
Spieler;14.01.2026;21.01.2026;28.01.2026
Ana;60;48;
Ben;54;71;30
Cleo;;40;31
",
        "
Qwixx 2026;;;;;
;14.1.;21.1.;28.1.;Gesamt;Schnitt
Ana;60;48;–;108;54
Ben;54;71;30;155;51,7
Cleo;;40;31;71;35,5
Summe;114;159;61;;
",
    ] {
        check(&server, &circle, table, &THREE).await;
    }
    for table in [
        ";Spiel 1;Spiel 2;Spiel 3\nAna;60;54;70\nBen;44;66;71\n",
        "Spieler;1;2;3;Gesamt\nAna;60;54;70;184\nBen;44;66;71;181\n",
    ] {
        let asked = send(&server, &circle, "dry_run=true", "text/csv", table).await;
        let preview = asked.ok(200)["preview"].clone();
        assert_eq!(preview["waiting"], 3, "{table}");
        let options = "dry_run=true&date=2026-01-14";
        let read = send(&server, &circle, options, "text/csv", table).await;
        let read = read.ok(200);
        assert_eq!(read["imported"], 3);
        let players = &read["preview"]["games"][2]["players"];
        assert_eq!(players[0], json!({"name": "Ben", "total": 71}), "{table}");
    }
    // A mistake is where it is in the file.
    let wrong = "Spieler;14.01.2026;21.01.2026\nAna;60;48\nBen;54;7l\n";
    refused_at(&server, &circle, wrong, (3, 3)).await;
    // A line of two days is none of titles.
    let table = "
Name;Beginn;Ende;Punkte
Ana;2026-01-14 20:00;2026-01-14 20:30;60
Ben;2026-01-14 20:00;2026-01-14 20:30;54
";
    let asked = send(
        &server,
        &circle,
        "dry_run=true",
        "text/csv",
        table.trim_start(),
    )
    .await;
    assert_eq!(asked.ok(200)["preview"]["waiting"], 1);
}

#[tokio::test]
async fn a_sheet_with_a_column_for_each_player_is_turned() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "
14.01.2026;Ana;Ben
Rot;10;15
Gelb;21;6
Grün;28;21
Blau;6;15
Fehlwürfe;-5;-5
Gesamt;60;52

21.01.2026;;
;Ana;Cleo
Rot;10;15
Gelb;21;6
Grün;28;21
Blau;6;15
Fehlwürfe;-10;0
";
    let wanted = [
        "2026-01-14 classic Ana 60 Ben 52",
        "2026-01-21 classic Cleo 57 Ana 55",
    ];
    check(&server, &circle, table, &wanted).await;
    // The day can be the name of the sheet.
    let mut workbook = Workbook::new();
    for day in ["14.01.2026", "21.01.2026"] {
        let sheet = workbook.add_worksheet().set_name(day).unwrap();
        sheet.write_row(1, 1, ["", "Ana", "Ben"]).unwrap();
        let lines = [
            ("Rot", [10, 15]),
            ("Gelb", [21, 6]),
            ("Grün", [28, 21]),
            ("Blau", [6, 15]),
            ("Fehlwürfe", [1, 1]),
        ];
        for (row, (title, points)) in (2..).zip(lines) {
            sheet.write_string(row, 1, title).unwrap();
            sheet.write_row(row, 2, points).unwrap();
        }
    }
    let file = workbook.save_to_buffer().unwrap();
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    let read = send(&server, &circle, "dry_run=true", kind, file).await;
    let read = read.ok(200);
    assert_eq!(read["imported"], 2, "{read:#}");
    assert_eq!(read["preview"]["games"][1]["date"], "2026-01-21");
    // The names before the rows need no title.
    let table = "
14.01.2026
;Rot;Gelb;Grün;Blau;Fehlwürfe;Gesamt
Ana;10;21;28;6;-5;60
Ben;15;6;21;15;-5;52
";
    check(&server, &circle, table, &wanted[..1]).await;
}
