//! Workbooks of spreadsheets, also hostile ones.

use std::io::{Cursor, Write};

use rowlock::domain::i18n::Language;
use rowlock::groups::xlsx_template;
use rust_xlsxwriter::{ExcelDateTime, Format, Workbook, Worksheet};
use serde_json::{Value, json};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use super::circle_of;
use crate::common::{Response, Server};

const XLSX: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const TITLES: [&str; 10] = [
    "Spiel",
    "Datum",
    "Variante",
    "Name",
    "Rot",
    "Gelb",
    "Grün",
    "Blau",
    "Fehlwürfe",
    "Punkte",
];

fn write_titles(sheet: &mut Worksheet, row: u32) {
    for (column, title) in (0..).zip(TITLES) {
        sheet.write_string(row, column, title).unwrap();
    }
}

fn write_numbers(sheet: &mut Worksheet, row: u32, numbers: &[(u16, f64)]) {
    for &(column, number) in numbers {
        sheet.write_number(row, column, number).unwrap();
    }
}

/// Two games in the second sheet, with dates and texts, below blank rows.
fn workbook(wrong: bool) -> Vec<u8> {
    let mut workbook = Workbook::new();
    workbook.add_worksheet();
    let day = Format::new().set_num_format("dd.mm.yyyy");
    let sheet = workbook.add_worksheet();
    write_titles(sheet, 2);
    let date = ExcelDateTime::from_ymd(2024, 5, 1).unwrap();
    let evening = ExcelDateTime::from_ymd(2024, 5, 1).unwrap();
    let evening = evening.and_hms(21, 30, 0).unwrap();
    for (row, name) in [(4, "Jürgen"), (5, "Ben")] {
        sheet.write_string(row, 2, "klassisch").unwrap();
        sheet.write_string(row, 3, name).unwrap();
    }
    sheet.write_datetime_with_format(4, 1, &date, &day).unwrap();
    sheet
        .write_datetime_with_format(5, 1, &evening, &day)
        .unwrap();
    write_numbers(
        sheet,
        4,
        &[(0, 1.0), (4, 4.0), (5, 3.0), (6, 8.0), (7, 7.0), (8, 2.0)],
    );
    write_numbers(sheet, 5, &[(0, 1.0), (9, if wrong { 54.5 } else { 54.0 })]);
    // A format without a value leaves a cell behind.
    sheet.write_blank(9, 12, &day).unwrap();
    workbook.save_to_buffer().unwrap()
}

