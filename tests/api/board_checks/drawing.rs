//! A board as a client draws it that knows nothing but the board's data.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

const COLORS: [&str; 4] = ["red", "yellow", "green", "blue"];

const SIGNS: [&str; 8] = [
    "box", "step", "ring", "circle", "diamond", "square", "octagon", "star",
];

/// The spaces of a board, each by a name such as `red 5`, `red 5 second`, `red field 1` and `track 11`.
#[derive(Default)]
pub struct Drawing {
    pub variant: Value,
    /// What each space is crossed by, as a move without its type.
    pub spaces: BTreeMap<String, Value>,
    /// How many crosses each space of the four rows makes.
    counts: BTreeMap<String, u64>,
}

/// The members of a list, which must be one.
pub fn list(value: &Value) -> &[Value] {
    value
        .as_array()
        .unwrap_or_else(|| panic!("{value} is no list"))
}

/// The name of a space, of a move or of an effect that names one.
pub fn name(space: &Value) -> String {
    let row = space["row"].as_str().unwrap();
    match (space["number"].as_u64(), space["field"].as_u64()) {
        (Some(number), None) if space["second"] == true => format!("{row} {number} second"),
        (Some(number), None) => format!("{row} {number}"),
        (None, Some(field)) => format!("{row} field {field}"),
        _ => panic!("{space} is no space"),
    }
}

/// The names of what a seat lists as crossed.
pub fn crossed(seat: &Value) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut add = |row: &str, list_name: &Value, suffix: (&str, &str)| {
        for label in list_name.as_array().into_iter().flatten() {
            names.insert(format!("{row} {}{label}{}", suffix.0, suffix.1));
        }
    };
    for row in COLORS {
        let printed = &seat["rows"][row];
        add(row, &printed["crossed"], ("", ""));
        add(row, &printed["second"], ("", " second"));
        add(row, &printed["fields"], ("field ", ""));
    }
    for (row, printed) in seat["extra_rows"].as_object().into_iter().flatten() {
        add(row, &printed["crossed"], ("", ""));
    }
    names
}

impl Drawing {
    pub fn of(variant: &Value) -> Self {
        let mut drawing = Self {
            variant: variant.clone(),
            ..Self::default()
        };
        for row in COLORS {
            drawing.add_row(row);
        }
        for extra in list(&variant["extra_rows"]) {
            let after = &extra["after"];
            assert!(
                after.is_null() || COLORS.contains(&after.as_str().unwrap()),
                "{extra}"
            );
            for color in list(&extra["counts_for"]) {
                assert!(COLORS.contains(&color.as_str().unwrap()), "{extra}");
            }
            for space in list(&extra["spaces"]) {
                let colors = list(&space["colors"]);
                assert!(
                    colors
                        .iter()
                        .all(|it| COLORS.contains(&it.as_str().unwrap()))
                );
                drawing.add(json!({"row": extra["row"], "number": space["number"]}));
            }
        }
        drawing.check_links_and_signs();
        drawing.check_points();
        drawing
    }

    fn add(&mut self, space: Value) {
        let before = self.spaces.insert(name(&space), space);
        assert_eq!(before, None, "two spaces of the same name");
    }

    fn add_row(&mut self, row: &str) {
        let printed = self.variant["rows"][row].clone();
        for space in list(&printed["spaces"]) {
            assert!(COLORS.contains(&space["color"].as_str().unwrap()));
            let mut place = json!({"row": row, "number": space["number"]});
            if space["number"].is_null() {
                place = json!({"row": row, "field": space["field"]});
            }
            let count = space["count"].as_u64().unwrap();
            assert!([1, 2].contains(&count), "{space}");
            self.counts.insert(name(&place), count);
            if let Some(sign) = space.get("sign") {
                assert!(SIGNS.contains(&sign.as_str().unwrap()), "{space}");
            }
            if space["second"] == true {
                place["second"] = json!(true);
                self.add(place.clone());
                place.as_object_mut().unwrap().remove("second");
            }
            self.add(place);
        }
        for lock in list(&printed["locks"]) {
            assert!(self.spaces.contains_key(&format!("{row} {lock}")));
        }
    }

    /// What a sheet adds to the board: lines and signs, both at spaces that there are.
    fn check_links_and_signs(&self) {
        let variant = &self.variant;
        let sheets = variant["sheets"].as_object();
        let links = sheets.into_iter().flatten().map(|(_, it)| &it["links"]);
        for ends in links.chain([&variant["links"]]).flat_map(list) {
            assert_eq!(list(ends).len(), 2);
            let mut ends = list(ends).iter();
            assert!(ends.all(|end| self.spaces.contains_key(&name(end))));
        }
        let signs = sheets.into_iter().flatten().map(|(_, it)| &it["signs"]);
        for sign in signs.flat_map(list) {
            assert!(self.spaces.contains_key(&name(sign)), "{sign}");
            assert!(SIGNS.contains(&sign["sign"].as_str().unwrap()), "{sign}");
        }
    }

