//! The uploaded file, and what the sender says about it.

use std::collections::HashMap;
use std::fs::File;
use std::str::FromStr;

use actix_multipart::{Field, Multipart};
use data_encoding::{BASE64, HEXLOWER};
use futures_util::{StreamExt, TryStreamExt};
use sha2::{Digest, Sha256};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::{Message, msg};
use crate::domain::name::Name;
use crate::groups::{Answers, DateOrder, ImportFormat, RowNumbers, RowPlace, Upload, version_key};

/// The most bytes of a file that the page keeps, so that it need not be chosen again to be imported.
const MAX_KEPT_BYTES: usize = 1024 * 1024;

/// The most fields of a form, and the letters of each.
const MAX_FIELDS: usize = 1000;
pub(super) const MAX_LETTERS: usize = 1000;

/// A submitted form.
pub(super) struct ImportForm {
    pub(super) format: ImportFormat,
    pub(super) file: File,
    /// The file as text, if it is small.
    pub(super) kept: Option<String>,
    /// The hash of the file.
    pub(super) hash: String,
    pub(super) answers: Answers,
    /// Whether the games are to be stored, and not only shown.
    pub(super) is_confirmed: bool,
}

impl ImportForm {
    /// Reads the parts of a form; the file goes into `upload`. Answers belong to the file that was shown, which the form
    /// names by its hash: of another one they say nothing, and it is shown before it is stored.
    pub(super) async fn receive(mut upload: Upload, mut parts: Multipart) -> Result<Self, Error> {
        let mut fields: HashMap<String, String> = HashMap::new();
        let mut bytes = Vec::new();
        let mut hash = Sha256::new();
        let mut count = 0;
        while let Some(mut part) = parts.try_next().await.map_err(unreadable)? {
            count += 1;
            let name = part.name().unwrap_or_default().to_owned();
            if name == "file" {
                while let Some(piece) = part.next().await {
                    let piece = piece.map_err(unreadable)?;
                    if bytes.len() <= MAX_KEPT_BYTES {
                        bytes.extend_from_slice(&piece);
                    }
                    hash.update(&piece);
                    upload.write(&piece)?;
                }
            } else if count > MAX_FIELDS {
                return Err(Error::new(ErrorCode::TooLarge, "import-too-large"));
            } else {
                let text = match name.as_str() {
                    // The kept file is longer as text.
                    "kept" => text(part, 2 * MAX_KEPT_BYTES, || msg("import-too-large")).await?,
                    _ => text(part, 4 * MAX_LETTERS, too_long).await?,
                };
                fields.insert(name, text);
            }
        }
        let is_kept = bytes.is_empty();
        if is_kept {
            let kept = fields.get("kept");
            let kept = kept.map(|text| BASE64.decode(text.as_bytes()));
            bytes = kept.transpose().map_err(unreadable)?.unwrap_or_default();
            hash.update(&bytes);
            upload.write(&bytes)?;
        }
        let hash = HEXLOWER.encode(&hash.finalize());
        let is_shown = is_kept || fields.get("hash").is_some_and(|shown| *shown == hash);
        if upload.is_empty() {
            return Err(Error::invalid("import-empty"));
        }
        Ok(Self {
            format: upload.detect_format()?,
            file: upload.finish()?,
            kept: (bytes.len() <= MAX_KEPT_BYTES).then(|| BASE64.encode(&bytes)),
            is_confirmed: is_shown && fields.contains_key("add"),
            answers: match is_shown {
                true => answers(&fields)?,
                false => Answers::default(),
            },
            hash,
        })
    }
}

/// The answers in the fields of a form.
fn answers(fields: &HashMap<String, String>) -> Result<Answers, Error> {
    let field = |name: &str| fields.get(name).map(String::as_str);
    let mut answers = Answers {
        date_order: match field("dates") {
            Some("day_first") => Some(DateOrder::DayFirst),
            Some("month_first") => Some(DateOrder::MonthFirst),
            Some("year_first") => Some(DateOrder::YearFirst),
            _ => None,
        },
        row_numbers: match field("numbers") {
            Some("crosses") => Some(RowNumbers::Crosses),
            Some("points") => Some(RowNumbers::Points),
            _ => None,
        },
        date: field("date").and_then(|date| date.parse().ok()),
        year: field("year").and_then(|year| year.parse().ok()),
        ..Answers::default()
    };
    for (field, text) in fields {
        if let Some(number) = field.strip_prefix("name-") {
            let name: Name = text.parse()?;
            let used = fields.get(&format!("player-{number}"));
            let used = used.filter(|used| !used.trim().is_empty());
            let used: Option<Name> = used.map(|used| used.parse()).transpose()?;
            answers.names.insert(name.key(), used);
        } else if let Some(number) = field.strip_prefix("version-") {
            let board = fields.get(&format!("variant-{number}"));
            if let Some(board) = board.filter(|board| !board.is_empty()) {
                answers.versions.insert(version_key(text), board.clone());
            }
        } else if let Some(place) = field.strip_prefix("cell-") {
            let mut numbers = place.splitn(3, '-');
            if text.chars().count() > MAX_LETTERS {
                return Err(Error::new(ErrorCode::TooLarge, too_long()));
            }
            if let Some((row, column)) = row_place(&mut numbers).zip(parsed(numbers.next())) {
                answers.cells.insert((row, column), text.trim().to_owned());
            }
        } else if let Some(place) = field.strip_prefix("leave-out-") {
            answers.left_out.extend(row_place(&mut place.split('-')));
        }
    }
    Ok(answers)
}

/// The place of a row in the name of a field: its table and its number.
fn row_place<'a>(numbers: &mut impl Iterator<Item = &'a str>) -> Option<RowPlace> {
    Some((parsed(numbers.next())?, parsed(numbers.next())?))
}

fn parsed<T: FromStr>(number: Option<&str>) -> Option<T> {
    number?.parse().ok()
}

fn too_long() -> Message {
    msg("import-field-too-long").with("max", MAX_LETTERS.to_string())
}

async fn text(mut part: Field, most: usize, too_long: fn() -> Message) -> Result<String, Error> {
    let mut bytes = Vec::new();
    while let Some(piece) = part.next().await {
        bytes.extend_from_slice(&piece.map_err(unreadable)?);
        if bytes.len() > most {
            return Err(Error::new(ErrorCode::TooLarge, too_long()));
        }
    }
    String::from_utf8(bytes).map_err(unreadable)
}

fn unreadable(error: impl std::fmt::Display) -> Error {
    let detail = msg("unreadable").with("reason", error.to_string());
    Error::new(ErrorCode::Malformed, detail)
}