/// A ZIP archive with these files, and those that any workbook has.
fn archive(files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    let relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    let workbook = format!(
        "<workbook xmlns:r=\"{relationships}\"><sheets><sheet name=\"A\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>"
    );
    let links = format!(
        "<Relationships><Relationship Id=\"r1\" Type=\"{relationships}/worksheet\" Target=\"worksheets/a.xml\"/></Relationships>"
    );
    let usual = [
        ("xl/workbook.xml", workbook.as_bytes()),
        ("xl/_rels/workbook.xml.rels", links.as_bytes()),
    ];
    for (name, content) in usual.iter().chain(files) {
        zip.start_file(*name, options).unwrap();
        zip.write_all(content).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn sheet(cells: &str) -> String {
    format!("<worksheet><sheetData>{cells}</sheetData></worksheet>")
}

#[tokio::test]
async fn a_workbook_is_a_table_whose_mistakes_have_rows() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    for (imported, known) in [(1, 0), (0, 1)] {
        let response = circle.import(&server, XLSX, workbook(false)).await;
        let counts = json!({"imported": imported, "known": known});
        assert_eq!(response.ok(200), counts);
    }
    let table = "game,date,variant,player,red,yellow,green,blue,penalties,total\n\
        1,2024-05-01,classic,Jürgen,4,3,8,7,2,\n1,2024-05-01,classic,Ben,,,,,,54\n";
    let response = circle.import(&server, "text/csv", table).await;
    assert_eq!(response.ok(200), json!({"imported": 0, "known": 1}));
    let response = circle.import(&server, XLSX, workbook(true)).await;
    response.refused(400, "invalid_value");
    assert_eq!(response.json()["mistakes"][0]["line"], 6);
}

#[tokio::test]
async fn all_sheets_with_games_are_read_and_what_is_hidden_is_said() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let mut workbook = Workbook::new();
    for (year, total) in [("2025", 60.0), ("2026", 70.0)] {
        let sheet = workbook.add_worksheet().set_name(year).unwrap();
        sheet.write_string(0, 0, "Unsere Abende").unwrap();
        for (column, title) in [(0, "Datum"), (1, "Ana"), (2, "Ben"), (3, "Summe")] {
            sheet.write_string(1, column, title).unwrap();
        }
        sheet.write_string(2, 0, format!("3. Mai {year}")).unwrap();
        write_numbers(sheet, 2, &[(1, total), (2, 54.0), (3, total + 54.0)]);
        sheet.write_string(3, 0, format!("4. Mai {year}")).unwrap();
        write_numbers(sheet, 3, &[(1, 10.0), (2, 20.0)]);
        sheet.set_row_hidden(3).unwrap();
    }
    let sheet = workbook.add_worksheet().set_name("Rangliste").unwrap();
    for (column, title) in [(0, "Spieler"), (1, "Punkte")] {
        sheet.write_string(0, column, title).unwrap();
    }
    sheet.write_string(1, 0, "Ana").unwrap();
    sheet.write_number(1, 1, 130).unwrap();
    let file = workbook.save_to_buffer().unwrap();
    let path = format!("{}/import?dry_run=true", circle.path);
    let request = server.request(reqwest::Method::POST, &path, &circle.token);
    let request = request.header("Content-Type", XLSX).body(file.clone());
    let report = Response::of(request).await.ok(200);
    let preview = &report["preview"];
    let games = preview["games"].as_array().unwrap().iter();
    let games: Vec<Value> = games
        .map(|game| {
            json!([
                game["sheet"],
                game["line"],
                game["date"],
                game["players"][0]["total"]
            ])
        })
        .collect();
    assert_eq!(
        json!(games),
        json!([
            ["2025", 3, "2025-05-03", 60],
            ["2025", 4, "2025-05-04", 20],
            ["2026", 3, "2026-05-03", 70],
            ["2026", 4, "2026-05-04", 20],
        ])
    );
    assert_eq!(preview["hidden_lines"], 2);
    assert_eq!(preview["left_out_columns"], json!(["Summe"]));
    assert_eq!(preview["left_out_sheets"], json!(["Rangliste"]));
    let path = format!("{}/import?leave_out=4,2:4", circle.path);
    let request = server.request(reqwest::Method::POST, &path, &circle.token);
    let request = request.header("Content-Type", XLSX).body(file);
    assert_eq!(Response::of(request).await.ok(200)["imported"], 2);
}

#[tokio::test]
async fn only_what_a_table_needs_is_read_of_a_workbook() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let cell = |place: &str, text: &str| {
        format!("<c r=\"{place}\" t=\"inlineStr\"><is><t>{text}</t></is></c>")
    };
    let rows = format!(
        "<row r=\"1\">{}{}{}</row><row r=\"2\"><c r=\"A2\"><v>46346</v></c>{}<c r=\"C2\"><f>5+55</f><v>60</v></c></row>",
        cell("A1", "date"),
        cell("B1", "player"),
        cell("C1", "total"),
        cell("B2", "A<r><t>n</t></r>a &amp; Co"),
    );
    let rows = rows.replace(
        "A<r><t>n</t></r>a",
        "</t><r><t>An</t></r><r><t>a</t></r><t>",
    );
    let styles = format!(
        "<styleSheet><cellXfs>{}</cellXfs></styleSheet>",
        "<xf/>".repeat(2_000_000)
    );
    let file = archive(&[
        ("xl/worksheets/a.xml", sheet(&rows).as_bytes()),
        ("xl/styles.xml", styles.as_bytes()),
    ]);
    let response = circle.import(&server, XLSX, file).await;
    assert_eq!(response.ok(200)["imported"], 1);
    let list = circle.get(&server, "/games").await;
    assert_eq!(list["games"][0]["day"], "2026-11-20");
    assert_eq!(list["games"][0]["seats"][0]["name"], "Ana & Co");
}

