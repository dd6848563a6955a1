//! The parts of a board's file, read as far as they can be.

use serde::Deserialize;
use serde_json::{Map, Value};

use crate::board::extra_file::ExtraFile;
use crate::board::mistake::{BoardMistakes, BoardPlace, BoardViolation, beginning};
use crate::{ByColor, Color};

/// The most crosses that a lock may need, and the most lock spaces of a row: more than any row has.
const MAX_LOCK_NUMBER: u8 = 20;

/// The most crosses up to which a row may score: more than any row has, crosses of a bonus row included.
const MAX_CROSSES: u32 = 61;

/// The most sides that dice have.
pub(crate) const MAX_DIE_SIDES: u8 = 8;

/// The names of the fields of a file; `id` and `extras` may be missing.
const FIELDS: [&str; 8] = [
    "id",
    "name",
    "die_sides",
    "needed_crosses",
    "lock_spaces",
    "most_crosses",
    "rows",
    "extras",
];

/// The parts of a file; `None` for one that is missing or wrong.
#[derive(Debug, Default)]
pub(crate) struct BoardParts {
    pub(crate) id: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) die_sides: Option<u8>,
    pub(crate) needed_crosses: Option<u8>,
    pub(crate) lock_spaces: Option<u8>,
    pub(crate) most_crosses: Option<u32>,
    pub(crate) rows: ByColor<Option<String>>,
    /// The extras that can be read, with their indexes in the file.
    pub(crate) extras: Vec<(usize, ExtraFile)>,
}

impl BoardParts {
    /// Reads a file, and records what is wrong with its form.
    pub(crate) fn read(json: &str, mistakes: &mut BoardMistakes) -> Self {
        let file = match serde_json::from_str(json) {
            Ok(Value::Object(file)) => file,
            Ok(_) => {
                mistakes.add(BoardPlace::File, BoardViolation::NotAnObject);
                return Self::default();
            }
            Err(error) => {
                let reason = error.to_string();
                mistakes.add(BoardPlace::File, BoardViolation::NotJson { reason });
                return Self::default();
            }
        };
        for name in file.keys().filter(|name| !FIELDS.contains(&name.as_str())) {
            let name = beginning(name);
            mistakes.add(BoardPlace::File, BoardViolation::UnknownField { name });
        }
        let mut parser = FileParser {
            file: &file,
            mistakes,
        };
        Self {
            id: parser.id(),
            name: parser.text(BoardPlace::Name),
            die_sides: parser.die_sides(),
            needed_crosses: parser.byte(BoardPlace::NeededCrosses, 0, MAX_LOCK_NUMBER),
            lock_spaces: parser.byte(BoardPlace::LockSpaces, 1, MAX_LOCK_NUMBER),
            most_crosses: parser.number(BoardPlace::MostCrosses, 1, MAX_CROSSES),
            rows: parser.rows(),
            extras: parser.extras(),
        }
    }
}

struct FileParser<'a> {
    file: &'a Map<String, Value>,
    mistakes: &'a mut BoardMistakes,
}

impl<'a> FileParser<'a> {
    fn value(&mut self, place: BoardPlace) -> Option<&'a Value> {
        let value = self.file.get(&place.to_string());
        if value.is_none() {
            self.mistakes.add(place, BoardViolation::Missing);
        }
        value
    }

    fn text_of(&mut self, place: BoardPlace, value: &Value) -> Option<String> {
        let text = value.as_str().map(str::to_owned);
        if text.is_none() {
            self.mistakes.add(place, BoardViolation::NotText);
        }
        text
    }

    fn text(&mut self, place: BoardPlace) -> Option<String> {
        let value = self.value(place)?;
        self.text_of(place, value)
    }

    fn id(&mut self) -> Option<String> {
        let value = self.file.get("id")?;
        self.text_of(BoardPlace::Id, value)
    }

    fn number(&mut self, place: BoardPlace, min: u32, max: u32) -> Option<u32> {
        let number = self.value(place)?.as_u64();
        let number = number.and_then(|number| u32::try_from(number).ok());
        let number = number.filter(|number| (min..=max).contains(number));
        if number.is_none() {
            self.mistakes
                .add(place, BoardViolation::OutOfRange { min, max });
        }
        number
    }

    fn byte(&mut self, place: BoardPlace, min: u8, max: u8) -> Option<u8> {
        let number = self.number(place, min.into(), max.into())?;
        u8::try_from(number).ok()
    }

    fn die_sides(&mut self) -> Option<u8> {
        let sides = self.value(BoardPlace::DieSides)?.as_u64();
        let sides = sides.and_then(|sides| u8::try_from(sides).ok());
        let sides = sides.filter(|sides| [6, MAX_DIE_SIDES].contains(sides));
        if sides.is_none() {
            self.mistakes
                .add(BoardPlace::DieSides, BoardViolation::NoSuchDice);
        }
        sides
    }

    fn rows(&mut self) -> ByColor<Option<String>> {
        let Some(value) = self.value(BoardPlace::Rows) else {
            return ByColor::default();
        };
        let Some(rows) = value.as_object() else {
            self.mistakes
                .add(BoardPlace::Rows, BoardViolation::NotAnObject);
            return ByColor::default();
        };
        let is_row = |name: &str| Color::ALL.iter().any(|color| color.as_str() == name);
        for name in rows.keys().filter(|name| !is_row(name)) {
            let name = beginning(name);
            self.mistakes
                .add(BoardPlace::Rows, BoardViolation::UnknownField { name });
        }
        ByColor::from_fn(|color| {
            let place = BoardPlace::Row(color);
            let Some(value) = rows.get(color.as_str()) else {
                self.mistakes.add(place, BoardViolation::Missing);
                return None;
            };
            self.text_of(place, value)
        })
    }

    fn extras(&mut self) -> Vec<(usize, ExtraFile)> {
        let Some(value) = self.file.get("extras") else {
            return Vec::new();
        };
        let Some(extras) = value.as_array() else {
            self.mistakes
                .add(BoardPlace::Extras, BoardViolation::NotAList);
            return Vec::new();
        };
        let mut read = Vec::new();
        for (index, value) in extras.iter().enumerate() {
            match ExtraFile::deserialize(value) {
                Ok(extra) => read.push((index, extra)),
                Err(error) => {
                    let reason = beginning(&error.to_string());
                    let violation = BoardViolation::NotAnExtra { reason };
                    self.mistakes.add(BoardPlace::Extra(index), violation);
                }
            }
        }
        read
    }
}
