//! Sheets on which more stands than games: rankings beside them, days in titles, blank lines between games, days without a
//! year, and columns of numbers that are no player's.

use serde_json::{Value, json};

use super::circle_of;
use super::kept_tables::{check, send};
use crate::common::Server;

const TWO: [&str; 2] = [
    "2026-11-20 classic Ana 60 Ben 54",
    "2026-11-27 classic Ben 71 Ana 48",
];

#[tokio::test]
async fn a_ranking_beside_the_games_is_left_out() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (table, columns) in [
        (
            "
Datum;Ana;Ben;;Spieler;Siege;Schnitt
20.11.2026;60;54;;Ana;1;54
27.11.2026;48;71;;Benjamin;1;62,5
",
            json!(["Spieler", "Siege", "Schnitt"]),
        ),
        (
            "
Unsere Abende;;;;Rangliste;;
Datum;Ana;Ben;;Platz;Name;Punkte
20.11.2026;60;54;;1;Ben;125
27.11.2026;48;71;;2;Ana;108
",
            json!(["Rangliste"]),
        ),
        (
            "
Unsere Abende 2026;;;;;Rangliste;;
Datum;Ana;Ben;Cleo;;Name;Siege;Schnitt
20.11.;60;54;;;Ana;2;60
27.11.;48;71;;;Bene;1;58
",
            json!(["Rangliste", "Cleo"]),
        ),
        (
            "
Date,Player,Points,,Player,Points,Wins
2026-11-20,Ana,60,,Ben,125,1
2026-11-20,Ben,54,,Ana,108,1
2026-11-27,Ana,48,,,,
2026-11-27,Ben,71,,,,
",
            json!(["Player", "Points", "Wins"]),
        ),
    ] {
        let preview = check(&server, &circle, table, &TWO).await;
        assert_eq!(preview["preview"]["left_out_columns"], columns, "{table}");
    }
    // Games of two years stand beside each other, too.
    let table = "
Date,Ana,Ben,,Date,Ana,Cleo
2026-11-20,60,54,,2025-11-21,30,40
2026-11-27,48,71,,2025-11-28,50,45
";
    let wanted = [
        TWO[0],
        TWO[1],
        "2025-11-21 classic Cleo 40 Ana 30",
        "2025-11-28 classic Ana 50 Cleo 45",
    ];
    check(&server, &circle, table, &wanted).await;
    // A blank column alone separates nothing.
    let table = "
Date,,Ana,Ben,,Place,Winner
2026-11-20,,60,54,,Home,Ana
2026-11-27,,48,71,,Club,Ben
";
    check(&server, &circle, table, &TWO).await;
    let table = "
Date,Game,,Player,Points
2026-11-20,1,,Ana,60
2026-11-20,1,,Ben,54
2026-11-27,2,,Ana,48
2026-11-27,2,,Ben,71
";
    check(&server, &circle, table, &TWO).await;
}

#[tokio::test]
async fn a_day_in_a_title_is_that_of_the_games_below_it() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for table in [
        "
Spieleabend am 20.11.2026
Spieler;Punkte
Ana;60
Ben;54
Spieleabend am 27.11.2026
Spieler;Punkte
Ana;48
Ben;71
",
        "
player,total
\"Friday, November 20, 2026\"
Ana,60
Ben,54
\"Friday, November 27, 2026\"
Ben,71
Ana,48
",
        "
Ana;Ben
Freitag, 20. November 2026;
60;54
Freitag, 27. November 2026;
48;71
",
    ] {
        check(&server, &circle, table, &TWO).await;
    }
}

#[tokio::test]
async fn blank_lines_end_a_game_where_nothing_else_does() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "
date,player,total
2026-11-20,Ana,60
2026-11-20,Ben,54

2026-11-20,Cleo,71
2026-11-20,Dan,48
";
    let wanted = [
        "2026-11-20 classic Ana 60 Ben 54",
        "2026-11-20 classic Cleo 71 Dan 48",
    ];
    check(&server, &circle, table, &wanted).await;
    // Between all lines they say nothing.
    let table = "