#[tokio::test]
async fn the_template_as_a_workbook_can_be_imported_in_each_language() {
    let server = Server::start().await;
    for language in Language::ALL {
        let circle = circle_of(&server, "Friday").await;
        let template = xlsx_template(language).unwrap();
        let response = circle.import(&server, XLSX, template).await;
        assert_eq!(response.ok(200), json!({"imported": 1, "known": 0}));
    }
}

#[tokio::test]
async fn a_workbook_that_is_too_large_when_unpacked_is_refused() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let empty = sheet("");
    let large = format!("{empty}{}", " ".repeat(65 * 1024 * 1024));
    let bomb = archive(&[("xl/worksheets/a.xml", large.as_bytes())]);
    assert!(bomb.len() < 1024 * 1024);
    let names: Vec<String> = (0..600).map(|number| format!("{number}.txt")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
    let texts = format!("<sst>{}</sst>", "<si/>".repeat(300_001));
    let texts = archive(&[
        ("xl/worksheets/a.xml", empty.as_bytes()),
        ("xl/SharedStrings.xml", texts.as_bytes()),
    ]);
    let row = |number: usize| format!("<row r=\"{number}\"><c><v>1</v></c></row>");
    let rows: String = (1..=500_001).map(row).collect();
    let cells = archive(&[("xl/worksheets/a.xml", sheet(&rows).as_bytes())]);
    for file in [bomb, archive(&files), texts, cells] {
        circle
            .import(&server, XLSX, file)
            .await
            .refused(413, "too_large");
    }
}

#[tokio::test]
async fn what_is_no_workbook_is_refused_in_plain_words() {
    let server = Server::start().await;
    let circle = circle_of(&server, "Friday").await;
    let good = workbook(false);
    let in_order = sheet(
        "<row r=\"9\"><c r=\"A9\"><v>1</v></c></row><row r=\"2\"><c r=\"A2\"><v>1</v></c></row>",
    );
    let far = sheet("<row r=\"1\"><c r=\"XFD1\"><v>1</v></c></row>");
    let utf_16: Vec<u8> = "<sst uniqueCount=\"9999999999\"/>"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    for file in [
        b"PK\x03\x04".to_vec(),
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1".to_vec(),
        good[..good.len() / 2].to_vec(),
        archive(&[]),
        archive(&[("xl/worksheets/a.xml", b"<worksheet><sheetData><row>")]),
        archive(&[
            ("xl/worksheets/a.xml", sheet("").as_bytes()),
            ("xl/sharedStrings.xml", &utf_16),
        ]),
        archive(&[("xl/worksheets/a.xml", in_order.as_bytes())]),
        archive(&[("xl/worksheets/a.xml", far.as_bytes())]),
        archive(&[("xl/worksheets/a.xml", sheet("").as_bytes())]),
        Vec::new(),
    ] {
        let response = circle.import(&server, XLSX, &file).await;
        assert_eq!(response.status, 400, "{}", response.text);
        for reason in ["zip", "Zip", "xml", "EOF", "archive"] {
            assert!(!response.text.contains(reason), "{}", response.text);
        }
    }
    // Damage anywhere is refused or leaves the games as they are.
    for at in (0..good.len()).step_by(97) {
        let mut file = good.clone();
        file[at] ^= 0x41;
        let response = circle.import(&server, XLSX, &file).await;
        assert!(response.status < 500, "{at}: {}", response.text);
    }
}
