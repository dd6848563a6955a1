//! The table of paper games to fill in, as CSV and as a workbook.

use rust_xlsxwriter::{ExcelDateTime, Format, Workbook, XlsxError};

use super::titles::template_titles;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Language, msg};
use crate::groups::import::game::versions::translated;

/// A table to fill in: for each player the crosses of each row and the penalties, or only the total.
pub const CSV_TEMPLATE: &str = "\u{feff}game,date,variant,player,red,yellow,green,blue,penalties,total\r\n\
    1,2026-11-20,classic,Ana,4,3,8,7,2,\r\n\
    1,2026-11-20,classic,Ben,,,,,,54\r\n";

/// The table to fill in with titles in a language; spreadsheets expect a semicolon where decimals have a comma.
pub fn csv_template(language: Language) -> String {
    let board = board(language);
    let table = [
        template_titles(language).join(";"),
        format!("1;2026-11-20;{board};Ana;4;3;8;7;2;"),
        format!("1;2026-11-20;{board};Ben;;;;;;54"),
    ];
    let table = format!("\u{feff}{}\r\n", table.join("\r\n"));
    if language == Language::ENGLISH {
        table.replace(';', ",")
    } else {
        table
    }
}

/// The same table as a workbook.
pub fn xlsx_template(language: Language) -> Result<Vec<u8>, Error> {
    let written = workbook(language).and_then(|mut workbook| workbook.save_to_buffer());
    written.map_err(|error| {
        tracing::error!(%error, "the template could not be written");
        Error::new(ErrorCode::Internal, "download-failed")
    })
}

fn workbook(language: Language) -> Result<Workbook, XlsxError> {
    let mut workbook = Workbook::new();
    let (header, day) = (
        Format::new().set_bold(),
        Format::new().set_num_format("yyyy-mm-dd"),
    );
    let sheet = workbook.add_worksheet();
    sheet.set_freeze_panes(1, 0)?;
    for (column, title) in (0..).zip(template_titles(language)) {
        sheet.set_column_width(column, 13)?;
        sheet.write_string_with_format(0, column, title, &header)?;
    }
    let ana = [(4, 4), (5, 3), (6, 8), (7, 7), (8, 2)];
    for (row, name, numbers) in [(1, "Ana", &ana[..]), (2, "Ben", &[(9, 54)])] {
        sheet.write_number(row, 0, 1)?;
        let date = ExcelDateTime::from_ymd(2026, 11, 20)?;
        sheet.write_datetime_with_format(row, 1, &date, &day)?;
        sheet.write_string(row, 2, board(language))?;
        sheet.write_string(row, 3, name)?;
        for &(column, number) in numbers {
            sheet.write_number(row, column, number)?;
        }
    }
    Ok(workbook)
}

fn board(language: Language) -> String {
    translated(language, msg("board-name-classic"))
}
