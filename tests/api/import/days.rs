//! Days as people write them: in one column or in three, with the year first, and with what follows them.

use serde_json::{Value, json};

use super::circle_of;
use super::kept_tables::{check, refused_at, send};
use crate::common::Server;

const TWO: [&str; 2] = [
    "2026-01-14 classic Ana 60 Ben 54",
    "2026-02-21 classic Ben 71 Ana 48",
];

#[tokio::test]
async fn a_day_can_have_a_column_for_its_year_month_and_day() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for titles in [
        "Year;Month;Day",
        "Jahr;Monat;Tag",
        "Année;Mois;Jour",
        "Año;Mes;Día",
        "Anno;Mese;Giorno",
        "Jaar;Maand;Dag",
    ] {
        let table = format!("{titles};Ana;Ben\n2026;1;14;60;54\n2026;02;21;48;71\n");
        let read = check(&server, &circle, &table, &TWO).await;
        assert_eq!(read["preview"]["left_out_columns"], json!([]), "{table}");
    }
    for table in [
        // Merged cells, in another order, with sums below.
        "
Tag;Monat;Jahr;Ana;Ben
14.;Januar;2026;60;54
21.;Februar;;48;71
Summe;;;108;125
",
        "
day,month,year,player,score
14,Jan,26,Ana,60
14,Jan,26,Ben,54
21,Feb,26,Ana,48
21,Feb,26,Ben,71
",
        // Only the year is apart.
        "
Jahr;Datum;Ana;Ben
2026;14.1.;60;54
;21. Feb.;48;71
",
        // The year is that of the title.
        "
Qwixx 2026
Monat;Tag;Ana;Ben
1;14;60;54
2;21;48;71
",
        // The day is whole, and the rest repeats it.
        "
Jahr;Monat;Datum;Ana;Ben
2026;1;14.01.2026;60;54
2026;2;21.02.2026;48;71
",
    ] {
        check(&server, &circle, table, &TWO).await;
    }
    let wrong = "Jahr;Monat;Tag;Ana;Ben\n2026;1;14;60;54\n2026;2;30;48;71\n";
    refused_at(&server, &circle, wrong, (3, 3)).await;
}

#[tokio::test]
async fn a_year_of_two_digits_can_come_first() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    // Nobody played Qwixx in 2031 or in 2007.
    for days in [["26-01-14", "26-01-31"], ["26/01/14", "26/02/07"]] {
        let table = format!("Date;Ana;Ben\n{};60;54\n{};48;71\n", days[0], days[1]);
        let read = send(&server, &circle, "dry_run=true", "text/csv", &table).await;
        let preview = read.ok(200)["preview"].clone();
        assert_eq!(preview["games"][0]["date"], "2026-01-14", "{preview:#}");
        assert_eq!(preview["dates"], Value::Null);
    }
    for days in [["20-11-26", "05-11-26"], ["14-01-26", "31-01-26"]] {
        let table = format!("Datum;Ana;Ben\n{};60;54\n{};48;71\n", days[0], days[1]);
        let options = "dry_run=true&dates=day_first";
        for options in ["dry_run=true", options] {
            let read = send(&server, &circle, options, "text/csv", &table).await;
            let date = read.ok(200)["preview"]["games"][0]["date"].clone();
            assert!(date.as_str().unwrap().starts_with("2026"), "{date}");
        }
    }
    // Either could be meant.
    let table = "Datum;Ana;Ben\n26-01-14;60;54\n";
    for (options, order, date) in [
        ("", "day_first", "2014-01-26"),
        ("&dates=year_first", "year_first", "2026-01-14"),
        ("&dates=day_first", "day_first", "2014-01-26"),
    ] {
        let options = format!("dry_run=true{options}");
        let read = send(&server, &circle, &options, "text/csv", table).await;
        let preview = read.ok(200)["preview"].clone();
        assert_eq!(preview["games"][0]["date"], date, "{options}");
        assert_eq!(preview["dates"], order, "{options}");
    }
}

#[tokio::test]
async fn what_follows_a_day_does_not_matter() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for day in [
        "14. Januar 26",
        "14.01.2026 um 20:30 Uhr",
        "Mi, 14.1.2026 (abends)",
        "2026/1/14 20:30",
        "2026-01-14T20:30:00.000Z",
        "Jan 14, 2026, 8:30 PM",
        "Wed, 14 Jan 2026 20:30:00 GMT",
        "14 janv. 2026 à 20h30",
        "14 de enero de 2026",
        "2026_01_14",
        "2026 01 14",
    ] {
        let table = format!("Date\tAna\tBen\n{day}\t60\t54\n");
        check(&server, &circle, &table, &TWO[..1]).await;
    }
}
