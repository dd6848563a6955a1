//! Paper sheets of which every cross is known.

use std::sync::Arc;

use rowlock_rules::{Board, ByColor, Color, Scorecard, TalliedSheet};

use crate::domain::error::Error;
use crate::domain::scorecard::mistake_text;
use crate::groups::import::mistake::MAX_MISTAKES;

/// The first mistakes of a sheet whose crosses are known, each with the path of its field.
pub(in crate::groups::import) fn mistakes_of(
    sheet: &TalliedSheet,
    board: &Arc<Board>,
) -> Vec<(String, Error)> {
    match sheet {
        TalliedSheet::Scorecard(scorecard) if !board.has_sheet(scorecard.sheet) => {
            vec![("sheet".to_owned(), Error::invalid("no-such-sheet"))]
        }
        TalliedSheet::Scorecard(scorecard) => {
            let mistakes = scorecard.read(board).err().into_iter().flatten();
            // Each place is looked for in a list of any length.
            let mistakes = mistakes.take(MAX_MISTAKES).map(|it| {
                let detail = mistake_text(scorecard, board, it);
                let error = Error {
                    detail,
                    ..Error::from(it.violation)
                };
                (scorecard.path(&it), error)
            });
            mistakes.collect()
        }
        TalliedSheet::Counted { .. } | TalliedSheet::Total { .. } => Vec::new(),
    }
}

/// The text that identifies a sheet, in whatever order its crosses were listed. It must never change.
pub(super) fn canonical(scorecard: &Scorecard) -> String {
    let Scorecard {
        sheet,
        rows,
        second,
        fields,
        extra_rows,
        locks,
        penalties,
    } = scorecard;
    let of_colors = |kind: &str, rows: &ByColor<Vec<u8>>| -> Vec<String> {
        let crossed =
            |(row, crossed): (Color, &Vec<u8>)| canonical_row(&format!("{kind} {row}"), crossed);
        rows.iter().filter_map(crossed).collect()
    };
    let extra_rows = extra_rows.iter();
    let extra_rows =
        extra_rows.filter_map(|(row, crossed)| canonical_row(&format!("extra {row}"), crossed));
    let mut extra_rows: Vec<String> = extra_rows.collect();
    extra_rows.sort_unstable();
    let locks = Color::ALL.into_iter().filter(|row| locks.contains(row));
    let letter = sheet.map(|sheet| format!("sheet {}", char::from(sheet)));
    let parts: Vec<String> = letter
        .into_iter()
        .chain(of_colors("row", rows))
        .chain(of_colors("second", second))
        .chain(of_colors("fields", fields))
        .chain(extra_rows)
        .chain(locks.map(|row| format!("lock {row}")))
        .chain([format!("penalties {penalties}")])
        .collect();
    format!("Marked {{ {} }}", parts.join(", "))
}

/// The crosses of a row in ascending order; `None` where there are none.
fn canonical_row(row: &str, crossed: &[u8]) -> Option<String> {
    let mut crossed = crossed.to_vec();
    crossed.sort_unstable();
    let numbers: Vec<String> = crossed.iter().map(u8::to_string).collect();
    (!numbers.is_empty()).then(|| format!("{row} {}", numbers.join(" ")))
}
