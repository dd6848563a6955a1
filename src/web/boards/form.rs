//! The form of a board: its fields as they are typed, and the file that they make.

use rowlock_rules::{ByColor, Color};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// The fields as they are typed.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct BoardForm {
    pub(super) name: String,
    pub(super) red: String,
    pub(super) yellow: String,
    pub(super) green: String,
    pub(super) blue: String,
    pub(super) die_sides: String,
    pub(super) needed_crosses: String,
    pub(super) lock_spaces: String,
    pub(super) most_crosses: String,
    /// What the board has in addition to its rows, as the list of its file; empty without anything.
    pub(super) extras: String,
    /// Whether that is part of the board.
    pub(super) keep: String,
}

impl BoardForm {
    /// The form that makes a file again, as far as the file can be read.
    pub(super) fn of_file(file: &str) -> Self {
        let file: Value = serde_json::from_str(file).unwrap_or_default();
        let text = |value: &Value| match value {
            Value::Null => String::new(),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
        let extras = match &file["extras"] {
            Value::Null => String::new(),
            extras => extras.to_string(),
        };
        let row = |row: Color| text(&file["rows"][row.as_str()]);
        Self {
            name: text(&file["name"]),
            red: row(Color::Red),
            yellow: row(Color::Yellow),
            green: row(Color::Green),
            blue: row(Color::Blue),
            die_sides: text(&file["die_sides"]),
            needed_crosses: text(&file["needed_crosses"]),
            lock_spaces: text(&file["lock_spaces"]),
            most_crosses: text(&file["most_crosses"]),
            keep: if extras.is_empty() { "" } else { "true" }.to_owned(),
            extras,
        }
    }

    /// The texts of the rows, in capitals as the letters of colors are.
    pub(super) fn rows(&self) -> ByColor<String> {
        ByColor {
            red: row(&self.red),
            yellow: row(&self.yellow),
            green: row(&self.green),
            blue: row(&self.blue),
        }
    }

    /// The file that the fields make, right or wrong.
    pub(super) fn to_file(&self) -> String {
        let mut file = Map::new();
        file.insert("name".to_owned(), json!(self.name));
        let numbers = [
            ("die_sides", &self.die_sides),
            ("needed_crosses", &self.needed_crosses),
            ("lock_spaces", &self.lock_spaces),
            ("most_crosses", &self.most_crosses),
        ];
        for (name, text) in numbers {
            let number = text.trim().parse::<u32>();
            let value = number.map_or_else(|_| json!(text), |number| json!(number));
            file.insert(name.to_owned(), value);
        }
        file.insert("rows".to_owned(), json!(self.rows()));
        if !self.extras.is_empty() && self.keep == "true" {
            let extras = serde_json::from_str(&self.extras);
            let extras = extras.unwrap_or_else(|_| json!(self.extras));
            file.insert("extras".to_owned(), extras);
        }
        Value::Object(file).to_string()
    }
}

/// A row in capitals, but for the sign of double spaces; commas may stand between the spaces.
fn row(text: &str) -> String {
    text.replace([',', ';'], " ")
        .to_ascii_uppercase()
        .replace("X2", "x2")
}