    fn check_points(&self) {
        let table = list(&self.variant["score_table"]);
        let most = usize::try_from(self.variant["most_crosses"].as_u64().unwrap()).unwrap();
        assert_eq!(table.len(), most + 1);
        assert!(table.is_sorted_by_key(|points| points.as_u64().unwrap()));
    }

    /// The rows beside the four that are crossed by this.
    pub fn rows_by(&self, by: &str) -> Vec<&str> {
        let rows = list(&self.variant["extra_rows"]).iter();
        let rows = rows.filter(|row| row["by"] == by);
        rows.map(|row| row["row"].as_str().unwrap()).collect()
    }

    pub fn has_second_boxes(&self) -> bool {
        self.spaces.keys().any(|name| name.ends_with(" second"))
    }

    pub fn has_fields(&self) -> bool {
        self.spaces.keys().any(|name| name.contains(" field "))
    }

    /// Checks that a seat names only spaces of the board, and all that a client needs to draw it.
    pub fn check_seat(&self, seat: &Value) {
        for name in crossed(seat) {
            assert!(self.spaces.contains_key(&name), "{name}: {seat}");
        }
        for row in COLORS {
            let shown = &seat["rows"][row];
            for field in ["second", "second_open"] {
                assert_eq!(shown[field].is_array(), self.has_second_boxes(), "{seat}");
            }
            for field in ["fields", "fields_open"] {
                assert_eq!(shown[field].is_array(), self.has_fields(), "{seat}");
            }
        }
        let shown = seat["extra_rows"].as_object().into_iter().flatten();
        let shown: BTreeSet<&str> = shown.map(|(row, _)| row.as_str()).collect();
        let rows = list(&self.variant["extra_rows"]).iter();
        assert_eq!(shown, rows.map(|it| it["row"].as_str().unwrap()).collect());
        let swaps = self.rows_by("swap");
        assert_eq!(seat["swaps_open"].is_array(), !swaps.is_empty(), "{seat}");
        for struck in seat["extra_rows"]["bar"]["struck"]
            .as_array()
            .into_iter()
            .flatten()
        {
            assert!(self.spaces.contains_key(&format!("bar {struck}")));
        }
        let sheets = self.variant["sheets"].as_object();
        let has_sheet = sheets.is_some_and(|it| it.contains_key(seat["sheet"].as_str().unwrap()));
        assert_eq!(has_sheet, sheets.is_some(), "{seat}");
    }

    /// Checks the points of a seat against what is crossed and the board's table of points.
    pub fn check_score(&self, seat: &Value) {
        let table = list(&self.variant["score_table"]);
        let extra_rows = list(&self.variant["extra_rows"]);
        let crossed_of = |row: &str| list(&seat["extra_rows"][row]["crossed"]);
        let names = crossed(seat);
        for row in COLORS {
            let own = names.iter().filter(|name| {
                let is_own = name.strip_prefix(row).and_then(|it| it.strip_prefix(' '));
                is_own.is_some()
            });
            let own: u64 = own.map(|name| self.counts.get(name).unwrap_or(&1)).sum();
            let others = extra_rows.iter().filter(|extra| {
                let counts_for = list(&extra["counts_for"]);
                counts_for.contains(&json!(row))
            });
            let others = others.map(|extra| crossed_of(extra["row"].as_str().unwrap()).len());
            let others = u64::try_from(others.sum::<usize>()).unwrap();
            let shown = &seat["rows"][row];
            let crosses = own + others + u64::from(shown["locked"] == true);
            assert_eq!(shown["crosses"], crosses, "{row}: {seat}");
            let counted = usize::try_from(crosses).unwrap().min(table.len() - 1);
            assert_eq!(shown["score"], table[counted], "{row}: {seat}");
        }
        for extra in extra_rows {
            let row = extra["row"].as_str().unwrap();
            let last = crossed_of(row).last();
            let mut spaces = list(&extra["spaces"]).iter();
            let last = last.and_then(|last| spaces.find(|space| space["number"] == *last));
            let points = match (extra["scores"].as_str().unwrap(), last) {
                ("last", Some(space)) => space["points"].clone(),
                ("last" | "none", _) => json!(0),
                (other, _) => panic!("{other}"),
            };
            assert_eq!(seat["extra_rows"][row]["score"], points, "{row}: {seat}");
        }
        let lines = list(&seat["lines"]);
        let names: Vec<&Value> = lines.iter().map(|line| &line["line"]).collect();
        assert_eq!(json!(names), self.variant["lines"]);
        let total: i64 = lines.iter().map(|it| it["score"].as_i64().unwrap()).sum();
        assert_eq!(seat["total"], total, "{seat}");
    }
}