date,player,total

2026-11-20,Ana,60

2026-11-20,Ben,54
";
    check(&server, &circle, table, &TWO[..1]).await;
}

#[tokio::test]
async fn days_without_a_year_have_that_of_their_title_or_are_asked_for_it() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "
Qwixx 2026
Datum;Ana;Ben
20.11.;60;54
27. Nov;48;71
";
    check(&server, &circle, table, &TWO).await;
    // Their column may have no title.
    check(&server, &circle, &table.replace("Datum", ""), &TWO).await;
    for table in [
        "Datum;Ana;Ben\n20.11.;60;54\n27.11;48;71\n",
        "date,player,total\n20-Nov,Ana,60\n20-Nov,Ben,54\n27 November,Ana,48\n27 November,Ben,71\n",
    ] {
        let asked = send(&server, &circle, "dry_run=true", "text/csv", table).await;
        let asked = asked.ok(200);
        assert_eq!(asked["preview"]["waiting"], 2, "{asked:#}");
        assert_eq!(
            asked["preview"]["questions"],
            json!([{"parameter": "year"}])
        );
        let refused = send(&server, &circle, "", "text/csv", table).await;
        refused.refused(400, "invalid_value");
        let said = "dry_run=true&year=2026";
        let said = send(&server, &circle, said, "text/csv", table)
            .await
            .ok(200);
        let days: Vec<&Value> = said["preview"]["games"]
            .as_array()
            .unwrap()
            .iter()
            .collect();
        let days: Vec<&Value> = days.into_iter().map(|game| &game["date"]).collect();
        assert_eq!(days, ["2026-11-20", "2026-11-27"], "{said:#}");
    }
}

#[tokio::test]
async fn numbers_that_are_no_players_can_be_left_out() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let table = "
Date,Ana,Ben,Snacks
2026-11-20,60,54,3
2026-11-27,48,71,2
";
    let read = check(
        &server,
        &circle,
        table,
        &[
            "2026-11-20 classic Ana 60 Ben 54 Snacks 3",
            "2026-11-27 classic Ben 71 Ana 48 Snacks 2",
        ],
    )
    .await;
    assert_eq!(read["preview"]["players"][2]["name"], "Snacks");
    for names in [
        "%7B%22snacks%22:null%7D",
        "%7B%22Snacks%22:null,%22Cleo%22:null%7D",
    ] {
        let options = format!("dry_run=true&names={names}");
        let read = send(&server, &circle, &options, "text/csv", table.trim_start()).await;
        let read = read.ok(200);
        assert_eq!(
            read["preview"]["games"][1]["players"]
                .as_array()
                .unwrap()
                .len(),
            2
        );
        assert_eq!(
            read["preview"]["players"].as_array().unwrap().len(),
            2,
            "{read:#}"
        );
    }
    let options = "names=%7B%22Snacks%22:null%7D";
    let stored = send(&server, &circle, options, "text/csv", table.trim_start()).await;
    stored.ok(200);
    assert_eq!(circle.games(&server).await, 2);
}

#[tokio::test]
async fn what_is_left_out_is_named_or_counted() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let titles = |letter: char| {
        let titles = (1..=25).map(|number| format!("{letter}{number}"));
        titles.collect::<Vec<_>>().join(";")
    };
    let sums: String = (1..=30)
        .map(|number| format!("Summe {number};60\n"))
        .collect();
    let table = format!("Datum;Ana;{}\n20.11.2026;60;x\n{sums}", titles('X'));
    let table = table.replacen(";60;x", &format!(";60;{}", titles('v')), 1);
    let read = send(&server, &circle, "dry_run=true", "text/csv", &table).await;
    let preview = read.ok(200)["preview"].clone();
    assert_eq!(preview["left_out_columns"].as_array().unwrap().len(), 20);
    assert_eq!(preview["left_out_lines"].as_array().unwrap().len(), 20);
    assert_eq!(
        preview["left_out_more"],
        json!({"columns": 5, "lines": 10, "sheets": 0}),
        "{preview:#}"
    );
}
