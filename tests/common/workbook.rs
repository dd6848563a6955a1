//! Reading exported workbooks.

use std::io::Read;

use flate2::read::DeflateDecoder;

/// The cells of the three sheets, a line a row.
pub fn workbook(file: &[u8]) -> String {
    let mut text = String::new();
    for (number, name) in (1..).zip(["Games", "Scores", "Players"]) {
        text.push_str(&format!("{name}\n"));
        let sheet = unzipped(file, &format!("xl/worksheets/sheet{number}.xml"));
        for row in sheet.split("<row ").skip(1) {
            let cells: Vec<String> = row.split("<c r=\"").skip(1).map(cell).collect();
            text.push_str(&cells.join("\t"));
            text.push('\n');
        }
    }
    text
}

/// A cell's column and value.
fn cell(xml: &str) -> String {
    let (place, rest) = xml.split_once('"').unwrap();
    let column = place.trim_end_matches(|c: char| c.is_ascii_digit());
    let value = ["<v>", "<t>"].iter().find_map(|tag| {
        let (_, value) = rest.split_once(tag)?;
        value.split_once("</").map(|(value, _)| value)
    });
    format!("{column}={}", value.unwrap_or_default())
}

/// A file of a zip archive, found by the archive's central directory.
fn unzipped(archive: &[u8], wanted: &str) -> String {
    let short = |at: usize| usize::from(u16::from_le_bytes([archive[at], archive[at + 1]]));
    let long = |at: usize| short(at) | short(at + 2) << 16;
    let end = archive.windows(4).rposition(|part| part == b"PK\x05\x06");
    let mut entry = long(end.unwrap() + 16);
    loop {
        assert_eq!(&archive[entry..entry + 4], b"PK\x01\x02", "no {wanted}");
        let behind_name = entry + 46 + short(entry + 28);
        if &archive[entry + 46..behind_name] == wanted.as_bytes() {
            let (size, header) = (long(entry + 20), long(entry + 42));
            let data = header + 30 + short(header + 26) + short(header + 28);
            let mut text = String::new();
            DeflateDecoder::new(&archive[data..data + size])
                .read_to_string(&mut text)
                .unwrap();
            return text;
        }
        entry = behind_name + short(entry + 30) + short(entry + 32);
    }
}
