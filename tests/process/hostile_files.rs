//! Workbooks that unpack to far more than they are, sent to a server with little memory.

use std::io::{Cursor, Write};

use serde_json::json;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::program::{Program, command_within};
use crate::common::CreatedGame;

/// The address space of the server, in kilobytes.
const ADDRESS_SPACE: &str = "-v 262144";

const RELATIONSHIPS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/// A workbook with this many sheets in one file, and with these files.
fn workbook(sheets: usize, files: &[(&str, &str)]) -> Vec<u8> {
    let sheets: String = (1..=sheets)
        .map(|id| format!("<sheet name=\"{id}\" sheetId=\"{id}\" r:id=\"r\"/>"))
        .collect();
    let workbook =
        format!("<workbook xmlns:r=\"{RELATIONSHIPS}\"><sheets>{sheets}</sheets></workbook>");
    let links =
        "<Relationships><Relationship Id=\"r\" Target=\"worksheets/a.xml\"/></Relationships>";
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let usual = [
        ("xl/workbook.xml", workbook.as_str()),
        ("xl/_rels/workbook.xml.rels", links),
    ];
    for (name, content) in usual.iter().chain(files) {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(content.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

fn sheet(rows: &str) -> String {
    format!("<worksheet><sheetData>{rows}</sheetData></worksheet>")
}

#[tokio::test]
async fn no_workbook_takes_more_memory_than_a_small_machine_has() {
    let folder = tempfile::tempdir().unwrap();
    let program = Program::run(&mut command_within(ADDRESS_SPACE, folder.path()));
    let client = &program.client;
    let wanted = json!({"variant": "classic", "mode": "sheet", "players": ["Ana"]});
    let made = CreatedGame::of(&client.post("/games", "", wanted).await.ok(201));
    let one = sheet("<row r=\"1\"><c r=\"A1\"><v>1</v></c></row>");
    let formats = format!(
        "<styleSheet><cellXfs>{}</cellXfs></styleSheet>",
        "<xf/>".repeat(12_000_000)
    );
    let texts = format!("<sst>{}</sst>", "<si/>".repeat(8_000_000));
    let cell = format!(
        "<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>{}</t></is></c></row>",
        "x".repeat(60 * 1024 * 1024)
    );
    let rows: String = (1..=60_000)
        .map(|row| format!("<row r=\"{row}\"><c><v>1</v></c></row>"))
        .collect();
    let same: String = (1..=5_000)
        .map(|row| format!("<row r=\"{row}\"><c t=\"s\"><v>0</v></c></row>"))
        .collect();
    let long = format!("<sst><si><t>{}</t></si></sst>", "x".repeat(16 * 1024));
    for (file, status) in [
        (
            workbook(
                1,
                &[("xl/worksheets/a.xml", &one), ("xl/styles.xml", &formats)],
            ),
            400,
        ),
        (
            workbook(
                1,
                &[
                    ("xl/worksheets/a.xml", &one),
                    ("xl/sharedStrings.xml", &texts),
                ],
            ),
            413,
        ),
        (workbook(1, &[("xl/worksheets/a.xml", &sheet(&cell))]), 413),
        // Many cells can have one text.
        (
            workbook(
                1,
                &[
                    ("xl/worksheets/a.xml", &sheet(&same)),
                    ("xl/sharedStrings.xml", &long),
                ],
            ),
            413,
        ),
        // One sheet, named fifty times, is read once.
        (workbook(50, &[("xl/worksheets/a.xml", &sheet(&rows))]), 400),
        (workbook(51, &[("xl/worksheets/a.xml", &one)]), 413),
    ] {
        let path = format!("/groups/{}/import?dry_run=true", made.group);
        let request = client.request(reqwest::Method::POST, &path, &made.keeper);
        let request = request.header(
            "Content-Type",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        );
        let response = crate::common::Response::of(request.body(file)).await;
        assert_eq!(response.status, status, "{}", response.text);
        client
            .get(&format!("/games/{}", made.id), &made.host)
            .await
            .ok(200);
    }
}
