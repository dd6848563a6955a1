//! Tables that need much work: how much of it a file may take, and what is looked at only once.

use std::time::Duration;

use rust_xlsxwriter::Workbook;
use serde_json::json;

use super::circle_of;
use super::kept_tables::send;
use crate::common::Server;

/// A table of 200 rows and 200 columns, of which every second one is blank.
fn gaps(cell: impl Fn(usize, usize) -> String) -> String {
    let row = |row: usize| {
        let cells = (0..200).map(|column| match column % 2 {
            0 => cell(row, column / 2),
            _ => String::new(),
        });
        cells.collect::<Vec<_>>().join(";")
    };
    (0..200).map(row).collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn the_search_for_tables_counts_as_work_on_a_file() {
    let server = Server::start_as(|config| config.limits.games.import_time = Duration::ZERO).await;
    let circle = circle_of(&server, "Friday").await;
    for table in ["Fruit;;Price\nApple;;3\n", "Fruit;Price\nApple;3\n"] {
        let refused = circle.import(&server, "text/csv", table).await;
        refused.refused(413, "too_large");
    }
}

#[tokio::test]
async fn the_cells_of_a_table_are_looked_at_once_for_all_blank_columns() {
    // Looked at anew for each column that may part two tables, they take several times as much.
    let limit = Duration::from_secs(30);
    let server = Server::start_as(|config| config.limits.games.import_time = limit).await;
    let circle = circle_of(&server, "Friday").await;
    let mixed = gaps(|row, column| match (row, column % 3) {
        (0, _) => format!("Name {column}"),
        (_, 0) => format!("{}.{}.2024", 1 + row % 28, 1 + column % 12),
        (_, 1) => row.to_string(),
        _ => format!("word {row} {column}"),
    });
    let texts = gaps(|row, column| format!("word {row} {column}"));
    for table in [mixed, texts] {
        let read = circle.import(&server, "text/csv", &table).await;
        assert_ne!(read.status, 413, "{}", read.text);
    }
}

#[tokio::test]
async fn each_of_many_sheets_can_have_a_ranking_next_to_its_games() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let mut workbook = Workbook::new();
    for day in 1..=30 {
        let sheet = workbook.add_worksheet();
        let titles = ["Datum", "", "Ana", "Ben", "", "Spieler", "Siege"];
        sheet.write_row(0, 0, titles).unwrap();
        let day = format!("{day}.1.2024");
        sheet
            .write_row(1, 0, [day.as_str(), "", "60", "54", "", "Ana", "1"])
            .unwrap();
        sheet
            .write_row(2, 0, ["", "", "48", "71", "", "Ben", "1"])
            .unwrap();
    }
    let file = workbook.save_to_buffer().unwrap();
    let kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    let read = send(&server, &circle, "dry_run=true", kind, file).await;
    let read = read.ok(200);
    assert_eq!(read["imported"], 60, "{read:#}");
    let left_out = &read["preview"]["left_out_columns"];
    assert_eq!(*left_out, json!(["Spieler", "Siege"]));
}
